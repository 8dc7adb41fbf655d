import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { chanceFrom } from '../support/chance.ts'
import { openWorld, type World } from '../support/world.ts'
import { startDurableDatabase } from './durable-database.ts'
import { keepInvesting, type Promised } from './investors-under-fire.ts'
import { dividendMembers, judgeDividend, oweDividend } from './dividend-under-fire.ts'
import { hireOperators, keepPayingOut, logIn, payOut, type Operators } from './operators-under-fire.ts'
import { brokenRules, describeTrouble, openWork, patienceMs, waitUntilNone, type OpenWork } from './rest.ts'
import { killOften, supervise, type Target } from './kill-processes.ts'
import { judgeInvestments, judgeMails, judgePayouts, type Verdict } from './verdict.ts'
import { NO_ROW, type Id } from '../../src/domain/id.ts'

export interface CrashReport {
  killed: Target[]
  /** Applications, confirmations, deposits and cooling-offs of investors, approvals of operators and mails sent, each told to somebody outside. */
  acts: number
  verdict: Verdict
  /** What stayed open, and broken invariants. */
  trouble: string[]
}

/** Each takes one application of 100,000 yen of a member: together the member's cap. */
const fundCount = 10

/** Kills the server, the worker and PostgreSQL at random moments under load, and then holds the books against what anybody was told. */
export async function runCrash({
  kills,
  minutes,
  seed,
}: {
  kills: number
  minutes: number
  seed: number
}): Promise<CrashReport> {
  const chance = chanceFrom(seed)
  const database = await startDurableDatabase()
  const world = await openWorld({ database, env: { OPERATOR_CEILING: '100000000000' } })
  const supervisor = supervise(world)
  try {
    const operators = await hireOperators(world)
    operators.dividend = await oweDividend(world, [logIn(world, operators.maker), logIn(world, operators.checker)])
    const funds: Id<'fund'>[] = []
    for (let index = 0; index < fundCount; index += 1)
      funds.push(await world.fund({ fundTotal: 1_000_000_000, subordinatedAmount: 0 }))
    let isEnough = false
    let giveUpAt = Number.POSITIVE_INFINITY
    let acts = 0
    const striking = killOften(world, database, {
      kills,
      until: performance.now() + minutes * 60_000,
      chance,
      acts: () => acts,
    }).finally(() => {
      isEnough = true
      giveUpAt = performance.now() + patienceMs
    })
    const [killed, promised] = await Promise.all([
      striking,
      keepInvesting(world, {
        funds,
        chance,
        count: () => void (acts += 1),
        isEnough: () => isEnough,
        isOver: () => performance.now() > giveUpAt,
      }),
      keepPayingOut(world, operators, () => isEnough),
    ])
    const trouble = await comeToRest(world, operators, promised)
    return {
      killed,
      ...(await judge(world, operators, promised)),
      trouble: [...trouble, ...(await brokenRules(world))],
    }
  } finally {
    await supervisor.end()
    await world.close()
    await database.drop()
  }
}

async function judge(
  world: World,
  { approved, dividend }: Operators,
  promised: readonly Promised[],
): Promise<{ acts: number; verdict: Verdict }> {
  const lost = dividend ? await judgeDividend(world, dividend) : []
  const verdicts = [
    { lost, doubled: [], repeatedMails: 0 },
    await judgeInvestments(world, promised, dividend?.fundId ?? NO_ROW),
    await judgePayouts(world, approved),
    await judgeMails(world),
  ]
  const { sent } = await world.database
    .selectFrom('mail_outbox')
    .select((expression) => expression.fn.countAll<number>().as('sent'))
    .executeTakeFirstOrThrow()
  const told = promised.map(
    ({ ids, isConfirmed, deposits, hasCooledOff }) =>
      Number(ids.length > 0) + Number(isConfirmed) + deposits.length + Number(hasCooledOff),
  )
  return {
    acts: told.reduce((total, count) => total + count, 0) + approved.size + sent,
    verdict: {
      lost: verdicts.flatMap(({ lost }) => lost),
      doubled: verdicts.flatMap(({ doubled }) => doubled),
      repeatedMails: verdicts.reduce((total, { repeatedMails }) => total + repeatedMails, 0),
    },
  }
}

/** Until every yen is booked, every refund is paid and every mail is out: notices, jobs and periodic tasks repeat by themselves. */
async function comeToRest(world: World, operators: Operators, promised: readonly Promised[]): Promise<string[]> {
  const ordered = promised.flatMap(({ deposits }) => deposits).length + (operators.dividend ? dividendMembers : 0)
  const allBooked = await waitUntilNone('deposits to be booked', async () => ordered - (await openWork(world)).deposits)
  const allSent = await waitUntilNone('batches to be sent', async () => {
    await payOut(world, operators)
    return (await openWork(world)).batches
  })
  // Before the clock moves: at each of its stops it would wait for what is left to be printed and sent.
  await waitUntilNone('mails and jobs', async () => left(await openWork(world)))
  await passNight(world)
  const allOut = await waitUntilNone('mails, payouts and jobs', async () => {
    const open = await openWork(world)
    return left(open) + open.payouts
  })
  const open = await openWork(world)
  const payable = (await listPayable(world.services)).length
  if (allBooked && allSent && allOut && payable === 0) return []
  return [
    `open after ${patienceMs / 1_000} s without progress: ${JSON.stringify({ ...open, ordered, payable })}`,
    await describeTrouble(world),
  ]
}

const left = ({ mails, jobs }: OpenWork): number => mails + jobs

const hourMs = 3_600_000
const reportsAfterSeconds = 5

/**
 * Until the close of the bank's next day: it carries out on the same day what it takes before its close. An hour at a time, so that no request
 * to the clock waits for more than a few of its stops.
 */
async function passNight(world: World): Promise<void> {
  const end = Date.parse('2026-04-02T16:00:00+09:00')
  const from = (await world.product.desk.now()).getTime()
  for (let to = from + hourMs; to < end + hourMs; to += hourMs) {
    const began = performance.now()
    const stop = new Date(Math.min(to, end)).toISOString()
    await world.moveTo(stop)
    const seconds = (performance.now() - began) / 1000
    if (seconds > reportsAfterSeconds) console.log(`the clock took ${seconds.toFixed(0)} s to ${stop}`)
  }
}
