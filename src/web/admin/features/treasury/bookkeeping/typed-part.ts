import {
  COST_KINDS,
  FUND_LINE_KINDS,
  isOfDeal,
  isOfLease,
  type CostKind,
  type FundLineKind,
} from '../../../../../domain/treasury/fund-lines.ts'
import { addMonths, japanDate } from '../../../../../domain/calendar.ts'
import type { TaxClass } from '../../../../../domain/treasury/consumption-tax/classes.ts'
import type { FeePayee } from '../../../../../domain/treasury/fee-withholding.ts'
import { taxWayOf } from '../../../../../domain/treasury/consumption-tax/part-tax.ts'
import { figure } from '../../../ui/admin-format.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import type { AccountEntry, OwedSum } from './ledger-queries.ts'

/** What the last such line was said to be, or this one before it is corrected. */
export type ClassifiedLine = NonNullable<AccountEntry['suggestion']>

/** A part of a line as it stands in the form. */
export interface TypedPart {
  key: number
  project_id: string
  /** `rent`, or a cost with its kind: `cost:repair`. */
  choice: string
  amount: string
  about: string
  /** The purchase or sale that a price or a cost belongs to; empty for none. */
  deal_id: string
  lease_id: string
  /** 'YYYY-MM' */
  month: string
  /** The line that paid what comes or goes back. */
  gives_back: string
  /** Of consumption tax; empty for the usual class. */
  tax_class: TaxClass | ''
  invoice_number: string
  /** Of a sale. */
  building_amount: string
  /** Of tax that is kept of a fee: whose it is, and of how much of it. */
  fee_payee: FeePayee | ''
  fee_base: string
  /** Of a loan and of its interest. */
  loan_id: string
}

const incoming: readonly FundLineKind[] = [
  'rent',
  'advance_rent',
  'tenant_deposit',
  'taken_over_deposit',
  'other_income',
  'sale',
  'sale_deposit',
  'purchase_return',
  'loan',
]
const outgoing: readonly FundLineKind[] = [
  'purchase',
  'taken_over_deposit',
  'tenant_deposit',
  'sale_deposit',
  'rent',
  'advance_rent',
  'loan',
  'other_income',
]
/** A tenant's deposit that the buyer keeps of the price, because he will give it back. */
const HANDED_OVER = 'tenant_deposit_handed_over'
/** A buyer's deposit that becomes part of the price. */
const SETTLED = 'sale_deposit_settled'
/** What was withheld of fees goes to the tax office. */
const FEE_TAX_PAID = 'fee_tax_paid'
/** Other income that goes back: what is kept of a deposit that goes back is other income as well. */
const RETURNED = 'other_income_returned'
/** What goes the other way than its line. */
const turned: Readonly<Record<string, FundLineKind>> = { [HANDED_OVER]: 'tenant_deposit', [SETTLED]: 'sale_deposit' }
const kinds: Readonly<Record<string, FundLineKind>> = {
  ...turned,
  [RETURNED]: 'other_income',
  [FEE_TAX_PAID]: 'fee_tax',
}
const costKinds = Object.keys(COST_KINDS) as CostKind[]

/** What a fund can give back or pay off, as a choice names it. */
const owedAs = ({ kind, cost_kind: costKind }: OwedSum): string => (costKind === null ? kind : `${kind}:${costKind}`)
const isOfOwed = (choice: string, isIncoming: boolean): boolean =>
  choice in turned ||
  (!isIncoming &&
    (choice === 'tenant_deposit' ||
      choice === 'sale_deposit' ||
      choice === 'advance_rent' ||
      choice === 'loan' ||
      choice === FEE_TAX_PAID ||
      choice.startsWith('accrued_cost:')))

/**
 * Of what a line can consist: what comes in is income, and what was kept from it a cost; what leaves is a cost, or goes back. What the fund does not owe is
 * no choice, but what was chosen before.
 */
export const choicesOf = (isIncoming: boolean, { chosen, owed }: { chosen: string; owed: readonly OwedSum[] }) =>
  allChoices(isIncoming).filter(
    ({ value }) =>
      value === chosen ||
      !isOfOwed(value, isIncoming) ||
      owed.some((sum) => owedAs(sum) === (value === FEE_TAX_PAID ? 'fee_tax' : (turned[value] ?? value))),
  )

function allChoices(isIncoming: boolean) {
  const own = (isIncoming ? incoming : outgoing).map((kind) => ({
    value: kind as string,
    label: wordOf(kind, isIncoming),
  }))
  // A lender keeps nothing of what it lends.
  const costs = costKinds
    .filter((kind) => !isIncoming || kind !== 'interest')
    .map((kind) => ({
      value: `cost:${kind}`,
      label: isIncoming ? `${COST_KINDS[kind]}（差し引かれた分）` : COST_KINDS[kind],
    }))
  const accrued = costKinds.map((kind) => ({
    value: `accrued_cost:${kind}`,
    label: `未払の${COST_KINDS[kind]}の支払い`,
  }))
  const handedOver = { value: HANDED_OVER, label: `${FUND_LINE_KINDS.tenant_deposit}（買主に引き継ぐ分）` }
  const settled = { value: SETTLED, label: '売却の手付金（売却代金に充てる分）' }
  const returned = { value: RETURNED, label: `${FUND_LINE_KINDS.other_income}の返還` }
  const feeTax = [
    { value: 'fee_tax', label: '報酬から預かる源泉所得税' },
    { value: FEE_TAX_PAID, label: '預かった源泉所得税（報酬）の納付' },
  ]
  return isIncoming ? [...own, handedOver, settled, ...costs] : [...costs, ...own, returned, ...accrued, ...feeTax]
}

function wordOf(kind: FundLineKind, isIncoming: boolean): string {
  if (kind === 'loan') return isIncoming ? '借入金の受け取り' : '借入金の返済（元本）'
  if (isIncoming || kind === 'purchase') return FUND_LINE_KINDS[kind]
  if (kind === 'taken_over_deposit') return '引き継いだ敷金・保証金（代金から差し引いた分）'
  return kind === 'other_income' ? 'その他の収入（差し引いた分）' : `${FUND_LINE_KINDS[kind]}の返還`
}

/** What is kept from a remittance goes the other way than its line. */
function signOf(choice: string, isIncoming: boolean): 1 | -1 {
  if (isIncoming) return choice.startsWith('cost:') || choice in turned ? -1 : 1
  return ['other_income', 'taken_over_deposit', 'fee_tax'].includes(choice) ? 1 : -1
}

/** A part as it is sent: whole yen with their sign. */
export function partOf(part: TypedPart, isIncoming: boolean) {
  const { choice, month, deal_id: deal, lease_id: lease, loan_id: loan, gives_back: givesBack } = part
  const [kind, costKind] = kinds[choice] === undefined ? choice.split(':') : [kinds[choice]]
  return {
    project_id: part.project_id,
    kind: kind as FundLineKind,
    cost_kind: (costKind as CostKind | undefined) ?? null,
    amount: signOf(choice, isIncoming) * (typedYen(part.amount) ?? 0),
    about: part.about,
    deal_id: deal === '' || !mayBeOfDeal(choice) ? null : deal,
    ...(mayGiveBack(choice, isIncoming) && { gives_back: givesBack === '' ? null : givesBack }),
    ...taxOf(part),
    ...(mayBeOfLease(choice) && { lease_id: lease === '' ? null : lease }),
    ...(mayBeOfLoan(choice) && { loan_id: loan === '' ? null : loan }),
    ...(hasMonth(choice) && { month: month === '' ? null : month }),
    ...(choice === 'fee_tax' && {
      fee_payee: part.fee_payee === '' ? null : part.fee_payee,
      fee_base: typedYen(part.fee_base),
    }),
  }
}

function taxOf({ choice, tax_class: taxClass, invoice_number: number, building_amount: building }: TypedPart) {
  const way = taxWayOfChoice(choice)
  return {
    ...(way !== null && taxClass !== '' && { tax_class: taxClass }),
    ...(way === 'cost' && number !== '' && { invoice_number: number }),
    ...(choice === 'sale' && building !== '' && { building_amount: typedYen(building) ?? -1 }),
  }
}

/** How the class of such a part is chosen; null where consumption tax has no part in it. */
export function taxWayOfChoice(choice: string): 'income' | 'cost' | null {
  const [kind = ''] = choice.split(':')
  return choice === '' ? null : taxWayOf(kinds[choice] ?? (kind as FundLineKind))
}

export const mayBeOfDeal = (choice: string): boolean =>
  !mayBeOfLoan(choice) && isOfDeal(choice.split(':')[0] as FundLineKind)
/** Whether such a part names the line that paid before. */
export const mayGiveBack = (choice: string, isIncoming: boolean): boolean =>
  choice === 'purchase_return' || choice === SETTLED || (!isIncoming && (choice === 'sale_deposit' || isIncome(choice)))
const isIncome = (choice: string): boolean => isRent(choice) || choice === RETURNED
/** Of which kind the lines are that such a part may give back; rent in advance is listed as rent. */
export function originOf(choice: string): FundLineKind {
  if (isRent(choice)) return 'rent'
  if (choice === RETURNED) return 'other_income'
  return choice === 'purchase_return' ? 'purchase' : 'sale_deposit'
}
/** Whether such a part names a lease. */
export const mayBeOfLease = (choice: string): boolean =>
  isOfLease(kinds[choice] ?? (choice.split(':')[0] as FundLineKind))
/** Whether such a part names a loan. */
export const mayBeOfLoan = (choice: string): boolean => choice === 'loan' || choice.endsWith(':interest')
/** Whether such a part names a month. */
export const hasMonth = (choice: string): boolean => isRent(choice) || choice === FEE_TAX_PAID
export const isRent = (choice: string): boolean => choice === 'rent' || choice === 'advance_rent'

/** What goes the other way than others of its kind has a choice of its own. */
function choiceOf(
  { kind, cost_kind: costKind, amount }: Pick<ClassifiedLine['parts'][number], 'kind' | 'cost_kind' | 'amount'>,
  isIncoming: boolean,
): string {
  if (costKind !== null) return `${kind}:${costKind}`
  if (amount > 0) return kind
  if (isIncoming && kind === 'tenant_deposit') return HANDED_OVER
  if (isIncoming && kind === 'sale_deposit') return SETTLED
  if (kind === 'fee_tax') return FEE_TAX_PAID
  return kind === 'other_income' ? RETURNED : kind
}

const typedPart = (key: number, part: ClassifiedLine['parts'][number], isIncoming: boolean): TypedPart =>
  emptyPart({
    key,
    project_id: part.project_id,
    choice: choiceOf(part, isIncoming),
    amount: figure(Math.abs(part.amount)),
    about: part.about,
    deal_id: part.deal_id ?? '',
    lease_id: part.lease_id ?? '',
    gives_back: part.gives_back ?? '',
    tax_class: part.tax_class ?? '',
    invoice_number: part.invoice_number ?? '',
    fee_payee: part.fee_payee ?? '',
    fee_base: part.fee_base === null ? '' : figure(part.fee_base),
    loan_id: part.loan_id ?? '',
    // The month is another one each time.
    month: '',
  })

/** One that says nothing but what is given. */
export const emptyPart = (given: Partial<TypedPart>): TypedPart => ({
  key: 0,
  project_id: '',
  choice: '',
  amount: '',
  about: '',
  deal_id: '',
  lease_id: '',
  month: '',
  gives_back: '',
  tax_class: '',
  invoice_number: '',
  building_amount: '',
  fee_payee: '',
  fee_base: '',
  loan_id: '',
  ...given,
})

/** What the fields of a part need of the form. */
export interface PartForm {
  part: TypedPart
  field: <Name extends Exclude<keyof TypedPart, 'key'>>(
    name: Name,
  ) => {
    value: TypedPart[Name]
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  /** Where more follows from a choice. */
  onChange: (typed: Partial<TypedPart>) => void
}

/** What the form begins with: the parts of before with the sum of this line. */
export function partsBefore(entry: AccountEntry, before: ClassifiedLine | null): TypedPart[] {
  const [first, ...others] = before?.parts ?? []
  if (first === undefined) return [emptyPart({ amount: figure(Math.abs(entry.amount)) })]
  // The same remitter paid another amount: a single part is the whole of the line.
  if (others.length === 0) {
    const part = typedPart(0, first, entry.amount > 0)
    return [{ ...part, amount: figure(Math.abs(entry.amount)), month: usualMonth(part, entry) }]
  }
  return [first, ...others].map((part, index) => typedPart(index, part, entry.amount > 0))
}

/** The tax of a month's fees is paid in the month after it; of a rent the month is another one each time. */
const usualMonth = ({ choice }: TypedPart, { transacted_on: day }: Pick<AccountEntry, 'transacted_on'>): string =>
  choice === FEE_TAX_PAID ? addMonths(japanDate(`${day.slice(0, 7)}-01`), -1).slice(0, 7) : ''
