import { expect, it } from 'vitest'
import type { DrawFindings, PublishedDraw } from './check-draw.ts'
import { answer, question, stepNames } from './check-words.ts'

const published: PublishedDraw = {
  commitment: '',
  seed: '',
  listHash: '',
  beaconRound: 5,
  beacon: '',
  endAt: '2026-04-24T23:59:59+09:00',
  capacity: 4_000_000,
  entries: [{ investId: '8', amount: 300_000, won: true }],
}
const sound: DrawFindings = {
  commitment: { state: 'agrees' },
  list: { state: 'agrees' },
  beacon: { state: 'agrees' },
  outcome: { state: 'agrees', winners: 1, total: 300_000 },
}

it('asks four things and answers four, all ticked for a sound draw', () => {
  expect(stepNames.map((step) => question(step, published))).toHaveLength(4)
  expect(stepNames.map((step) => answer(step, sound, published).tone)).toEqual(['holds', 'holds', 'holds', 'holds'])
})

it.each<[Partial<DrawFindings>, string, string]>([
  [{ commitment: { state: 'differs' } }, '手順1', 'コミット値'],
  [{ list: { state: 'differs' } }, '手順2', '名簿のハッシュ値'],
  [{ list: { state: 'repeats', investIds: ['8'] } }, '手順2', '番号8が2回以上'],
  [{ beacon: { state: 'missing' } }, '手順3', '第5回'],
  [{ beacon: { state: 'unpromised' } }, '手順3', '約束していない'],
  [{ beacon: { state: 'early' } }, '手順3', '締め切りより前'],
  [{ beacon: { state: 'other-signature' } }, '手順3', '署名'],
  [{ beacon: { state: 'differs' } }, '手順3', '第5回'],
  [{ outcome: { state: 'impossible' } }, '手順4', '計算できません'],
  [
    { outcome: { state: 'differs', investIds: ['1', '2', '3', '4', '5', '6', '7'] } },
    '手順4',
    '番号1、2、3、4、5ほか2件',
  ],
])('%j becomes a notice that names its step', (found, step, words) => {
  const failures = stepNames
    .map((name) => answer(name, { ...sound, ...found }, published))
    .filter(({ tone }) => tone === 'fails')
  expect(failures).toHaveLength(1)
  expect(failures[0]?.text.startsWith(`${step}：`)).toBe(true)
  expect(`${failures[0]?.text}${failures[0]?.meaning}`).toContain(words)
})

it.each(['unread', 'other-round', 'unreadable'] as const)('does not accuse anybody of a round that is %s', (state) => {
  expect(answer('beacon', { ...sound, beacon: { state } }, published).tone).toBe('open')
})
