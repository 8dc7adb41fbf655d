import { formatDateTime } from '../../../domain/calendar.ts'
import type { Trail, TrailChain, TrailStep } from './trail.ts'

const yenText = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`

/** A trail as a plain table for a terminal: a row for each step, and the sum of each chain. */
export function printTrail(trail: Trail): string {
  const parts = trail.chains.map(printChain)
  if (trail.beside.length > 0) parts.push(['出資に結び付かない記録', table(trail.beside)].join('\n'))
  if (parts.length === 0) parts.push('この記録に結び付くお金の動きは、まだありません。')
  return `${parts.join('\n\n')}\n`
}

function printChain(chain: TrailChain): string {
  const { received, dividend, tax, loss, paid_out: paidOut, in_flight: inFlight, owed, held, difference } = chain.totals
  const sums = [
    `受け取り ${yenText(received)} ＋ 分配 ${yenText(dividend)} − 源泉徴収 ${yenText(tax)} − 損失 ${yenText(loss)}`,
    `＝ 支払い済み ${yenText(paidOut)} ＋ 手続き中 ${yenText(inFlight)} ＋ 支払い待ち ${yenText(owed)} ＋ お預かり・運用中 ${yenText(held)}`,
    difference === 0 ? '差額 0円（一致）' : `差額 ${yenText(difference)}（不一致：帳簿を調べてください）`,
  ]
  const head = `出資 ${chain.investment_id}　${chain.project_name}　${chain.member_name} 様（会員 ${chain.member_id}）　${yenText(chain.amount)}`
  return [head, table(chain.steps), ...sums].join('\n')
}

function table(steps: readonly TrailStep[]): string {
  const rows = [
    ['日時', '金額', '仕訳', '銀行', '支払い', '行った人', '内容'],
    ...steps.map((step) => [
      formatDateTime(step.at),
      step.amount === null ? '' : yenText(step.amount),
      step.entry_id === null ? '' : String(step.entry_id),
      step.bank_line_id === null ? '' : String(step.bank_line_id),
      step.payout_id === null ? '' : String(step.payout_id),
      step.actor ?? '',
      step.text,
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? '')))) ?? []
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, column) => pad(cell, widths[column] ?? 0))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n')
}

const pad = (text: string, columns: number): string => text + ' '.repeat(columns - width(text))

/** Columns on a terminal: Japanese letters take two. */
const width = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1), 0)
