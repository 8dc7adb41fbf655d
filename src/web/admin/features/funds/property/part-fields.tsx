import type { PropertyKind } from '../../../../../domain/funds/property.ts'
import { partFields } from '../../../../../domain/records/property.ts'
import { RecordFields, RecordInput, type TypedRecord } from '../../../ui/record-fields.tsx'
import styles from './property.module.css'

/** The fields of what a fund can hold of a property. */
export function PartFields({ kind, form }: { kind: PropertyKind; form: TypedRecord }) {
  return (
    <div className={styles.pair}>
      <RecordFields
        of={partFields}
        form={form}
        special={{
          name: kind === 'unit' && <RecordInput of={partFields.name} form={form} needed />,
          areaCenti: (
            <RecordInput
              of={partFields.areaCenti}
              form={form}
              {...(kind !== 'unit' && { label: kind === 'land' ? '地積' : '延床面積' })}
            />
          ),
          ...(kind === 'land' && { houseNumber: null }),
        }}
      />
    </div>
  )
}
