import { createOperator } from '../../../src/features/account/create-operator.ts'
import { startSession } from '../../../src/features/account/session.ts'
import type { Viewer } from '../../../src/features/graphql/context.ts'
import { linkDemoBank } from '../../../src/server/demo/link-bank.ts'
import { hashToken } from '../../../src/platform/secret.ts'
import { must } from '../../support/must.ts'
import { personOf, worldPassword } from '../../support/world-people.ts'
import { apiClient, fetchXsrfToken, type ApiClient } from '../stage/api-client.ts'
import { createWorker } from '../stage/jobs.ts'
import type { OpenHistory, Stage } from '../stage/stage.ts'
import { emptyModel } from '../rules/model.ts'
import type { Counts } from './coverage.ts'
import { heardWork } from './follow-work.ts'
import { payInOperatorMoney } from './operator-money.ts'
import type { Random } from './random.ts'
import { openTrace } from './trace.ts'
import type { Operator, World } from './world.ts'

/** Out of its own money the operator pays dividends and the bank's fees. It is there before the bank's statement is read for the first time. */
const ownMoney = 50_000_000

/** A product with two operators and a linked bank, and a model that knows of nothing else. */
export async function beginWorld(stage: Stage, history: OpenHistory, random: Random, counts: Counts): Promise<World> {
  const { desk, pool } = history
  const client = await pool.connect()
  const machine = { now: desk.parts.clock.now().getTime() }
  stage.services.machineClock = { now: () => new Date(machine.now) }
  const xsrf = await xsrfToken(stage)
  const world: World = {
    stage,
    desk,
    client,
    worker: createWorker(stage.services, client, (work) => heardWork(world, work)),
    model: emptyModel(machine.now),
    random,
    trace: openTrace(),
    counts,
    visitor: apiClient(stage.app, xsrf, null),
    clients: [],
    operators: [],
    machine,
    notices: stage.notices,
    trouble: { hasFailed: false },
  }
  for (const serial of [99_998, 99_999]) world.operators.push(await addOperator(world, serial))
  await linkDemoBank(stage.services, world.operators[0]?.id ?? 0)
  await payInOperatorMoney(world, ownMoney)
  // Tasks that were never seen begin now.
  await world.worker.schedule.runDue(desk.parts.clock.now())
  await world.worker.drain()
  return world
}

const tokens = new WeakMap<Stage, Promise<string>>()

function xsrfToken(stage: Stage): Promise<string> {
  const token = tokens.get(stage) ?? fetchXsrfToken(stage.app)
  tokens.set(stage, token)
  return token
}

async function addOperator(world: World, serial: number): Promise<Operator> {
  const email = `operator${serial}@example.jp`
  const { memberId } = must(await createOperator(world.stage.services, { email, password: worldPassword, person: personOf(serial) }))
  return logInOperator(world, memberId)
}

/** As a fresh login leaves it. */
export async function logInOperator(world: World, id: number): Promise<Operator> {
  const { token } = await startSession(world.stage.database, { id, role: 'admin' }, 'model', new Date(world.machine.now))
  const viewer: Viewer = { memberId: id, role: 'admin', status: 'active', isVerified: false, sessionHash: hashToken(token), authenticatedAt: new Date(world.machine.now) }
  return { id, viewer, client: apiClient(world.stage.app, await xsrfToken(world.stage), token) }
}

export async function logInMember(world: World, id: number): Promise<ApiClient> {
  const { token } = await startSession(world.stage.database, { id, role: 'member' }, 'model', new Date(world.machine.now))
  return apiClient(world.stage.app, await xsrfToken(world.stage), token)
}
