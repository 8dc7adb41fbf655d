import type { AccountEntryKind } from '../../../../../domain/treasury/account-entry-words.ts'

/** What a line may have been, by its direction. The tax takes two people and is told on its own page. */
export const kindsOf = (amount: number): AccountEntryKind[] =>
  amount > 0 ? ['fund', 'float_in', 'payout_returned', 'suspense'] : ['fund', 'float_out', 'fee', 'suspense_returned']

/** What may be said anew of a line; the others name another record. */
export const correctableKindsOf = (amount: number): AccountEntryKind[] =>
  amount > 0 ? ['fund', 'float_in', 'suspense'] : ['fund', 'float_out', 'fee']

/** Whatever concerns the operator's own money, what is paid once more, and all that left, is classified by two people. */
export const takesTwo = (kind: AccountEntryKind): boolean => kind !== 'suspense'
