import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { checkBook } from './check-book.ts'
import type { Id } from '../../../domain/id.ts'

export interface PaymentStop {
  id: Id<'payment_stop'>
  since: Date
  /** Ids of the checks that were broken during it. */
  checks: string[]
}

/** The stop under which no money leaves; null while payments may go out. */
export async function openPaymentStop(database: Queryable): Promise<PaymentStop | null> {
  const row = await database
    .selectFrom('payment_stop')
    .select(['id', 'since', 'checks'])
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Asked before money leaves: the book is checked anew, unless payments are stopped already. */
export async function arePaymentsStopped(services: Services): Promise<boolean> {
  if (await openPaymentStop(services.database)) return true
  return (await checkBook(services)).length > 0
}

/** CONFLICT while payments are stopped; null otherwise. */
export async function refuseWhileStopped(database: Queryable): Promise<Refusal | null> {
  return (await openPaymentStop(database)) ? paymentsAreStopped() : null
}

export const paymentsAreStopped = (): Refusal =>
  refusal('CONFLICT', '帳簿の検査に合わない記録があるため、支払いを停止しています。')
