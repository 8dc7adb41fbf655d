import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { LAW_QUESTIONS, isLawAnswer, lawAnswerText, lawQuestionsOn } from './law-questions.ts'
import { validate } from '../validation/field-errors.ts'
import { lawAnswersSchema } from '../validation/member-schemas.ts'

describe("the law's own questions", () => {
  it.each([
    ['before the first version, by the first', '2025-12-31', '2026-01-01'],
    ['from its first day', '2026-01-01', '2026-01-01'],
  ])('on a day %s', (_, day, from) => expect(lawQuestionsOn(japanDate(day)).from).toBe(from))

  it('stand in the order of their days, each with what it rests on, and offer nothing that has no word', () => {
    expect(LAW_QUESTIONS.map(({ from }) => from)).toEqual(LAW_QUESTIONS.map(({ from }) => from).toSorted())
    for (const { basis, questions } of LAW_QUESTIONS) {
      expect(basis).toContain('犯罪による収益の移転防止に関する法律')
      for (const { key, choices } of questions)
        for (const code of choices) expect(isLawAnswer(key, code) && lawAnswerText(key, code) !== code).toBe(true)
    }
  })

  it.each([
    ['all three', { purpose: 'assets', occupation: 'student', foreign_official: 'none' }, {}],
    [
      'an unknown word',
      { purpose: 'fun', occupation: 'student', foreign_official: 'none' },
      { purpose: '選択してください' },
    ],
    [
      'nothing',
      { purpose: '', occupation: '', foreign_official: '' },
      { purpose: '選択してください', occupation: '選択してください', foreign_official: '選択してください' },
    ],
    [
      'a word of every object',
      { purpose: 'toString', occupation: 'student', foreign_official: 'none' },
      { purpose: '選択してください' },
    ],
  ])('answered with %s', (_, answers, fields) => {
    const judged = validate(lawAnswersSchema, answers)
    expect(judged.ok ? {} : judged.fields).toEqual(fields)
  })
})
