import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { fillAccountPool } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { moveClock } from '../run/move-clock.ts'
import { hit, type World } from '../run/world.ts'
import { day, dayNumber, hour, instantText, minute, second, startOfDayNumber } from '../rules/japan-time.ts'
import { closableUntil, payableUntil } from '../rules/model.ts'
import { stepKind } from './step.ts'

/** The instants at which a rule changes its mind: deadlines, starts and ends, to the second. */
function edges({ model }: World): number[] {
  const all = [
    ...model.investments.flatMap(({ deadline, status }) =>
      deadline === null || status !== 'Entry' ? [] : [deadline, deadline + second],
    ),
    ...model.funds.flatMap(({ start, end }) => [start - second, start, end, end + second]),
    ...model.funds.flatMap((fund) =>
      fund.failedAt === null ? [closableUntil(fund), payableUntil(fund)].flatMap(instantsAround) : [],
    ),
    startOfDayNumber(dayNumber(model.now) + 1) - second,
  ]
  return all.filter((instant) => instant > model.now && instant - model.now < 3 * day)
}

const instantsAround = (instant: number | null): number[] => (instant === null ? [] : [instant, instant + second])

function chooseInstant(world: World): number {
  const { random, model } = world
  const tomorrow = startOfDayNumber(dayNumber(model.now) + 1)
  // While a fund works, little happens from hour to hour.
  const slow = model.funds.some(({ workingSince }) => workingSince !== null) ? 4 : 1
  return (
    random.weighted([
      { to: model.now + random.whole(1, 90) * minute, weight: 14 },
      { to: random.pick(edges(world)) ?? tomorrow, weight: 5 },
      { to: tomorrow + random.whole(8, 20) * hour, weight: 4 * slow },
      { to: model.now + random.whole(2, 4) * day, weight: slow },
    ])?.to ?? tomorrow
  )
}

export const passTime = stepKind<{ to: number; isLate: boolean }>({
  name: 'time passes',
  weight: 20,
  choose: (world) => ({ to: chooseInstant(world), isLate: world.random.oneIn(10) }),
  async run(world, { to, isLate }) {
    if (to <= world.model.now) return 'not at all'
    await moveClock(world, to, { late: isLate })
    if (isLate) hit(world, 'the worker slept')
    return `until ${instantText(to)}`
  },
})

const periodicTasks = {
  'read-deposits': readDeposits,
  'follow-payouts': followPayouts,
  'fill-account-pool': fillAccountPool,
} as const

/** The worker's own timers, which no task of the schedule waits for. */
export const periodicTask = stepKind<{ name: keyof typeof periodicTasks }>({
  name: 'the worker runs a periodic task',
  weight: 8,
  choose: ({ random }) => ({
    name:
      random.weighted([
        { name: 'read-deposits', weight: 4 },
        { name: 'follow-payouts', weight: 4 },
        { name: 'fill-account-pool', weight: 1 },
      ] as const)?.name ?? 'read-deposits',
  }),
  async run(world, { name }) {
    await world.worker.runPeriodicTask(name, periodicTasks[name])
    await world.worker.drain()
    return name
  },
})
