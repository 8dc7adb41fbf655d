import { SURVEY_KEYS, type SurveyKey } from '../../../../domain/people/survey.ts'
import type { FormFields } from '../../../app/forms/use-form.ts'
import { SurveyQuestion } from '../survey/survey-question.tsx'
import type { SurveyMaster } from './registration-queries.ts'

/** The questions in the API's order; their ids say which answer is which. */
export function SurveyFields({
  questions,
  form,
}: {
  questions: SurveyMaster
  form: FormFields<`survey.${SurveyKey}`>
}) {
  return questions.map((question) => {
    const name = SURVEY_KEYS[question.id]
    return name && <SurveyQuestion key={name} question={question} name={name} field={form.field(`survey.${name}`)} />
  })
}

/** The wording of a chosen code, for reading it over. */
export function answerText(questions: SurveyMaster, id: number, code: string): string {
  return questions.find((question) => question.id === id)?.values.find((choice) => choice.code === code)?.value ?? ''
}
