import { ACCOUNTS, type AccountKind } from '../../../ledger/chart.ts'

/**
 * The overview adds all books up, as one balance sheet of the company. It has an account for what is at work in the funds, one for what they have earned
 * and not given out, and one for the operator's own money, into which the accounts of their books go; every other account is its own.
 */
const within = {
  in_transit: 'bank',
  property: 'fund_asset',
  advance_paid: 'fund_asset',
  unexplained: 'suspense',
  withholding_unpaid: 'tax',
  withholding_in_flight: 'tax',
  fee_tax: 'tax',
  fund_interest: 'float',
  subordinated: 'float',
  fill_in: 'float',
  taken_over: 'float',
  own_equity: 'float',
  retained_earnings: 'float',
  fund_result: 'float',
  fee: 'float',
  surcharge: 'float',
  advanced: 'float',
  owed_to_operator: 'float',
  operator_share: 'float',
  earmarked: 'float',
  set_aside: 'float',
  advance_rent: 'undistributed',
  accrued_cost: 'undistributed',
  prepaid_cost: 'undistributed',
  rent_income: 'undistributed',
  other_income: 'undistributed',
  sale_proceeds: 'undistributed',
  declared_income: 'undistributed',
  cost: 'undistributed',
  sale_cost: 'undistributed',
} as const satisfies Partial<Record<AccountKind, AccountKind>>

type Within = keyof typeof within
export type OverviewAccount = Exclude<AccountKind, Within>

const isWithin = (kind: AccountKind): kind is Within => kind in within

/** In the order in which the overview lists them: what we have, then what we owe. */
export const overviewAccounts = [
  'bank',
  'fund_asset',
  'return_due',
  'deposit',
  'capital',
  'deployed',
  'payable',
  'refundable',
  'in_flight',
  'suspense',
  'tenant_deposit',
  'loan',
  'tax',
  'undistributed',
  'float',
] as const satisfies readonly OverviewAccount[]

/** The account of the overview into which an account goes. */
export const overviewOf = (kind: AccountKind): OverviewAccount => (isWithin(kind) ? within[kind] : kind)

/** The accounts that go into one of the overview. */
export const accountsWithin = (account: OverviewAccount): AccountKind[] =>
  (Object.keys(ACCOUNTS) as AccountKind[]).filter((kind) => overviewOf(kind) === account)
