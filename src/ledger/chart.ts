import type { Id } from '../domain/id.ts'

/**
 * The chart of accounts. A reference names whose account it is. Debit is positive, credit negative, whole yen.
 * Assets: bank, fund_asset, return_due (a transfer that left, failed, and whose money the bank has not given back). Liabilities: all others. There is no wallet: `refundable` is emptied by a refund
 * (a small-scale operator may not keep members' money on balance: guideline on electronic trading, item 11).
 */
export type Account =
  | { kind: 'bank'; realAccountId: string }
  | { kind: 'fund_asset'; fundId: Id<'fund'> }
  | { kind: 'deposit'; investmentId: Id<'investment'> }
  | { kind: 'capital'; investmentId: Id<'investment'> }
  | { kind: 'deployed'; investmentId: Id<'investment'> }
  | { kind: 'payable'; investmentId: Id<'investment'> }
  | { kind: 'refundable'; memberId: Id<'member'> }
  | { kind: 'in_flight'; payoutId: Id<'payout'> }
  | { kind: 'return_due'; payoutId: Id<'payout'> }
  | { kind: 'suspense' }
  | { kind: 'tax' }
  | { kind: 'float' }

export type AccountKind = Account['kind']

/** The text under which the account's owner stands in the books; empty for the operator's single accounts. */
export function accountReference(account: Account): string {
  switch (account.kind) {
    case 'bank':
      return account.realAccountId
    case 'fund_asset':
      return String(account.fundId)
    case 'deposit':
    case 'capital':
    case 'deployed':
    case 'payable':
      return String(account.investmentId)
    case 'refundable':
      return String(account.memberId)
    case 'in_flight':
    case 'return_due':
      return String(account.payoutId)
    case 'suspense':
    case 'tax':
    case 'float':
      return ''
  }
}
