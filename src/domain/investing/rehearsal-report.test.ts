import { describe, expect, it } from 'vitest'
import { measureAnswers, type RehearsalAnswer } from './rehearsal-report.ts'

const full = '募集を一時中断しています。'
const answer = (person: number, change: Partial<RehearsalAnswer> = {}): RehearsalAnswer => ({
  person,
  amount: 100_000,
  isRepeat: false,
  at: person * 10,
  took: person,
  applicationId: String(person),
  message: '',
  ...change,
})
const refused = { applicationId: null, message: full }

describe('the report of a rehearsal', () => {
  it('tells how many got a place, why others did not, and when the last place went', () => {
    const answers = [
      answer(1),
      answer(2, { amount: 300_000 }),
      answer(3, refused),
      answer(4, refused),
      answer(5, { ...refused, message: '受付期間外です。' }),
    ]
    expect(measureAnswers(answers, 400_000)).toMatchObject({
      accepted: 2,
      refused: [
        { message: full, count: 2 },
        { message: '受付期間外です。', count: 1 },
      ],
      taken: 400_000,
      soldOutAfter: 20,
      lastAnswer: 50,
      perSecond: 100,
    })
  })

  it('knows no time of being sold out while there is room', () => {
    expect(measureAnswers([answer(1)], 200_000).soldOutAfter).toBeNull()
  })

  it('takes the times from all answers, repeats as well', () => {
    const answers = Array.from({ length: 200 }, (_, place) => answer(place + 1, { isRepeat: place >= 100 }))
    expect(measureAnswers(answers, 1)).toMatchObject({ p50: 101, p99: 199 })
  })

  it.each<[string, RehearsalAnswer[], number]>([
    ['the same application', [answer(1), answer(1, { isRepeat: true })], 1],
    ['both refused', [answer(1, refused), answer(1, { ...refused, isRepeat: true })], 1],
    ['a second application', [answer(1), answer(1, { isRepeat: true, applicationId: '2' })], 0],
    ['refused although the first was not', [answer(1), answer(1, { ...refused, isRepeat: true })], 0],
  ])('a repeat: %s', (_name, answers, answeredAlike) => {
    expect(measureAnswers(answers, 1).repeats).toEqual({ pressed: 1, answeredAlike })
  })

  it('counts what was answered in each step of time, in no more than about forty steps', () => {
    const answers = [
      answer(1, { at: 0 }),
      answer(2, { at: 99 }),
      answer(3, { at: 100, ...refused }),
      answer(4, { at: 3_900 }),
    ]
    const { stepMilliseconds, accepted, refused: inVain } = measureAnswers(answers, 1).series
    expect(stepMilliseconds).toBe(100)
    expect([accepted[0], accepted[1], inVain[1], accepted[39], accepted.length]).toEqual([2, 0, 1, 1, 40])
  })

  it('of nobody is empty', () => {
    expect(measureAnswers([], 1)).toMatchObject({
      accepted: 0,
      perSecond: 0,
      p99: 0,
      lastAnswer: 0,
      soldOutAfter: null,
    })
  })
})
