import { check, type StepResult } from './check/step.ts'
import { summarize } from './check/summary.ts'
import { vitestStep } from './check/vitest-step.ts'
import { builtVariable } from '../tests/support/build-once.ts'

// Cheap checks first, and all of them even when one fails: one run tells everything that is wrong. The browser waits more than it
// works, so its stories are told beside the rest. The rules between layers and of the house are tests of the unit step (tests/tooling).
const steps: StepResult[] = [
  await check('types', ['node_modules/ts7/bin/tsc', '-p', '.']),
  await check('lint', ['node_modules/oxlint/bin/oxlint']),
  await check('queries', ['node_modules/gql.tada/bin/cli.js', 'check']),
]
const build = await check('build', ['--import', 'tsx', 'scripts/build.ts'])
if (build.failed === 0) process.env[builtVariable] = 'yes'
const browser = vitestStep('e2e', { isHeld: true })
steps.push(build, await vitestStep('unit'), await vitestStep('api'), await browser)

const { lines, isSound } = summarize(steps)
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
