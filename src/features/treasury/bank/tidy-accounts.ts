import { sql } from 'kysely'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Services } from '../../core/services.ts'
import { changeAccounts, type PoolAccount } from './change-accounts.ts'

const day = 24 * 60 * 60 * 1000
/**
 * So long after its end an account still takes money: what comes late then is seen and refunded with a reason, instead of bouncing at
 * the payer's bank without a word.
 */
const graceAfterEnd = 14 * day

/**
 * Stops the accounts at the bank that nobody has to pay on any more, and opens those again that we stopped and that have rested their
 * six months. Finds nothing to do most times; whatever fails at the bank is done by a later run.
 * @throws the failure of the bank.
 */
export async function tidyAccounts(services: Services): Promise<void> {
  if (!(await services.bank.isLinked())) return
  const ended = await accountsOfTheEnded(services)
  await noteOrder(services, ended)
  await changeAccounts(services, ended, 'stopped')
  await changeAccounts(services, await restedAccounts(services), 'usable')
}

/**
 * Accounts of investments that wait for no money: ended ones, and paid ones past their deadline. An application whose deadline is over
 * but that was not cancelled yet still waits: the bank's list may hold its deposit.
 */
async function accountsOfTheEnded(services: Services): Promise<PoolAccount[]> {
  const now = services.clock.now()
  const { rows } = await sql<PoolAccount>`
    select account.id, account.va_id
    from virtual_account account
    join virtual_account_assignment assignment on assignment.virtual_account_id = account.id
    join investment on investment.id = assignment.investment_id
    where account.bank_status = 'usable'
      -- Far from the end of its rest, so that nobody else can get it while the bank stops it.
      and assignment.rests_until > ${addMilliseconds(now, day)}
      and investment.status <> 'awaiting_deposit'
      and case investment.status when 'participating' then investment.deposit_deadline_at else investment.status_at end
        < ${addMilliseconds(now, -graceAfterEnd)}
    order by account.id`.execute(services.database)
  return rows
}

/** Before the call: an account that somebody else stopped at the bank is never opened by us. */
async function noteOrder(services: Services, accounts: readonly PoolAccount[]): Promise<void> {
  if (accounts.length === 0) return
  await services.database
    .updateTable('virtual_account')
    .set({ stop_ordered_at: services.clock.now() })
    .where(
      'id',
      'in',
      accounts.map(({ id }) => id),
    )
    .where('stop_ordered_at', 'is', null)
    .execute()
}

async function restedAccounts(services: Services): Promise<PoolAccount[]> {
  const { rows } = await sql<PoolAccount>`
    select id, va_id from virtual_account account
    where bank_status = 'stopped' and stop_ordered_at is not null and not exists (
      select from virtual_account_assignment assignment
      where assignment.virtual_account_id = account.id and assignment.rests_until > ${services.clock.now()})
    order by id`.execute(services.database)
  return rows
}
