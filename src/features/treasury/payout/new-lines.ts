import { japanDateOf } from '../../../domain/calendar.ts'
import type { Services } from '../../core/services.ts'
import { readAccountStatement } from '../bank/read-statement.ts'
import type { ShownLine } from './order-at-bank.ts'

/**
 * Lines that the account's statement shows and no entry of the books stands for: neither booked nor a deposit of a member. The statement is
 * read and kept first: what is booked is what it has shown.
 * @throws the failure of the bank.
 */
export async function listNewLines(services: Services, account: string, since: string): Promise<ShownLine[]> {
  await readAccountStatement(services, account)
  const lines = await services.database
    .selectFrom('bank_statement_line as line')
    .selectAll('line')
    .where('line.real_account_id', '=', account)
    .where('line.transacted_on', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_line as booked')
            .whereRef('booked.real_account_id', '=', 'line.real_account_id')
            .whereRef('booked.item_key', '=', 'line.item_key'),
        ),
      ),
    )
    .orderBy('line.id')
    .execute()
  if (lines.length === 0) return []
  const range = { from: since, to: japanDateOf(services.clock.now()) }
  const deposits = new Set((await services.bank.listDeposits(range)).map(({ itemKey }) => itemKey))
  return lines
    .filter(({ item_key: key }) => !deposits.has(key))
    .map((line) => ({
      itemKey: line.item_key,
      transactionDate: line.transacted_on,
      direction: line.amount > 0 ? 'in' : 'out',
      amount: Math.abs(line.amount),
      remarks: line.remarks,
    }))
}
