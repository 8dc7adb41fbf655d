import { check, type StepResult } from './check/step.ts'
import { summarize } from './check/summary.ts'
import { vitestStep } from './check/vitest-step.ts'
import { builtVariable } from '../tests/support/build-once.ts'

// Cheap checks first, and all of them even when one fails: one run tells everything that is wrong. One step at a time, so that
// two cores are enough. The rules between layers and of the house are tests of the unit step (tests/tooling).
const steps: StepResult[] = [
  await check('types', ['node_modules/ts7/bin/tsc', '-p', '.']),
  await check('lint', ['node_modules/oxlint/bin/oxlint']),
  await check('queries', ['node_modules/gql.tada/bin/cli.js', 'check']),
]
const build = await check('build', ['--import', 'tsx', 'scripts/build.ts'])
if (build.failed === 0) process.env[builtVariable] = 'yes'
steps.push(build, await vitestStep('unit'), await vitestStep('api'), await vitestStep('e2e'))

const { lines, isSound } = summarize(steps)
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
