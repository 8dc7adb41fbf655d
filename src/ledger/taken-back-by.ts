import { ENTRY_KINDS, type EntryKind, type OriginalKind } from './entry-kinds.ts'

/** What two people decide that takes an entry back. Each has its record, for which the database looks at commit. */
type Act =
  /** A line of the bank was something else: the explanation that corrects the one before. */
  | 'line_corrected'
  /** The same of a rent in advance, of which a month was earned since. */
  | 'rent_corrected'
  /** A deal was recorded wrongly: the deal that is struck. */
  | 'deal_struck'
  /** The first day was another one: the correction of the days, in the same transaction. */
  | 'start_corrected'
  | 'distribution_reversed'
  | 'plan_withdrawn'
  | 'accrual_reversed'
  | 'owner_withdrawn'
  | 'keeping_reversed'

const never = [] as const
const lineCorrected = ['line_corrected'] as const
const dealStruck = ['deal_struck'] as const
const startCorrected = ['start_corrected'] as const
const distributionReversed = ['distribution_reversed'] as const

/**
 * How each kind of entry is taken back: the column taken_back_by of the table entry_kind says the same, and the database refuses every other reversal. What
 * the bank did, what follows from it by itself and what has left for somebody is never taken back: a later entry of another kind tells what changed.
 */
export const TAKEN_BACK_BY = {
  bank_opened: never,
  deposit: never,
  deposit_unknown: never,
  capital_paid_in: never,
  refund_owed: never,
  refund_taken_back: never,
  owner_found: ['owner_withdrawn'],
  operation_started: startCorrected,
  property_bought: ['deal_struck', 'start_corrected'],
  property_brought_in: ['deal_struck', 'start_corrected'],
  operation_undone: never,
  distribution_fixed: distributionReversed,
  principal_due: distributionReversed,
  loss_allocated: distributionReversed,
  loss_made_good: distributionReversed,
  declared_income: never,
  property_sold: never,
  property_handed_over: dealStruck,
  sold_to_operator: dealStruck,
  sold_to_fund: dealStruck,
  // What was contributed with the start; whatever else was goes back by contribution_returned.
  contribution: startCorrected,
  contribution_returned: startCorrected,
  operator_took_share: never,
  payout_approved: never,
  payout_refused: never,
  payout_settled: never,
  payout_arrived: never,
  payout_returned: never,
  return_mistaken: never,
  account_entry: never,
  own_transfer: never,
  suspense_returned: never,
  float_in: lineCorrected,
  float_out: lineCorrected,
  fee: lineCorrected,
  income_line: lineCorrected,
  outgoing_planned: ['plan_withdrawn'],
  outgoing_line: lineCorrected,
  cost_accrued: ['accrual_reversed'],
  // What is left is counted at once instead.
  cost_prepaid: never,
  prepaid_cost_used: never,
  deposit_kept: ['keeping_reversed'],
  rent_earned: ['rent_corrected'],
  operator_paid_cost: lineCorrected,
  operator_repaid: never,
  operator_advanced: never,
  advance_borne: never,
  period_closed: distributionReversed,
  // What was wrong in a year is put right in the open one.
  year_closed: never,
  tax_paid: never,
} as const satisfies Record<EntryKind, readonly Act[]>

/** What is no longer written is not taken back either. */
export const isEverTakenBack = (kind: OriginalKind): boolean => isWritten(kind) && TAKEN_BACK_BY[kind].length > 0

const isWritten = (kind: OriginalKind): kind is EntryKind => kind in ENTRY_KINDS
