import type { AccountKind } from './chart.ts'

interface EntryFacts {
  /** A fact happened and is booked, whatever hole it leaves; a decision is refused where a book lacks the money. */
  nature: 'fact' | 'decision'
  /** Whether it may touch more than one book. */
  crossesBooks: boolean
  debit: readonly AccountKind[]
  credit: readonly AccountKind[]
}

const debts = ['payable', 'refundable', 'withholding_unpaid'] as const
const leaving = ['in_flight', 'withholding_in_flight'] as const

/** What may be booked, and on which accounts: the tables entry_kind and posting_rule hold the same, and the database refuses everything else. */
export const ENTRY_KINDS = {
  bank_opened: { nature: 'fact', crossesBooks: false, debit: ['bank', 'own_equity'], credit: ['bank', 'own_equity'] },
  deposit: { nature: 'fact', crossesBooks: false, debit: ['bank'], credit: ['deposit'] },
  deposit_unknown: { nature: 'fact', crossesBooks: false, debit: ['bank'], credit: ['suspense'] },
  capital_paid_in: { nature: 'fact', crossesBooks: false, debit: ['deposit'], credit: ['capital'] },
  refund_owed: { nature: 'fact', crossesBooks: false, debit: ['deposit', 'capital'], credit: ['refundable'] },
  refund_taken_back: { nature: 'fact', crossesBooks: false, debit: ['refundable'], credit: ['deposit'] },
  owner_found: { nature: 'decision', crossesBooks: true, debit: ['suspense', 'bank'], credit: ['bank', 'refundable'] },
  operation_started: { nature: 'decision', crossesBooks: false, debit: ['capital'], credit: ['deployed'] },
  // From the operator, who has acquired it; or from somebody else, who was paid by lines of the bank.
  property_bought: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['property', 'bank'],
    credit: ['bank', 'own_equity', 'advance_paid'],
  },
  // The operator's part that he contributes with the property itself.
  property_brought_in: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['property', 'fund_interest'],
    credit: ['subordinated', 'fill_in', 'taken_over', 'own_equity'],
  },
  // The law gives the withdrawal: the operator's own money fills the place, as it fills one that nobody took.
  operation_undone: {
    nature: 'fact',
    crossesBooks: true,
    debit: ['deployed', 'bank', 'fund_interest'],
    credit: ['capital', 'fill_in', 'bank'],
  },
  distribution_fixed: {
    nature: 'decision',
    crossesBooks: false,
    debit: ['undistributed'],
    credit: ['payable', 'withholding_unpaid', 'operator_share'],
  },
  principal_due: { nature: 'decision', crossesBooks: false, debit: ['deployed'], credit: ['payable'] },
  // What the operator's parts bear is his loss as well, in his own book.
  loss_allocated: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['subordinated', 'fill_in', 'taken_over', 'deployed', 'fund_result'],
    credit: ['property', 'undistributed', 'fund_interest'],
  },
  // Later income gives back what investors bore of it: their capital again, from where it is owed to them.
  loss_made_good: { nature: 'decision', crossesBooks: false, debit: ['undistributed'], credit: ['deployed'] },
  // Three ways in which the operator's own money covers what is fixed.
  declared_income: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['bank', 'own_equity'],
    credit: ['declared_income', 'bank'],
  },
  property_sold: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['bank', 'own_equity'],
    credit: ['property', 'bank'],
  },
  // Sold to somebody else: the price came in by lines of the bank, and what it had cost is the sale's.
  property_handed_over: { nature: 'decision', crossesBooks: false, debit: ['sale_cost'], credit: ['property'] },
  // Out of the operator's own money, or out of the cash of another fund, whose property it is then.
  sold_to_operator: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['bank', 'own_equity'],
    credit: ['sale_proceeds', 'bank'],
  },
  sold_to_fund: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['bank', 'property'],
    credit: ['sale_proceeds', 'bank'],
  },
  contribution: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['bank', 'fund_interest'],
    credit: ['subordinated', 'fill_in', 'taken_over', 'bank'],
  },
  contribution_returned: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['taken_over', 'fill_in', 'subordinated', 'bank'],
    credit: ['bank', 'fund_interest'],
  },
  operator_took_share: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['operator_share', 'bank'],
    credit: ['bank', 'fund_result'],
  },
  payout_approved: { nature: 'decision', crossesBooks: true, debit: debts, credit: leaving },
  payout_refused: { nature: 'fact', crossesBooks: false, debit: leaving, credit: debts },
  payout_settled: {
    nature: 'fact',
    crossesBooks: true,
    debit: [...leaving, 'return_due', 'fee'],
    credit: ['bank', 'tax'],
  },
  payout_arrived: { nature: 'fact', crossesBooks: false, debit: leaving, credit: ['return_due', 'tax'] },
  payout_returned: {
    nature: 'fact',
    crossesBooks: false,
    debit: ['bank'],
    credit: ['payable', 'refundable', 'return_due'],
  },
  // What was said to be a payout's return was other money: the payout stands as paid, and the line is nobody's.
  return_mistaken: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['payable', 'refundable', 'bank'],
    credit: ['bank', 'suspense'],
  },
  account_entry: { nature: 'fact', crossesBooks: false, debit: ['bank', 'unexplained'], credit: ['suspense', 'bank'] },
  // Between two accounts of the company, by lines of the bank: two people have decided it before.
  own_transfer: { nature: 'fact', crossesBooks: false, debit: ['in_transit', 'bank'], credit: ['bank', 'in_transit'] },
  suspense_returned: { nature: 'decision', crossesBooks: false, debit: ['suspense'], credit: ['bank'] },
  float_in: { nature: 'fact', crossesBooks: true, debit: ['suspense', 'bank'], credit: ['bank', 'own_equity'] },
  float_out: { nature: 'decision', crossesBooks: true, debit: ['bank', 'own_equity'], credit: ['unexplained', 'bank'] },
  fee: { nature: 'decision', crossesBooks: true, debit: ['bank', 'fee'], credit: ['unexplained', 'bank'] },
  // A fund's own lines of the bank: what came in and what left, out of what nobody had explained. That a line left is a fact; that a fund paid it is a
  // decision, and refused where its book lacks the money. What was planned has its money set aside.
  income_line: {
    nature: 'fact',
    crossesBooks: true,
    debit: ['suspense', 'bank', 'cost', 'tenant_deposit', 'sale_deposit'],
    credit: [
      'bank',
      'rent_income',
      'other_income',
      'sale_proceeds',
      'advance_paid',
      'tenant_deposit',
      'sale_deposit',
      'loan',
      'advance_rent',
      'cost',
    ],
  },
  outgoing_planned: { nature: 'decision', crossesBooks: false, debit: ['earmarked'], credit: ['set_aside'] },
  outgoing_line: {
    nature: 'decision',
    crossesBooks: true,
    debit: [
      'bank',
      'set_aside',
      'advance_paid',
      'cost',
      'accrued_cost',
      'tenant_deposit',
      'sale_deposit',
      'advance_rent',
      'rent_income',
      'other_income',
      'fee_tax',
      'loan',
    ],
    credit: ['bank', 'unexplained', 'earmarked', 'other_income', 'tenant_deposit', 'fee_tax'],
  },
  cost_accrued: { nature: 'decision', crossesBooks: false, debit: ['cost'], credit: ['accrued_cost'] },
  // A cost that was paid ahead belongs to the days that it covers.
  cost_prepaid: { nature: 'decision', crossesBooks: false, debit: ['prepaid_cost'], credit: ['cost'] },
  prepaid_cost_used: { nature: 'decision', crossesBooks: false, debit: ['cost'], credit: ['prepaid_cost'] },
  // A part of a tenant's deposit that is kept when he has left and for which no line leaves.
  deposit_kept: { nature: 'decision', crossesBooks: false, debit: ['tenant_deposit'], credit: ['other_income'] },
  rent_earned: { nature: 'decision', crossesBooks: false, debit: ['advance_rent'], credit: ['rent_income'] },
  // The operator pays for a fund out of his own, and gets it back when the fund has the money.
  operator_paid_cost: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['cost', 'advance_paid', 'advanced', 'bank'],
    credit: ['owed_to_operator', 'bank', 'unexplained'],
  },
  operator_repaid: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['owed_to_operator', 'bank'],
    credit: ['bank', 'advanced'],
  },
  // He lends it cash that a correction takes out of it, and bears what stays missing when no later period can bring it.
  operator_advanced: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['bank', 'advanced'],
    credit: ['owed_to_operator', 'bank'],
  },
  advance_borne: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['owed_to_operator', 'fund_result'],
    credit: ['undistributed', 'advanced'],
  },
  // The period's income and costs become the fund's result.
  period_closed: {
    nature: 'decision',
    crossesBooks: false,
    debit: ['rent_income', 'other_income', 'sale_proceeds', 'declared_income', 'cost', 'undistributed'],
    credit: ['rent_income', 'other_income', 'cost', 'sale_cost', 'undistributed'],
  },
  // The company's financial year: its incomes and costs become retained earnings.
  year_closed: {
    nature: 'decision',
    crossesBooks: false,
    debit: ['fund_result', 'retained_earnings'],
    credit: ['fund_result', 'fee', 'surcharge', 'retained_earnings'],
  },
  tax_paid: {
    nature: 'decision',
    crossesBooks: true,
    debit: ['tax', 'bank', 'surcharge'],
    credit: ['bank', 'unexplained', 'own_equity'],
  },
} as const satisfies Record<string, EntryFacts>

export type EntryKind = keyof typeof ENTRY_KINDS

/** No longer written, but the books are append-only; `books_opened` by the migration that gave each fund its book. */
const formerEntryKinds = ['books_opened', 'operator_money', 'payout', 'refund_paid'] as const

/** Of an entry that takes back none. */
export type OriginalKind = EntryKind | (typeof formerEntryKinds)[number]

export type ReversalKind = `${OriginalKind}_reversed`

/** As it stands in the books: the type of journal_entry.kind. */
export type StoredKind = OriginalKind | ReversalKind

export const isReversalKind = (kind: StoredKind): kind is ReversalKind => kind.endsWith('_reversed')

/** What was taken back. */
export const originalKind = (kind: ReversalKind): OriginalKind => kind.slice(0, -'_reversed'.length) as OriginalKind

/** Everything that may stand in journal_entry.kind. */
export const storedKinds: readonly StoredKind[] = [
  ...(Object.keys(ENTRY_KINDS) as EntryKind[]),
  ...formerEntryKinds,
].flatMap((kind) => [kind, `${kind}_reversed` as const])

/** Each side of each kind, as the table posting_rule has it. @internal */
export const postingRules = (Object.keys(ENTRY_KINDS) as EntryKind[]).flatMap((entryKind) =>
  (['debit', 'credit'] as const).flatMap((side) =>
    ENTRY_KINDS[entryKind][side].map((accountKind) => ({ entryKind, accountKind, side })),
  ),
)
