import { cpus, loadavg } from 'node:os'
import { openBenchCluster, type BenchCluster } from './bench-cluster.ts'
import { fullGates, judge, slowDiskGates, smallGates, type Round } from './gates.ts'
import { measureMachine } from './measure-machine.ts'
import { nothing, oneFunction, oneProcess, rowLock10, rowLock32, twoProcesses, type Contestant } from './plan.ts'
import { printHead, printMedians, printDocuments, printRow } from './print-table.ts'
import { runContestant, type Lengths, type Measures } from './run-contestant.ts'

interface Play {
  contestants: readonly Contestant[]
  rounds: number
  /** Rounds in which the others too are pressed by everybody at once: it takes them long, and is shown for comparison only. */
  volleysOfOthers: number
  lengths: Lengths
}

interface Programme extends Play {
  /** On the disk that was made slower. */
  onSlowDisk: readonly Contestant[]
}

const full: Programme = {
  contestants: [nothing, rowLock10, rowLock32, oneFunction, oneProcess, twoProcesses],
  onSlowDisk: [rowLock10, oneFunction, oneProcess],
  rounds: 5,
  volleysOfOthers: 1,
  lengths: { connections: 2_000, members: 100_000, warmUp: 1_000, uncounted: 1_000, counted: 2_500 },
}
const small: Programme = {
  contestants: [rowLock10, oneFunction, oneProcess],
  onSlowDisk: [],
  rounds: 3,
  volleysOfOthers: 0,
  lengths: { connections: 2_000, members: 60_000, warmUp: 500, uncounted: 1_000, counted: 2_000 },
}
const slowDiskMicroseconds = 1_000

async function playRounds(
  cluster: BenchCluster,
  { contestants, rounds: count, volleysOfOthers, lengths }: Play,
): Promise<Round[]> {
  const rounds: Round[] = []
  for (let number = 1; number <= count; number += 1) {
    const round = new Map<Contestant, Measures>()
    // Each round begins with another: nobody always comes after the same neighbour.
    const order = [
      ...contestants.slice(number % contestants.length),
      ...contestants.slice(0, number % contestants.length),
    ]
    for (const contestant of order) {
      const measures = await runContestant(
        cluster,
        contestant,
        lengths,
        contestant.way === 'batch' || number <= volleysOfOthers,
      )
      round.set(contestant, measures)
      printRow(`round ${number}`, contestant, measures)
    }
    rounds.push(round)
  }
  return rounds
}

/** Where a change is weighed: what a mutation that does nothing costs, and what an application costs. It has no gates. */
const costs: Programme = {
  ...full,
  contestants: [nothing, oneProcess],
  onSlowDisk: [],
  rounds: 3,
  volleysOfOthers: 0,
  lengths: { ...full.lengths, members: 60_000 },
}

const asked = (option: string): boolean => process.argv.includes(option)
const [chosen, allGates] = asked('--small') ? [small, smallGates] : asked('--costs') ? [costs, []] : [full, fullGates]
/** What a machine takes in milliseconds is no verdict on a change: whoever proves one asks for `--ratios` alone. */
const gates = asked('--ratios') ? allGates.filter(({ unit }) => unit !== 'ms') : allGates
/** `--rounds 1` for a first look. */
const askedRounds = process.argv.indexOf('--rounds')
const programme: Programme = askedRounds < 0 ? chosen : { ...chosen, rounds: Number(process.argv[askedRounds + 1]) }
console.log(
  `${cpus().length} cores, ${(loadavg()[0] ?? 0).toFixed(1)} processes at work on this machine before the start`,
)
console.log('fsync, synchronous_commit and full_page_writes are on; what is acknowledged is on the disk')
const cluster = await openBenchCluster(programme.lengths.members)
// PostgreSQL runs detached: an interrupted benchmark must not leave it behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.close().finally(() => process.exit(130)))
try {
  const machine = await measureMachine(programme.lengths.connections)
  console.log(`a bare server of Node.js takes ${machine.toFixed(0)} us of processor for a request here`)
  printHead(programme.lengths.connections)
  const rounds = await playRounds(cluster, programme)
  let slow: Round[] = []
  if (programme.onSlowDisk.length > 0) {
    console.log(
      `\nevery flush to the disk ${slowDiskMicroseconds / 1000} ms longer (commit_delay without commit_siblings: the flush waits with its lock held)`,
    )
    await cluster.delayFlush(slowDiskMicroseconds)
    slow = await playRounds(cluster, { ...programme, contestants: programme.onSlowDisk, rounds: 1, volleysOfOthers: 0 })
  }
  printMedians(programme.contestants, rounds)
  printDocuments(rounds)
  const violations = [...rounds, ...slow].flatMap((round) =>
    [...round].flatMap(([contestant, measures]) =>
      measures.violations.map((violation) => `${contestant.name}: ${violation}`),
    ),
  )
  for (const violation of violations) console.log(`VIOLATION ${violation}`)
  if (violations.length === 0) console.log('no run has oversold, doubled or lost anything')
  const onSlowDisk = slow.length > 0 ? judge(slowDiskGates, slow, machine) : []
  const verdicts = [violations.length === 0, ...judge(gates, rounds, machine), ...onSlowDisk]
  const passed = verdicts.filter(Boolean).length
  const failed = verdicts.length - passed
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await cluster.close()
}
