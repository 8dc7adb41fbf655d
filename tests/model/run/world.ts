import type pg from 'pg'
import type { Desk } from '../../../src/desk/start-desk.ts'
import type { ApiClient } from '../stage/api-client.ts'
import type { Worker } from '../stage/jobs.ts'
import type { Lookout } from '../stage/lookout.ts'
import type { Notices } from '../stage/notices.ts'
import type { Stage } from '../stage/stage.ts'
import type { Model } from '../rules/model.ts'
import { count, type Counts } from './coverage.ts'
import type { Random } from './random.ts'
import type { Trace } from './trace.ts'

/** Somebody's login. */
export interface Session {
  client: ApiClient
  /** In the machine's time. */
  since: number
}

/** One history's world: the product, the demo desk, and the model that knows what both must hold. */
export interface World {
  stage: Stage
  desk: Desk
  /** For the harness's own questions. */
  client: pg.PoolClient
  worker: Worker
  model: Model
  random: Random
  trace: Trace
  counts: Counts
  visitor: ApiClient
  /** By the member's place in the model; ask `asMember`. */
  sessions: (Session | undefined)[]
  /** Ids: the first mostly prepares, the second approves. */
  operators: number[]
  /** By the operator's place; ask `asOperator`. */
  operatorSessions: (Session | undefined)[]
  /** The machine's time, by which logins grow old. */
  machine: { now: number }
  notices: Notices
  lookout: Lookout
  /** How often product and model were compared. */
  checks: number
  /** Whether a job waits for its repeat, and whether the bank has given money of a payment back since the books last followed. */
  trouble: { hasFailed: boolean; mayComeBack: boolean }
}

/** The product does not do what the rules say. */
export class Deviation extends Error {
  override name = 'Deviation'
}

export function expectThat(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Deviation(otherwise())
}

export const hit = (world: World, name: string): void => count(world.counts, name)
