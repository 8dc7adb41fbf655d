import type { World } from '../run/world.ts'

/** One kind of thing that people or the outside do. */
export interface StepKind<Arguments> {
  name: string
  /** How often it is chosen, against the others. */
  weight: number
  /** What exactly would be done now, out of the history's chance; null where there is no occasion. Plain JSON, so that it can be told and repeated. */
  choose(world: World): Arguments | null
  /** Does it at the product, holds the answer against the model's, and lets the model do the same. Answers what happened, in a few words. */
  run(world: World, chosen: Arguments): Promise<string>
}

export const stepKind = <Arguments>(kind: StepKind<Arguments>): StepKind<unknown> => kind
