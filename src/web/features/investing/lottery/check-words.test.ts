import { expect, it } from 'vitest'
import type { DrawFindings, PublishedDraw } from './check-draw.ts'
import { answer, question, stepNamesOf } from './check-words.ts'

const published: PublishedDraw = {
  commitment: '',
  seed: '',
  listHash: '',
  beaconRound: 5,
  beacon: '',
  endAt: '2026-04-24T23:59:59+09:00',
  capacity: 4_000_000,
  entries: [{ investId: '8', amount: 300_000, won: true, asSubstitute: false }],
  substitutesHash: null,
  steps: [],
}
const sound: DrawFindings = {
  commitment: { state: 'agrees' },
  list: { state: 'agrees' },
  beacon: { state: 'agrees' },
  outcome: { state: 'agrees', winners: 1, total: 300_000 },
  substitutes: { state: 'unused' },
}
const stepNames = stepNamesOf(published)

it('asks four things and answers four, all ticked for a sound draw', () => {
  expect(stepNames.map((step) => question(step, published))).toHaveLength(4)
  expect(stepNames.map((step) => answer(step, sound, published).tone)).toEqual(['holds', 'holds', 'holds', 'holds'])
})

it('asks a fifth thing where there are substitutes', () => {
  const withSubstitutes = { ...published, substitutesHash: '' }
  const findings: DrawFindings = { ...sound, substitutes: { state: 'agrees', names: 2, steps: 3 } }
  expect(stepNamesOf(withSubstitutes)).toHaveLength(5)
  expect(answer('substitutes', findings, withSubstitutes).text).toContain(
    '補欠を選んだ2件の名簿と、抽選のあとの記録3件',
  )
})

it.each<[Partial<DrawFindings>, string, string]>([
  [{ substitutes: { state: 'names' } }, '補欠', '公開したものと違います'],
  [{ substitutes: { state: 'differs', steps: [2, 3] } }, '補欠', '記録2、3が'],
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
  const failures = stepNamesOf({ ...published, substitutesHash: '' })
    .map((name) => answer(name, { ...sound, ...found }, published))
    .filter(({ tone }) => tone === 'fails')
  expect(failures).toHaveLength(1)
  expect(failures[0]?.text.startsWith(`${step}：`)).toBe(true)
  expect(`${failures[0]?.text}${failures[0]?.meaning}`).toContain(words)
})

it.each(['unread', 'other-round', 'unreadable'] as const)('does not accuse anybody of a round that is %s', (state) => {
  expect(answer('beacon', { ...sound, beacon: { state } }, published).tone).toBe('open')
})
