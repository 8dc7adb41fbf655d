import type { Id } from '../../../domain/id.ts'
import type { InvestmentStatus } from '../../../domain/lifecycles/investment.ts'
import type { StoredKind } from '../../../ledger/entry-kinds.ts'

/** From where a yen is followed; ids are the database's. */
export const trailStarts = [
  'bank_line',
  'deposit',
  'investment',
  'refund',
  'payout',
  'distribution_share',
  'journal_entry',
] as const

export type TrailStartKind = (typeof trailStarts)[number]

export type TrailStart = { [Kind in TrailStartKind]: { kind: Kind; id: Id<Kind> } }[TrailStartKind]

export interface TrailStep {
  /** When it happened: at the bank, or in business time. */
  at: Date
  /** When it was written down. */
  recorded_at: Date
  /** Of an entry of the books, or a step of the investment itself. */
  kind: StoredKind | 'status'
  /** For people, in Japanese. */
  text: string
  /** What it moved of this investment's money, whole yen; null where nothing moved. */
  amount: number | null
  entry_id: Id<'journal_entry'> | null
  bank_line_id: Id<'bank_line'> | null
  payout_id: Id<'payout'> | null
  /** 'member:7', 'operator:3', 'bank', 'schedule'; null where the record does not say. */
  actor: string | null
}

/** Where an investment's money came from and where it is, whole yen. */
export interface TrailTotals {
  /** From the bank, for this investment. */
  received: number
  /** Before tax. */
  dividend: number
  tax: number
  /** Of the principal, less what later income gave back of it. */
  loss: number
  /** Left the bank and did not come back. */
  paid_out: number
  /** On its way. */
  in_flight: number
  /** On the list of what is to be paid. */
  owed: number
  /** As part payment, capital, or at work in the fund. */
  held: number
  /** received + dividend - tax - loss - paidOut - inFlight - owed - held: 0, or the books are wrong. */
  difference: number
}

/** The whole life of one investment's money, from the line with which it came to the one with which it left. */
export interface TrailChain {
  investment_id: Id<'investment'>
  fund_id: Id<'fund'>
  project_name: string
  member_id: Id<'member'>
  member_name: string
  amount: number
  status: InvestmentStatus
  steps: TrailStep[]
  totals: TrailTotals
}

export interface Trail {
  start: TrailStart
  /** Ascending by investment. */
  chains: TrailChain[]
  /** What the start itself moved outside any investment: the operator's own money, a fee, tax, money without an owner. */
  beside: TrailStep[]
}
