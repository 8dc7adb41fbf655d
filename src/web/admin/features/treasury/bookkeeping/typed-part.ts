import {
  COST_KINDS,
  FUND_LINE_KINDS,
  isOfDeal,
  type CostKind,
  type FundLineKind,
} from '../../../../../domain/fund-lines.ts'
import { figure } from '../../../ui/admin-format.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import type { AccountEntry, OwedSum } from './ledger-queries.ts'

/** What the last such line was said to be, or this one before it is corrected. */
export type Told = NonNullable<AccountEntry['suggestion']>

/** A part of a line as it stands in the form. */
export interface TypedPart {
  key: number
  fundId: string
  /** `rent`, or a cost with its kind: `cost:repair`. */
  choice: string
  amount: string
  about: string
  /** The purchase or sale that a price or a cost belongs to; empty for none. */
  dealId: string
  leaseId: string
  /** 'YYYY-MM' */
  month: string
}

const incoming: readonly FundLineKind[] = ['rent', 'advance_rent', 'tenant_deposit', 'other_income', 'sale']
const outgoing: readonly FundLineKind[] = ['purchase', 'tenant_deposit', 'rent', 'advance_rent', 'other_income']
/** A tenant's deposit that the buyer keeps of the price, because he will give it back. */
const HANDED_OVER = 'tenant_deposit_handed_over'
const costKinds = Object.keys(COST_KINDS) as CostKind[]

/** What a fund can give back or pay off, as a choice names it. */
const owedAs = ({ kind, cost_kind: costKind }: OwedSum): string => (costKind === null ? kind : `${kind}:${costKind}`)
const isOfOwed = (choice: string, isIncoming: boolean): boolean =>
  choice === HANDED_OVER ||
  (!isIncoming && (choice === 'tenant_deposit' || choice === 'advance_rent' || choice.startsWith('accrued_cost:')))

/**
 * Of what a line can consist: what comes in is income, and what was kept from it a cost; what leaves is a cost, or goes back. What the fund does not owe is
 * no choice, but what was chosen before.
 */
export const choicesOf = (isIncoming: boolean, { chosen, owed }: { chosen: string; owed: readonly OwedSum[] }) =>
  allChoices(isIncoming).filter(
    ({ value }) =>
      value === chosen ||
      !isOfOwed(value, isIncoming) ||
      owed.some((sum) => owedAs(sum) === (value === HANDED_OVER ? 'tenant_deposit' : value)),
  )

function allChoices(isIncoming: boolean) {
  const own = (isIncoming ? incoming : outgoing).map((kind) => ({
    value: kind as string,
    label: wordOf(kind, isIncoming),
  }))
  const costs = costKinds.map((kind) => ({
    value: `cost:${kind}`,
    label: isIncoming ? `${COST_KINDS[kind]}（差し引かれた分）` : COST_KINDS[kind],
  }))
  const accrued = costKinds.map((kind) => ({
    value: `accrued_cost:${kind}`,
    label: `未払の${COST_KINDS[kind]}の支払い`,
  }))
  const handedOver = { value: HANDED_OVER, label: `${FUND_LINE_KINDS.tenant_deposit}（買主に引き継ぐ分）` }
  return isIncoming ? [...own, handedOver, ...costs] : [...costs, ...own, ...accrued]
}

function wordOf(kind: FundLineKind, isIncoming: boolean): string {
  if (isIncoming || kind === 'purchase') return FUND_LINE_KINDS[kind]
  return kind === 'other_income' ? 'その他の収入（差し引いた分）' : `${FUND_LINE_KINDS[kind]}の返還`
}

/** What is kept from a remittance goes the other way than its line. */
function signOf(choice: string, isIncoming: boolean): 1 | -1 {
  if (isIncoming) return choice.startsWith('cost:') || choice === HANDED_OVER ? -1 : 1
  return choice === 'other_income' ? 1 : -1
}

/** A part as it is sent: whole yen with their sign. */
export function partOf({ fundId, choice, amount, about, dealId, leaseId, month }: TypedPart, isIncoming: boolean) {
  const [kind, costKind] = choice === HANDED_OVER ? ['tenant_deposit'] : choice.split(':')
  return {
    project_id: fundId,
    kind: kind as FundLineKind,
    cost_kind: (costKind as CostKind | undefined) ?? null,
    amount: signOf(choice, isIncoming) * (typedYen(amount) ?? 0),
    about,
    deal_id: dealId === '' || !mayBeOfDeal(choice) ? null : dealId,
    ...(isRent(choice) && { lease_id: leaseId === '' ? null : leaseId, month: month === '' ? null : month }),
  }
}

export const mayBeOfDeal = (choice: string): boolean => isOfDeal(choice.split(':')[0] as FundLineKind)
export const isRent = (choice: string): boolean => choice === 'rent' || choice === 'advance_rent'

const typedPart = (
  key: number,
  {
    project_id: fundId,
    kind,
    cost_kind: costKind,
    amount,
    about,
    deal_id: dealId,
    lease_id: leaseId,
  }: Told['parts'][number],
  isIncoming: boolean,
): TypedPart => ({
  key,
  fundId,
  choice:
    isIncoming && kind === 'tenant_deposit' && amount < 0
      ? HANDED_OVER
      : costKind === null
        ? kind
        : `${kind}:${costKind}`,
  amount: figure(Math.abs(amount)),
  about,
  dealId: dealId ?? '',
  leaseId: leaseId ?? '',
  // The month is another one each time.
  month: '',
})

/** One that says nothing but what is given. */
export const emptyPart = (given: Partial<TypedPart>): TypedPart => ({
  key: 0,
  fundId: '',
  choice: '',
  amount: '',
  about: '',
  dealId: '',
  leaseId: '',
  month: '',
  ...given,
})

/** What the form begins with: the parts of before with the sum of this line. */
export function partsBefore(entry: AccountEntry, before: Told | null): TypedPart[] {
  const [first, ...others] = before?.parts ?? []
  if (first === undefined) return [emptyPart({ amount: figure(Math.abs(entry.amount)) })]
  // The same remitter paid another amount: a single part is the whole of the line.
  if (others.length === 0) return [{ ...typedPart(0, first, entry.amount > 0), amount: figure(Math.abs(entry.amount)) }]
  return [first, ...others].map((part, index) => typedPart(index, part, entry.amount > 0))
}
