import { formatStep } from './check/format-step.ts'
import { lintStep } from './check/lint-step.ts'
import { check, type StepResult } from './check/step.ts'
import { summarize } from './check/summary.ts'
import { typesStep } from './check/types-step.ts'
import { unusedStep } from './check/unused-step.ts'
import { vitestStep } from './check/vitest-step.ts'
import { builtVariable } from '../tests/support/build-once.ts'

// All of them even when one fails: one run tells everything that is wrong. The build comes first, since the stories need it and take longest; then
// everything at once. The stories in browsers and those of the API wait more than they work: what they leave of the processor goes to the other
// checks, one after the other. The rules between layers and of the house, and what the screens ask of the schema, are tests of the unit step (tests/tooling).
const format = await formatStep()
const build = await check('build', ['--import', 'tsx', 'scripts/build.ts'], { isHeld: true })
if (build.failed === 0) process.env[builtVariable] = 'yes'
const browser = vitestStep('e2e', { projects: ['e2e', 'e2e-acts'], isHeld: true })
const api = vitestStep('api')
const unit = await vitestStep('unit', { isHeld: true })
const small = [await typesStep(), await lintStep(), await unusedStep()]
const steps: StepResult[] = [format, ...small, build, unit, await api, await browser]

const { lines, isSound } = summarize(steps)
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
