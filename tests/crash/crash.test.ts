// Kills the server, the worker and PostgreSQL with kill -9 at random moments while investors apply, confirm and pay, and then
// holds the books against everything that anybody was told: nothing acknowledged is lost, nothing is doubled.
//
//   npm run test:crash                        about a minute
//   CRASH_SECONDS=600 npm run test:crash      longer
//   CRASH_SEED=7 npm run test:crash           the same choices again (the moments still differ)
//
// It is not part of `npm test`.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'
import { startDurableDatabase, type DurableDatabase } from './durable-database.ts'
import { invest, type Promised } from './investors-under-fire.ts'

const seconds = Number(process.env['CRASH_SECONDS'] ?? 30)
const seed = Number(process.env['CRASH_SEED'] ?? 1)
const patienceMs = 60_000
const fundCount = 4
const atOnce = 5

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function chanceFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const targets = ['server', 'worker', 'postgres'] as const

/** Kills one; PostgreSQL is brought back after a moment, the others are the supervisor's business. */
async function strike(world: World, database: DurableDatabase, target: (typeof targets)[number], pauseMs: number): Promise<void> {
  if (target !== 'postgres') return world.product.kill(target)
  await database.kill()
  await sleep(pauseMs)
  await database.start()
}

/** Each of the three comes its turn, in an order of chance, until the time is over. */
async function keepStriking(world: World, database: DurableDatabase, chance: () => number, until: number): Promise<string[]> {
  const strikes: string[] = []
  while (performance.now() < until) {
    for (const target of targets.toSorted(() => chance() - 0.5)) {
      await sleep(1_000 + chance() * 3_000)
      if (performance.now() >= until) break
      await strike(world, database, target, chance() * 1_500)
      strikes.push(target)
    }
  }
  return strikes
}

/** Starts what has ended, killed or by itself, as in production. Ends when told. */
function supervise({ product }: World): { end(): Promise<void> } {
  let isWanted = true
  const watch = async (name: 'server' | 'worker'): Promise<void> => {
    while (isWanted) {
      await sleep(300)
      // A start that fails, PostgreSQL being away, is tried again.
      if (!product.isRunning(name)) await product.start(name).catch(() => undefined)
    }
  }
  const watching = Promise.all([watch('server'), watch('worker')])
  return {
    async end() {
      isWanted = false
      await watching
    },
  }
}

/** Investors come one after the other, five at a time, until the time is over; then those under way finish. */
async function keepInvesting(world: World, funds: readonly number[], chance: () => number, until: number): Promise<Promised[]> {
  const all: Promised[] = []
  const isOver = () => performance.now() > until + patienceMs
  const oneAfterTheOther = async (): Promise<void> => {
    while (performance.now() < until) {
      const member = await newMember(world)
      const fundId = funds[Math.floor(chance() * funds.length)] ?? 0
      const amount = (1 + Math.floor(chance() * 3)) * 100_000
      const promised: Promised = { member, fundId, amount, key: `key-${member.email}`, ids: [], isConfirmed: false, account: null, deposited: 0 }
      all.push(promised)
      await invest(world, promised, { isOver, chance })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther))
  return all
}

/** Members are made in the test's own process, whose connections die with PostgreSQL too. */
async function newMember(world: World) {
  for (;;) {
    try {
      return await world.member()
    } catch {
      await sleep(200)
    }
  }
}

test('whatever is killed, nothing acknowledged is lost and nothing is doubled', async () => {
  const chance = chanceFrom(seed)
  const database = await startDurableDatabase()
  const world = await openWorld({ database })
  const supervisor = supervise(world)
  try {
    const funds: number[] = []
    for (let index = 0; index < fundCount; index += 1) funds.push(await world.fund({ fundTotal: 26_000_000, subordinatedAmount: 2_000_000 }))
    const until = performance.now() + seconds * 1_000
    const [promised, strikes] = await Promise.all([keepInvesting(world, funds, chance, until), keepStriking(world, database, chance, until)])
    await comeToRest(world, promised)
    await expectPromisesKept(world, promised)
    await world.expectSound()
    process.stdout.write(
      `seed ${seed}: ${strikes.length} kills (${strikes.join(' ')}), ${promised.filter(({ ids }) => ids.length > 0).length} applications, ` +
        `${sumOf(promised, ({ deposited }) => deposited).toLocaleString()} yen\n`,
    )
  } catch (error) {
    process.stdout.write(`${await describeTrouble(world)}\n`)
    throw error
  } finally {
    await supervisor.end()
    await world.close()
    await database.drop()
  }
})

/** What a failure needs for its explanation. */
async function describeTrouble({ database, product }: World): Promise<string> {
  const { rows } = await sql`
    select task_identifier, attempts, locked_by, locked_at, run_at, last_error, now() from graphile_worker.jobs`.execute(database)
  const warnings = (name: 'server' | 'worker') => product.output(name).filter((line) => !/"level":[1-3]0/.test(line)).slice(-15)
  return JSON.stringify({ jobs: rows, server: warnings('server'), worker: warnings('worker') }, null, 1)
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((sum, item) => sum + of(item), 0)

/** Until every yen is booked and every mail is out: notices and jobs repeat by themselves. */
async function comeToRest(world: World, promised: readonly Promised[]): Promise<void> {
  const deposited = sumOf(promised, (one) => one.deposited)
  const state = async () => {
    const { booked } = await world.database
      .selectFrom('deposit')
      .innerJoin('bank_line', 'bank_line.id', 'deposit.bank_line_id')
      .select((expression) => expression.fn.sum<number | null>('amount').as('booked'))
      .executeTakeFirstOrThrow()
    const unsent = await world.database.selectFrom('mail_outbox').select('key').where('sent_at', 'is', null).execute()
    return { booked: booked ?? 0, unsent: unsent.length }
  }
  await expect.poll(state, { timeout: patienceMs, interval: 500 }).toEqual({ booked: deposited, unsent: 0 })
  await world.settle()
}

async function expectPromisesKept(world: World, promised: readonly Promised[]): Promise<void> {
  const investments = await world.database.selectFrom('investment').selectAll().execute()
  const told = promised.filter(({ ids }) => ids.length > 0)
  expect(told.length).toBeGreaterThan(10)
  // Every press of a button was answered with one id, and there are no applications that nobody was told of.
  expect(told.filter(({ ids }) => new Set(ids).size !== 1)).toEqual([])
  const known = new Set(told.map(({ ids }) => Number(ids[0])))
  expect(investments.filter(({ id }) => !known.has(id)).map(({ idempotency_key: key }) => key)).toEqual([])
  for (const { ids, member, fundId, amount, isConfirmed, deposited } of told) {
    const investment = investments.find(({ id }) => id === Number(ids[0]))
    expect(investment).toMatchObject({ member_id: member.memberId, fund_id: fundId, amount })
    if (isConfirmed) expect(investment?.contract_confirmed_at).not.toBeNull()
    expect(investment?.status, member.email).toBe(deposited >= amount ? 'participating' : 'awaiting_deposit')
  }
  await expectMailsArrived(world)
}

/** Each owed mail has arrived. A kill between the mail server's answer and ours may repeat one: it bears the same Message-ID. */
async function expectMailsArrived(world: World): Promise<void> {
  const owed = await world.database.selectFrom('mail_outbox').select(['to_address', 'subject']).execute()
  const arrived = new Set((await world.product.desk.mails()).map(({ to, subject }) => `${to} ${subject}`))
  expect(owed.filter(({ to_address, subject }) => !arrived.has(`${to_address} ${subject}`))).toEqual([])
}
