import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { descriptions, LabelledControl, type FieldFrame, type FieldWidth } from './field-frame.tsx'
import styles from './field.module.css'

export function Select({
  label,
  requirement,
  hint,
  error,
  width,
  id,
  className,
  children,
  ...select
}: FieldFrame & { width?: FieldWidth } & Omit<ComponentProps<'select'>, 'width' | 'required'>) {
  const generatedId = useId()
  const selectId = id ?? generatedId
  return (
    <LabelledControl id={selectId} label={label} requirement={requirement ?? 'required'} hint={hint} error={error}>
      <select
        {...select}
        id={selectId}
        className={classNames(styles.input, styles.select, className)}
        data-width={width}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={descriptions(selectId, { hint, error })}
      >
        {children}
      </select>
    </LabelledControl>
  )
}
