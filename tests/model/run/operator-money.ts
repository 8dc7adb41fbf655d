import { readStatement } from '../../../src/features/treasury/bank/read-statement.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import {
  makeBankLine,
  openBankBalance,
  reportNewestLine,
  viewerOf,
  type TwoOperators,
} from '../../support/operators-money.ts'
import { move, operator } from '../rules/books.ts'
import type { World } from './world.ts'
import { idOf } from '../../../src/domain/id.ts'

/** Both, with a login of this moment. */
export function operatorsOf({ operators, stage: { services } }: World): TwoOperators {
  const [maker = 0, checker = 0] = operators
  const now = services.machineClock.now()
  return [viewerOf(idOf(maker), now), viewerOf(idOf(checker), now)]
}

/** The account holds so much when it is read for the first time: what the demo desk begins with has grown, or left it, before. */
export async function openBooks(world: World, amount: number): Promise<void> {
  const { desk, model, stage } = world
  const more = amount - desk.parts.statement.balance(new Date(model.now))
  if (more !== 0) await makeBankLine(desk.url, { direction: more > 0 ? 'in' : 'out', amount: Math.abs(more) })
  await openBankBalance(stage.services, operatorsOf(world))
  move(model, amount, { from: operator.equity, to: operator.bank })
}

/** Whether a reading of the account will succeed: what two people say of a line, they say of one that was read. */
export const canBeRead = ({ desk }: World): boolean =>
  desk.parts.grants.current() !== undefined && desk.parts.faults.list().every(({ target }) => target !== 'bank')

/** The operator's own money comes onto the account, and two people say so. */
export async function payInOperatorMoney(world: World, amount: number): Promise<void> {
  const { desk, model, stage, worker } = world
  await makeBankLine(desk.url, { direction: 'in', amount })
  await worker.runPeriodicTask('read-statement', readStatement)
  await worker.runPeriodicTask('read-deposits', readDeposits)
  await reportNewestLine(stage.services, operatorsOf(world), { kind: 'float_in' })
  move(model, amount, { from: operator.equity, to: operator.bank })
}
