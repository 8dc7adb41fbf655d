import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import {
  descriptions,
  FieldMessage,
  LabelledControl,
  Requirement,
  type FieldFrame,
  type FieldWidth,
} from './field-frame.tsx'
import styles from './field.module.css'

type TextFieldProps = FieldFrame & { width?: FieldWidth; after?: ReactNode } & Omit<
    ComponentProps<'input'>,
    'width' | 'placeholder' | 'required'
  >

export function TextField({ label, requirement, hint, error, width, after, id, className, ...input }: TextFieldProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const control = (
    <input
      {...input}
      id={inputId}
      className={classNames(styles.input, className)}
      data-width={width}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={descriptions(inputId, { hint, error })}
    />
  )
  return (
    <LabelledControl id={inputId} label={label} requirement={requirement ?? 'required'} hint={hint} error={error}>
      {after === undefined ? (
        control
      ) : (
        <div className={styles.withButton}>
          {control}
          {after}
        </div>
      )}
    </LabelledControl>
  )
}

export function TextArea({
  label,
  requirement,
  hint,
  error,
  id,
  className,
  ...area
}: FieldFrame & Omit<ComponentProps<'textarea'>, 'placeholder'>) {
  const generatedId = useId()
  const areaId = id ?? generatedId
  return (
    <LabelledControl id={areaId} label={label} requirement={requirement ?? 'required'} hint={hint} error={error}>
      <textarea
        {...area}
        id={areaId}
        className={classNames(styles.input, className)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={descriptions(areaId, { hint, error })}
      />
    </LabelledControl>
  )
}

/** Several controls under one legend (a name in two parts, a birthday); its error bar covers all of them. */
export function FieldGroup({
  label,
  requirement = 'required',
  hint,
  error,
  id,
  children,
}: FieldFrame & { id?: string; children: ReactNode }) {
  const generatedId = useId()
  const groupId = id ?? generatedId
  return (
    <fieldset
      className={styles.group}
      id={groupId}
      tabIndex={-1}
      data-invalid={error === undefined ? undefined : ''}
      aria-describedby={descriptions(groupId, { hint, error })}
    >
      <legend className={styles.label}>
        <span>{label}</span> {requirement !== 'none' && <Requirement kind={requirement} />}
      </legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && <FieldMessage id={`${groupId}-error`}>{error}</FieldMessage>}
    </fieldset>
  )
}

/** One control inside a FieldGroup, with its small label above. */
export function SubField({
  label,
  width,
  id,
  invalid = false,
  className,
  ...input
}: { label: ReactNode; width?: FieldWidth; invalid?: boolean } & Omit<
  ComponentProps<'input'>,
  'width' | 'placeholder'
>) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  return (
    <div>
      <label className={styles.subLabel} htmlFor={inputId}>
        {label}
      </label>
      <input
        {...input}
        id={inputId}
        className={classNames(styles.input, className)}
        data-width={width}
        aria-invalid={invalid || undefined}
      />
    </div>
  )
}

export function Checkbox({
  label,
  id,
  invalid = false,
  ...input
}: { label: ReactNode; invalid?: boolean } & Omit<ComponentProps<'input'>, 'type'>) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  return (
    <div className={styles.check}>
      <input {...input} type="checkbox" id={inputId} className={styles.box} aria-invalid={invalid || undefined} />
      <label htmlFor={inputId}>{label}</label>
    </div>
  )
}

/** Up to five choices as rows of 48 px; six and more belong into a Select. */
export function RadioRows({
  choices,
  columns = 1,
  chosen,
  ...input
}: { choices: readonly { value: string; label: ReactNode }[]; columns?: 1 | 2; chosen?: string } & Omit<
  ComponentProps<'input'>,
  'type' | 'value'
>) {
  return (
    <div className={styles.rows} data-columns={columns}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.row}>
          <input
            {...input}
            {...(chosen === undefined ? {} : { checked: chosen === choice.value })}
            type="radio"
            value={choice.value}
            className={styles.box}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
