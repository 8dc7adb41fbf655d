// The third tier: what takes longer than `npm test` may. A programme that has passed on this commit is not run again, so that a run that
// was interrupted goes on where it stopped.
//
//   npm run test:long                              all of them, with their whole numbers
//   npm run test:long -- --only faults --only model
//   npm run test:long -- --changed 4181b44c        those that the changes since that commit can break (scripts/long/reach.ts)
//   npm run test:long -- --reduced                 with the numbers of CI
//   npm run test:long -- --again                   those, too, that have passed on this commit
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildProduct, projectRoot } from './build/build-product.ts'
import { checkedTree } from './check/checked-tree.ts'
import { runAll } from './check/run-all.ts'
import type { StepResult } from './check/step.ts'
import { summarize } from './check/summary.ts'
import { programmeNames, programmes, type ProgrammeName } from './long/programmes.ts'
import { reachedBy } from './long/reach.ts'
import { isProven, keepResult, logOf, resultOf } from './long/results.ts'
import { builtVariable } from '../tests/support/build-once.ts'
import { runProgramme } from './long/run-programme.ts'
import { clock, showProgress } from './long/show-progress.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    changed: { type: 'string' },
    reduced: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
})
const numbers = values.reduced ? 'reduced' : 'whole'
const tree = checkedTree()
const chosen = chosenOf()
const open = chosen.filter((name) => values.again || !isProven(resultOf(name), tree, numbers))
for (const name of chosen.filter((each) => !open.includes(each))) console.log(`${name}: has passed on this commit`)

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort())

// Before the first of them: two at once would wait for each other's build, and each looks at every source otherwise.
if (open.length > 0) {
  await buildProduct()
  process.env[builtVariable] = 'yes'
}

/** Two cores: a programme of several processes waits about half of its time, for a kill, a clock or a browser. */
const programmesAtOnce = 2
const beside = open.filter((name) => !isAlone(name))
const progress = showProgress(open, { expectedSeconds, lanes: programmesAtOnce })
const done: StepResult[] = []
await runAll(
  beside.map((name) => () => play(name)),
  programmesAtOnce,
)
await runAll(
  open.filter(isAlone).map((name) => () => play(name)),
  1,
)
progress.stop()

if (interruption.signal.aborted) {
  console.error('interrupted: the same command goes on behind the programmes that have passed')
  process.exitCode = 130
} else {
  const proven = chosen.filter((name) => !open.includes(name))
  const before = proven.map((name) => ({ name, failed: 0, passed: resultOf(name)?.passed ?? 0, seconds: 0 }))
  const { lines, isSound } = summarize([...before, ...done])
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = isSound || chosen.length === 0 ? 0 : 1
}

function chosenOf(): ProgrammeName[] {
  const { only = [], changed } = values
  const unknown = only.filter((name) => !programmeNames.some((known) => known === name))
  if (unknown.length > 0) {
    console.error(`unknown programme ${unknown.join(', ')}: ${programmeNames.join(', ')}`)
    process.exit(2)
  }
  const named = only.length === 0 ? programmeNames : programmeNames.filter((name) => only.includes(name))
  return changed === undefined ? named : reachedBy(changedSince(changed)).filter((name) => named.includes(name))
}

/** Committed or not. */
function changedSince(commit: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

async function play(name: ProgrammeName): Promise<void> {
  if (interruption.signal.aborted) return
  progress.begin(name)
  const result = await runProgramme(name, { numbers, signal: interruption.signal })
  progress.end(name)
  if (interruption.signal.aborted) return
  done.push(result)
  const { passed, failed, seconds } = result
  keepResult(name, { ...tree, numbers, passed, failed, seconds, endedAt: new Date().toISOString() })
  const outcome = failed === 0 ? 'ok' : 'FAILED'
  console.log(`  ${outcome}: ${name}: ${passed} passed, ${failed} failed, ${clock(seconds)}; ${logOf(name)}`)
}

/** What it measures would mean nothing beside another. */
function isAlone(name: ProgrammeName): boolean {
  return 'isAlone' in programmes[name]
}

/** As long as it took here the last time, if it has been run so. */
function expectedSeconds(name: ProgrammeName): number {
  const last = resultOf(name)
  return last !== null && last.numbers === numbers && last.failed === 0
    ? last.seconds
    : programmes[name].seconds[numbers]
}
