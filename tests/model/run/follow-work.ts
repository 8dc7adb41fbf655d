import { isBankFailure } from '../../../src/adapters/bank/bank-failure.ts'
import { BeaconUnavailable } from '../../../src/adapters/beacon/beacon.ts'
import { MailDelayed } from '../../../src/adapters/mail/mail.ts'
import { DrawDelayed } from '../../../src/features/investing/lottery/read-promised-beacon.ts'
import { cancelOverdue, judgeFunds, readAll, unread } from '../rules/deposits.ts'
import { drawLottery, type Proof } from '../rules/lottery.ts'
import { day, dayNumber, dayText, hour, startOfDayNumber } from '../rules/japan-time.ts'
import { at, closableUntil, inFund, isGoaled } from '../rules/model.ts'
import { startDue } from '../rules/operation.ts'
import { turnTerms } from '../rules/periods.ts'
import { refreshAll } from '../rules/waitlist.ts'
import { followBank } from './check.ts'
import { hitLine } from './hit-line.ts'
import { Deviation, expectThat, hit, type World } from './world.ts'

/** The worker has done a piece of work: the model does the same, or sees that only the outside can be to blame. */
export async function heardWork(
  world: World,
  { name, dueAt, error }: { name: string; dueAt: number | null; error: unknown },
): Promise<void> {
  if (error !== undefined) {
    expectThat(
      isOfTheOutside(error),
      () =>
        `${name} failed by the product's own fault: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
    hit(world, `outage: ${name}`)
    world.trouble.hasFailed = true
    // Of several draws some may have been held.
    if (name === 'draw-lotteries') await followDraws(world, dueAt ?? 0, { all: false })
    return
  }
  switch (name) {
    case 'read-deposits':
      return followReading(world)
    case 'midnight': {
      await followReading(world)
      for (let canceled = cancelOverdue(world.model, dueAt ?? 0); canceled > 0; canceled -= 1)
        hit(world, 'Entry -> Canceled: deadline')
      return undefined
    }
    case 'tend-waitlists':
      // A payment that has arrived since may have given a member the allowance that he waits for.
      if (world.model.line.some(({ status }) => status === 'waiting')) await followBank(world)
      return hitLine(world, refreshAll(world.model))
    case 'draw-lotteries':
      return followDraws(world, dueAt ?? 0, { all: true })
    case 'judge-funds':
    case 'judge-funds-at-midnight':
      // Within seconds of an end it is a periodic task, of no time of its own.
      for (const place of judgeFunds(world.model, dueAt ?? world.model.now)) {
        const fund = at(world.model.funds, place)
        hit(world, `fund failed: ${fund.goal} ${fund.method}`)
        if (closableUntil(fund) !== null) hit(world, 'closing days: failed')
      }
      return undefined
    case 'start-operations':
      for (let started = startDue(world.model, dueAt ?? 0); started > 0; started -= 1)
        hit(world, 'operation began by the schedule')
      return undefined
    case 'turn-terms':
      for (const place of world.model.funds.keys())
        for (let turned = turnTerms(world.model, place, dayText(dueAt ?? 0)); turned > 0; turned -= 1)
          hit(world, 'a term ended by the schedule')
      return undefined
    default:
      return undefined
  }
}

function isOfTheOutside(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isOfTheOutside)
  return (
    isBankFailure(error) ||
    error instanceof MailDelayed ||
    error instanceof BeaconUnavailable ||
    error instanceof DrawDelayed
  )
}

/** Without a link to the bank a reading ends well, having read nothing. */
async function followReading(world: World): Promise<void> {
  if (unread(world.model).length === 0 || !(await world.stage.services.bank.isLinked())) return
  const short = world.model.funds.flatMap((_fund, place) => (isGoaled(world.model, place) ? [] : [place]))
  for (const outcome of readAll(world.model)) hit(world, `deposit: ${outcome}`)
  for (const place of short)
    if (isGoaled(world.model, place) && hasLateApplication(world, place)) hit(world, 'closing days: gap closed')
}

const hasLateApplication = ({ model }: World, place: number): boolean =>
  inFund(model, place, 'Paid').some(({ appliedAt }) => appliedAt > at(model.funds, place).end)

/** The day after the end, 01:00. */
const drawDue = (end: number): number => startOfDayNumber(dayNumber(end) + 1) + hour

async function followDraws(world: World, dueAt: number, { all }: { all: boolean }): Promise<void> {
  for (const [place, fund] of world.model.funds.entries()) {
    if (fund.method !== 'lottery' || fund.drawnAt !== null || drawDue(fund.end) > dueAt) continue
    const proof = await readProof(world, fund.id)
    if (proof.seed === null) {
      expectThat(
        !all,
        () => `fund ${fund.id} is not drawn, a ${dueAt - fund.end > day ? 'later' : 'first'} draw was reported as held`,
      )
      continue
    }
    const { winners, losers, substitutes } = drawLottery(world.model, place, proof as Proof)
    for (let index = 0; index < winners; index += 1) hit(world, 'Apply -> Entry: won')
    for (let index = 0; index < losers; index += 1) hit(world, 'Apply -> NotSelected: lost')
    for (let index = 0; index < substitutes; index += 1) hit(world, 'Apply -> substitute')
    world.trace.write(`drawn ${fund.id} ${winners} ${losers}`)
  }
}

/** As any visitor reads it. */
export async function readProof(
  world: World,
  fundId: number,
): Promise<{ commitment: string; listHash: string | null; seed: string | null; beacon: string | null }> {
  const query = 'query ($id: ID!) { project(id: $id) { lottery_proof { commitment listHash: list_hash seed beacon } } }'
  const { data, message } = await world.visitor.ask<{
    project: {
      lottery_proof: { commitment: string; listHash: string | null; seed: string | null; beacon: string | null } | null
    } | null
  }>(query, { id: String(fundId) })
  const proof = data?.project?.lottery_proof
  if (!proof) throw new Deviation(`fund ${fundId} shows no proof of its lottery: ${message}`)
  return proof
}
