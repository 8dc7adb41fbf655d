import { check, type StepResult } from './check/step.ts'
import { summarize } from './check/summary.ts'
import { vitestStep } from './check/vitest-step.ts'
import { builtVariable } from '../tests/support/build-once.ts'

// Cheap checks first, and all of them even when one fails: one run tells everything that is wrong. What leaves a core free runs beside
// the rest: the small checks beside the types, the browser's stories, which wait more than they work, beside all other tests. The rules
// between layers and of the house are tests of the unit step (tests/tooling).
const checks = await Promise.all([
  check('types', ['node_modules/ts7/bin/tsc', '-p', '.']),
  check('lint', ['node_modules/oxlint/bin/oxlint'], { isHeld: true }),
  check('queries', ['node_modules/gql.tada/bin/cli.js', 'check'], { isHeld: true }),
  check('build', ['--import', 'tsx', 'scripts/build.ts'], { isHeld: true }),
])
if (checks.at(-1)?.failed === 0) process.env[builtVariable] = 'yes'
const browser = vitestStep('e2e', { isHeld: true })
const steps: StepResult[] = [...checks, await vitestStep('unit'), await vitestStep('api'), await browser]

const { lines, isSound } = summarize(steps)
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
