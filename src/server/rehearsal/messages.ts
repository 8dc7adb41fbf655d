import type { RehearsalOrder, RehearsalProgress } from '../../adapters/rehearsal/rehearsal.ts'
import type { SimulatedClick } from '../../domain/investing/rehearsal.ts'
import type { RehearsalAnswer, RehearsalReport } from '../../domain/investing/rehearsal-report.ts'
import type { Ground } from './ground.ts'
import type { Id } from '../../domain/id.ts'

// What the processes of a rehearsal say to each other. The worker starts the sandbox, which holds the copy and serves it; the sandbox starts the
// crowd, which presses.

export interface SandboxOrder {
  databaseUrl: string
  ground: Ground['kind']
  /** For whatever the product keeps beside its database; empty, and gone afterwards. */
  folder: string
  order: RehearsalOrder
  /** The company's facts, as its contracts name them. */
  operatorProfile: string | null
}

export type SandboxNews = { progress: RehearsalProgress } | { report: RehearsalReport } | { failure: string }

export interface CrowdOrder {
  port: number
  fundId: Id<'fund'>
  documents: readonly Id<'fund_document'>[]
  /** See simulatedSession; person 0 is member `firstMember`. */
  word: string
  firstMember: number
  xsrf: string
  clicks: readonly SimulatedClick[]
}

/** 'ready' once all are connected: then the opening is the sandbox's word 'open'. */
export type CrowdNews = 'ready' | { answered: number } | { answers: RehearsalAnswer[] }
