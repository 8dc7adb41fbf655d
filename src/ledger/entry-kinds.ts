/** What an entry of the books may say that happened, in the field's words. The one list: the type of journal_entry.kind is printed from it. */
export const entryKinds = [
  'account_entry',
  'bank_opened',
  'capital_paid_in',
  'deposit',
  'deposit_unknown',
  'distribution_fixed',
  'fee',
  'float_in',
  'float_out',
  'operation_started',
  'operation_undone',
  'payout_approved',
  'payout_arrived',
  'payout_refused',
  'payout_returned',
  'payout_settled',
  'refund_owed',
  'refund_taken_back',
  'suspense_returned',
  'tax_paid',
] as const

/** No longer written, but the books are append-only. */
export const formerEntryKinds = ['operator_money', 'payout', 'refund_paid'] as const

export type EntryKind = (typeof entryKinds)[number]

/** Of an entry that takes back none. */
export type OriginalKind = EntryKind | (typeof formerEntryKinds)[number]

export type ReversalKind = `${OriginalKind}_reversed`

/** As it stands in the books. */
export type StoredKind = OriginalKind | ReversalKind

export const isReversalKind = (kind: StoredKind): kind is ReversalKind => kind.endsWith('_reversed')

/** What was taken back. */
export const originalKind = (kind: ReversalKind): OriginalKind => kind.slice(0, -'_reversed'.length) as OriginalKind

/** Everything that may stand in journal_entry.kind. */
export const storedKinds: readonly StoredKind[] = [...entryKinds, ...formerEntryKinds].flatMap((kind) => [
  kind,
  `${kind}_reversed` as const,
])
