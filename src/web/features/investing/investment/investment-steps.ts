import { milestoneOf, type Milestone } from '../../../../domain/funds/fund-schedule.ts'
import { stateWord, milestoneLines } from '../../../../domain/funds/fund-schedule-words.ts'
import { lotteryDays } from '../../../../domain/funds/fund-text.ts'
import { depositSumsOf, instant, milestonesOfFund } from '../../../from-api.ts'
import { formatDate, formatDateTime, formatYen } from '../../../ui/format.ts'
import type { StepState } from '../../../ui/step-timeline.tsx'
import type { Investment } from './investment-queries.ts'

export interface InvestmentStep {
  name: '申込' | '抽選' | '契約' | '入金' | '運用' | '分配'
  state: StepState
  /** Up to two lines. */
  lines: readonly string[]
}

type Facts = Pick<
  Investment,
  | 'amount'
  | 'receipt_number'
  | 'invest_at'
  | 'status'
  | 'contract_confirm_at'
  | 'transfer_limit_at'
  | 'transfer_account'
  | 'result'
  | 'redeemed_at'
  | 'renewal'
  | 'substitute'
> & {
  project: Pick<Investment['project'], 'end_at' | 'places_until' | 'recruit_type' | 'milestones'>
}

/** All of the principal is lost: a day passed, but no money. */
const nothingPaid = 'お支払いなし'

/** Principal and gain have gone back: the fund has ended, or the member has left one that renews itself. */
export function isPaidOut({ redeemed_at: redeemedAt }: Pick<Investment, 'redeemed_at'>): boolean {
  return redeemedAt !== null
}

function substituteLines(
  { rank, offered_until: until }: NonNullable<Facts['substitute']>,
  { places_until: lineUntil }: Facts['project'],
): string[] {
  if (until !== null) return ['補欠の案内中', `期限 ${formatDateTime(until)}`]
  return [`補欠 ${rank ?? ''}番`, ...(lineUntil === null ? [] : [`${formatDateTime(lineUntil)}まで`])]
}

/** Before the draw nobody is bound: the contract comes with winning. */
function drawSteps({ status, substitute, project }: Facts, milestones: readonly Milestone[]): InvestmentStep[] {
  if (project.recruit_type !== 'lottery') return []
  if (status !== 'Apply') return [{ name: '抽選', state: 'done', lines: ['当選'] }]
  if (substitute !== null) return [{ name: '抽選', state: 'now', lines: substituteLines(substitute, project) }]
  const { resultOn } = lotteryDays(instant(project.end_at))
  const drawn = milestoneOf(milestones, 'drawn')
  return [
    {
      name: '抽選',
      state: 'now',
      lines: ['抽選待ち', isPast(drawn) ? stateWord(drawn) : `結果は${formatDate(resultOn)}`],
    },
  ]
}

function contractStep(invest: Facts): InvestmentStep {
  if (invest.contract_confirm_at !== null)
    return { name: '契約', state: 'done', lines: [formatDateTime(invest.contract_confirm_at)] }
  if (invest.status === 'Apply') return { name: '契約', state: 'ahead', lines: ['当選した場合の手続き'] }
  return { name: '契約', state: 'now', lines: ['書面の確認待ち', '確認すると振込先を表示'] }
}

function depositStep(invest: Facts): InvestmentStep {
  if (invest.status === 'Paid') {
    const last =
      invest.transfer_account?.transfers.reduce(
        (latest, { transfer_at }) => (transfer_at > latest ? transfer_at : latest),
        '',
      ) ?? ''
    return { name: '入金', state: 'done', lines: [last === '' ? '入金済み' : formatDateTime(last)] }
  }
  const limit = invest.transfer_limit_at === null ? [] : [`期限 ${formatDateTime(invest.transfer_limit_at)}`]
  if (invest.contract_confirm_at === null || invest.status !== 'Entry')
    return { name: '入金', state: 'ahead', lines: limit }
  return {
    name: '入金',
    state: 'now',
    lines: [...limit, `あと${formatYen(depositSumsOf(invest).missing)}のご入金が必要です`],
  }
}

/** Term by term; the dividend of each follows within a month. */
function renewingSteps(
  { redeemed_at: redeemedAt, result }: Facts,
  renewal: NonNullable<Facts['renewal']>,
  milestones: readonly Milestone[],
): InvestmentStep[] {
  const term = `第${renewal.term}期`
  const ofTerm = (key: Milestone['key']) => milestones.find((one) => one.key === key && one.number === renewal.term)
  const [ended, paid] = [ofTerm('ended'), ofTerm('paid')]
  // Whoever stays is in the next term already: left, or sold.
  const isOver = renewal.is_ended || redeemedAt !== null
  const operation: InvestmentStep = isOver
    ? { name: '運用', state: 'done', lines: [formatDate(renewal.end_at), `${term}で終了`] }
    : {
        name: '運用',
        state: 'now',
        lines: [`${term}を運用中`, isPast(ended) ? stateWord(ended) : `${formatDate(renewal.end_at)}まで`],
      }
  const dividend: InvestmentStep =
    redeemedAt !== null
      ? {
          name: '分配',
          state: 'done',
          lines: [formatDate(result?.paid_at ?? redeemedAt), result?.pay_amount === 0 ? nothingPaid : '支払い済み'],
        }
      : {
          name: '分配',
          state: isOver ? 'now' : 'ahead',
          lines: [formatDate(renewal.dividend_due_at), isPast(paid) ? stateWord(paid) : `までに${term}の分を予定`],
        }
  return [operation, dividend]
}

const isPast = (milestone: Milestone | undefined): milestone is Milestone => milestone?.state === 'overdue'

function operationStep({ status }: Facts, milestones: readonly Milestone[]): InvestmentStep {
  const started = milestoneOf(milestones, 'started')
  const ended = milestoneOf(milestones, 'ended')
  if (status === 'Paid' && ended?.recorded)
    return { name: '運用', state: 'done', lines: [...milestoneLines(ended), '運用終了'] }
  if (status === 'Paid' && started?.recorded) {
    if (ended === undefined || ended.planned === null)
      return { name: '運用', state: 'now', lines: ['運用中', `${milestoneLines(started)[0] ?? ''}から`] }
    const runs = ended.isExtended ? stateWord(ended) : '運用中'
    const [end = '', note] = milestoneLines(ended)
    return {
      name: '運用',
      state: 'now',
      lines: isPast(ended) ? ['運用中　終了予定', end, note ?? ''] : [runs, `${end}まで`],
    }
  }
  if (started === undefined || started.planned === null)
    return { name: '運用', state: 'ahead', lines: ['開始日は未定です'] }
  const [start = '', note = ''] = milestoneLines(started)
  return {
    name: '運用',
    state: 'ahead',
    lines: started.state === 'ahead' ? [start, '開始予定'] : ['開始予定', start, note],
  }
}

function dividendStep({ status, result }: Facts, milestones: readonly Milestone[]): InvestmentStep {
  if (result?.paid_at)
    return {
      name: '分配',
      state: 'done',
      lines: [formatDate(result.paid_at), result.pay_amount === 0 ? nothingPaid : '支払い済み'],
    }
  const state: StepState = status === 'Paid' && milestoneOf(milestones, 'ended')?.recorded ? 'now' : 'ahead'
  const paid = milestoneOf(milestones, 'paid')
  // Others may have theirs already: what counts here is the member's own.
  return { name: '分配', state, lines: paid === undefined ? ['未定です'] : milestoneLines({ ...paid, recorded: null }) }
}

function applicationLines({ invest_at: appliedAt, receipt_number: receiptNumber }: Facts): string[] {
  return [formatDateTime(appliedAt), ...(receiptNumber === null ? [] : [`受付番号 ${receiptNumber}`])]
}

/** The steps of one investment with their dates, one more in a lottery; at most one of them is now. `now`: milliseconds since 1970. */
export function investmentSteps(invest: Facts, now: number): InvestmentStep[] {
  const milestones = milestonesOfFund(invest.project, now)
  return [
    { name: '申込', state: 'done', lines: applicationLines(invest) },
    ...drawSteps(invest, milestones),
    contractStep(invest),
    depositStep(invest),
    ...(invest.renewal === null
      ? [operationStep(invest, milestones), dividendStep(invest, milestones)]
      : renewingSteps(invest, invest.renewal, milestones)),
  ]
}
