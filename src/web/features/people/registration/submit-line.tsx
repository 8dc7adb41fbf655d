import type { FormError } from '../../../ui/error-summary.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './registration.module.css'

/** The button of a long form; what is amiss is said once more beside it, with the way to the first field. */
export function SubmitLine({
  label,
  errors,
  loading = false,
}: {
  label: string
  errors: readonly FormError[]
  loading?: boolean
}) {
  const [first] = errors
  return (
    <div className={styles.submit}>
      <Button type="submit" variant="filled" size="large" full loading={loading}>
        {label}
      </Button>
      {first !== undefined && (
        <p className={styles.submitError}>
          <Icon name="error" size={18} />
          <span>
            入力内容に不備があります（{errors.length}件）。
            <a
              href={`#${first.fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(first.fieldId)?.focus()
              }}
            >
              {first.message.split('：')[0]}を直す
            </a>
          </span>
        </p>
      )}
    </div>
  )
}
