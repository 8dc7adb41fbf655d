import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './field.module.css'

export type FieldWidth = 'day' | 'year' | 'zip' | 'amount' | 'telephone' | 'choice' | 'mail'

export interface FieldFrame {
  label: ReactNode
  /** required and optional are written beside the label; none leaves it out (login). */
  requirement?: 'required' | 'optional' | 'none'
  hint?: ReactNode
  error?: string | undefined
}

export function Requirement({ kind }: { kind: 'required' | 'optional' }) {
  if (kind === 'optional')
    return (
      <span className={styles.requirement} data-optional="">
        任意
      </span>
    )
  return <span className={styles.requirement}>必須</span>
}

export function FieldMessage({
  id,
  tone = 'error',
  children,
}: {
  id?: string
  tone?: 'error' | 'success'
  children: ReactNode
}) {
  return (
    <p className={styles.message} id={id} data-tone={tone} role={tone === 'success' ? 'status' : undefined}>
      <Icon name={tone === 'error' ? 'error' : 'check-circle'} size={18} />
      <span>{children}</span>
    </p>
  )
}

/** The ids of hint and error that describe a control. */
export function descriptions(id: string, { hint, error }: Pick<FieldFrame, 'hint' | 'error'>): string | undefined {
  return classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined
}

/** Label, hint, control and message, one below the other. */
export function LabelledControl({
  id,
  label,
  requirement = 'required',
  hint,
  error,
  children,
}: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <div className={styles.group} data-invalid={error === undefined ? undefined : ''}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {requirement !== 'none' && <Requirement kind={requirement} />}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  )
}
