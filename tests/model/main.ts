import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { buildOnce } from '../support/build-once.ts'
import { startTestCluster } from '../support/test-cluster.ts'
import type { Plan } from './run/history.ts'
import { readRegressions } from './run/regressions.ts'
import { runHistories } from './run/run-histories.ts'
import { shrink } from './run/shrink.ts'
import { printResults } from './run/print-results.ts'
import { openStage } from './stage/stage.ts'

// Random histories over the running product, held against the rules:
//
//   npm run test:model                                              500 histories of 150 steps
//   npm run test:model -- --histories 120                           as CI does
//   npm run test:model -- --seed 123 --histories 500 --steps 150
//   npm run test:model -- --seed 123 --only 7                       one history again
//   npm run test:model -- --seed 123 --only 7 --shrink              ... and the fewest steps that still deviate
//   npm run test:model -- --histories 0                             those alone that once deviated
//
// It is not part of `npm test`: it takes minutes.

/** Each keeps to one core with its part of the database: while one waits for the outside, the other has work for it. */
const processesOnEachCore = 2

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    histories: { type: 'string', default: '500' },
    steps: { type: 'string', default: '150' },
    only: { type: 'string' },
    processes: { type: 'string', default: String(availableParallelism() * processesOnEachCore) },
    shrink: { type: 'boolean', default: false },
  },
})

/** The product's days are Japan's, wherever the host stands. */
const zones = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']
const zoneOf = (place: number): string => zones[place % zones.length] ?? 'UTC'
/** One history in so many is played twice, in two zones, and must leave the same trace. */
const oneTwiceIn = 25

function plans(): Plan[] {
  const { seed, only } = values
  const steps = Number(values.steps)
  if (only !== undefined) return [{ seed, index: Number(only), steps, zone: zoneOf(Number(only)) }]
  const once = Array.from({ length: Number(values.histories) }, (_each, index) => ({
    seed,
    index,
    steps,
    zone: zoneOf(index),
  }))
  const again = once
    .filter(({ index }) => index % oneTwiceIn === 0)
    .map((plan) => ({ ...plan, zone: zoneOf(plan.index / oneTwiceIn + 1) }))
  return [...readRegressions('UTC'), ...once, ...again]
}

async function shrinkOne(cluster: string, plan: Plan): Promise<boolean> {
  const stage = await openStage(cluster)
  const shrunk = await shrink(stage, plan)
  console.log(shrunk ? `${shrunk.message}\n${JSON.stringify(shrunk.steps)}` : 'the history does not deviate')
  await stage.close()
  return shrunk === null
}

await buildOnce()
const cluster = await startTestCluster()
try {
  const all = plans()
  const began = performance.now()
  const isSound = values.shrink
    ? await shrinkOne(cluster.connectionString, all[0] as Plan)
    : printResults(
        all,
        await runHistories({ cluster: cluster.connectionString, plans: all, processes: Number(values.processes) }),
        (performance.now() - began) / 1000,
      )
  process.exitCode = isSound ? 0 : 1
} finally {
  await cluster.remove()
}
