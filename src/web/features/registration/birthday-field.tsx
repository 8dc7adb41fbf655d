import { useController, useFormContext } from 'react-hook-form'
import { japanDateOf } from '../../../domain/calendar.ts'
import { useNow } from '../../app/now.tsx'
import { FieldGroup, SubField } from '../../ui/field.tsx'
import { fieldId } from './field-names.ts'
import { birthdayEcho, joinBirthday, splitBirthday, type BirthdayParts, type PersonValues } from './person-values.ts'
import styles from './registration.module.css'

const parts = [
  { unit: '年', width: 'year', length: 4, autoComplete: 'bday-year', id: fieldId('birthday') },
  { unit: '月', width: 'day', length: 2, autoComplete: 'bday-month', id: 'field-birthday-month' },
  { unit: '日', width: 'day', length: 2, autoComplete: 'bday-day', id: 'field-birthday-day' },
] as const

/** Three fields to type into, with the era and the age told back; it is judged when the group is left. */
export function BirthdayField() {
  const { control } = useFormContext<PersonValues>()
  const { field, fieldState } = useController({ control, name: 'birthday' })
  const today = japanDateOf(new Date(useNow()))
  const values = splitBirthday(field.value)
  const echo = birthdayEcho(field.value, today)
  const change = (index: number, typed: string) => {
    field.onChange(joinBirthday(values.map((value, at) => (at === index ? typed : value)) as unknown as BirthdayParts))
  }
  return (
    <FieldGroup label="生年月日" hint="西暦で入力してください。例：1985年4月12日" error={fieldState.error?.message}>
      <div
        className={styles.birthday}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur()
        }}
      >
        {parts.map((part, index) => (
          <SubField
            key={part.unit}
            id={part.id}
            ref={index === 0 ? field.ref : undefined}
            label={part.unit}
            width={part.width}
            inputMode="numeric"
            autoComplete={part.autoComplete}
            maxLength={part.length}
            invalid={fieldState.invalid}
            value={values[index]}
            onChange={(event) => change(index, event.target.value)}
          />
        ))}
      </div>
      <p className={styles.echo} aria-live="polite">{echo}</p>
    </FieldGroup>
  )
}
