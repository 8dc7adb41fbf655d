import { admitMember } from '../../../src/features/people/account/admit-member.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { linkDemoBank } from '../../../src/server/demo/link-bank.ts'
import { personOf } from '../../support/world-people.ts'
import { apiClient } from '../stage/api-client.ts'
import { createWorker } from '../stage/jobs.ts'
import type { OpenHistory, Stage } from '../stage/stage.ts'
import { emptyModel } from '../rules/model.ts'
import type { Counts } from './coverage.ts'
import { heardWork } from './follow-work.ts'
import { xsrfToken } from './operators.ts'
import { openBooks } from './operator-money.ts'
import type { Random } from './random.ts'
import { openTrace } from './trace.ts'
import type { World } from './world.ts'
import { idOf } from '../../../src/domain/id.ts'

/** Out of its own money the operator pays dividends and the bank's fees: plenty, or none at all. It is there before the account is read for the first time. */
const ownMoney = { plenty: 50_000_000, none: 0 }
/** One history in so many begins with none, so that money has to be paid in before anything leaves. */
const oneWithNoneIn = 3

/**
 * A product with two operators and a linked bank, and a model that knows of nothing else.
 * @param index which history of the seed: it decides how much of its own money the operator begins with.
 */
export async function beginWorld(
  stage: Stage,
  history: OpenHistory,
  index: number,
  random: Random,
  counts: Counts,
): Promise<World> {
  const { desk, pool, isByTheBook } = history
  const client = await pool.connect()
  const machine = { now: desk.parts.clock.now().getTime() }
  stage.services.machineClock = { now: () => new Date(machine.now) }
  const xsrf = await xsrfToken(stage)
  const world: World = {
    stage,
    desk,
    client,
    worker: createWorker(stage.services, client, (work) => heardWork(world, work), { byTheBook: isByTheBook }),
    model: emptyModel(machine.now),
    random,
    trace: openTrace(),
    counts,
    visitor: apiClient(stage.app, xsrf, null),
    sessions: [],
    operators: [],
    operatorSessions: [],
    machine,
    notices: stage.notices,
    lookout: stage.lookout(client),
    checks: 0,
    trouble: { hasFailed: false, mayComeBack: false },
  }
  for (const serial of [99_998, 99_999]) world.operators.push(await addOperator(world, serial))
  await linkDemoBank(stage.services, idOf(world.operators[0]))
  await openBooks(world, index % oneWithNoneIn === 0 ? ownMoney.none : ownMoney.plenty)
  // Tasks that were never seen begin now.
  await world.worker.schedule.runDue(desk.parts.clock.now())
  await world.worker.drain()
  return world
}

/** Without a password, as members here: to hash two of them would be a twentieth of all work. */
async function addOperator({ stage: { services } }: World, serial: number): Promise<number> {
  const operator = {
    email: `operator${serial}@example.jp`,
    passwordHash: 'none',
    person: personOf(serial),
    role: 'admin',
    survey: null,
    invitedByCode: null,
  } as const
  const { id } = await inTransaction(services.database, (transaction) =>
    admitMember(transaction, services, operator, services.clock.now()),
  )
  return id
}
