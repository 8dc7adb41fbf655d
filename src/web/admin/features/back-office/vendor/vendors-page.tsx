import { useState } from 'react'
import { useQuery } from 'urql'
import { INCIDENT_DATA, type IncidentData } from '../../../../../domain/back-office/incident.ts'
import { vendorList } from '../../../../../domain/tables/vendors.ts'
import { VENDOR_CHECK_RESULTS } from '../../../../../domain/back-office/vendor.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { fieldOfClock } from '../../../ui/japan-time-field.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { recordVendorCheckDocument, saveVendorDocument, vendorsDocument, type Vendor } from './vendor-queries.ts'
import styles from './vendor.module.css'

const columnsAt = (now: number, onChoose: (id: string, what: 'facts' | 'check') => void): Column<Vendor>[] =>
  pageColumns(vendorList, now, {
    data: ({ data }) => (data.length === 0 ? 'なし' : data.map((each) => INCIDENT_DATA[each]).join('、')),
    checked_on: ({ checked_on: day, result }) =>
      day === null || result === null ? (
        '—'
      ) : (
        <>
          <time dateTime={day}>{shortDay(day, now)}</time>
          <br />
          <small>{VENDOR_CHECK_RESULTS[result]}</small>
        </>
      ),
    next_check_on: ({ next_check_on: day, ended_on: ended }) =>
      day === null ? (
        `終了 ${ended === null ? '' : shortDay(ended, now)}`
      ) : (
        <time dateTime={day}>{shortDay(day, now)}</time>
      ),
    act: ({ id, name, ended_on: ended }) => (
      <span className={styles.acts}>
        {ended === null && (
          <Button size="small" onClick={() => onChoose(id, 'check')}>
            点検を記録<span className="visually-hidden">：{name}</span>
          </Button>
        )}
        <Button size="small" onClick={() => onChoose(id, 'facts')}>
          変更<span className="visually-hidden">：{name}</span>
        </Button>
      </span>
    ),
  })

/** To whom work is outsourced, which data they handle, and whether they are checked every year. */
export function VendorsPage() {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: vendorsDocument, requestPolicy: 'network-only' })
  const [chosen, setChosen] = useState<{ id: string; what: 'facts' | 'check' } | null>(null)
  const vendors = data?.adminVendors
  const vendor = vendors?.find(({ id }) => id === chosen?.id) ?? null
  const done = () => {
    setChosen(null)
    refetch({ requestPolicy: 'network-only' })
  }
  return (
    <AdminPage title="委託先" note="委託する業務と、年1回の点検（個人情報保護法25条）">
      <Panel title="一覧" tight>
        <DataTable
          caption="委託先"
          columns={columnsAt(now, (id, what) => setChosen({ id, what }))}
          rows={vendors}
          rowKey={({ id }) => id}
          empty="委託先は、まだ登録されていません"
        />
      </Panel>
      {vendor !== null && chosen?.what === 'check' ? (
        <CheckForm key={vendor.id} vendor={vendor} onDone={done} onBack={() => setChosen(null)} />
      ) : (
        <VendorForm
          key={vendor === null ? `new:${vendors?.length ?? 0}` : `${vendor.id}:${vendor.version}`}
          vendor={vendor}
          onDone={done}
          onBack={() => setChosen(null)}
        />
      )}
    </AdminPage>
  )
}

interface FormProps<Of> {
  vendor: Of
  onDone: () => void
  onBack: () => void
}

const untyped = {
  name: '',
  work: '',
  data: [] as readonly IncidentData[],
  subcontractors: '',
  contracted_on: '',
  ended_on: '',
}

function VendorForm({ vendor, onDone, onBack }: FormProps<Vendor | null>) {
  const { name, work, data, subcontractors, contracted_on, ended_on } = vendor ?? untyped
  const form = useActForm(saveVendorDocument, {
    initial: { name, work, data, subcontractors, contracted_on, ended_on: ended_on ?? '' },
    name: '委託先の登録',
    done: '委託先を登録しました。',
    failed: '入力内容をご確認ください。',
    onDone,
    variables: ({ ended_on: endedOn, ...values }) => ({
      input: {
        ...(vendor !== null && { id: vendor.id, version: vendor.version }),
        ...values,
        data: [...values.data],
        ended_on: endedOn === '' ? null : endedOn,
      },
    }),
  })
  const { field } = form
  return (
    <Panel title={vendor === null ? '委託先を登録する' : `${vendor.name}の登録を変更する`}>
      <ActForm
        form={form}
        width="wide"
        button="登録する"
        after={vendor !== null && <Button onClick={onBack}>やめる</Button>}
      >
        <FieldRow>
          <DenseInput label="委託先" needed {...field('name')} />
          <DenseInput label="契約日" needed type="date" {...field('contracted_on')} />
          <DenseInput label="終了日" type="date" hint="契約が続いている間は空欄にします。" {...field('ended_on')} />
        </FieldRow>
        <DenseArea label="委託する業務" needed rows={2} {...field('work')} />
        <Choices label="扱う個人データ" words={INCIDENT_DATA} {...form.choices('data')} />
        <DenseArea label="再委託先" rows={2} {...field('subcontractors')} />
      </ActForm>
    </Panel>
  )
}

const unchecked = { result: 'good' as keyof typeof VENDOR_CHECK_RESULTS, findings: '' }

function CheckForm({ vendor, onDone, onBack }: FormProps<Vendor>) {
  const now = useNow()
  const form = useActForm(recordVendorCheckDocument, {
    initial: { ...unchecked, checked_on: fieldOfClock(now).slice(0, 10) },
    name: '点検の記録',
    done: '点検を記録しました。',
    onDone,
    variables: (values) => ({ input: { id: vendor.id, ...values } }),
  })
  const { field } = form
  return (
    <Panel title={`${vendor.name}の点検を記録する`}>
      <ActForm form={form} width="wide" button="点検を記録する" after={<Button onClick={onBack}>やめる</Button>}>
        <FieldRow>
          <DenseInput label="点検日" needed type="date" {...field('checked_on')} />
          <DenseSelect label="結果" {...field('result')}>
            <Options of={VENDOR_CHECK_RESULTS} />
          </DenseSelect>
        </FieldRow>
        <DenseArea
          label="点検の方法と内容"
          needed
          rows={4}
          hint="安全管理の体制、アクセス権限、再委託、事故の有無、契約終了時のデータの扱いなど"
          {...field('findings')}
        />
      </ActForm>
    </Panel>
  )
}
