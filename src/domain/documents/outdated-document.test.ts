import { describe, expect, it } from 'vitest'
import { endOfDay, japanDate } from '../calendar.ts'
import {
  documentsDueAt,
  outdatedDocument,
  outdatedText,
  type DocumentChange,
  type OutdatedDocument,
} from './outdated-document.ts'

const day = (text: string) => new Date(`${text}T00:00:00+09:00`)
const now = new Date('2026-12-01T10:00:00+09:00')
const changes: DocumentChange[] = [
  { kind: 'terms', at: day('2026-11-30') },
  { kind: 'form', at: day('2026-11-28') },
  { kind: 'company', at: day('2026-11-20') },
  { kind: 'fund', at: day('2026-12-02') },
]

describe('a document that does not say what is so is outdated', () => {
  it.each([
    ['before all of them', '2026-11-19T10:00:00+09:00', '2026-11-20', ['company', 'form', 'terms']],
    ['just before the form', '2026-11-27T23:59:59.999+09:00', '2026-11-28', ['form', 'terms']],
    ['with the form', '2026-11-28T00:00:00+09:00', '2026-11-30', ['terms']],
  ] as const)('issued %s: since the first change after it', (_, issuedAt, since, causes) => {
    expect(outdatedDocument({ name: '約款', issuedAt: new Date(issuedAt) }, changes, now)).toEqual({
      name: '約款',
      issuedAt: new Date(issuedAt),
      since: day(since),
      causes,
    })
  })

  it('issued after all of them: since its issue, and nothing of tomorrow is its cause', () => {
    const issuedAt = new Date('2026-11-30T12:00:00+09:00')
    expect(outdatedDocument({ name: '約款', issuedAt }, changes, now)).toMatchObject({ since: issuedAt, causes: [] })
  })
})

it.each([
  ['that opens tomorrow, when it opens', '2026-12-02T19:00:00+09:00', new Date('2026-12-02T19:00:00+09:00')],
  ['that opens now, at the end of the day', '2026-12-01T10:00:00+09:00', endOfDay(japanDate('2026-11-28'))],
  ['that is open, at the end of the day', '2026-11-26T19:00:00+09:00', endOfDay(japanDate('2026-11-28'))],
])('the documents of a fund %s are due', (_, offeringStartAt, dueAt) => {
  expect(documentsDueAt(day('2026-11-28'), new Date(offeringStartAt), now)).toEqual(dueAt)
})

const outdated = (name: string, causes: OutdatedDocument['causes'], since = '2026-11-28'): OutdatedDocument => ({
  name,
  issuedAt: day('2026-11-01'),
  since: day(since),
  causes,
})

it.each([
  [
    'the same cause said once',
    [outdated('契約成立前書面', ['form']), outdated('物件概要書', ['form'])],
    [],
    '契約成立前書面、物件概要書：様式の改訂（2026年11月28日から）',
  ],
  [
    'different causes apart',
    [outdated('契約成立前書面', ['form', 'company']), outdated('匿名組合契約約款', ['terms'], '2026-11-30')],
    [],
    '契約成立前書面：様式の改訂、会社の情報の変更（2026年11月28日から）。匿名組合契約約款：約款の改訂（2026年11月30日から）',
  ],
  [
    'no cause on record',
    [outdated('契約成立前書面', [])],
    ['a', 'b'],
    '契約成立前書面：記載の訂正（2026年11月28日から）。記載のない法定事項：a、b',
  ],
  ['much that is left out', [], ['a', 'b', 'c', 'd'], '記載のない法定事項：a、bほか2件'],
] as const)('in words: %s', (_, documents, missing, text) => {
  expect(outdatedText(documents, missing)).toBe(text)
})
