import { useToday } from '../../../app/time/now.tsx'
import { FieldGroup, SubField } from '../../../ui/field.tsx'
import { fieldId } from './field-names.ts'
import { birthdayEcho, joinBirthday, splitBirthday, type BirthdayParts, type PersonForm } from './person-values.ts'
import styles from './registration.module.css'

const parts = [
  { unit: '年', width: 'year', length: 4, autoComplete: 'bday-year', id: fieldId('birthday') },
  { unit: '月', width: 'day', length: 2, autoComplete: 'bday-month', id: 'field-birthday-month' },
  { unit: '日', width: 'day', length: 2, autoComplete: 'bday-day', id: 'field-birthday-day' },
] as const

/** Three fields to type into, with the era and the age told back; it is judged when the group is left. */
export function BirthdayField({ form }: { form: PersonForm }) {
  const { value, error, onBlur } = form.field('birthday')
  const today = useToday()
  const values = splitBirthday(value)
  const echo = birthdayEcho(value, today)
  const change = (index: number, typed: string) => {
    form.setValue(
      'birthday',
      joinBirthday(values.map((part, at) => (at === index ? typed : part)) as unknown as BirthdayParts),
    )
  }
  return (
    <FieldGroup label="生年月日" hint="西暦で入力してください。例：1985年4月12日" error={error}>
      <div
        className={styles.birthday}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
        }}
      >
        {parts.map((part, index) => (
          <SubField
            key={part.unit}
            id={part.id}
            label={part.unit}
            width={part.width}
            inputMode="numeric"
            autoComplete={part.autoComplete}
            maxLength={part.length}
            invalid={error !== undefined}
            value={values[index]}
            onChange={(event) => change(index, event.target.value)}
          />
        ))}
      </div>
      <p className={styles.echo} aria-live="polite">
        {echo}
      </p>
    </FieldGroup>
  )
}
