import { OWNERSHIP, type Ownership, type PropertyKind } from '../../../../../domain/funds/property.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import type { useRecordForm } from './use-record-form.ts'
import styles from './property.module.css'

const ownerships: readonly Ownership[] = codesOf(OWNERSHIP)

export type PartField = 'name' | 'house_number' | 'registry_number' | 'area' | 'ownership'
export const emptyPart: Readonly<Record<PartField, string>> = {
  name: '',
  house_number: '',
  registry_number: '',
  area: '',
  ownership: 'freehold',
}

/** As the server takes it. */
export const partOf = (values: Readonly<Record<PartField, string>>) => ({
  name: values.name,
  house_number: values.house_number,
  registry_number: values.registry_number,
  area: values.area,
  ownership: ownerships.find((each) => each === values.ownership) ?? 'freehold',
})

/** The fields of what a fund can hold of a property. */
export function PartFields({
  kind,
  field,
}: {
  kind: PropertyKind
  field: (name: PartField) => ReturnType<ReturnType<typeof useRecordForm<PartField>>['field']>
}) {
  return (
    <div className={styles.pair}>
      {kind === 'unit' && <DenseInput label="部屋・区画" needed hint="例：302号室" {...field('name')} />}
      <DenseInput
        label={kind === 'land' ? '地積' : kind === 'building' ? '延床面積' : '専有面積'}
        needed
        unit="㎡"
        isFigure
        {...field('area')}
      />
      <DenseSelect label="権利" needed {...field('ownership')}>
        {ownerships.map((each) => (
          <option key={each} value={each}>
            {OWNERSHIP[each]}
          </option>
        ))}
      </DenseSelect>
      <DenseInput label="不動産番号" hint="登記事項証明書の13桁の番号" {...field('registry_number')} />
      {kind !== 'land' && <DenseInput label="家屋番号" {...field('house_number')} />}
    </div>
  )
}
