import { parseArgs } from 'node:util'
import { startTestCluster } from '../support/test-cluster.ts'
import { buildOnce } from '../support/build-once.ts'
import { runHistories } from './run/run-histories.ts'

// Random histories over the running product, held against the rules:
//
//   npm run test:model                                              as CI does
//   npm run test:model -- --seed 123 --histories 500 --steps 150
//   npm run test:model -- --seed 123 --only 7                       one history again

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    histories: { type: 'string', default: '500' },
    steps: { type: 'string', default: '150' },
    only: { type: 'string' },
    processes: { type: 'string', default: '2' },
  },
})

await buildOnce()
const cluster = await startTestCluster()
try {
  const indexes = values.only === undefined ? Array.from({ length: Number(values.histories) }, (_each, index) => index) : [Number(values.only)]
  const plans = indexes.map((index) => ({ seed: values.seed, index, steps: Number(values.steps) }))
  const isSound = await runHistories({ cluster: cluster.connectionString, plans, processes: Number(values.processes) })
  process.exitCode = isSound ? 0 : 1
} finally {
  await cluster.remove()
}
