import type { AccountEntry, Bank } from '../../src/adapters/bank/bank.ts'
import { addDays, japanDate } from '../../src/domain/calendar.ts'
import type { PayoutWorld } from './payout-world.ts'

/** A line of the statement; the balance after it follows from what stands before it. */
export type LineBeside = Omit<AccountEntry, 'balance'>

/** Lines of the company's account that come beside what the demo desk plays: whatever is pushed into the list stands in the statement of the next reading. */
export function keepStatementBeside(world: PayoutWorld): LineBeside[] {
  const beside: LineBeside[] = []
  world.services.bank = withLinesBeside(world.services.bank, beside)
  return beside
}

/** A bank whose list has these lines too, by their days and in the order in which they came, each with the balance after it. */
function withLinesBeside(bank: Bank, beside: readonly LineBeside[]): Bank {
  const listed = bank.listAccountEntries.bind(bank)
  const held = bank.balance.bind(bank)
  const came = new Map<string, number>()
  return {
    ...bank,
    listAccountEntries: async ({ from, to }) => {
      // Long before the days asked for, so that the first balance is that of all lines.
      const own = await listed({ from: addDays(japanDate(from), -400), to })
      const [first] = own
      let balance = first === undefined ? (await held()).balance : first.balance - signed(first)
      for (const { itemKey } of [...own, ...beside]) if (!came.has(itemKey)) came.set(itemKey, came.size)
      const orderOf = ({ itemKey }: LineBeside): number => came.get(itemKey) ?? 0
      return [...own, ...beside]
        .toSorted(
          (one, other) => one.transactionDate.localeCompare(other.transactionDate) || orderOf(one) - orderOf(other),
        )
        .map((line) => ({ ...line, balance: (balance += signed(line)) }))
        .filter(({ transactionDate }) => transactionDate >= from && transactionDate <= to)
    },
  }
}

const signed = ({ direction, amount }: LineBeside): number => (direction === 'in' ? amount : -amount)
