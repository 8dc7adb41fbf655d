import { SURVEY_KEYS, type SurveyKey } from '../../../../domain/people/survey.ts'
import type { FormFields } from '../../../app/forms/use-short-form.ts'
import { FieldGroup, RadioRows } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { fieldId } from './field-names.ts'
import type { SurveyMaster } from './registration-queries.ts'

const mostRadioRows = 5
const hints: Record<string, string> = {
  property: '預貯金、株式、投資信託などの合計です。',
  income: '税金などが引かれる前の金額です。',
}

type SurveyForm = FormFields<`survey.${SurveyKey}`>

function Question({ question, form }: { question: SurveyMaster[number]; form: SurveyForm }) {
  const key = SURVEY_KEYS[question.id]
  if (key === undefined) return null
  const path = `survey.${key}` as const
  const { error, value: chosen, id: _id, ...control } = form.field(path)
  if (question.values.length <= mostRadioRows) {
    return (
      <FieldGroup label={question.name} hint={hints[key]} error={error} id={fieldId(path)}>
        <RadioRows
          choices={question.values.map(({ code, value }) => ({ value: code, label: value }))}
          chosen={chosen}
          {...control}
        />
      </FieldGroup>
    )
  }
  return (
    <Select
      label={question.name}
      hint={hints[key]}
      error={error}
      id={fieldId(path)}
      width="choice"
      value={chosen}
      {...control}
    >
      <option value="">選択してください</option>
      {question.values.map(({ code, value }) => (
        <option key={code} value={code}>
          {value}
        </option>
      ))}
    </Select>
  )
}

/** The questions in the API's order; their ids say which answer is which. */
export function SurveyFields({ questions, form }: { questions: SurveyMaster; form: SurveyForm }) {
  return questions.map((question) => <Question key={question.id} question={question} form={form} />)
}

/** The wording of a chosen code, for reading it over. */
export function answerText(questions: SurveyMaster, id: number, code: string): string {
  return questions.find((question) => question.id === id)?.values.find((choice) => choice.code === code)?.value ?? ''
}
