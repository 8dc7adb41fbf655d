import { fundFields, type FundFieldName } from '../../../../../domain/records/fund.ts'
import { DenseArea, DenseInput } from '../../../ui/dense-field.tsx'
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
export function FieldInput({ field, width, ...place }: FieldInputProps) {
  const { form, set } = useFundEditor()
  const { label, kind } = fundFields[field]
  const typing = {
    ...useField(field),
    label,
    needed: !kind.apiType.isNullable,
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  }
  if ('isProse' in kind) return <DenseArea {...typing} rows={3} {...place} />
  return (
    <DenseInput
      {...typing}
      {...(kind.unit !== undefined && { unit: kind.unit, isFigure: true })}
      {...place}
      {...(width !== undefined && { width })}
    />
  )
}
