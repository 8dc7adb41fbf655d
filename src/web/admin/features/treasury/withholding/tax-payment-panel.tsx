import { useQuery } from 'urql'
import { japanDate, japanDateOf } from '../../../../../domain/calendar.ts'
import { japaneseEraYear } from '../../../../../domain/japanese-era.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { Proposed } from '../../../ui/record-links.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { monthText } from './month-text.ts'
import { outgoingLinesDocument, proposeTaxPaymentDocument, type TaxMonth } from './tax-queries.ts'
import styles from './tax.module.css'

/** One month's tax; that it was paid is proposed by one operator and approved by another. */
export function TaxPaymentPanel({ month, onClose }: { month: TaxMonth; onClose: () => void }) {
  const now = useNow()
  const isOver = month.month < japanDateOf(new Date(now)).slice(0, 7)
  return (
    <SidePanel title={`${monthText(month.month)}分の源泉所得税`} onClose={onClose} record={`tax:${month.month}`}>
      <FactList
        facts={[
          { label: '分配金', value: `${figure(month.dividend)}円（${figure(month.count)}件）` },
          { label: '源泉徴収', value: `${figure(month.tax)}円` },
          { label: '納付済み', value: `${figure(month.paid)}円` },
          { label: '未納', value: <b>{figure(month.open)}円</b> },
          { label: '納付期限', value: <time dateTime={month.due_on}>{shortDay(month.due_on, now)}</time> },
          ...(month.paid_on === null
            ? []
            : [{ label: '納付日', value: <time dateTime={month.paid_on}>{shortDay(month.paid_on, now)}</time> }]),
        ]}
      />
      <PaymentSlip month={month} />
      {month.open > 0 &&
        (isOver ? (
          <PaymentForm month={month} now={now} />
        ) : (
          <p className={styles.text}>
            この月の支払いは、まだ増えることがあります。納付は、月が終わってから提案できます。
          </p>
        ))}
    </SidePanel>
  )
}

/** What stands in the slip with which the tax is paid. Members are people of Japan: nothing was paid to companies, and nothing without tax. */
function PaymentSlip({ month: { month, dividend, tax } }: { month: TaxMonth }) {
  const era = japaneseEraYear(japanDate(`${month}-01`)) ?? ''
  return (
    <section className={styles.slip} aria-labelledby="payment-slip">
      <h3 id="payment-slip" className={styles.heading}>
        納付書に書く内容
      </h3>
      <FactList
        facts={[
          { label: '納付書', value: '利子等の所得税徴収高計算書' },
          { label: '納期等の区分', value: `${era}${Number(month.slice(5))}月` },
          { label: '支払総額', value: `${figure(dividend)}円` },
          { label: '　うち非課税分', value: '0円' },
          { label: '課税分（法人）', value: '0円' },
          { label: '課税分（その他）', value: `${figure(dividend)}円` },
          { label: '税額', value: `${figure(tax)}円` },
        ]}
      />
      <p className={styles.text}>
        匿名組合契約の利益の分配のコードは、納付書の説明で確かめてください。税額が0円の月も、納付書を税務署へ提出します。
      </p>
    </section>
  )
}

function PaymentForm({ month, now }: { month: TaxMonth; now: number }) {
  const today = japanDateOf(new Date(now))
  const [{ data }] = useQuery({ query: outgoingLinesDocument, requestPolicy: 'network-only' })
  const lines = data?.adminAccountEntries.rows.filter(({ may_be_batch_id: batch }) => batch === null) ?? []
  // The one line of just this sum is most likely the payment.
  const [fitting, ...others] = lines.filter(({ amount }) => amount === -month.open)
  const lineOf = ({ account_entry_id: entryId }: { account_entry_id: string }) => lines.find(({ id }) => id === entryId)
  const form = useActForm(proposeTaxPaymentDocument, {
    initial: {
      account_entry_id: others.length === 0 ? (fitting?.id ?? '') : '',
      paid_on: today,
      reason: '',
    },
    name: '納付の提案',
    done: '提案しました。ほかの運営者が承認すると、納付が記録されます。',
    variables(values) {
      const line = lineOf(values)
      return {
        input: {
          ...values,
          month: month.month,
          paid_on: line?.transacted_on ?? values.paid_on,
          account_entry_id: line?.id ?? null,
        },
      }
    },
  })
  const { field } = form
  if (form.answer !== null) return <Proposed id={form.answer.proposeTaxPayment.id} />
  return (
    <ActForm form={form} button={`${figure(month.open)}円の納付を提案する`}>
      <Select
        label="納付した出金"
        requirement="optional"
        hint="会社の口座から納付したときに選びます。差額があれば延滞税などとして会社の負担になります。"
        {...field('account_entry_id')}
      >
        <Options
          nothing="口座の外から納付"
          of={lines.map(({ id, amount, transacted_on: day, remarks }) => ({
            id,
            name: `${day}　${figure(-amount)}円　${remarks}`,
          }))}
        />
      </Select>
      {lineOf(form.values) === undefined && (
        <TextField label="納付日" type="date" width="choice" max={today} {...field('paid_on')} />
      )}
      <TextArea label="承認する人への連絡" requirement="optional" rows={2} {...field('reason')} />
    </ActForm>
  )
}
