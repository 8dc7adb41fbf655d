import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type pg from 'pg'
import { businessDayFrom } from '../../src/domain/business-day.ts'
import { addDays, japanDateOf, timeOfDay } from '../../src/domain/calendar.ts'
import { preparePayoutBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import type { Services } from '../../src/features/core/services.ts'
import { openPool } from '../../src/platform/database/connect.ts'
import { must } from '../support/payout-world.ts'
import { dieAt, Killed, servicesThatDie } from './support/crashing.ts'
import { sharedFaultWorld, type FaultWorld } from './support/fault-world.ts'
import { isReduced, rounds } from './support/troubles.ts'
import type { Id } from '../../src/domain/id.ts'

const shared = sharedFaultWorld()
const minute = 60_000
/** `application_name` of the connections of a process that dies. */
const dyingApplication = 'dies'

let pool: pg.Pool
beforeAll(() => {
  pool = openPool(`${shared.world.services.config.DATABASE_URL}&application_name=${dyingApplication}`, { max: 10 })
})
afterAll(() => pool.end())

async function approved(world: FaultWorld): Promise<Id<'payout_batch'>> {
  await world.forgetOldBatches()
  const batch = must(
    await preparePayoutBatch(world.faultless, world.maker, {
      obligations: await world.nextRefunds(1),
      method: 'transfer',
    }),
  )
  await world.approve(batch)
  return batch.batchId
}

async function sent(world: FaultWorld): Promise<Id<'payout_batch'>> {
  const batchId = await approved(world)
  await sendPayoutBatch(world.faultless, batchId)
  await world.pass(minute)
  return batchId
}

async function comingBack(world: FaultWorld): Promise<Id<'payout_batch'>> {
  const batchId = await sent(world)
  await followPayouts(world.faultless)
  atTheDesk(world, 'return')
  await world.pass(minute)
  return batchId
}

async function failed(world: FaultWorld): Promise<Id<'payout_batch'>> {
  const batchId = await approved(world)
  await sendPayoutBatch(world.faultless, batchId)
  atTheDesk(world, 'fail')
  await world.pass(minute)
  return batchId
}

function atTheDesk({ desk }: FaultWorld, action: 'return' | 'fail'): void {
  const order = desk.parts.transfers.list().at(-1)?.order
  const problem = order === undefined ? 'no order' : desk.parts.transfers.act(order, action)
  if (problem !== undefined) throw new Error(problem)
}

interface Path {
  name: string
  begin(world: FaultWorld): Promise<Id<'payout_batch'>>
  run(services: Services, batchId: Id<'payout_batch'>): Promise<void>
  /** How the payout stands when all is over. */
  end: 'paid' | 'returned' | 'refused'
}

const paths: readonly Path[] = [
  { name: 'sending', begin: approved, run: sendPayoutBatch, end: 'paid' },
  { name: 'following an order to its payment', begin: sent, run: followPayouts, end: 'paid' },
  { name: 'booking money that came back after it was paid', begin: comingBack, run: followPayouts, end: 'returned' },
  { name: 'taking up what the bank could not pay', begin: failed, run: followPayouts, end: 'refused' },
]

/** @returns the point at which the path died, or null where it came to its end before. */
async function dieOnTheWay(
  world: FaultWorld,
  path: Path,
  batchId: Id<'payout_batch'>,
  n: number,
): Promise<string | null> {
  const crash = dieAt(n)
  // A periodic task swallows and logs what goes wrong with a batch: whether the process died is told by the crash itself.
  await path
    .run(servicesThatDie(world.faultless, pool, crash), batchId)
    .catch((error: unknown) => expect(error).toBeInstanceOf(Killed))
  await untilConnectionsEnd(world)
  return crash.isDead ? (crash.passed.at(-1) ?? '') : null
}

/** The server rolls back a dead process's work and lets its locks go when it notices, which may take a while where much else is going on. */
async function untilConnectionsEnd({ database }: FaultWorld): Promise<void> {
  const connections = async (): Promise<number> =>
    (await sql`select 1 from pg_stat_activity where application_name = ${dyingApplication}`.execute(database)).rows
      .length
  await expect.poll(connections).toBe(pool.totalCount)
}

async function recover(world: FaultWorld, path: Path, batchId: Id<'payout_batch'>): Promise<void> {
  for (let run = 0; run < 4; run += 1) {
    await followPayouts(world.faultless)
    await world.pass(minute)
  }
  expect(await world.batchStatus(batchId)).toBe('settled')
  expect(await world.payoutStatuses(batchId)).toEqual([path.end])
}

/** Every await is a point at which the process may die: it dies once at each, in CI at every eighth, and the next process brings the payout to its end. */
const stride = isReduced ? 16 : 1

/** What is ordered on a day on which banks rest waits for the next: the hours of a round all lie in one business day. */
async function beginBusinessDay(world: FaultWorld): Promise<void> {
  const now = world.faultless.clock.now()
  const morning = timeOfDay(businessDayFrom(addDays(japanDateOf(now), 1)), 8, 0)
  await world.pass(morning.getTime() - now.getTime())
}

describe.each(paths)('a process that dies while $name', (path) => {
  it.each(rounds)(
    'once at each await: nothing is lost, nothing goes out twice (round %i)',
    async (round) => {
      const { world } = shared
      await beginBusinessDay(world)
      const points: string[] = []
      for (let n = 1; ; n += stride) {
        const batchId = await path.begin(world)
        const ordersBefore = world.desk.parts.transfers.list().length
        const point = await dieOnTheWay(world, path, batchId, n)
        await world.expectHonestBook()
        // In later rounds the process that recovers dies as well, each time somewhere else.
        if (point !== null && round > 0)
          await dieOnTheWay(world, { ...path, run: followPayouts }, batchId, 1 + ((n * 7 + round * 13) % 40))
        await recover(world, path, batchId)
        await world.expectHonestBook()
        const ordered = world.desk.parts.transfers.list().length - ordersBefore
        expect({ point, ordered }).toEqual({ point, ordered: path.name === 'sending' ? 1 : 0 })
        if (point === null) break
        points.push(point)
      }
      await world.expectSoundBook()
      if (isReduced) return
      // Of a path whose every await was deadly.
      expect(points.some((point) => point.includes('bank.'))).toBe(true)
      expect(points.filter((point) => point.startsWith('after commit')).length).toBeGreaterThan(0)
    },
    1_800_000,
  )
})
