import { japanDateOf } from '../../../../../domain/calendar.ts'
import { emptyForm, inputOf } from '../../../../../domain/records/field.ts'
import { partFields } from '../../../../../domain/records/property.ts'
import { appraisalFields, leaseFields } from '../../../../../domain/records/property-records.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { RecordFields, RecordInput } from '../../../ui/record-fields.tsx'
import { AppraisalPaper } from './appraisal-paper.tsx'
import { usePartChoice, wrongInput, type RecordFormProps } from './part-choice.tsx'
import { PartFields } from './part-fields.tsx'
import { PartySelect } from './party-select.tsx'
import { addPartDocument, recordAppraisalDocument, recordLeaseDocument, type Property } from './property-queries.ts'

/** What somebody found a part to be worth. */
export function AppraisalForm({ parts, onDone }: RecordFormProps) {
  const { partId, select } = usePartChoice(parts)
  const today = japanDateOf(new Date(useNow()))
  const form = useActForm(recordAppraisalDocument, {
    name: '評価の記録',
    done: '評価を記録しました。',
    failed: wrongInput,
    initial: { ...emptyForm(appraisalFields), part_id: partId },
    variables: (values) => ({ input: inputOf(appraisalFields, values) }),
    onDone,
  })
  return (
    <ActForm form={form} button="評価を記録する">
      <RecordFields
        of={appraisalFields}
        form={form}
        special={{
          partId: select,
          appraisedOn: <RecordInput of={appraisalFields.appraisedOn} form={form} max={today} />,
          paperSha256: <AppraisalPaper {...form.file('paper_sha256')} />,
        }}
      />
    </ActForm>
  )
}

/** Who rents a part, and what he pays. */
export function LeaseForm({ parts, onDone }: RecordFormProps) {
  const { partId, select } = usePartChoice(parts)
  const form = useActForm(recordLeaseDocument, {
    name: '賃貸借の記録',
    done: '賃貸借を記録しました。',
    failed: wrongInput,
    initial: { ...emptyForm(leaseFields), part_id: partId, common_fee: '0', deposit: '0' },
    variables: (values) => ({ input: inputOf(leaseFields, values) }),
    onDone,
  })
  return (
    <ActForm form={form} button="賃貸借を記録する">
      <RecordFields
        of={leaseFields}
        form={form}
        special={{
          partId: select,
          tenantId: (
            <PartySelect of={leaseFields.tenantId} form={form} isAllowed={({ relation }) => relation !== 'fund'} />
          ),
        }}
      />
    </ActForm>
  )
}

/** A further unit of a property that is held in units. */
export function PartForm({ property, onDone }: { property: Property; onDone: () => void }) {
  const form = useActForm(addPartDocument, {
    name: '部屋・区画の追加',
    done: '部屋・区画を追加しました。',
    failed: wrongInput,
    initial: emptyForm(partFields),
    variables: (values) => ({ property_id: property.id, part: inputOf(partFields, values) }),
    onDone,
  })
  return (
    <ActForm form={form} button="部屋・区画を追加する">
      <PartFields kind={property.kind} form={form} />
    </ActForm>
  )
}
