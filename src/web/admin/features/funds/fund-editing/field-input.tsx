import { fundFields, type FundFieldName } from '../../../../../domain/records/fund.ts'
import { KindInput } from '../../../ui/record-fields.tsx'
import { useField, useFundEditor } from './fund-editor.ts'
import type { FundForm } from './fund-form.ts'

/** Fields that are typed as text; a choice is one of a few texts. */
export type LineField = {
  [Name in FundFieldName]: string extends FundForm[Name] ? Name : never
}[FundFieldName]

interface FieldInputProps {
  field: LineField
  /** Where the form has more room for words than a list of changes. */
  label?: string
  hint?: string
  width?: 'rate' | 'count'
  onBlur?: () => void
}

/** A line of the form, or several for sentences. Its name, its unit and whether it is needed are the field's own. */
export function FieldInput({ field, ...place }: FieldInputProps) {
  const { form, set } = useFundEditor()
  const { kind } = fundFields[field]
  return (
    <KindInput
      {...useField(field)}
      of={fundFields[field]}
      needed={!kind.apiType.isNullable}
      rows={3}
      value={form[field]}
      onChange={({ target }) => set({ [field]: target.value })}
      {...place}
    />
  )
}
