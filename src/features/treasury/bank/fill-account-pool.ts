import { sql } from 'kysely'
import { BankUnknown } from '../../../adapters/bank/bank-failure.ts'
import type { VirtualAccountOnFile } from '../../../adapters/bank/bank.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { exclusively } from '../../../platform/database/exclusively.ts'
import type { Services } from '../../core/services.ts'

/** Below this many free accounts the pool is filled up: a popular opening takes hundreds within seconds. */
const fewestFree = 30
const batchSize = 100

/** Keeps accounts ready ahead, since the bank cannot issue any during its maintenance. Finds nothing to do most times. */
export async function fillAccountPool(services: Services): Promise<void> {
  if (!(await services.bank.isLinked())) return
  await keepFree(services, fewestFree)
}

/** The run under way in this process: whoever comes meanwhile waits for it, without a database connection in hand. */
const underWay = new WeakMap<Database, Promise<void>>()

/**
 * Sees to it that at least so many accounts are free. One run at a time over all processes: those who wait find what the first one has
 * issued, so an opening that empties the pool orders one batch and not one for each member.
 * @throws the failure of the bank.
 */
export async function keepFree(services: Services, fewest: number): Promise<void> {
  const { database } = services
  const isShort = async (): Promise<boolean> => (await freeAccounts(services)) < fewest
  if (!(await isShort())) return
  const run =
    underWay.get(database) ??
    exclusively(database, 'issue-virtual-accounts', async () => {
      if (await isShort()) await issueVirtualAccounts(services, batchSize)
    }).finally(() => underWay.delete(database))
  underWay.set(database, run)
  await run
}

/**
 * Issues further accounts at the bank and takes the bank's own list into the pool. The list is read first: where an earlier
 * answer was lost, its accounts are already there. It is read again after a lost answer, for the same reason.
 * @throws the failure of the bank.
 */
export async function issueVirtualAccounts(services: Services, count: number): Promise<void> {
  if ((await takeOverList(services)) >= count) return
  const lost = await issueAtBank(services, count)
  const added = await takeOverList(services)
  if (lost && added < count) throw lost
}

/** @returns the failure where the bank may or may not have issued the accounts. */
async function issueAtBank(services: Services, count: number): Promise<BankUnknown | null> {
  try {
    await services.bank.issueVirtualAccounts(count)
    return null
  } catch (error) {
    if (error instanceof BankUnknown) return error
    throw error
  }
}

/** How many of the pool may be given out now: usable, and not resting after an earlier investment. */
export async function freeAccounts(services: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from virtual_account account
    where bank_status = 'usable' and not exists (
      select from virtual_account_assignment assignment
      where assignment.virtual_account_id = account.id and assignment.rests_until > ${services.clock.now()})`.execute(
    services.database,
  )
  return rows[0]?.count ?? 0
}

/** In one statement, since the list holds every account ever issued. @returns how many of them were new to us. */
async function takeOverList(services: Services): Promise<number> {
  const accounts = await services.bank.virtualAccounts()
  if (accounts.length === 0) return 0
  const now = services.clock.now()
  const column = (of: (account: VirtualAccountOnFile) => string): string[] => accounts.map(of)
  const { rows } = await sql<{ is_new: boolean }>`
    insert into virtual_account as known (va_id, branch_code, branch_name, account_number, account_name, bank_status, issued_at)
    select * from unnest(
      ${column(({ id }) => id)}::text[], ${column(({ branchCode }) => branchCode)}::text[], ${column(({ branchName }) => branchName)}::text[],
      ${column(({ accountNumber }) => accountNumber)}::text[], ${column(({ holderNameKana }) => holderNameKana)}::text[],
      ${column(({ status }) => status)}::text[], ${column(({ issuedAt }) => (issuedAt ?? now).toISOString())}::timestamptz[])
    -- What the bank has deleted stays so, whatever an older answer says.
    on conflict (va_id) do update set bank_status = excluded.bank_status where known.bank_status not in (excluded.bank_status, 'deleted')
    returning xmax = 0 as is_new`.execute(services.database)
  return rows.filter((row) => row.is_new).length
}
