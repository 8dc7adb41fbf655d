// npm run check: what a change can break, in half a minute. Formatting, lint, types, the conventions, and of the tests those that the
// change reaches, nearest first and as many as fit in: unit tests, the API's tests of its wing, and the pages that it draws.
//
//   npm run check               what differs from the commit at which this branch left main, and what is not committed
//   npm run check -- --staged   what the next commit holds
//   npm run check -- --all      every unit test
import { execFileSync } from 'node:child_process'
import { projectRoot } from './build/build-product.ts'
import { chooseTests } from './check/choose-tests.ts'
import { conventions } from './check/conventions.ts'
import { formatStep } from './check/format-step.ts'
import { lintStep } from './check/lint-step.ts'
import { reachedPages } from './check/reached-pages.ts'
import { reachOf } from './check/reached-tests.ts'
import { readyBuild } from './check/ready-build.ts'
import { runAll } from './check/run-all.ts'
import type { StepResult } from './check/step.ts'
import { summarize } from './check/summary.ts'
import { readTestTimes } from './check/test-times.ts'
import { knowsTypes, typesStep } from './check/types-step.ts'
import { vitestStep } from './check/vitest-step.ts'
import { chosenPagesVariable } from '../tests/support/chosen-pages.ts'
import { readSources } from '../tests/tooling/rules/sources.ts'

const [option] = process.argv.slice(2)
if (option !== undefined && option !== '--staged' && option !== '--all') {
  console.error(`unknown option ${option}: --staged or --all`)
  process.exit(2)
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean)

function changedFiles(): string[] {
  if (option === '--staged') return git('diff', '--cached', '--name-only', '--diff-filter=d')
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')]
}

const isCode = (file: string): boolean => /^(src|tests|scripts)\/.*\.tsx?$/.test(file)
const isUnit = (file: string): boolean => file.startsWith('src/') || /^tests\/(desk|time|tooling)\//.test(file)

const changed = changedFiles().filter(isCode)
const { tests, wings, distances } = reachOf(changed, readSources('src', 'tests', 'scripts'))
const times = readTestTimes()

const unit = tests.filter(({ file }) => isUnit(file) && !conventions.includes(file))
/** Of the wing that changed; from elsewhere what asks for the changed module itself. */
const api = tests.filter(
  ({ file, distance }) =>
    wings.some((wing) => file.startsWith(`tests/api/${wing}/`)) ||
    (distance <= 1 && /^tests\/(api|stories|start)\//.test(file)),
)
const pages = changed.some((file) => file.startsWith('src/web/')) ? reachedPages(distances) : []

/** Seconds of tests, as they took the last time. With the start of the test runner and its database they are half a minute on two cores. */
const share = knowsTypes() ? 1 : 0.5
const chosenUnit = option === '--all' ? [] : chooseTests(unit, times, { seconds: 8 * share, unknown: 0.5 })
const chosenApi = chooseTests(api, times, { seconds: 16 * share, unknown: 6 })
const shownPages = pages.slice(0, 24)

/** Of each kind of tests: enough to see what is wrong. */
const bail = 5

const steps: (() => Promise<StepResult>)[] = [() => typesStep(changed)]
if (chosenApi.length > 0)
  steps.push(async () => {
    await readyBuild()
    return vitestStep('api', { matching: chosenApi, courses: 'left out', bail, isHeld: true })
  })
if (shownPages.length > 0)
  steps.push(() =>
    vitestStep('pages', {
      environment: { [chosenPagesVariable]: JSON.stringify(shownPages) },
      bail,
      isHeld: true,
    }),
  )
steps.push(
  () => vitestStep('unit', { matching: option === '--all' ? [] : [...chosenUnit, ...conventions], bail, isHeld: true }),
  () => lintStep(option === '--all' ? undefined : changed),
)

const { lines, isSound } = summarize([await formatStep(), ...(await runAll(steps))])
console.log(`\nleft to npm test: ${leftOut().join(', ')}`)
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1

function leftOut(): string[] {
  const counts = [
    [option === '--all' ? 0 : unit.length - chosenUnit.length, 'unit test files further away'],
    [api.length - chosenApi.length, 'files of the API’s tests'],
    [pages.length - shownPages.length, 'pages further away'],
  ] as const
  const left = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return [...left, 'what the change does not reach']
}
