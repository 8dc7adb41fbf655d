import { SURVEY_QUESTIONS } from '../../people/survey.ts'
import type { DealingFacts } from './facts.ts'

type Declared = Pick<DealingFacts, 'survey'>
type Asked = keyof NonNullable<DealingFacts['survey']>

/** The answer in words; empty where there is none. */
export function answerOf({ survey }: Declared, key: Asked): string {
  const question = SURVEY_QUESTIONS.find((asked) => asked.key === key)
  return question?.values.find(({ code }) => code === survey?.[key])?.value ?? ''
}

/** The most that an answer such as 300万円以上500万円未満 means, in yen; null where it names no end, or there is no answer. */
export function mostOf(facts: Declared, key: 'property' | 'income'): number | null {
  const [, figures] = /([\d,]+)万円未満$/.exec(answerOf(facts, key)) ?? []
  return figures === undefined ? null : Number(figures.replaceAll(',', '')) * 10_000
}

/** The least that it means. */
export function leastOf(facts: Declared, key: 'property' | 'income'): number {
  const [, figures] = /^([\d,]+)万円以上/.exec(answerOf(facts, key)) ?? []
  return figures === undefined ? 0 : Number(figures.replaceAll(',', '')) * 10_000
}

const withoutIncome: ReadonlySet<string> = new Set(['専業主婦・専業主夫', '学生', '無職'])
export const hasNoIncome = (facts: Declared): boolean => withoutIncome.has(answerOf(facts, 'job'))
