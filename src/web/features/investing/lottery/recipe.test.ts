import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { listFile, toolLines } from './recipe.ts'
import type { PublishedDraw } from './check-draw.ts'

const listHash = createHash('sha256').update('9,500000\n21,1000000\n102,300000\n').digest('hex')
const published: PublishedDraw = {
  commitment: 'c0',
  seed: '5eed'.repeat(16),
  listHash,
  beaconRound: null,
  beacon: null,
  endAt: '2026-04-24T23:59:59+09:00',
  capacity: 1_000_000,
  entries: [
    { investId: '102', amount: 300_000, won: false, asSubstitute: false },
    { investId: '9', amount: 500_000, won: true, asSubstitute: false },
    { investId: '21', amount: 1_000_000, won: false, asSubstitute: false },
  ],
  substitutesHash: null,
  steps: [],
}

it('saves the list as the text whose SHA-256 was published', () => {
  expect(createHash('sha256').update(listFile(published)).digest('hex')).toBe(listHash)
})

it('keeps both colons where there is no public randomness', () => {
  expect(toolLines('2', published, '9')[2]?.command).toContain(`'${listHash}::9'`)
  expect(toolLines('2', { ...published, beacon: 'be' }, '9')[2]?.command).toContain(`'${listHash}:be:9'`)
})
