import type { DemoFund, DemoInvestment, DemoMember } from '../../features/funds/fund/demo/demo-fund.ts'
import type { Services } from '../../features/core/services.ts'
import type { Outcome } from '../../platform/outcome.ts'
import type { DeskControl } from './desk-control.ts'
import type { Id } from '../../domain/id.ts'

/** Where the demo's past is played, and by whom. */
export interface DemoEnvironment {
  services: Services
  desk: DeskControl
  seedAt: Date
  /** Moves the demo desk's clock and ours; forward only. */
  moveTo(instant: Date): Promise<void>
  operator: string
  /** Two people: what one proposes, the other approves. */
  operatorIds: readonly [Id<'member'>, Id<'member'>]
  memberIds: ReadonlyMap<DemoMember, Id<'member'>>
  /** Of all applications of the demo, in the order in which they are made: the ids they are going to have. */
  applications: readonly { fund: DemoFund; investment: DemoInvestment }[]
}

/** What it takes to publish a fund. */
export type DemoPublishing = Pick<DemoEnvironment, 'services' | 'seedAt' | 'operator' | 'applications'>

/** The value of a step of the demo's past; a refusal there is a mistake in the demo. */
export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(
    `the demo's past was refused: ${outcome.code} ${outcome.message} ${JSON.stringify(outcome.fields ?? {})}`,
  )
}
