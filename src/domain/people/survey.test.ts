import { expect, it } from 'vitest'
import { isSurveyCode, SURVEY_KEYS, SURVEY_QUESTIONS } from './survey.ts'

it('asks five questions in the API’s order', () => {
  expect(SURVEY_KEYS).toEqual(['property', 'purpose', 'experience', 'job', 'income'])
  expect(SURVEY_QUESTIONS.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4])
})
it('gives every choice a code of its own within the question', () => {
  for (const { values } of SURVEY_QUESTIONS) {
    expect(new Set(values.map(({ code }) => code)).size).toBe(values.length)
    expect(new Set(values.map(({ value }) => value)).size).toBe(values.length)
  }
})
it('knows which answers exist', () => {
  expect(isSurveyCode('job', '01')).toBe(true)
  expect(isSurveyCode('job', '99')).toBe(false)
  expect(isSurveyCode('income', '11')).toBe(false)
})
