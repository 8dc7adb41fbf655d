import type { StepResult } from './step.ts'

/**
 * Runs steps two at a time, in their order; whichever ends makes room for the next. Each takes about a core, and with more at once a product
 * waits so long for its turn that its own limits are reached.
 */
export async function runAll(steps: readonly (() => Promise<StepResult>)[]): Promise<StepResult[]> {
  const waiting = [...steps]
  const done: StepResult[] = []
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) done.push(await step())
  }
  await Promise.all([work(), work()])
  return done
}
