import { codesOf } from '../../../domain/tables/table.ts'
import { Checkbox } from '../../ui/field.tsx'
import styles from './choices.module.css'

/** Several of a list of words, each with its box. */
export function Choices<Code extends string>({
  label,
  hint,
  words,
  chosen,
  error,
  onChange,
}: {
  label: string
  hint?: string
  words: Readonly<Record<Code, string>>
  chosen: readonly NoInfer<Code>[]
  error: string | undefined
  onChange: (chosen: readonly Code[]) => void
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {hint !== undefined && <p>{hint}</p>}
      {codesOf(words).map((code) => (
        <Checkbox
          key={code}
          label={words[code]}
          checked={chosen.includes(code)}
          invalid={error !== undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
          }
        />
      ))}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
