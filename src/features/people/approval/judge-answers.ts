import { badInput, type Refusal } from '../../../platform/outcome.ts'
import type { Answer, Question } from './proposal-kind.ts'

/** BAD_USER_INPUT beside each figure that was not typed or is another one than proposed; it does not say which would be right. */
export function refuseAnswers(questions: readonly Question[], answers: readonly Answer[]): Refusal | null {
  const given = new Map(answers.map(({ name, value }) => [name, value.trim()]))
  const wrong = questions.flatMap(({ name, expected }): [name: string, problem: string][] => {
    const typed = given.get(name) ?? ''
    if (typed === '') return [[name, '必須です']]
    return typed === expected ? [] : [[name, '提案された値と異なります。計算書を見て、もう一度入力してください。']]
  })
  return wrong.length > 0 ? badInput(Object.fromEntries(wrong)) : null
}
