import { addMonths, daysBetween, japanDate, parseJapanDate, type JapanDate } from '../calendar.ts'
import { disclosureFields } from './fund-disclosure.ts'
import type { FreeText } from '../free-text.ts'
import type { Id } from '../id.ts'

/** Who lends. */
export const LENDER_KINDS = {
  bank: '銀行・信用金庫など',
  finance_company: '貸金業者（ノンバンク）',
  company: 'その他の法人',
  person: '個人',
} as const
export type LenderKind = keyof typeof LENDER_KINDS

/** What lines do with a loan. */
export const LOAN_MOVEMENTS = { drawn: '借入れ', repaid: '元本の返済', interest: '利息の支払い' } as const
export type LoanMovement = keyof typeof LOAN_MOVEMENTS

export const LOAN_STATES = { undrawn: '未実行', owed: '返済中', repaid: '完済' } as const
export type LoanState = keyof typeof LOAN_STATES

/** What is to be paid on a day, whole yen. */
export type Instalment = { dueOn: string; principal: number; interest: number }

/** As its contract says. */
export type Loan = {
  fundId: Id<'fund'>
  lender: FreeText
  lenderKind: LenderKind
  isRelated: boolean
  amount: number
  /** A year, in hundredths of a percent. */
  rateBp: number
  contractedOn: string
  maturesOn: string
  contractSha256: string
  plan: Instalment[]
}

/** The most that anybody may ask a year. */
const HIGHEST_RATE_BP = 2_000
const LONGEST_PLAN = 480

/** Whether the fund's contract allows it to borrow: what its documents say. The function may_borrow of the database says the same. */
export function mayBorrow(borrowing: string | undefined): boolean {
  const said = borrowing?.trim() ?? ''
  return said !== '' && said !== disclosureFields.borrowing.none
}

/** What is wrong with it, as fields of the form; null where two people may decide on it. */
export function loanProblems(loan: Loan, today: JapanDate): Record<string, string> | null {
  const { lender, amount, rateBp, contractedOn, maturesOn, plan } = loan
  if (lender.trim() === '' || lender.length > 100) return { lender: '借入先を100文字以内で入力してください。' }
  if (!Number.isSafeInteger(amount) || amount < 1) return { amount: '1円以上の金額を入力してください。' }
  if (!Number.isSafeInteger(rateBp) || rateBp < 0 || rateBp > HIGHEST_RATE_BP)
    return { rate: '年利は、0％以上20％以下で入力してください。' }
  if (parseJapanDate(contractedOn) === null || contractedOn > today)
    return { contracted_on: '契約日は、本日以前の日を選んでください。' }
  if (parseJapanDate(maturesOn) === null || maturesOn <= contractedOn)
    return { matures_on: '最終の返済期日は、契約日より後の日を選んでください。' }
  return planProblems(plan, { amount, contractedOn, maturesOn })
}

function planProblems(
  plan: readonly Instalment[],
  { amount, contractedOn, maturesOn }: Pick<Loan, 'amount' | 'contractedOn' | 'maturesOn'>,
): Record<string, string> | null {
  if (plan.length === 0 || plan.length > LONGEST_PLAN)
    return { plan: `返済計画は、1回から${LONGEST_PLAN}回までで入力してください。` }
  for (const [index, { dueOn, principal, interest }] of plan.entries()) {
    const field = `plan.${index}`
    const before = plan[index - 1]?.dueOn ?? contractedOn
    if (parseJapanDate(dueOn) === null || dueOn <= before || dueOn > maturesOn)
      return {
        [`${field}.due_on`]: '期日は、前の回（1回目は契約日）より後、最終の返済期日までの日を入力してください。',
      }
    if (!Number.isSafeInteger(principal) || principal < 0)
      return { [`${field}.principal`]: '0円以上の金額を入力してください。' }
    if (!Number.isSafeInteger(interest) || interest < 0)
      return { [`${field}.interest`]: '0円以上の金額を入力してください。' }
    if (principal + interest === 0) return { [`${field}.principal`]: '元本か利息の金額を入力してください。' }
  }
  const sum = plan.reduce((total, { principal }) => total + principal, 0)
  return sum === amount
    ? null
    : { plan: `返済計画の元本の合計（${text(sum)}円）が、借入額（${text(amount)}円）と一致しません。` }
}

const text = (amount: number): string => amount.toLocaleString('ja-JP')

/** How a plan is proposed; its rows may be edited. */
export const REPAYMENTS = {
  equal_principal: '元金均等（毎月）',
  monthly_interest: '元本は期日に一括、利息は毎月',
  at_maturity: '元本・利息とも期日に一括',
} as const
export type Repayment = keyof typeof REPAYMENTS

/** By days, of 365 a year in every year, what is below a yen dropped. */
export const interestOf = (owed: number, rateBp: number, days: number): number =>
  Number((BigInt(owed) * BigInt(rateBp) * BigInt(days)) / (10_000n * 365n))

/** Each month on the contract's day, and the rest at maturity. */
export function proposedPlan(
  { amount, rateBp, contractedOn, maturesOn }: Pick<Loan, 'amount' | 'rateBp' | 'contractedOn' | 'maturesOn'>,
  repayment: Repayment,
): Instalment[] {
  const [from, until] = [japanDate(contractedOn), japanDate(maturesOn)]
  const days = repayment === 'at_maturity' ? [until] : monthlyUntil(from, until)
  const each = repayment === 'equal_principal' ? Math.floor(amount / days.length) : 0
  let owed = amount
  return days
    .map((day, index) => {
      const interest = interestOf(owed, rateBp, daysBetween(days[index - 1] ?? from, day))
      const principal = index === days.length - 1 ? owed : each
      owed -= principal
      return { dueOn: day, principal, interest }
    })
    .filter(({ principal, interest }) => principal + interest > 0)
}

function monthlyUntil(from: JapanDate, until: JapanDate): JapanDate[] {
  const days: JapanDate[] = []
  for (let month = 1; days.length < LONGEST_PLAN - 1; month += 1) {
    const day = addMonths(from, month)
    if (day >= until) break
    days.push(day)
  }
  return [...days, until]
}
