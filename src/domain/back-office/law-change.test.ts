import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import type { Id } from '../id.ts'
import { newLawTexts, openLawChanges, type LawTextPhase, type SeenLawText } from './law-change.ts'

const today = japanDate('2026-05-10')
type Written = `${LawTextPhase} ${string}`

/** 'ahead B 2026-06-01', 'changed B handled': in the order in which they were seen. */
const texts = (...written: Written[]): SeenLawText[] =>
  written.map((each, place) => {
    const [phase = 'first', digest = '', ...rest] = each.split(' ')
    const day = rest.find((word) => /^\d/.test(word))
    return {
      id: (place + 1) as Id<'law_text'>,
      law_id: '406AC0000000077',
      article: '26',
      phase: phase as LawTextPhase,
      digest,
      enforced_on: day === undefined ? null : japanDate(day),
      found_on: today,
      is_handled: rest.includes('handled'),
    }
  })
const read = (written: string) => {
  const [digest = '', day] = written.split(' ')
  return { digest, enforcedOn: day === undefined ? null : japanDate(day) }
}

describe('what a night finds', () => {
  it.each<[what: string, seen: Written[], current: string, ahead: string[], found: string[]]>([
    ['the first night', [], 'A', [], ['first A']],
    ['nothing new', ['first A'], 'A', [], []],
    ['another text', ['first A'], 'B', [], ['changed B']],
    ['the same text a night later', ['first A', 'changed B'], 'B', [], []],
    ['back as it was', ['first A', 'changed B'], 'A', [], ['changed A']],
    ['to come', ['first A'], 'A', ['B 2026-06-01'], ['ahead B']],
    ['to come on the very first night', [], 'A', ['B 2026-06-01'], ['first A', 'ahead B']],
    ['to come, and known', ['first A', 'ahead B 2026-06-01'], 'A', ['B 2026-06-01'], []],
    ['to come on another day', ['first A', 'ahead B 2026-06-01'], 'A', ['B 2026-07-01'], ['ahead B']],
    ['two steps', ['first A'], 'A', ['B 2026-06-01', 'C 2027-04-01'], ['ahead B', 'ahead C']],
    ['an amendment that leaves the article alone', ['first A'], 'A', ['A 2026-06-01'], []],
    ['its day has come', ['first A', 'ahead B 2026-05-10'], 'B', [], ['arrived B']],
    ['in force before its day', ['first A', 'ahead B 2026-06-01'], 'B', [], ['changed B']],
    ['in force, but otherwise than was said', ['first A', 'ahead B 2026-05-10'], 'C', [], ['changed C']],
    [
      'come, gone, and there again',
      ['first A', 'ahead B 2026-05-01', 'arrived B', 'changed A'],
      'B',
      [],
      ['changed B'],
    ],
  ])('%s', (_what, seen, current, ahead, found) => {
    expect(
      newLawTexts(texts(...seen), read(current), ahead.map(read), today).map(
        ({ phase, text }) => `${phase} ${text.digest}`,
      ),
    ).toEqual(found)
  })
})

describe('what it asks of people', () => {
  it.each<[what: string, seen: Written[], open: string[]]>([
    ['nothing at first', ['first A'], []],
    ['a change', ['first A', 'changed B'], ['A → B']],
    ['seen to', ['first A', 'changed B handled'], []],
    ['changed again after that', ['first A', 'changed B handled', 'changed C'], ['B → C']],
    ['twice before anybody looked', ['first A', 'changed B', 'changed C'], ['A → C']],
    ['to come', ['first A', 'ahead B 2026-06-01'], ['A → B']],
    ['to come, and its day moved', ['first A', 'ahead B 2026-06-01', 'ahead B 2026-07-01'], ['A → B']],
    ['to come, and there before anybody looked', ['first A', 'ahead B 2026-05-10', 'arrived B'], ['A → B']],
    ['two steps', ['first A', 'ahead B 2026-06-01', 'ahead C 2027-04-01'], ['A → B', 'B → C']],
    ['one to come, and another today', ['first A', 'ahead C 2026-06-01', 'changed B'], ['A → C', 'A → B']],
    ['never there', ['changed -'], [' → -']],
  ])('%s', (_what, seen, open) => {
    expect(
      openLawChanges(texts(...seen)).map(({ changed, before }) => `${before?.digest ?? ''} → ${changed.digest}`),
    ).toEqual(open)
  })
})
