import { endOfMonthAfter, type JapanDate } from '../../../domain/calendar.ts'
import { lotteryDays } from '../../../domain/fund-text.ts'
import { day, depositSumsOf, instant } from '../../from-api.ts'
import { formatDate, formatDateTime, formatYen } from '../../ui/format.ts'
import type { StepState } from '../../ui/step-timeline.tsx'
import type { Investment } from './investment-queries.ts'

export interface InvestmentStep {
  name: '申込' | '契約' | '入金' | '運用' | '分配'
  state: StepState
  /** Up to two lines. */
  lines: readonly string[]
}

type Facts = Pick<Investment, 'amount' | 'receipt_number' | 'invest_at' | 'status' | 'contract_confirm_at' | 'transfer_limit_at' | 'transfer_account' | 'result' | 'redeemed_at' | 'renewal'> & {
  project: Pick<Investment['project'], 'end_at' | 'unyo_start_at' | 'unyo_end_at' | 'performance'>
}

/** All of the principal is lost: a day passed, but no money. */
const nothingPaid = 'お支払いなし'

/** Principal and gain have gone back: the fund has ended, or the member has left one that renews itself. */
export function isPaidOut({ redeemed_at: redeemedAt }: Pick<Investment, 'redeemed_at'>): boolean {
  return redeemedAt !== null
}

function contractStep(invest: Facts): InvestmentStep {
  if (invest.contract_confirm_at !== null) return { name: '契約', state: 'done', lines: [formatDateTime(invest.contract_confirm_at)] }
  if (invest.status === 'Apply') {
    const { resultOn } = lotteryDays(instant(invest.project.end_at))
    return { name: '契約', state: 'now', lines: ['抽選待ち', `結果は${formatDate(resultOn)}`] }
  }
  return { name: '契約', state: 'now', lines: ['書面の確認待ち', '確認すると振込先を表示'] }
}

function depositStep(invest: Facts): InvestmentStep {
  if (invest.status === 'Paid') {
    const last = invest.transfer_account?.transfers.reduce((latest, { transfer_at }) => (transfer_at > latest ? transfer_at : latest), '') ?? ''
    return { name: '入金', state: 'done', lines: [last === '' ? '入金済み' : formatDateTime(last)] }
  }
  const limit = invest.transfer_limit_at === null ? [] : [`期限 ${formatDateTime(invest.transfer_limit_at)}`]
  if (invest.contract_confirm_at === null || invest.status !== 'Entry') return { name: '入金', state: 'ahead', lines: limit }
  return { name: '入金', state: 'now', lines: [...limit, `${formatYen(depositSumsOf(invest).missing)}が未入金`] }
}

/** Term by term; the dividend of each follows within a month. */
function renewingSteps({ redeemed_at: redeemedAt, result }: Facts, renewal: NonNullable<Facts['renewal']>): InvestmentStep[] {
  const term = `第${renewal.term}期`
  // Whoever stays is in the next term already: left, or sold.
  const isOver = renewal.is_ended || redeemedAt !== null
  const operation: InvestmentStep = isOver
    ? { name: '運用', state: 'done', lines: [formatDate(renewal.end_at), `${term}で終了`] }
    : { name: '運用', state: 'now', lines: [`${term}を運用中`, `${formatDate(renewal.end_at)}まで`] }
  const dividend: InvestmentStep = redeemedAt !== null
    ? { name: '分配', state: 'done', lines: [formatDate(result?.paid_at ?? redeemedAt), result?.pay_amount === 0 ? nothingPaid : '支払い済み'] }
    : { name: '分配', state: isOver ? 'now' : 'ahead', lines: [formatDate(renewal.dividend_due_at), `までに${term}の分を予定`] }
  return [operation, dividend]
}

function operationStep({ status, project }: Facts, today: JapanDate): InvestmentStep {
  const started = project.performance?.unyo_start_at ?? null
  const ended = project.performance?.unyo_end_at ?? null
  if (status === 'Paid' && ended !== null && ended <= today) return { name: '運用', state: 'done', lines: [formatDate(ended), '運用終了'] }
  if (status === 'Paid' && started !== null && started <= today) {
    const end = ended ?? project.unyo_end_at
    return { name: '運用', state: 'now', lines: ['運用中', end === null ? `${formatDate(started)}から` : `${formatDate(end)}まで`] }
  }
  const start = started ?? project.unyo_start_at
  return { name: '運用', state: 'ahead', lines: start === null ? ['開始日は未定です'] : [formatDate(start), '開始予定'] }
}

function dividendStep({ status, project, result }: Facts, today: JapanDate): InvestmentStep {
  if (result?.paid_at) return { name: '分配', state: 'done', lines: [formatDate(result.paid_at), result.pay_amount === 0 ? nothingPaid : '支払い済み'] }
  const ended = project.performance?.unyo_end_at ?? null
  const payday = project.performance?.payday ?? null
  const state: StepState = status === 'Paid' && ended !== null && ended <= today ? 'now' : 'ahead'
  if (payday !== null) return { name: '分配', state, lines: [formatDate(payday), '支払い予定'] }
  const end = ended ?? project.unyo_end_at
  return { name: '分配', state, lines: end === null ? ['未定です'] : [formatDate(endOfMonthAfter(day(end))), 'までに予定'] }
}

function applicationLines({ invest_at: appliedAt, receipt_number: receiptNumber }: Facts): string[] {
  return [formatDateTime(appliedAt), ...(receiptNumber === null ? [] : [`受付番号 ${receiptNumber}`])]
}

/** The five steps of one investment with their dates; at most one of them is now. A recorded day may lie ahead. */
export function investmentSteps(invest: Facts, today: JapanDate): InvestmentStep[] {
  return [
    { name: '申込', state: 'done', lines: applicationLines(invest) },
    contractStep(invest),
    depositStep(invest),
    ...(invest.renewal === null ? [operationStep(invest, today), dividendStep(invest, today)] : renewingSteps(invest, invest.renewal)),
  ]
}
