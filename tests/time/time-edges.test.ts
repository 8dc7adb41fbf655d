import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { describe, expect, it, test } from 'vitest'
import { bundleForTests } from '../support/bundle-for-tests.ts'
import { hostZones } from './host-zones.ts'
import { judgeAround, timeEdges } from './time-edges.ts'

describe('a millisecond before, at, and a millisecond after', () => {
  it.each(timeEdges.map((edge) => [edge.name, edge] as const))('%s', (_name, edge) => {
    expect(judgeAround(edge)).toEqual(edge.expected)
  })
})

test('the zone of the host makes no difference', async () => {
  // Translated once for all of them.
  const script = await bundleForTests('time', 'tests/time/print-judgements.ts')
  const answers = await Promise.all(
    hostZones.map(async (zone) => {
      const { stdout } = await promisify(execFile)(process.execPath, [script], { env: { ...process.env, TZ: zone } })
      return JSON.parse(stdout) as { zone: string; judgements: unknown[] }
    }),
  )
  // The children really lived elsewhere.
  expect(answers.map(({ zone }) => zone)).toEqual([...hostZones])
  const hashes = answers.map(({ judgements }) => createHash('sha256').update(JSON.stringify(judgements)).digest('hex'))
  expect(new Set(hashes).size).toBe(1)
  expect(answers[0]?.judgements).toHaveLength(timeEdges.length)
})
