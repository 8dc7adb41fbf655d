import type { LawQuestionKey } from '../../../../domain/people/law-questions.ts'
import type { FormFields } from '../../../app/forms/use-form.ts'
import { Select } from '../../../ui/select.tsx'
import { fieldId } from './field-names.ts'
import type { LawQuestions } from './registration-queries.ts'

/** The law's own questions: answered together, or later. */
export function LawFields({
  questions,
  form,
}: {
  questions: LawQuestions
  form: FormFields<`law_answers.${LawQuestionKey}`>
}) {
  return questions.map(({ key, name, hint, choices }) => {
    const path = `law_answers.${key}` as const
    const { error, value, id: _id, ...control } = form.field(path)
    return (
      <Select
        key={key}
        label={name}
        requirement="optional"
        hint={hint}
        error={error}
        id={fieldId(path)}
        width="choice"
        value={value}
        {...control}
      >
        <option value="">選択してください</option>
        {choices.map((choice) => (
          <option key={choice.code} value={choice.code}>
            {choice.value}
          </option>
        ))}
      </Select>
    )
  })
}
