import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Nobody remembers after a week what changed for operators and programs. A merge counts as one, with all that it brings. */
it('the CHANGELOG was touched by one of the last 50 commits', ({ skip }) => {
  skip(!existsSync(path.join(projectRoot, '.git')), 'without git nobody knows when the CHANGELOG was touched')
  skip(git('rev-parse', '--is-shallow-repository') === 'true', 'a shallow clone does not know when it was touched')
  const since = git('log', '-1', '--first-parent', '--no-patch', '--format=%H', '--', 'CHANGELOG.md')
  expect(Number(git('rev-list', '--count', '--first-parent', `${since}..HEAD`))).toBeLessThan(50)
})
