import { execFileSync } from 'node:child_process'
import { projectRoot } from '../build/build-product.ts'

/** What was looked at. */
export interface CheckedTree {
  /** The full hash; null outside of a repository. */
  commit: string | null
  /** Nothing differed from the commit. */
  wasClean: boolean
}

export function checkedTree(): CheckedTree {
  try {
    return { commit: git('rev-parse', 'HEAD').trim(), wasClean: git('status', '--porcelain') === '' }
  } catch {
    return { commit: null, wasClean: false }
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
