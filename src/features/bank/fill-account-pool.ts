import { sql } from 'kysely'
import { BankUnknown } from '../../adapters/bank/bank-failure.ts'
import type { VirtualAccountOnFile } from '../../adapters/bank/bank.ts'
import type { Services } from '../services.ts'

/** Below this many free accounts the pool is filled up: a popular opening takes hundreds within seconds. */
const fewestFree = 30
const batchSize = 100

/** Keeps accounts ready ahead, since the bank cannot issue any during its maintenance. Finds nothing to do most times. */
export async function fillAccountPool(services: Services): Promise<void> {
  if (!(await services.bank.isLinked())) return
  if ((await freeAccounts(services)) >= fewestFree) return
  await issueVirtualAccounts(services, batchSize)
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
      where assignment.virtual_account_id = account.id and assignment.rests_until > ${services.clock.now()})`.execute(services.database)
  return rows[0]?.count ?? 0
}

/** @returns how many accounts of the bank's list were new to us. */
async function takeOverList(services: Services): Promise<number> {
  const accounts = await services.bank.virtualAccounts()
  const now = services.clock.now()
  let added = 0
  for (const account of accounts) if (await takeOver(services, account, now)) added += 1
  return added
}

async function takeOver(services: Services, account: VirtualAccountOnFile, now: Date): Promise<boolean> {
  const known = await services.database
    .insertInto('virtual_account')
    .values({
      va_id: account.id,
      branch_code: account.branchCode,
      branch_name: account.branchName,
      account_number: account.accountNumber,
      account_name: account.holderNameKana,
      bank_status: account.status,
      issued_at: account.issuedAt ?? now,
    })
    .onConflict((conflict) =>
      // What the bank has deleted stays so, whatever an older answer says.
      conflict.column('va_id').doUpdateSet({ bank_status: account.status }).where('virtual_account.bank_status', '<>', 'deleted'),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirst()
  return known?.is_new ?? false
}
