import { startSession } from '../../../src/features/people/account/session.ts'
import { minute } from '../rules/japan-time.ts'
import { at } from '../rules/model.ts'
import { apiClient, fetchXsrfToken, type ApiClient } from '../stage/api-client.ts'
import type { Stage } from '../stage/stage.ts'
import type { World } from './world.ts'
import { idOf } from '../../../src/domain/id.ts'

/** A login counts as fresh for ten minutes. */
const goesStale = 11 * minute
const staysFresh = 8 * minute

/** An operator at the back office: just logged in, or having been there for a while. */
export async function asOperator(
  world: World,
  { place, isFresh }: { place: number; isFresh: boolean },
): Promise<ApiClient> {
  const known = world.operatorSessions[place]
  if (known && isFresh && world.machine.now - known.since < staysFresh) return known.client
  const client = await logIn(world, at(world.operators, place), 'admin')
  world.operatorSessions[place] = { client, since: world.machine.now }
  if (!isFresh) world.machine.now += goesStale
  return client
}

const staysFor = 50 * minute

/** A member at the own browser, who logs in again before the session goes to sleep. */
export async function asMember(world: World, place: number, { isFresh = false } = {}): Promise<ApiClient> {
  const known = world.sessions[place]
  if (known && !isFresh && world.machine.now - known.since < staysFor) return known.client
  const client = await logIn(world, at(world.model.members, place).id, 'member')
  world.sessions[place] = { client, since: world.machine.now }
  return client
}

const tokens = new WeakMap<Stage, Promise<string>>()

export function xsrfToken(stage: Stage): Promise<string> {
  const token = tokens.get(stage) ?? fetchXsrfToken(stage.app)
  tokens.set(stage, token)
  return token
}

/** As a login leaves it: hashing passwords is slow on purpose. */
async function logIn(world: World, id: number, role: 'admin' | 'member'): Promise<ApiClient> {
  const { token } = await startSession(
    world.stage.database,
    { id: idOf(id), role },
    'model',
    new Date(world.machine.now),
  )
  return apiClient(world.stage.app, await xsrfToken(world.stage), token)
}
