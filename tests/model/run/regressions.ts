import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { productFolder } from '../../../src/platform/product-folder.ts'
import type { ChosenStep, Plan } from './history.ts'

const folder = path.join(productFolder, 'tests/model/regressions')

/** Each file holds the steps of a history that once deviated, and says why. */
export interface Regression {
  why: string
  seed: string
  index: number
  begin: string
  given: ChosenStep[]
}

export function readRegressions(zone: string): Plan[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Regression)
    .map(({ seed, index, begin, given }) => ({ seed, index, begin, given, steps: given.length, zone }))
}
