import { describe, expect, it } from 'vitest'
import { inspectionQuestions, type InspectionQuestion } from './inspection-questions.ts'
import { registersOf } from './pack.ts'

const registers = new Map(registersOf({ from: null, until: null }).map(({ file, columns }) => [file, columns]))
const questions: readonly InspectionQuestion[] = Object.values(inspectionQuestions)

describe('the questions of an inspection', () => {
  it.each(questions)('$question', ({ answers }) => {
    for (const [file, columns] of Object.entries(answers)) {
      expect(registers.has(file), file).toBe(true)
      expect(registers.get(file)).toEqual(expect.arrayContaining([...columns]))
    }
  })

  it('are thirty-one', () => {
    expect(questions).toHaveLength(31)
  })
})
