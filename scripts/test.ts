import { formatStep } from './check/format-step.ts'
import { lintStep } from './check/lint-step.ts'
import { check, type StepResult } from './check/step.ts'
import { summarize } from './check/summary.ts'
import { typesStep } from './check/types-step.ts'
import { unusedStep } from './check/unused-step.ts'
import { vitestStep } from './check/vitest-step.ts'
import { builtVariable } from '../tests/support/build-once.ts'

// All of them even when one fails: one run tells everything that is wrong. The build comes first, since the stories need it.
const format = await formatStep()
const build = await check('build', ['--import', 'tsx', 'scripts/build.ts'], { isHeld: true })
if (build.failed === 0) process.env[builtVariable] = 'yes'

// Two at a time, longest first; whichever ends makes room for the next. Each takes about a core, and with more at once a product waits so long for
// its turn that its own limits are reached. The rules between layers and of the house, and what the screens ask of the schema, are tests of the unit
// step (tests/tooling).
const waiting: (() => Promise<StepResult>)[] = [
  () => vitestStep('api', { isHeld: true }),
  () => vitestStep('e2e', { projects: ['e2e', 'e2e-acts'], isHeld: true }),
  () => vitestStep('unit', { isHeld: true }),
  typesStep,
  lintStep,
  unusedStep,
]
const done: StepResult[] = []
async function work(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) done.push(await step())
}
await Promise.all([work(), work()])

const { lines, isSound } = summarize([format, build, ...done])
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
