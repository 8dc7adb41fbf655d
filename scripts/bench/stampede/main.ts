import { openBenchCluster } from './bench-cluster.ts'
import { nothing, oneProcess, rowLock10, twoProcesses } from './plan.ts'
import { runContestant } from './run-contestant.ts'

const cluster = await openBenchCluster(40_000)
try {
  const wanted = process.argv.slice(2)
  for (const contestant of [nothing, rowLock10, oneProcess, twoProcesses].filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))) {
    const result = await runContestant(cluster, contestant, { connections: 2_000, members: 40_000, warmUp: 1_000, counted: 3_000 })
    console.log(contestant.name, JSON.stringify(result))
  }
} finally {
  await cluster.close()
}
