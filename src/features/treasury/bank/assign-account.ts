import { sql } from 'kysely'
import { accountRestsUntil } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * Gives an investment a deposit account of its own out of the pool: usable at the bank and resting for nobody. A late deposit must never
 * reach another member, so it rests afterwards.
 * @returns false when the pool is empty.
 */
export async function assignAccount(
  transaction: Transaction,
  { investmentId, depositDeadline, now }: { investmentId: Id<'investment'>; depositDeadline: Date; now: Date },
): Promise<boolean> {
  for (;;) {
    const accountId = await lockFreeAccount(transaction, now)
    if (accountId === null) return false
    // Whoever held the lock before may have assigned the account after our search began to look: a fresh look tells.
    if (!(await isFree(transaction, accountId, now))) continue
    await transaction
      .insertInto('virtual_account_assignment')
      .values({
        virtual_account_id: accountId,
        investment_id: investmentId,
        assigned_at: now,
        rests_until: accountRestsUntil(depositDeadline),
      })
      .execute()
    return true
  }
}

/** Accounts that another confirmation holds at this moment are passed over, so nobody waits. */
async function lockFreeAccount(transaction: Transaction, now: Date): Promise<Id<'virtual_account'> | null> {
  const { rows } = await sql<{ id: Id<'virtual_account'> }>`
    select id from virtual_account account
    where bank_status = 'usable' and not exists (
      select from virtual_account_assignment assignment
      where assignment.virtual_account_id = account.id and assignment.rests_until > ${now})
    order by id limit 1 for update skip locked`.execute(transaction)
  return rows[0]?.id ?? null
}

async function isFree(transaction: Transaction, accountId: Id<'virtual_account'>, now: Date): Promise<boolean> {
  const taken = await transaction
    .selectFrom('virtual_account_assignment')
    .select('id')
    .where('virtual_account_id', '=', accountId)
    .where('rests_until', '>', now)
    .executeTakeFirst()
  return taken === undefined
}
