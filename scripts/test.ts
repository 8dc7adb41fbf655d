import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './build/build-product.ts'
import { checkedTree } from './check/checked-tree.ts'
import { formatStep } from './check/format-step.ts'
import { lintStep } from './check/lint-step.ts'
import { check, type StepResult } from './check/step.ts'
import { runAll } from './check/run-all.ts'
import { slowestFiles, summarize } from './check/summary.ts'
import { typesStep } from './check/types-step.ts'
import { unusedStep } from './check/unused-step.ts'
import { vitestStep } from './check/vitest-step.ts'
import { builtVariable } from '../tests/support/build-once.ts'

const began = performance.now()
const tree = checkedTree()

// All of them even when one fails: one run tells everything that is wrong. The build comes first, since the stories need it.
const format = await formatStep()
const build = await check('build', ['--import', 'tsx', 'scripts/build.ts'], { isHeld: true })
if (build.failed === 0) process.env[builtVariable] = 'yes'

/** A third of what the stories take they wait, for a browser, a process or a clock: meanwhile something else is done. */
const stepsAtOnce = 3

// Longest first. The rules between layers and of the house, and what the screens ask of the schema, are tests of the unit step (tests/tooling).
const done = await runAll(
  [
    () => vitestStep('api', { courses: 'left out', isHeld: true }),
    () => vitestStep('e2e', { courses: 'left out', isHeld: true }),
    () => vitestStep('unit', { isHeld: true }),
    () => typesStep(),
    () => lintStep(),
    unusedStep,
  ],
  stepsAtOnce,
)

const steps = [format, build, ...done]
const { lines, isSound } = summarize(steps)
console.log(`\nthe slowest files:\n${slowestFiles(steps).join('\n')}`)
console.log(`\n${lines.join('\n')}`)
if (isSound) rememberPass(steps)
process.exitCode = isSound ? 0 : 1

/** What was proven last on this machine, for whoever asks before a change is handed on. */
function rememberPass(passed: readonly StepResult[]): void {
  const folder = path.join(projectRoot, 'node_modules/.cache')
  mkdirSync(folder, { recursive: true })
  const pass = {
    ...tree,
    // Nothing was changed while it ran.
    wasClean: tree.wasClean && JSON.stringify(checkedTree()) === JSON.stringify(tree),
    endedAt: new Date().toISOString(),
    seconds: Math.round((performance.now() - began) / 1000),
    passed: passed.reduce((sum, step) => sum + step.passed, 0),
    steps: passed.map(({ name, passed: count, seconds }) => ({ name, passed: count, seconds: Math.round(seconds) })),
  }
  writeFileSync(path.join(folder, 'last-pass.json'), `${JSON.stringify(pass, null, 2)}\n`)
}
