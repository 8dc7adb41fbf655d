import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { readStatement } from '../../../src/features/treasury/bank/read-statement.ts'
import { nextMonth } from '../rules/earnings.ts'
import { dayText } from '../rules/japan-time.ts'
import type { Model } from '../rules/model.ts'
import { canBeRead } from '../run/operator-money.ts'
import { actByTwo } from '../run/operators-acts.ts'
import { expectThat, hit } from '../run/world.ts'
import { stepKind } from './step.ts'

const monthOf = ({ now }: Model): string => dayText(now).slice(0, 7)

/** 'YYYY-MM' of the month before. */
function lastMonth(model: Model): string {
  const [year = 0, month = 0] = monthOf(model).split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

/** Two operators close the month that is over; now and then one that is not, or one that is closed. */
export const closeMonth = stepKind<{ month: string }>({
  name: 'two operators close a month',
  weight: 4,
  choose(world) {
    const { model, random } = world
    if (!canBeRead(world)) return null
    if (random.oneIn(8)) return { month: monthOf(model) }
    // In their order: the first may be any that is over.
    const next = model.closedMonth === null ? lastMonth(model) : nextMonth(model.closedMonth)
    if (next > lastMonth(model)) return random.oneIn(4) ? { month: lastMonth(model) } : null
    return model.funds.some(({ workingSince }) => workingSince !== null) ? { month: next } : null
  },
  async run(world, { month }) {
    const { model, worker } = world
    if (!canBeRead(world) || !(await world.stage.services.bank.isLinked())) return 'the account cannot be read'
    await worker.runPeriodicTask('read-statement', readStatement)
    await worker.runPeriodicTask('read-deposits', readDeposits)
    const { code, message } = await actByTwo(
      world,
      'mutation ($month: String!) { proposed: proposeBookMonth(month: $month) { id } }',
      { month },
    )
    const isOver = month < monthOf(model)
    // A fund that began to operate since then has months of its own that are open.
    if (!isOver || (isClosed(model, month) && code !== null)) {
      expectThat(code === 'CONFLICT', () => `the closing of ${month} was answered ${code}`)
      hit(world, isOver ? 'refused: a month that is closed' : 'refused: a month that is not over')
      return 'refused'
    }
    // Where nothing of a fund was booked up to its end, there is nothing to close.
    expectThat(
      code === null || /すでに締められています/.test(message),
      () => `${month} was not closed: ${code} ${message}`,
    )
    if (code === null) {
      if (!isClosed(model, month)) model.closedMonth = month
      hit(world, 'month closed')
    }
    return code ?? 'closed'
  },
})

const isClosed = ({ closedMonth }: Model, month: string): boolean =>
  closedMonth !== null && nextMonth(closedMonth) > month
