import { useState, type ReactNode } from 'react'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { LET_FOR, type LetFor } from '../../../../../domain/treasury/consumption-tax/usual-class.ts'
import { RENT_DUE, type RentDue } from '../../../../../domain/funds/lease.ts'
import { APPRAISAL_METHOD, parseShare, type AppraisalMethod } from '../../../../../domain/funds/property.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { useNow } from '../../../../app/time/now.tsx'
import type { Failure } from '../../../../gql/errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { AppraisalPaper } from './appraisal-paper.tsx'
import { emptyPart, PartFields, partOf, type PartField } from './part-fields.tsx'
import { PartySelect } from './party-select.tsx'
import {
  addPartDocument,
  recordAppraisalDocument,
  recordLeaseDocument,
  type Part,
  type Property,
} from './property-queries.ts'
import { useRecordForm } from './use-record-form.ts'
import styles from './property.module.css'

export interface RecordFormProps {
  parts: readonly Part[]
  onDone: () => void
}

export const wrongInput = '入力内容をご確認ください。'
/** What is no amount is refused beside its field. */
export const amountOf = (text: string): number => typedYen(text) ?? -1
export const shareOf = (text: string): { share_numerator: number; share_denominator: number } => {
  const share = parseShare(text)
  return { share_numerator: share?.numerator ?? 0, share_denominator: share?.denominator ?? 1 }
}

/** The frame of a form about a property: its fields, what was refused as a whole, and the button. */
export function RecordForm({
  failure,
  busy,
  act,
  onSubmit,
  children,
}: {
  failure: Failure | null
  busy: boolean
  act: string
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      {failure !== null && Object.keys(failure.fields).length === 0 && (
        <Notice tone="error" title={failure.message} live />
      )}
      {children}
      <div>
        <Button type="submit" loading={busy}>
          {act}
        </Button>
      </div>
    </form>
  )
}

/** Which part it is about, where there are several. */
export function PartSelect({
  parts,
  value,
  onChoose,
}: {
  parts: readonly Part[]
  value: string
  onChoose: (id: string) => void
}) {
  if (parts.length < 2) return null
  return (
    <DenseSelect label="部屋・区画" needed value={value} onChange={({ target }) => onChoose(target.value)}>
      {parts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </DenseSelect>
  )
}

export const usePartChoice = (parts: readonly Part[]): [string, (id: string) => void] => useState(parts[0]?.id ?? '')

const methods: readonly AppraisalMethod[] = codesOf(APPRAISAL_METHOD)

/** What somebody found a part to be worth. */
export function AppraisalForm({ parts, onDone }: RecordFormProps) {
  const [partId, setPartId] = usePartChoice(parts)
  const today = japanDateOf(new Date(useNow()))
  const [recorded, setRecorded] = useState(0)
  const act = useAct(recordAppraisalDocument, {
    name: '評価の記録',
    done: '評価を記録しました。',
    failed: wrongInput,
    onDone: () => {
      form.clear()
      // What a file field holds is nobody's to change: a new one is empty.
      setRecorded((count) => count + 1)
      onDone()
    },
  })
  const form = useRecordForm(
    { appraised_on: '', method: 'licensed', appraiser: '', value: '', document: '', paper_sha256: '' },
    act.failure?.fields ?? {},
  )
  const { values, field, set } = form
  const submit = () =>
    void act.run({
      input: {
        part_id: partId,
        appraised_on: values.appraised_on,
        appraiser: values.appraiser,
        method: methods.find((each) => each === values.method) ?? 'licensed',
        value: amountOf(values.value),
        document: values.document,
        ...(values.paper_sha256 !== '' && { paper_sha256: values.paper_sha256 }),
      },
    })
  return (
    <RecordForm failure={act.failure} busy={act.busy} act="評価を記録する" onSubmit={submit}>
      <PartSelect parts={parts} value={partId} onChoose={setPartId} />
      <DenseInput label="評価日" needed type="date" max={today} {...field('appraised_on')} />
      <DenseSelect label="方法" needed {...field('method')}>
        {methods.map((each) => (
          <option key={each} value={each}>
            {APPRAISAL_METHOD[each]}
          </option>
        ))}
      </DenseSelect>
      <DenseInput label="評価した人" needed hint="会社や鑑定士の名前" {...field('appraiser')} />
      <DenseInput label="評価額" needed unit="円" isFigure {...field('value')} />
      <DenseInput label="書類" needed hint="書類の名前と番号" {...field('document')} />
      <AppraisalPaper
        key={recorded}
        error={field('paper_sha256').error}
        onChoose={(sha256) => set({ paper_sha256: sha256 })}
      />
      {act.dialog}
    </RecordForm>
  )
}

const lettings: readonly LetFor[] = codesOf(LET_FOR)
const rentDues: readonly RentDue[] = codesOf(RENT_DUE)

/** Who rents a part, and what he pays. */
export function LeaseForm({ parts, onDone }: RecordFormProps) {
  const [partId, setPartId] = usePartChoice(parts)
  const [isSublease, setSublease] = useState(false)
  const act = useAct(recordLeaseDocument, {
    name: '賃貸借の記録',
    done: '賃貸借を記録しました。',
    failed: wrongInput,
    onDone: () => {
      form.clear()
      setSublease(false)
      onDone()
    },
  })
  const form = useRecordForm(
    {
      tenant_id: '',
      rent: '',
      common_fee: '0',
      deposit: '0',
      begins_on: '',
      ends_on: '',
      rent_due: 'month_before',
      let_for: '',
    },
    act.failure?.fields ?? {},
  )
  const { values, field, set } = form
  const submit = () =>
    void act.run({
      input: {
        part_id: partId,
        tenant_id: values.tenant_id,
        rent: amountOf(values.rent),
        common_fee: amountOf(values.common_fee),
        deposit: amountOf(values.deposit),
        begins_on: values.begins_on,
        ends_on: values.ends_on,
        rent_due: rentDues.find((each) => each === values.rent_due) ?? 'month_before',
        is_sublease: isSublease,
        let_for: lettings.find((each) => each === values.let_for) ?? null,
      },
    })
  return (
    <RecordForm failure={act.failure} busy={act.busy} act="賃貸借を記録する" onSubmit={submit}>
      <PartSelect parts={parts} value={partId} onChoose={setPartId} />
      <PartySelect
        label="借主"
        value={values.tenant_id}
        error={field('tenant_id').error}
        isAllowed={({ relation }) => relation !== 'fund'}
        onChoose={(id) => set({ tenant_id: id })}
      />
      <DenseInput label="賃料（月額）" needed unit="円" isFigure {...field('rent')} />
      <DenseInput label="共益費（月額）" needed unit="円" isFigure {...field('common_fee')} />
      <DenseSelect label="賃料の支払期限" needed {...field('rent_due')}>
        {rentDues.map((each) => (
          <option key={each} value={each}>
            {RENT_DUE[each]}
          </option>
        ))}
      </DenseSelect>
      <DenseSelect label="借主の使い道" hint="賃料に消費税がかかるかどうかを決めます。" {...field('let_for')}>
        <option value="">未確認</option>
        {lettings.map((each) => (
          <option key={each} value={each}>
            {LET_FOR[each]}
          </option>
        ))}
      </DenseSelect>
      <DenseInput label="敷金" needed unit="円" isFigure {...field('deposit')} />
      <DenseInput label="開始日" needed type="date" {...field('begins_on')} />
      <DenseInput label="契約上の終了日" type="date" hint="定めがない場合は空欄にします。" {...field('ends_on')} />
      <label className={styles.check}>
        <input type="checkbox" checked={isSublease} onChange={({ target }) => setSublease(target.checked)} />
        サブリース（借主が転貸する）
      </label>
      {act.dialog}
    </RecordForm>
  )
}

/** A further unit of a property that is held in units. */
export function PartForm({ property, onDone }: { property: Property; onDone: () => void }) {
  const act = useAct(addPartDocument, {
    name: '部屋・区画の追加',
    done: '部屋・区画を追加しました。',
    failed: wrongInput,
    onDone: () => {
      form.clear()
      onDone()
    },
  })
  const form = useRecordForm<PartField>(emptyPart, act.failure?.fields ?? {})
  const submit = () => void act.run({ property_id: property.id, part: partOf(form.values) })
  return (
    <RecordForm failure={act.failure} busy={act.busy} act="部屋・区画を追加する" onSubmit={submit}>
      <PartFields kind={property.kind} field={form.field} />
      {act.dialog}
    </RecordForm>
  )
}
