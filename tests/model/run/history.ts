import { stepKinds } from '../steps/all.ts'
import { second } from '../rules/japan-time.ts'
import type { Stage } from '../stage/stage.ts'
import { beginWorld } from './begin.ts'
import { checkWorld } from './check.ts'
import { comeToRest } from './come-to-rest.ts'
import type { Counts } from './coverage.ts'
import { beginsAtWork, fundAtWork, type KindOfStep } from './fund-at-work.ts'
import { randomFrom } from './random.ts'
import type { World } from './world.ts'

export interface Plan {
  seed: string
  /** Which history of the seed. */
  index: number
  steps: number
  /** The host's time zone while it is played: it must not matter. */
  zone: string
  /** RFC 3339: when it begins, where not chance decides. */
  begin?: string
  /** What is to be done, where not chance decides. */
  given?: readonly ChosenStep[]
}

/** A step as it was chosen: enough to do it again. */
export interface ChosenStep {
  step: string
  chosen: unknown
}

export interface Result {
  plan: Plan
  steps: ChosenStep[]
  /** SHA-256 of everything that happened. */
  hash: string
  counts: Counts
  /** Null where product and model agreed to the end. */
  failure: { message: string; atStep: number; log: string[] } | null
}

/** The machine's time from one step to the next. */
const betweenSteps = 20 * second

/** A beginning in spring, or shortly before a year ends. */
const beginnings = ['2026-04-01T12:00:00+09:00', '2026-12-24T09:30:00+09:00', '2028-02-24T18:00:00+09:00']

/**
 * Plays one history from its seed: so many steps of chance, or the given ones, then a quiescent phase, in which everything that is open has to close.
 */
export async function playHistory(stage: Stage, plan: Plan): Promise<Result> {
  const { given } = plan
  process.env['TZ'] = plan.zone
  const random = randomFrom(`${plan.seed}/${plan.index}`)
  const begin = random.pick(beginnings) ?? 0
  const open = await stage.openHistory(random, new Date(plan.begin ?? begin))
  const counts: Counts = {}
  const steps: ChosenStep[] = []
  let world: World | undefined
  stage.log.takeErrors()
  try {
    world = await beginWorld(stage, open, plan.index, random, counts)
    await checkWorld(world)
    const total = given?.length ?? plan.steps
    const first: readonly (ChosenStep | KindOfStep)[] = given ?? (beginsAtWork(plan.index) ? fundAtWork(world) : [])
    for (let index = 0; index < total; index += 1) {
      const planned = first[index]
      const next = (typeof planned === 'function' ? planned(world) : planned) ?? chooseStep(world)
      if (!next) continue
      steps.push(next)
      await perform(world, next, given !== undefined)
    }
    await comeToRest(world)
    return { plan, steps, hash: world.trace.hash(), counts, failure: null }
  } catch (error) {
    const { message, stack, name } = error as Error
    const failure = {
      message: name === 'Deviation' ? message : (stack ?? message),
      atStep: steps.length,
      log: stage.log.lastLines(),
    }
    return { plan, steps, hash: world?.trace.hash() ?? '', counts, failure }
  } finally {
    world?.client.release()
    await open.close()
  }
}

function chooseStep(world: World): ChosenStep {
  for (;;) {
    const kind = world.random.weighted(stepKinds)
    const chosen = kind?.choose(world) ?? null
    if (kind && chosen !== null) return { step: kind.name, chosen }
  }
}

async function perform(world: World, { step, chosen }: ChosenStep, isGiven: boolean): Promise<void> {
  const kind = stepKinds.find(({ name }) => name === step)
  if (!kind) throw new Error(`there is no step "${step}"`)
  world.machine.now += betweenSteps
  try {
    const outcome = await kind.run(world, chosen)
    world.trace.write(`${step} ${JSON.stringify(chosen)}: ${outcome}`)
  } catch (error) {
    // In a shortened history what a step speaks of may never have come to be.
    if (!(isGiven && error instanceof RangeError)) throw error
  }
  await checkWorld(world)
}
