import type { Account } from '../../../ledger/chart.ts'
import type { Id } from '../../../domain/id.ts'

/** What a payout is for: a row of the refund list, or one member's share of a distribution. */
export type Obligation =
  | { kind: 'refund'; id: Id<'refund'> }
  | { kind: 'distribution'; id: Id<'fixed_distribution_share'> }

interface Owed {
  obligation: Obligation
}

export const refundIds = (all: readonly Owed[]): Id<'refund'>[] =>
  all.flatMap(({ obligation }) => (obligation.kind === 'refund' ? [obligation.id] : []))

export const shareIds = (all: readonly Owed[]): Id<'fixed_distribution_share'>[] =>
  all.flatMap(({ obligation }) => (obligation.kind === 'distribution' ? [obligation.id] : []))

export const sameObligation = (one: Obligation, other: Obligation): boolean =>
  one.kind === other.kind && one.id === other.id

/** A payout's row as far as it names its obligation. */
export interface ObligationColumns {
  refund_id: Id<'refund'> | null
  distribution_share_id: Id<'fixed_distribution_share'> | null
}

/** An obligation as rows name it. */
export const columnsOf = ({ kind, id }: Obligation): ObligationColumns =>
  kind === 'refund' ? { refund_id: id, distribution_share_id: null } : { refund_id: null, distribution_share_id: id }

export function obligationOf(row: ObligationColumns): Obligation {
  if (row.refund_id !== null) return { kind: 'refund', id: row.refund_id }
  if (row.distribution_share_id !== null) return { kind: 'distribution', id: row.distribution_share_id }
  throw new Error('a payout without an obligation')
}

/** Where the debt stands in its fund's book until it is on its way. */
export function debtAccount(
  row: ObligationColumns & { member_id: Id<'member'>; investment_id: Id<'investment'>; fund_id: Id<'fund'> },
): Account {
  return row.refund_id !== null
    ? { kind: 'refundable', fundId: row.fund_id, memberId: row.member_id }
    : { kind: 'payable', fundId: row.fund_id, investmentId: row.investment_id }
}
