import type { AccountEntry } from '../../adapters/bank/bank.ts'
import { addDays, japanDateOf, type JapanDate } from '../../domain/calendar.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { notifyOperators } from '../notification/notify-operators.ts'
import type { Services } from '../services.ts'

/** The bank may book a line on an earlier day than it lists it. */
const lookBackDays = 2
/** The bank's list goes back six months. */
const farthestBackDays = 180

/**
 * Reads the account's own list and keeps every line that is neither a deposit on a virtual account nor booked: what no rule of the
 * product explains, an operator has to. Safe to run at any time and twice.
 * @returns how many lines were new.
 * @throws the failure of the bank.
 */
export async function readAccountEntries(services: Services): Promise<number> {
  if (!(await services.bank.isLinked())) return 0
  const now = services.clock.now()
  const range = { from: await readFrom(services, japanDateOf(now)), to: japanDateOf(now) }
  const entries = await services.bank.listAccountEntries(range)
  // A deposit that is not booked yet must never be taken for something else.
  const deposits = new Set((await services.bank.listDeposits(range)).map(({ itemKey }) => itemKey))
  const added = await keep(services, entries.filter(({ itemKey, amount }) => amount > 0 && !deposits.has(itemKey)), now)
  if (added.length > 0) {
    await notifyOperators(services, {
      key: `account-entries:${added.join(',')}`,
      title: `口座に、内容の分からない入出金が${added.length}件あります`,
      body: '「口座の入出金」の一覧で、それぞれの内容を確認して登録してください。支払いの手続き中のものは、結果が分かると一覧から消えます。',
    })
  }
  return added.length
}

/** @returns the ids of the lines that are new and not booked. */
async function keep(services: Services, entries: readonly AccountEntry[], now: Date): Promise<number[]> {
  const realAccountId = services.config.BANK_ACCOUNT_ID
  return inTransaction(services.database, async (transaction) => {
    const ids: number[] = []
    for (const { itemKey, transactionDate, direction, amount, remarks } of entries) {
      const booked = await transaction.selectFrom('bank_line').select('id').where('real_account_id', '=', realAccountId).where('item_key', '=', itemKey).executeTakeFirst()
      if (booked) continue
      const inserted = await transaction
        .insertInto('account_entry')
        .values({
          real_account_id: realAccountId,
          item_key: itemKey,
          amount: direction === 'in' ? amount : -amount,
          transacted_on: transactionDate,
          remarks,
          read_at: now,
        })
        .onConflict((conflict) => conflict.columns(['real_account_id', 'item_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (inserted) ids.push(inserted.id)
    }
    await transaction
      .insertInto('account_reading')
      .values({ read_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ read_at: now }))
      .execute()
    return ids
  })
}

/** Two days before the last reading; before the first, two days before the first virtual account was issued. */
async function readFrom(services: Services, today: JapanDate): Promise<JapanDate> {
  const last = await services.database.selectFrom('account_reading').select('read_at as at').executeTakeFirst()
  const first = await services.database.selectFrom('virtual_account').select('issued_at as at').orderBy('issued_at').limit(1).executeTakeFirst()
  const since = (last ?? first)?.at
  const from = addDays(since ? japanDateOf(since) : today, -lookBackDays)
  const earliest = addDays(today, -farthestBackDays)
  return from < earliest ? earliest : from
}
