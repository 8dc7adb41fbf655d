import { addCounts, neverMet, type Counts } from './coverage.ts'
import type { Plan, Result } from './history.ts'

/** So many histories have to meet everything; fewer only what chance brings. */
const enoughForAll = 300
const mostFailuresPrinted = 3

/** Tells what came of all histories. @returns whether all is well. */
export function printResults(plans: readonly Plan[], results: readonly Result[], seconds: number): boolean {
  const counts: Counts = {}
  for (const result of results) addCounts(counts, result.counts)
  const failed = results.filter(({ failure }) => failure !== null)
  for (const result of failed.slice(0, mostFailuresPrinted)) reportFailure(result)
  for (const { plan, failure } of failed.slice(mostFailuresPrinted))
    console.error(`also: ${again(plan)} (${failure?.message.split('\n', 1)[0]?.slice(0, 200)})`)
  const different = differentTraces(results)
  for (const [one, other] of different) {
    console.error(
      `history ${one.plan.index} of seed ${one.plan.seed} went otherwise the second time: ${one.hash} in ${one.plan.zone}, ${other.hash} in ${other.plan.zone}`,
    )
  }
  const missing = plans.length >= enoughForAll ? neverMet(counts) : []
  for (const name of missing) console.error(`never met in ${plans.length} histories: ${name}`)
  for (const name of Object.keys(counts).toSorted()) console.log(`${String(counts[name]).padStart(8)}  ${name}`)
  const steps = results.reduce((sum, result) => sum + result.steps.length, 0)
  console.log(
    `${results.length} histories, ${steps} steps, ${seconds.toFixed(0)} s (${((seconds * 1000) / steps).toFixed(1)} ms a step): ` +
      `${failed.length} deviate, ${different.length} cannot be replayed, ${missing.length} kinds never met`,
  )
  const lost = plans.length - results.length
  const failures = failed.length + different.length + missing.length + lost
  console.log(`${results.length - failed.length} passed, ${failures} failed`)
  return failures === 0
}

/** The same plan played twice must leave the same trace, in whatever zone the host stands. */
function differentTraces(results: readonly Result[]): [Result, Result][] {
  const first = new Map<string, Result>()
  return results.flatMap((result) => {
    const key = `${result.plan.seed}/${result.plan.index}/${result.plan.steps}/${result.plan.given === undefined}`
    const earlier = first.get(key)
    first.set(key, earlier ?? result)
    return earlier && earlier.hash !== result.hash ? ([[earlier, result]] as [Result, Result][]) : []
  })
}

const again = ({ seed, steps, index }: Plan): string =>
  `npm run test:model -- --seed ${seed} --steps ${steps} --only ${index}`

function reportFailure({ plan, steps, failure }: Result): void {
  if (!failure) return
  console.error(`\nhistory ${plan.index} of seed ${plan.seed} deviates at step ${failure.atStep}:\n${failure.message}`)
  for (const [index, { step, chosen }] of steps.entries())
    console.error(`${String(index + 1).padStart(4)}  ${step} ${JSON.stringify(chosen)}`)
  for (const line of failure.log.slice(-5)) console.error(line.trim().slice(0, 600))
  console.error(`again: ${again(plan)}\n`)
}
