import { sql } from 'kysely'
import { japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { beginTerm } from './begin-term.ts'

/** The periodic task after midnight: every term whose last day is over ends, and the next one begins. Safe to run late and twice. */
export async function turnDueTerms(services: Services, dueAt: Date): Promise<void> {
  const funds = await services.database
    .selectFrom('fund')
    .select('id')
    .where('auto_renewal', '=', true)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  for (const { id } of funds) await turnTermsOf(services, id, dueAt)
}

/** The same for one fund, as often as its terms have passed by `now`. */
async function turnTermsOf(services: Services, fundId: number, now: Date, actor = 'schedule'): Promise<void> {
  while (await inTransaction(services.database, (transaction) => turnTerm(transaction, { fundId, now, actor }))) {
    // Each term in a transaction of its own.
  }
}

/** The same inside the caller's transaction. */
export async function turnTermsWithin(
  transaction: Transaction,
  turn: { fundId: number; now: Date; actor: string },
): Promise<void> {
  while (await turnTerm(transaction, turn)) {
    // As often as terms have passed.
  }
}

interface OpenTerm {
  number: number
  closedOn: JapanDate
  operationStartOn: JapanDate
  operationEndOn: JapanDate | null
}

/** @returns whether a term ended now: then the next may be over as well. */
async function turnTerm(
  transaction: Transaction,
  { fundId, now, actor }: { fundId: number; now: Date; actor: string },
): Promise<boolean> {
  await transaction.selectFrom('fund').select('id').where('id', '=', fundId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const term = await loadOpenTerm(transaction, fundId)
  if (!term || term.closedOn >= japanDateOf(now)) return false
  const staying = await endTerm(transaction, { fundId, ...term }, now)
  const isSold = term.operationEndOn !== null && term.operationEndOn <= term.closedOn
  if (!isSold && staying > 0)
    await beginTerm(transaction, { fundId, operationStartOn: term.operationStartOn, number: term.number + 1, now })
  if (!isSold && staying === 0) await endOperation(transaction, fundId, term.closedOn)
  await recordAudit(transaction, {
    at: now,
    actor,
    action: 'fund.term_ended',
    objectType: 'fund',
    objectId: fundId,
    detail: { term: term.number, closed_on: term.closedOn, staying, is_sold: isSold },
  })
  return true
}

/** With the day on which it ends: its own last one, or an earlier one on which the property was sold. */
async function loadOpenTerm(transaction: Transaction, fundId: number): Promise<OpenTerm | null> {
  const row = await transaction
    .selectFrom('fund_term as term')
    .innerJoin('fund_result as result', 'result.fund_id', 'term.fund_id')
    .select(['term.number', 'term.end_on', 'result.operation_start_on', 'result.operation_end_on'])
    .where('term.fund_id', '=', fundId)
    .where('term.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row?.operation_start_on) return null
  const operationEndOn = row.operation_end_on === null ? null : japanDate(row.operation_end_on)
  const endOn = japanDate(row.end_on)
  return {
    number: row.number,
    closedOn: operationEndOn !== null && operationEndOn < endOn ? operationEndOn : endOn,
    operationStartOn: japanDate(row.operation_start_on),
    operationEndOn,
  }
}

/** The choices become decisions: without one the investment goes on. @returns how many stay. */
async function endTerm(
  transaction: Transaction,
  { fundId, number, closedOn }: { fundId: number; number: number; closedOn: JapanDate },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ leaves: boolean }>`
    update term_participation part
    set leaves = coalesce((
      select choice.choice = 'leave' from renewal_choice choice
      where choice.investment_id = part.investment_id and choice.fund_id = part.fund_id and choice.term_number = part.term_number
      order by choice.id desc limit 1), false)
    where part.fund_id = ${fundId} and part.term_number = ${number} and part.leaves is null
    returning leaves`.execute(transaction)
  await transaction
    .updateTable('fund_term')
    .set({ closed_on: closedOn, ended_at: now })
    .where('fund_id', '=', fundId)
    .where('number', '=', number)
    .where('ended_at', 'is', null)
    .execute()
  return rows.filter(({ leaves }) => !leaves).length
}

/** Nobody stays: the operator goes on with the property alone, and the fund has ended. */
async function endOperation(transaction: Transaction, fundId: number, closedOn: JapanDate): Promise<void> {
  await transaction
    .updateTable('fund_result')
    .set({ operation_end_on: closedOn })
    .where('fund_id', '=', fundId)
    .where('operation_end_on', 'is', null)
    .execute()
}
