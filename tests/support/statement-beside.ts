import type { AccountEntry } from '../../src/adapters/bank/bank.ts'
import type { PayoutWorld } from './payout-world.ts'

/** A line of the statement; the balance after it follows from what stands before it. */
export type LineBeside = Omit<AccountEntry, 'balance'>

/** Lines of the company's account that come beside what the demo desk plays: whatever is pushed into the list stands in the statement of the next reading. */
export function keepStatementBeside(world: PayoutWorld): LineBeside[] {
  const beside: LineBeside[] = []
  const { bank } = world.services
  const listed = bank.listAccountEntries.bind(bank)
  const told = bank.balance.bind(bank)
  world.services.bank = {
    ...bank,
    listAccountEntries: async (range) => {
      let { balance: held } = await told()
      return [
        ...(await listed(range)),
        ...beside.map((line) => ({ ...line, balance: (held += line.direction === 'in' ? line.amount : -line.amount) })),
      ]
    },
  }
  return beside
}
