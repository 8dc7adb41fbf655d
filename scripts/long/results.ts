import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../build/build-product.ts'
import type { CheckedTree } from '../check/checked-tree.ts'
import type { Numbers, ProgrammeName } from './programmes.ts'

/** How a programme ended, and on what: a run that is interrupted goes on behind those that passed on the same commit. */
export interface LongResult extends CheckedTree {
  numbers: Numbers
  passed: number
  failed: number
  seconds: number
  /** RFC 3339, of the machine. */
  endedAt: string
}

const folder = path.join(projectRoot, 'node_modules/.cache/test-long')

export function resultOf(name: ProgrammeName): LongResult | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as LongResult
  } catch {
    return null
  }
}

export function keepResult(name: ProgrammeName, result: LongResult): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}

/** Where all that a programme prints goes. */
export function logOf(name: ProgrammeName): string {
  mkdirSync(folder, { recursive: true })
  return path.join(folder, `${name}.log`)
}

/** Whether nothing new is to be learnt: it passed on this very commit, nothing was and is changed beside it, and with numbers at least as large. */
export const isProven = (result: LongResult | null, tree: CheckedTree, numbers: Numbers): boolean =>
  result !== null &&
  result.failed === 0 &&
  result.wasClean &&
  tree.wasClean &&
  result.commit === tree.commit &&
  (result.numbers === 'whole' || result.numbers === numbers)
