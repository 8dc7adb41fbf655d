import { addDays, formatDate, japanDate, type JapanDate } from '../calendar.ts'
import type { FreeText } from '../free-text.ts'
import {
  COST_KINDS,
  FUND_LINE_KINDS,
  type CostKind,
  type Counterparty,
  type FundLine,
  type FundLineKind,
} from './fund-lines.ts'
import type { Id } from '../id.ts'
import { remarksKey } from './line-rules.ts'

/** What a fund's money can be planned for: what it spends, and what it holds for a tenant. */
export const PLANNED_KINDS = ['cost', 'accrued_cost', 'tenant_deposit'] as const satisfies readonly FundLineKind[]
export type PlannedKind = (typeof PLANNED_KINDS)[number]

/** A payment that two people decide on before it leaves. */
export type OutgoingPlan = {
  fundId: Id<'fund'>
  kind: PlannedKind
  /** Of costs alone. */
  costKind: CostKind | null
  /** As the bank's remarks will name him. */
  payee: FreeText
  counterparty: Counterparty
  /** Whole yen, positive. */
  amount: number
  /** 'YYYY-MM-DD' */
  payOn: string
  about: FreeText
}

/** How far from its day a payment may leave and still be known as the planned one. A payment of every month is further from the next. */
export const DAYS_FROM_PLAN = 7

/** What is wrong with a plan, as fields of the form; null where two people may decide on it. */
export function planProblems(plan: OutgoingPlan, today: JapanDate): Record<string, string> | null {
  const { kind, costKind, payee, amount, payOn, about } = plan
  if (remarksKey(payee).length < 2) return { payee: '銀行の摘要に載る支払先の名前を、2文字以上で入力してください。' }
  if (payee.length > 100) return { payee: '100文字以内で入力してください。' }
  if (!Number.isSafeInteger(amount) || amount < 1) return { amount: '1円以上の金額を入力してください。' }
  if ((kind === 'tenant_deposit') !== (costKind === null)) return { kind: '支払いの内容を選んでください。' }
  // A plan names no loan, and what is due of one is known from its own plan.
  if (costKind === 'interest')
    return { kind: '支払利息は、支払予定にできません。「借入金」の返済計画で確かめ、支払いの明細で登録してください。' }
  if (payOn < today) return { pay_on: '支払日は、本日以降の日を選んでください。' }
  if (payOn > addDays(today, 366)) return { pay_on: '支払日は、1年以内の日を選んでください。' }
  return about.length > 200 ? { about: '200文字以内で入力してください。' } : null
}

/** A plan as its line is looked for. */
type AwaitedPlan = Pick<OutgoingPlan, 'payee' | 'amount' | 'payOn'> & { decidedAt: Date; decidedOn: string }

/**
 * Whether a line of the account is the planned payment: its payee, its amount, and within days of its day. What had left before two people decided was not
 * planned, whatever it says.
 */
export function meetsPlan(
  { payee, amount, payOn, decidedAt, decidedOn }: AwaitedPlan,
  line: { amount: number; remarks: string; transacted_on: string; read_at: Date },
): boolean {
  const day = japanDate(payOn)
  return (
    line.amount === -amount &&
    line.read_at > decidedAt &&
    line.transacted_on >= decidedOn &&
    line.transacted_on >= addDays(day, -DAYS_FROM_PLAN) &&
    line.transacted_on <= addDays(day, DAYS_FROM_PLAN) &&
    remarksKey(line.remarks).includes(remarksKey(payee))
  )
}

/** What the line is that fulfils it. */
export const lineOfPlan = ({ fundId, kind, costKind, counterparty, amount, about }: OutgoingPlan): FundLine => ({
  counterparty,
  paidBy: 'fund',
  parts: [
    { fundId, kind, costKind, amount: -amount, about, dealId: null, leaseId: null, month: null, givesBack: null },
  ],
})

/** '修繕費', '未払の修繕費の支払い', '敷金・保証金の返還' */
export function plannedText({ kind, costKind }: { kind: PlannedKind; costKind: CostKind | null }): string {
  if (costKind === null) return `${FUND_LINE_KINDS[kind]}の返還`
  return kind === 'cost' ? COST_KINDS[costKind] : `未払の${COST_KINDS[costKind]}の支払い`
}

/** The day and the payee. */
export const planName = ({ payOn, payee }: Pick<OutgoingPlan, 'payOn' | 'payee'>): string =>
  `${formatDate(japanDate(payOn))}　${payee}`
