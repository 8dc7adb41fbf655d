import { formatStep } from './check/format-step.ts'
import { lintStep } from './check/lint-step.ts'
import { check, type StepResult } from './check/step.ts'
import { summarize } from './check/summary.ts'
import { typesStep } from './check/types-step.ts'
import { unusedStep } from './check/unused-step.ts'
import { vitestStep } from './check/vitest-step.ts'
import { builtVariable } from '../tests/support/build-once.ts'

// All of them even when one fails: one run tells everything that is wrong. The build comes first, since the stories need it and take longest. Then
// the stories in browsers on one side, and everything else one after the other on the other: both need about as much of the processor, and with
// more at once a product waits so long for its turn that its own limits are reached. The rules between layers and of the house, and what the screens
// ask of the schema, are tests of the unit step (tests/tooling).
const format = await formatStep()
const build = await check('build', ['--import', 'tsx', 'scripts/build.ts'], { isHeld: true })
if (build.failed === 0) process.env[builtVariable] = 'yes'
const browser = vitestStep('e2e', { projects: ['e2e', 'e2e-acts'], isHeld: true })
const others = [
  await vitestStep('api'),
  await vitestStep('unit'),
  await typesStep(),
  await lintStep(),
  await unusedStep(),
]
const steps: StepResult[] = [format, build, ...others, await browser]

const { lines, isSound } = summarize(steps)
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
