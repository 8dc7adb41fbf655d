import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { enqueueDocuments } from './defer-documents.ts'
import type { AcceptanceLetter, PaperApplicant, DocumentsDue } from './documents-due.ts'
import { writeDocuments } from './write-documents.ts'
import type { Id } from '../../../domain/id.ts'

/** A fund to which nobody has applied for so long is idle. */
const idleSeconds = 2
/** After so long they are written in the midst of a burst: nobody waits a minute for the mail that tells what to do. */
const longestSeconds = 20

/** The job: writes what a fund's batches owe, one batch after the other, or comes again where the burst goes on. */
export async function writeDeferredDocumentsAfterBurst(services: Services, fundId: Id<'fund'>): Promise<void> {
  const isBurst = await inTransaction(services.database, async (transaction) => {
    const goesOn = await isBurstGoingOn(transaction, fundId)
    if (goesOn) await enqueueDocuments(transaction, fundId)
    return goesOn
  })
  if (!isBurst) await settleAll(services, sql`fund_id = ${fundId}`)
}

/** Writes everything that is owed, now: a clock that is moved must not leave an application behind without its documents. */
export const writeDeferredDocuments = (services: Services): Promise<void> => settleAll(services, sql`true`)

/**
 * Writes the documents of these applications if they are still owed, and of those who applied in the same moments: before an application
 * goes on, its member has been owed what tells of it.
 */
export async function writeDeferredDocumentsOf(
  transaction: Transaction,
  services: Services,
  investmentIds: readonly Id<'investment'>[],
): Promise<void> {
  if (investmentIds.length === 0) return
  const owed = await takeOwed(
    transaction,
    sql`exists (
    select from investment where investment.id = any(${[...investmentIds]}::bigint[]) and investment.fund_id = papers_owed.fund_id
      and investment.id between first_investment_id and last_investment_id)`,
  )
  for (const documents of owed) await writeDocuments(transaction, services, documents)
}

async function isBurstGoingOn(transaction: Transaction, fundId: Id<'fund'>): Promise<boolean> {
  const { rows } = await sql<{ is_rush: boolean | null }>`
    select max(owed_at) > clock_timestamp() - make_interval(secs => ${idleSeconds}) and min(owed_at) > clock_timestamp() - make_interval(secs => ${longestSeconds}) as is_rush
    from papers_owed where fund_id = ${fundId}`.execute(transaction)
  return rows[0]?.is_rush === true
}

/** A transaction for each batch: what is done stays done, and nobody waits long behind it. */
async function settleAll(services: Services, condition: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: Id<'papers_owed'>
  }>`select id from papers_owed where ${condition} order by id`.execute(services.database)
  for (const { id } of rows) {
    await inTransaction(services.database, async (transaction) => {
      for (const documents of await takeOwed(transaction, sql`id = ${id}`))
        await writeDocuments(transaction, services, documents)
    })
  }
}

interface OwedRow {
  fund_id: Id<'fund'>
  form_id: Id<'contract_form'> | null
  deposit_deadline_at: Date | null
  applied_at: Date
  letter: AcceptanceLetter
  applications: PaperApplicant[]
}

/** Takes the debts off the table, each once: whoever else wants one waits until it is written, and then finds it gone. */
async function takeOwed(transaction: Transaction, condition: RawBuilder<unknown>): Promise<DocumentsDue[]> {
  const { rows } = await sql<OwedRow & { id: Id<'papers_owed'> }>`
    delete from papers_owed where ${condition}
    returning id, fund_id, form_id, deposit_deadline_at, applied_at, letter, applications`.execute(transaction)
  return rows.toSorted((one, other) => one.id - other.id).map(papersOf)
}

const papersOf = ({
  fund_id,
  form_id,
  deposit_deadline_at,
  applied_at,
  letter,
  applications,
}: OwedRow): DocumentsDue => ({
  fundId: fund_id,
  appliedAt: applied_at,
  contract:
    form_id === null || deposit_deadline_at === null ? null : { formId: form_id, depositDeadline: deposit_deadline_at },
  letter,
  applicants: applications,
})
