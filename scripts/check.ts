// What can be said of a change within a minute: format, lint, types, the conventions, and the unit tests that the changed files reach.
//   npm run check               what differs from main, and what is not committed
//   npm run check -- --staged   what the next commit holds
//   npm run check -- --all      every unit test
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { projectRoot } from './build/build-product.ts'
import { formatStep } from './check/format-step.ts'
import { lintStep } from './check/lint-step.ts'
import { summarize } from './check/summary.ts'
import { typesStep } from './check/types-step.ts'
import { vitestStep } from './check/vitest-step.ts'

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

/** Rules read the sources as text and are reached by no import. The slow one among them starts browsers' scripts and is for `npm test`. */
const conventions = readdirSync(`${projectRoot}/tests/tooling`)
  .filter((file) => file.endsWith('.test.ts') && file !== 'public-scripts.test.ts')
  .map((file) => `tests/tooling/${file}`)

const isCode = (file: string): boolean => /^(src|tests|scripts)\/.*\.tsx?$/.test(file)

const types = typesStep()
const format = await formatStep()
const changed = changedFiles().filter(isCode)
const lint = await lintStep(option === '--all' ? undefined : changed)
const unit = await vitestStep('unit', option === '--all' ? {} : { related: [...changed, ...conventions] })

const { lines, isSound } = summarize([format, lint, await types, unit])
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
