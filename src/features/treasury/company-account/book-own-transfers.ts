import { sql } from 'kysely'
import { japanDate, startOfDay } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { transferFeeAtMost } from '../../../domain/treasury/segregation.ts'
import type { Book } from '../../../ledger/chart.ts'
import type { Line } from '../../../ledger/post.ts'
import type { Services } from '../../core/services.ts'
import { bookBankLine } from '../payout/book-bank-line.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'

interface Waiting {
  id: Id<'own_transfer'>
  book: Extract<Book, 'operator' | `fund:${number}`>
  amount: number
  side: 'out' | 'in'
  itemKey: string
  accountId: string
  transactedOn: string
  remarks: string
}

/**
 * Books the lines of the bank with which approved transfers between our own accounts left and arrived. First what left: between the two lines the money is
 * on its way. A line is taken where it is the only one of its account, direction and amount since the approval that the books do not know; of two alike
 * a person explains what the other one is. Safe to run at any time.
 */
export async function bookOwnTransfers(services: Services): Promise<void> {
  for (const side of ['out', 'in'] as const) {
    for (const waiting of await listWaiting(services.database, services, side)) await bookSide(services, waiting)
  }
}

async function bookSide(services: Services, { id, side }: Waiting): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    await sql`select from own_transfer where id = ${id} for update`.execute(transaction)
    const waiting = (await listWaiting(transaction, services, side)).find((each) => each.id === id)
    if (!waiting) return
    const lineId = await bookLine(transaction, services, waiting)
    await transaction
      .insertInto('own_transfer_line')
      .values({ own_transfer_id: id, side, bank_line_id: lineId })
      .execute()
  })
}

function bookLine(
  transaction: Transaction,
  services: Services,
  { id, book, side, amount, itemKey, accountId, transactedOn, remarks }: Waiting,
): Promise<Id<'bank_line'>> {
  const account = { kind: 'in_transit', book, transferId: id } as const
  const against: Line = side === 'out' ? { account, debit: amount } : { account, credit: amount }
  const day = japanDate(transactedOn)
  return bookBankLine(transaction, services, {
    realAccountId: accountId,
    itemKey,
    amount: side === 'out' ? -amount : amount,
    transactedOn: day,
    transactedAt: startOfDay(day),
    remarks,
    kind: 'own_transfer',
    against: [against],
  })
}

async function listWaiting(database: Queryable, { config }: Services, side: 'out' | 'in'): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select transfer.id, transfer.book, transfer.amount, ${side}::text as side, min(entry.item_key) as "itemKey", min(entry.real_account_id) as "accountId",
      min(entry.transacted_on)::text as "transactedOn", min(entry.remarks) as remarks
    from own_transfer transfer
    join bank_statement_line entry on entry.real_account_id = case ${side} when 'out' then from_account_id else to_account_id end
      and entry.amount = case ${side} when 'out' then -transfer.amount else transfer.amount end
      and entry.transacted_on >= japan_date(transfer.approved_at)
    join bank_balance reading on reading.id = entry.bank_balance_id
    where transfer.cancelled_at is null
      and (select count(*) from own_transfer_line line where line.own_transfer_id = transfer.id) = case ${side} when 'out' then 0 else 1 end
      and entry.id in (select statement_line_id from bank_statement_open)
      and not exists (select from bank_line line where line.real_account_id = entry.real_account_id and line.item_key = entry.item_key)
      -- What left may be a payment under way, whose line is still to be classified.
      and not exists (select from payout_batch batch
        where batch.status in ('sending', 'unclear', 'sent') and batch.total + ${transferFeeAtMost} * batch.payee_count >= transfer.amount
          and ${side} = 'out' and entry.real_account_id = coalesce(batch.from_account_id, ${config.BANK_ACCOUNT_ID}))
      -- What came in may be a member's deposit until these have been read after it.
      and (entry.amount < 0 or exists (select from bank_reading deposits where deposits.read_at >= reading.read_at))
      and exists (select from bank_balance earlier where earlier.real_account_id = entry.real_account_id and earlier.id < reading.id)
    group by transfer.id
    having count(*) = 1
    order by transfer.id`.execute(database)
  return rows
}
