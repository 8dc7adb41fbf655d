import type { SurveyKey } from '../../../../domain/people/survey.ts'
import type { FormFields } from '../../../app/forms/use-form.ts'
import { FieldGroup, RadioRows } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Options } from '../../../ui/options.tsx'
import type { SurveyQuestions } from './survey-queries.ts'

const mostRadioRows = 5
const hints: Partial<Record<SurveyKey, string>> = {
  property: '預貯金、株式、投資信託などの合計です。',
  income: '税金などが引かれる前の金額です。',
}

interface SurveyQuestionProps {
  question: SurveyQuestions[number]
  name: SurveyKey
  field: ReturnType<FormFields<string>['field']>
}

/** Few choices lie open, many fold into a list. */
export function SurveyQuestion({ question, name, field }: SurveyQuestionProps) {
  const { error, value, id, ...control } = field
  const frame = { label: question.name, hint: hints[name], error, id }
  if (question.values.length <= mostRadioRows)
    return (
      <FieldGroup {...frame}>
        <RadioRows
          choices={question.values.map((choice) => ({ value: choice.code, label: choice.value }))}
          chosen={value}
          {...control}
        />
      </FieldGroup>
    )
  return (
    <Select {...frame} width="choice" value={value} {...control}>
      <Options
        nothing="選択してください"
        of={question.values.map((choice) => ({ id: choice.code, name: choice.value }))}
      />
    </Select>
  )
}
