import type { OfferingMethod } from '../../../domain/funds/fund.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { Id } from '../../../domain/id.ts'

/** One member's application to one fund, as it came in. */
export interface ApplicationRequest {
  memberId: Id<'member'>
  /** Whole yen. Judged in the batch. */
  amount: number
  /** The fund's early access code that the visitor brought along. */
  special: string | null
  /** The way of the operation that was called. */
  method: OfferingMethod
  /** The same key by the same member is the same application. */
  idempotencyKey: string
  /** Not drawn, the member would take a place that comes free later. */
  asSubstitute?: boolean | undefined
  /** The fund's documents that the member ticked as read, by id; undefined where the caller does not say. */
  documents?: readonly Id<'fund_document'>[] | undefined
}

export interface AcceptedReceipt {
  investmentId: Id<'investment'>
  /** The place in the order in which the fund's applications were accepted, from 1; null for one that is older than the numbers. */
  receiptNumber: number | null
}

export type ApplicationOutcome = Outcome<AcceptedReceipt>
