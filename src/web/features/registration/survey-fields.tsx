import { useFormContext } from 'react-hook-form'
import { SURVEY_KEYS } from '../../../domain/survey.ts'
import { FieldGroup, RadioRows, Select } from '../../ui/field.tsx'
import type { SurveyValues } from './draft-storage.ts'
import { fieldId } from './field-names.ts'
import { messageAt } from './form-errors.ts'
import type { SurveyMaster } from './registration-queries.ts'

const mostRadioRows = 5
const hints: Record<string, string> = {
  property: '預貯金、株式、投資信託などの合計です。',
  income: '税金などが引かれる前の金額です。',
}

function Question({ question }: { question: SurveyMaster[number] }) {
  const { register, formState: { errors } } = useFormContext<{ survey: SurveyValues }>()
  const key = SURVEY_KEYS[question.id]
  if (key === undefined) return null
  const path = `survey.${key}` as const
  const error = messageAt(errors, path)
  if (question.values.length <= mostRadioRows) {
    return (
      <FieldGroup label={question.name} hint={hints[key]} error={error} id={fieldId(path)}>
        <RadioRows choices={question.values.map(({ code, value }) => ({ value: code, label: value }))} {...register(path)} />
      </FieldGroup>
    )
  }
  return (
    <Select label={question.name} hint={hints[key]} error={error} id={fieldId(path)} width="choice" {...register(path)}>
      <option value="">選択してください</option>
      {question.values.map(({ code, value }) => <option key={code} value={code}>{value}</option>)}
    </Select>
  )
}

/** The questions in the API's order; their ids say which answer is which. */
export function SurveyFields({ questions }: { questions: SurveyMaster }) {
  return questions.map((question) => <Question key={question.id} question={question} />)
}

/** The wording of a chosen code, for reading it over. */
export function answerText(questions: SurveyMaster, id: number, code: string): string {
  return questions.find((question) => question.id === id)?.values.find((choice) => choice.code === code)?.value ?? ''
}
