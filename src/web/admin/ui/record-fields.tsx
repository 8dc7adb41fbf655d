import { Fragment, type ComponentProps, type ReactNode } from 'react'
import type { EntryField } from '../../../domain/records/entry-kinds.ts'
import { Options } from '../../ui/options.tsx'
import { DenseArea, DenseInput, DenseSelect } from './dense-field.tsx'
import styles from './record-fields.module.css'

type Entry = Pick<EntryField, 'label' | 'kind' | 'hint' | 'none'>

interface KindInputProps extends Partial<
  Pick<ComponentProps<typeof DenseInput>, 'label' | 'needed' | 'hint' | 'width'>
> {
  of: Entry
  id?: string
  value: string
  error: string | undefined
  locked?: string | undefined
  onChange: (event: { target: { value: string } }) => void
  onBlur?: () => void
  onKeyDown?: ComponentProps<'input'>['onKeyDown']
  rows?: number
  type?: 'month'
  /** The last day that can be chosen. */
  max?: string
}

/** Whether a form has to say it: a list says something as it is, and of anything else nothing is a problem. */
const isNeeded = ({ kind }: Entry): boolean =>
  kind.words === undefined ? kind.problem(kind.fromTyped('')) !== null : !kind.apiType.isNullable

/** One field of a record as its kind is typed: a choice, sentences, a day, a figure with its unit, a line. */
export function KindInput({ of, rows, width, type, max, onKeyDown, ...typing }: KindInputProps) {
  const { kind, label, hint, none } = of
  const frame = { label, needed: isNeeded(of), ...(hint !== undefined && { hint }), ...typing }
  if (kind.words !== undefined)
    return (
      <DenseSelect {...frame}>
        <Options of={kind.words} {...(none !== undefined && { nothing: none })} />
      </DenseSelect>
    )
  if (kind.isProse === true) return <DenseArea {...frame} rows={rows ?? 2} />
  const isDay = (kind.outputType ?? kind.apiType).name === 'Date'
  return (
    <DenseInput
      {...frame}
      {...(isDay && { type: 'date' })}
      {...(type !== undefined && { type })}
      {...(kind.unit !== undefined && { unit: kind.unit, isFigure: true })}
      {...(width !== undefined && { width })}
      max={max}
      onKeyDown={onKeyDown}
    />
  )
}

/** What is typed, by the API's names, and what was refused of it: as `useActForm` has it. */
export interface TypedRecord {
  values: object
  errors: Readonly<Record<string, string>>
  set: (change: never) => void
}

/** What stands in one field, and how it is changed. */
export const boundTo = (form: TypedRecord, { api }: Pick<EntryField, 'api'>) => ({
  value: String(Reflect.get(form.values, api)),
  error: form.errors[api],
  choose: (value: string | boolean) => form.set({ [api]: value } as never),
})

type RecordInputProps = Omit<KindInputProps, 'of' | 'value' | 'error' | 'onChange'> & {
  of: Entry & Pick<EntryField, 'api'>
  form: TypedRecord
}

/** One field of a record in a form of it. */
export function RecordInput({ of, form, ...place }: RecordInputProps) {
  const { value, error, choose } = boundTo(form, of)
  if (of.kind.apiType.name === 'Boolean')
    return (
      <label className={styles.check}>
        <input type="checkbox" checked={value === 'true'} onChange={({ target }) => choose(target.checked)} />
        {of.label}
      </label>
    )
  return <KindInput of={of} value={value} error={error} onChange={({ target }) => choose(target.value)} {...place} />
}

/** Every field of a record in its order. @param special stands in place of a field; null where it has none in this form. */
export function RecordFields<Of extends Readonly<Record<string, EntryField>>>({
  of,
  form,
  special = {},
  ...place
}: {
  of: Of
  form: TypedRecord
  special?: Partial<Record<keyof Of, ReactNode>>
} & Pick<KindInputProps, 'onKeyDown'>) {
  return Object.entries<EntryField>(of).map(([name, field]) => (
    <Fragment key={name}>
      {Object.hasOwn(special, name) ? special[name] : <RecordInput of={field} form={form} {...place} />}
    </Fragment>
  ))
}
