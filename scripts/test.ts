import { formatStep } from './check/format-step.ts'
import { lintStep } from './check/lint-step.ts'
import { check, type StepResult } from './check/step.ts'
import { summarize } from './check/summary.ts'
import { typesStep } from './check/types-step.ts'
import { unusedStep } from './check/unused-step.ts'
import { vitestStep } from './check/vitest-step.ts'
import { builtVariable } from '../tests/support/build-once.ts'

// Cheap checks first, and all of them even when one fails: one run tells everything that is wrong. What leaves a core free runs beside
// the rest: the types beside the small checks and rules; the browser's stories, which take longest and wait more than they work, beside all
// that needs the build. The rules between layers and of the house, and what the screens ask of the schema, are tests of the unit step (tests/tooling).
const types = typesStep()
const format = await formatStep()
const [lint, build] = await Promise.all([
  lintStep(),
  check('build', ['--import', 'tsx', 'scripts/build.ts'], { isHeld: true }),
])
if (build.failed === 0) process.env[builtVariable] = 'yes'
const browser = vitestStep('e2e', { projects: ['e2e', 'e2e-acts'], isHeld: true })
const unit = await vitestStep('unit')
const unused = await unusedStep()
const steps: StepResult[] = [format, lint, await types, unused, build, unit, await vitestStep('api'), await browser]

const { lines, isSound } = summarize(steps)
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
