import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueue } from '../../core/enqueue.ts'
import type { DocumentsDue } from './documents-due.ts'
import type { Id } from '../../../domain/id.ts'

/** Seconds after which a burst is looked at whether it is over: most sell out sooner. */
export const burstSeconds = 3

/** Owes the documents of a batch to whoever has time after the burst, in the transaction that accepts the applications. */
export async function deferDocuments(
  transaction: Transaction,
  { fundId, appliedAt, contract, letter, applicants }: DocumentsDue,
): Promise<void> {
  const ids = applicants.map(({ investmentId }) => investmentId)
  await sql`
    insert into papers_owed (fund_id, first_investment_id, last_investment_id, form_id, deposit_deadline_at, applied_at, letter, applications)
    values (${fundId}, ${Math.min(...ids)}, ${Math.max(...ids)}, ${contract?.formId ?? null}, ${contract?.depositDeadline ?? null}, ${appliedAt},
      ${JSON.stringify(letter)}::json, ${JSON.stringify(applicants)}::json)`.execute(transaction)
  await enqueueDocuments(transaction, fundId)
}

/** One job for a fund, however many batches owe their documents. */
export const enqueueDocuments = (transaction: Transaction, fundId: Id<'fund'>): Promise<void> =>
  enqueue(transaction, 'write-papers', { fundId }, { key: `write-papers:${fundId}`, inSeconds: burstSeconds })
