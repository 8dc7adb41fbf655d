import { sql } from 'kysely'
import { saidTaxOf } from '../../../domain/treasury/consumption-tax/part-tax.ts'
import { saidTaxWords } from '../../../domain/treasury/consumption-tax/words.ts'
import { formatDate, japanDate } from '../../../domain/calendar.ts'
import { causeOf, CORRECTION_CAUSES } from '../../../domain/funds/fund-corrections.ts'
import { FEE_PAYEES } from '../../../domain/treasury/fee-withholding.ts'
import {
  COST_KINDS,
  COUNTERPARTIES,
  FUND_LINE_KINDS,
  fundsOf,
  PAYERS,
  type FundLinePart,
} from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { otherEnd, payersText } from '../../../domain/treasury/known-payers.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Effect } from '../../people/approval/proposal-kind.ts'
import { countUncompared, uncomparedText } from './count-uncompared.ts'
import { loadDealsOfLine } from './deals-of-line.ts'
import type { FoundLines, FundLineContent } from './fund-line-proposal.ts'
import { concernsOfDepositPayees } from './payee-of-deposit.ts'
import { rentsOfLine, type NamedPart } from './rents-of-line.ts'

const size = (amount: number): string => formatYen(yen(Math.abs(amount)))

/** What the second operator reads before he says yes. */
export async function effectOf(
  transaction: Transaction,
  { lines, pattern, payers }: FoundLines,
  { line, cause }: FundLineContent,
): Promise<Effect> {
  const [{ entry, before, planId }, ...others] = lines
  const [way, use] = entry.amount > 0 ? ['入金', '収入'] : ['出金', '支払い']
  const total = lines.reduce((sum, each) => sum + Math.abs(each.entry.amount), 0)
  const what = others.length === 0 ? size(total) : `${lines.length}件、合計${size(total)}`
  const funds = await transaction
    .selectFrom('fund')
    .select(['id', 'name'])
    .where('id', 'in', fundsOf(line.parts))
    .execute()
  const nameOf = new Map(funds.map(({ id, name }) => [id, name]))
  const deals = await loadDealsOfLine(transaction, line.parts)
  const given = await namesOfGivenBack(transaction, line.parts)
  const loans = await namesOfLoans(transaction, line.parts)
  const uncompared = await countUncompared(transaction)
  const rents = await rentsOfLine(transaction, namedParts(lines), {
    remarks: entry.remarks,
    transactedOn: entry.transacted_on,
    corrects: before?.id ?? null,
  })
  const change = (label: string, after: string) => ({ label, before: null, after })
  return {
    title: `口座の${way}${what}をファンドの${use}として${before === null ? '登録' : '登録し直す'}`,
    people: 0,
    yen: total,
    changes: [
      ...lines.map((each, index) =>
        change(
          others.length === 0 ? '入出金' : `入出金${index + 1}`,
          `${formatDate(japanDate(each.entry.transacted_on))}　${way}　${size(each.entry.amount)}`,
        ),
      ),
      change('銀行の摘要', entry.remarks === '' ? '（なし）' : entry.remarks),
      change('相手', COUNTERPARTIES[line.counterparty]),
      change(`${otherEnd(entry.amount)}の照合`, payersText(payers, entry.amount)),
      ...(uncompared === 0 ? [] : [change('照合できない取引先', uncomparedText(uncompared))]),
      ...(entry.amount < 0 && isUntaxedFee(line.parts)
        ? [
            change(
              '源泉徴収',
              'なし（支払先が司法書士・税理士などの個人のときは、報酬から源泉所得税を預かる登録が必要です）',
            ),
          ]
        : []),
      ...(entry.amount < 0 ? [change('支払った資金', PAYERS[line.paidBy])] : []),
      ...line.parts.map((part, index) => {
        const { fundId, kind, costKind, amount, about, dealId = null, givesBack = null } = part
        return change(
          `内訳${index + 1}`,
          [
            nameOf.get(fundId) ?? '',
            costKind === null ? FUND_LINE_KINDS[kind] : COST_KINDS[costKind],
            others.length > 0 && line.parts.length === 1
              ? '各明細の全額'
              : `${amount > 0 ? '入' : '出'}　${size(amount)}`,
            ...(about === '' ? [] : [about]),
            ...(dealId === null ? [] : [deals.get(dealId)?.text ?? '']),
            ...(givesBack === null ? [] : [given.get(givesBack) ?? '']),
            ...feeWords(part),
            ...(part.loanId ? [loans.get(part.loanId) ?? ''] : []),
            ...saidTaxWords(saidTaxOf(part)),
          ].join('　'),
        )
      }),
      ...rents.changes,
      ...(await concernsOfDepositPayees(transaction, entry, line.parts)),
      ...(before === null ? [] : [change('公表する原因', CORRECTION_CAUSES[causeOf(cause)])]),
      ...(planId === null ? [] : [change('支払予定', `番号${planId}の支払い`)]),
      ...(pattern === null
        ? []
        : [change('次回から', `摘要「${pattern.remitter}」の${size(pattern.amountFrom)}の${way}を、自動で登録`)]),
    ],
    questions: rents.questions,
  }
}

/** Whose fee and how much of it, or which month was paid. */
function feeWords({ kind, amount, month, feePayee, feeBase }: FundLinePart): string[] {
  if (kind !== 'fee_tax') return []
  if (amount < 0) return [`${month ?? ''}に預かった分の納付`]
  return [feePayee ? FEE_PAYEES[feePayee] : '', `対象の報酬${size(feeBase ?? 0)}`]
}

/** Fees of persons are taxed at the source; whoever looks is asked where no tax is kept. */
const isUntaxedFee = (parts: readonly FundLinePart[]): boolean =>
  parts.some(({ kind, costKind }) => kind === 'cost' && costKind !== null && FEE_COSTS.includes(costKind)) &&
  !parts.some(({ kind }) => kind === 'fee_tax')
const FEE_COSTS: readonly string[] = ['registration', 'expert', 'appraisal']

/** '借入先 東西銀行（借入額5,000,000円、残高4,000,000円）' */
async function namesOfLoans(
  transaction: Transaction,
  parts: readonly FundLinePart[],
): Promise<Map<Id<'loan'>, string>> {
  const ids = parts.flatMap(({ loanId }) => loanId ?? [])
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: Id<'loan'>; lender: string; amount: number; owed: number }>`
    select id, lender, amount, owed from standing_loan where id = any(${ids})`.execute(transaction)
  return new Map(
    rows.map(({ id, lender, amount, owed }) => [
      id,
      `借入先 ${lender}（借入額${size(amount)}、この登録の前の残高${size(owed)}）`,
    ]),
  )
}

/** The lines that paid what parts give back: '元の入金 2026年4月1日「サトウ ハナコ」80,000円'. */
async function namesOfGivenBack(
  transaction: Transaction,
  parts: readonly FundLinePart[],
): Promise<Map<Id<'bank_statement_line'>, string>> {
  const ids = parts.flatMap(({ givesBack }) => givesBack ?? [])
  if (ids.length === 0) return new Map()
  const rows = await transaction
    .selectFrom('bank_statement_line')
    .select(['id', 'transacted_on', 'remarks', 'amount'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, transacted_on: day, remarks, amount }) => [
      id,
      `元の${amount > 0 ? '入金' : '支払い'} ${formatDate(japanDate(day))}「${remarks}」${size(amount)}`,
    ]),
  )
}

/** The parts of all lines, by the names under which the changes show them. */
const namedParts = (lines: FoundLines['lines']): NamedPart[] =>
  lines.flatMap(({ line: { parts } }, index) =>
    parts.map((part, place) => ({
      name: `${lines.length === 1 ? '' : `入出金${index + 1}の`}内訳${place + 1}`,
      part,
    })),
  )
