import type { AccountEntry } from './ledger-queries.ts'

export type EntryKind = NonNullable<AccountEntry['explanation']>['kind']

export const entryKindText: Record<EntryKind, string> = {
  float_in: '運営者の資金の入金',
  float_out: '運営者の資金の出金',
  fee: '手数料',
  tax: '源泉所得税の納付',
  payout_returned: '振込先からの返却',
  suspense: '持ち主の分からない入金',
  suspense_returned: '持ち主の分からない入金の返却',
}

/** What a line may have been, by its direction. The tax takes two people and is told on its own page. */
export const kindsOf = (amount: number): EntryKind[] => (amount > 0 ? ['float_in', 'payout_returned', 'suspense'] : ['float_out', 'fee', 'suspense_returned'])

/** What may be said anew of a line; the others name another record. */
export const correctableKindsOf = (amount: number): EntryKind[] => (amount > 0 ? ['float_in', 'suspense'] : ['float_out', 'fee'])
