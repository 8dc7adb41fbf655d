import { companyFields } from '../../../../../domain/records/company.ts'
import { pointField } from '../../../../../domain/records/fund-points.ts'
import { Button } from '../../../../ui/button.tsx'
import { KindInput } from '../../../ui/record-fields.tsx'
import { companyLists, type CompanyList } from './company-lists.ts'
import styles from './company.module.css'

export type TypedEntry = Readonly<Record<string, string>>

interface ListFieldsProps {
  list: CompanyList
  entries: readonly TypedEntry[]
  errors: Readonly<Record<string, string>>
  onChange: (entries: readonly TypedEntry[]) => void
}

export const companyFieldId = (field: string): string => `company-${field}`

const blankOf = (list: CompanyList): TypedEntry =>
  Object.fromEntries(Object.keys(companyLists[list].fields).map((name) => [name, '']))

/** One of the lists: its entries, each with its fields, to be added to and taken from. */
export function ListFields({ list, entries, errors, onChange }: ListFieldsProps) {
  const { fields, one, hint, most } = companyLists[list]
  const error = errors[list]
  return (
    <fieldset className={styles.list} id={companyFieldId(list)} tabIndex={-1}>
      <legend>{companyFields[list].label}</legend>
      <p className={styles.hint}>{hint}</p>
      {entries.map((entry, place) => (
        <fieldset key={place} className={styles.entry}>
          <legend className="visually-hidden">{`${one}${place + 1}`}</legend>
          {Object.entries(fields).map(([name, of]) => {
            const field = pointField(list, place, name)
            return (
              <KindInput
                key={name}
                id={companyFieldId(field)}
                of={of}
                needed
                error={errors[field]}
                value={entry[name] ?? ''}
                onChange={({ target }) => onChange(entries.with(place, { ...entry, [name]: target.value }))}
              />
            )
          })}
          <div className={styles.remove}>
            <Button size="small" variant="quiet" onClick={() => onChange(entries.toSpliced(place, 1))}>
              {one}
              {place + 1}を削除
            </Button>
          </div>
        </fieldset>
      ))}
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {(most === undefined || entries.length < most) && (
        <div>
          <Button size="small" icon="plus" onClick={() => onChange([...entries, blankOf(list)])}>
            {one}を追加
          </Button>
        </div>
      )}
    </fieldset>
  )
}
