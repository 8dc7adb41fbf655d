import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './dense-field.module.css'

interface DenseFrame {
  label: string
  /** Written beside the label in words. */
  needed?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** Why nobody can change it any more; the field then only shows. */
  locked?: string | undefined
}

interface Described {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

function useDescribed({ hint, error, locked }: DenseFrame, id: string | undefined): Described {
  const generated = useId()
  const own = id ?? generated
  const described = classNames(
    hint !== undefined && `${own}-hint`,
    locked !== undefined && `${own}-locked`,
    error !== undefined && `${own}-error`,
  )
  return { id: own, 'aria-invalid': error === undefined ? undefined : true, 'aria-describedby': described || undefined }
}

function Frame({
  id,
  label,
  needed = false,
  hint,
  error,
  locked,
  children,
}: DenseFrame & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {needed && <span data-needed="">必須</span>}
      </label>
      <div className={styles.control}>{children}</div>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {locked !== undefined && (
        <p className={styles.hint} id={`${id}-locked`}>
          <Icon name="lock" size={16} /> {locked}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="error" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

type InputProps = DenseFrame & { unit?: string; width?: 'rate' | 'count'; isFigure?: boolean } & Omit<
    ComponentProps<'input'>,
    'width' | 'placeholder' | 'required'
  >

/** A field of 36 px for the back office's long forms: label above, unit beside, message below. */
export function DenseInput({
  label,
  needed,
  hint,
  error,
  locked,
  unit,
  width,
  isFigure = false,
  id,
  ...input
}: InputProps) {
  const frame = { label, ...(needed !== undefined && { needed }), ...(hint !== undefined && { hint }), error, locked }
  const described = useDescribed(frame, id)
  return (
    <Frame {...frame} id={described.id}>
      <input
        {...input}
        {...described}
        data-figure={isFigure || undefined}
        data-width={width}
        inputMode={isFigure ? 'decimal' : input.inputMode}
        readOnly={locked !== undefined || input.readOnly}
        autoComplete="off"
      />
      {unit !== undefined && <span>{unit}</span>}
    </Frame>
  )
}

export function DenseArea({
  label,
  needed,
  hint,
  error,
  locked,
  id,
  ...area
}: DenseFrame & Omit<ComponentProps<'textarea'>, 'placeholder' | 'required'>) {
  const frame = { label, ...(needed !== undefined && { needed }), ...(hint !== undefined && { hint }), error, locked }
  const described = useDescribed(frame, id)
  return (
    <Frame {...frame} id={described.id}>
      <textarea rows={2} {...area} {...described} readOnly={locked !== undefined} />
    </Frame>
  )
}

export function DenseSelect({
  label,
  needed,
  hint,
  error,
  locked,
  id,
  children,
  ...select
}: DenseFrame & Omit<ComponentProps<'select'>, 'required'>) {
  const frame = { label, ...(needed !== undefined && { needed }), ...(hint !== undefined && { hint }), error, locked }
  const described = useDescribed(frame, id)
  return (
    <Frame {...frame} id={described.id}>
      <select {...select} {...described} disabled={locked !== undefined}>
        {children}
      </select>
    </Frame>
  )
}
