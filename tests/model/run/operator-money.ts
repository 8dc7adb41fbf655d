import { japanDate } from '../../../src/domain/calendar.ts'
import { bookBankLine } from '../../../src/features/payout/book-bank-line.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { bank, float, move } from '../rules/books.ts'
import { dayText } from '../rules/japan-time.ts'
import type { World } from './world.ts'

/** The operator's own money comes onto the account: for dividends, and for the bank's fees. The desk's account had it from the start. */
export async function payInOperatorMoney(world: World, amount: number): Promise<void> {
  if (amount === 0) return
  const { services } = world.stage
  world.model.operatorMoney.push(amount)
  move(world.model, amount, { from: float, to: bank })
  await inTransaction(services.database, (transaction) =>
    bookBankLine(transaction, services, {
      itemKey: `operator-${world.model.operatorMoney.length}`,
      amount,
      transactedOn: japanDate(dayText(world.model.now)),
      transactedAt: new Date(world.model.now),
      remarks: '',
      kind: 'operator_money',
      against: [{ account: { kind: 'float' }, credit: amount }],
    }),
  )
}
