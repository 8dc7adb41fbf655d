import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { requestApplication } from '../support/investor.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import type { CrashReport } from './crash-run.ts'
import { startDurableDatabase } from './durable-database.ts'
import { retry } from './retry.ts'
import { brokenRules, patienceMs, waitFor } from './rest.ts'
import { chanceFrom } from '../support/chance.ts'
import { killProcess, supervise, type Target } from './kill-processes.ts'
import type { Verdict } from './verdict.ts'
import type { Id } from '../../src/domain/id.ts'

/** So many press at each opening, for half as many places. */
const crowd = 300
const places = crowd / 2
const amount = 100_000
/** Everybody presses at each, and nobody may hold more than 1,000,000 yen. */
export const mostBursts = 10

/** The worker has no part in an answer. */
const targets: readonly Target[] = ['server', 'postgres', 'everything']

/** Nobody's finger is as fast as a program: within this time everybody has pressed, and somewhere in it comes the kill. */
const burstMs = 800

/** What one of the crowd was answered at last. */
interface Answered {
  member: WorldMember
  /** Every id that was answered to the one key. */
  ids: string[]
  isRejected: boolean
  /** Presses until it was known. */
  presses: number
}

/**
 * Openings, one after the other: everybody presses within a moment, and in its midst the server, PostgreSQL or everything is
 * killed. Whoever has no answer presses again under the same key, as the page does.
 */
export async function runBursts({ bursts, seed }: { bursts: number; seed: number }): Promise<CrashReport> {
  const chance = chanceFrom(seed)
  const database = await startDurableDatabase()
  const world = await openWorld({ database, env: { OPERATOR_CEILING: '100000000000' } })
  const supervisor = supervise(world)
  try {
    const members = await world.members(crowd)
    // The page was open before the opening: everybody has the cookie that a press needs.
    for (const member of members) await (await member.fetch('/graphql')).arrayBuffer()
    const killed: Target[] = []
    const verdict: Verdict = { lost: [], doubled: [], repeatedMails: 0 }
    for (let number = 0; number < bursts; number += 1) {
      const target = targets[number % targets.length] ?? 'server'
      const [moment, pauseMs] = [chance() * burstMs, chance() * 500]
      const burst = await playBurst(world, members, chance, async () => {
        await sleep(moment)
        await killProcess(world, database, target, pauseMs)
        killed.push(target)
      })
      const { lost, doubled } = await judgeBurst(world, burst)
      verdict.lost.push(...lost)
      verdict.doubled.push(...doubled)
      console.log(
        `burst ${number + 1}: ${target} killed after ${moment.toFixed(0)} ms; ${burst.answers.filter(({ presses }) => presses > 1).length} of ${crowd} had to press again`,
      )
    }
    return { killed, acts: bursts * crowd, verdict, trouble: await brokenRules(world) }
  } finally {
    await supervisor.end()
    await world.close()
    await database.drop()
  }
}

interface Burst {
  fundId: Id<'fund'>
  answers: Answered[]
}

/** An opening, and what happens beside it; over when everybody knows. */
async function playBurst(
  world: World,
  members: readonly WorldMember[],
  chance: () => number,
  beside: () => Promise<void>,
): Promise<Burst> {
  const fundId = await retry(
    () => world.fund({ fundTotal: places * amount, subordinatedAmount: 0 }),
    () => false,
  )
  if (fundId === undefined) throw new Error('no fund was opened')
  const presses = members.map(async (member) => {
    await sleep(chance() * burstMs)
    return pressUntilAnswered(member, fundId)
  })
  const [answers] = await Promise.all([Promise.all(presses), beside()])
  return { fundId, answers }
}

/** Only an answer counts: a broken connection, an error and "not known" are no answer, and the same key is pressed again. */
async function pressUntilAnswered(member: WorldMember, fundId: Id<'fund'>): Promise<Answered> {
  const answered: Answered = { member, ids: [], isRejected: false, presses: 0 }
  const until = performance.now() + patienceMs
  await retry(
    async () => {
      answered.presses += 1
      const { data, errors } = await requestApplication(member, {
        fundId,
        amount,
        key: `burst-${fundId}-${member.memberId}`,
      })
      const id = data?.['createInvest']?.id
      if (id !== undefined) answered.ids.push(id)
      else if (errors[0]?.extensions?.['code'] === 'CONFLICT') answered.isRejected = true
      else throw new Error('no answer')
    },
    () => performance.now() > until,
  )
  return answered
}

/**
 * Every place is given away once, to exactly those who were told so, under receipt numbers without a gap, each with its contract and
 * the mail that is owed, at once or when the burst is over. That queued mails arrive, whatever is killed, is the other programme's business.
 */
async function judgeBurst({ database }: World, { fundId, answers }: Burst): Promise<Pick<Verdict, 'lost' | 'doubled'>> {
  await waitForDocuments(database, fundId)
  const rows = await database
    .selectFrom('investment')
    .leftJoin('contract_document', 'contract_document.investment_id', 'investment.id')
    .leftJoin('mail_outbox', (join) =>
      join.on('mail_outbox.key', '=', sql<string>`'application-accepted:' || investment.id`),
    )
    .select([
      'investment.id',
      'investment.member_id',
      'investment.receipt_number',
      'contract_document.id as contract',
      'mail_outbox.id as mail',
    ])
    .where('investment.fund_id', '=', fundId)
    .execute()
  const lost: string[] = []
  const doubled: string[] = []
  for (const { member, ids, isRejected } of answers) {
    const own = rows.filter((row) => row.member_id === member.memberId)
    const name = `fund ${fundId}, ${member.email}`
    if (ids.length === 0 && !isRejected) lost.push(`${name} was never answered`)
    if (ids.length > 0 && own[0]?.id !== Number(ids[0])) lost.push(`${name}: the application ${ids[0]}`)
    if (own.length > 1) doubled.push(`${name} has ${own.length} applications`)
    if (isRejected && own.length > 0) doubled.push(`${name} was rejected and has the application ${own[0]?.id}`)
  }
  if (rows.length !== places)
    (rows.length > places ? doubled : lost).push(`fund ${fundId}: ${rows.length} of ${places} places are taken`)
  for (const { id } of rows.filter(({ contract, mail }) => contract === null || mail === null))
    lost.push(`the contract or the mail of the application ${id}`)
  const gap = rows
    .map((row) => row.receipt_number ?? 0)
    .toSorted((one, other) => one - other)
    .findIndex((receipt, index) => receipt !== index + 1)
  if (gap >= 0) lost.push(`fund ${fundId}: the receipt number ${gap + 1}`)
  return { lost, doubled }
}

/** The worker lives, and the machine is busy with all that died: within the patience of everything else. */
async function waitForDocuments(database: Database, fundId: Id<'fund'>): Promise<void> {
  const until = performance.now() + patienceMs
  await waitFor(
    async () =>
      (await database.selectFrom('papers_owed').select('id').where('fund_id', '=', fundId).executeTakeFirst()) ===
      undefined,
    () => performance.now() > until,
  )
}
