import { useEffect, useRef, type MouseEvent } from 'react'
import { Icon } from './icon.tsx'
import styles from './error-summary.module.css'

export interface FormError {
  /** The id of the control that has to be mended. */
  fieldId: string
  /** The same words as at the field. */
  message: string
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (field === null) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

/** Takes focus when it appears or when `attempt` (the count of tries to submit) changes. */
export function ErrorSummary({ errors, attempt = 0 }: { errors: readonly FormError[]; attempt?: number }) {
  const region = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0
  useEffect(() => {
    if (isShown) region.current?.focus()
  }, [isShown, attempt])
  if (!isShown) return null
  return (
    <div className={styles.summary} ref={region} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <Icon name="error" />
        入力内容に不備があります（{errors.length}件）
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => goToField(event, error.fieldId)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
