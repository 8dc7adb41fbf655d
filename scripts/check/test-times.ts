import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../build/build-product.ts'
import type { FileTime } from './step.ts'

const place = path.join(projectRoot, 'node_modules/.cache/test-times.json')

/** How long the tests of each file took here the last time, in seconds. */
export function readTestTimes(): ReadonlyMap<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(place, 'utf8')) as Record<string, number>))
  } catch {
    return new Map()
  }
}

export function keepTestTimes(files: readonly FileTime[]): void {
  const times = new Map([...readTestTimes(), ...files.map(({ file, seconds }) => [file, seconds] as const)])
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(times), null, 2)}\n`)
}
