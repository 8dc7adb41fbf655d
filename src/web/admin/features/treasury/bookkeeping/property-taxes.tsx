import { Link } from 'react-router'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { propertyTaxList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { PaperField } from '../../../ui/paper-field.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { endPropertyTaxDocument, proposePropertyTaxDocument, type Fund, type PropertyTax } from './outgoing-queries.ts'
import { EvidenceLink } from './evidence.tsx'
import styles from './ledger.module.css'

const taxColumns = (now: number, today: string, onDone: () => void): Column<PropertyTax>[] =>
  pageColumns(propertyTaxList, now, {
    year: ({ year }) => `${year}年度`,
    name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    about: ({ about, paper_sha256: paper }) => (
      <>
        {about === '' ? '—' : about}
        <EvidenceLink sha256={paper} />
      </>
    ),
    next: ({ instalments }) => {
      const next = instalments.find(({ is_paid: isPaid }) => !isPaid)
      if (next === undefined) return 'すべて納付済み'
      const late = next.due_on < today ? '（納期限を過ぎています）' : ''
      return `第${next.number}期　${shortDay(next.due_on, now)}　${figure(next.amount)}円${late}`
    },
    act: (tax) => <End tax={tax} onDone={onDone} />,
  })

function End({ tax, onDone }: { tax: PropertyTax; onDone: () => void }) {
  if (tax.end_proposal_id !== null)
    return <Link to={`/itoadmintool/approvals?id=${tax.end_proposal_id}`}>終了の承認待ち</Link>
  return (
    <AskedAct
      document={endPropertyTaxDocument}
      variables={(reason) => ({ id: tax.id, reason })}
      words={{
        name: '納税通知の登録の終了',
        done: '終了を提案しました。ほかの運営者が承認すると、これからの計上が止まります。',
        onDone,
      }}
      size="small"
      variant="quiet"
      button="終了する"
      label={`${tax.project_name}の${tax.year}年度の納税通知の登録を終了する`}
      question={`${tax.year}年度の納税通知の登録の終了を提案しますか？`}
      facts={[
        { label: 'ファンド', value: tax.project_name },
        { label: '計上済み', value: `${figure(tax.accrued)}円` },
      ]}
      confirm="終了を提案する"
    >
      <p>税額が変わったときは、終了してから、新しい通知を登録します。計上済みの額は引き継がれます。</p>
    </AskedAct>
  )
}

/** Each year's property tax by its notice: its days are accrued by the product, its instalments are paid as planned payments of the accrued tax. */
export function PropertyTaxes({ taxes, onDone }: { taxes: readonly PropertyTax[] | undefined; onDone: () => void }) {
  const now = useNow()
  const today = japanDateOf(new Date(now))
  return (
    <Panel title="固定資産税の納税通知" note="月末までの日割りを、未払費用に自動で計上します" tight>
      <DataTable
        caption="固定資産税の納税通知"
        columns={taxColumns(now, today, onDone)}
        rows={taxes}
        rowKey={({ id }) => id}
        empty="納付を待つ納税通知はありません"
      />
    </Panel>
  )
}

const numbers = [0, 1, 2, 3] as const
const untyped = {
  project_id: '',
  year: '',
  about: '',
  instalments: numbers.map(() => ({ due_on: '', amount: '' })),
  paper_sha256: '',
  reason: '',
}
const filledOf = ({ instalments }: typeof untyped) =>
  instalments.filter(({ due_on: day, amount }) => day !== '' || amount !== '')
const sumOf = (values: typeof untyped): number =>
  filledOf(values).reduce((total, { amount }) => total + (typedYen(amount) ?? 0), 0)

export function PropertyTaxForm({ funds, onDone }: { funds: readonly Fund[]; onDone: () => void }) {
  const form = useActForm(proposePropertyTaxDocument, {
    initial: untyped,
    name: '納税通知の登録',
    done: '納税通知の登録を提案しました。ほかの運営者が承認すると、日割りの計上が始まります。',
    onDone,
    notReady(values) {
      if (values.project_id === '') return 'ファンドを選んでください。'
      if (!/^\d{4}$/.test(values.year)) return '年度を西暦4桁で入力してください。'
      const filled = filledOf(values)
      const isMissing = filled.some(({ due_on: day, amount }) => day === '' || typedYen(amount) === null)
      return (filled.length === 0 || isMissing) && '各期の納期限と金額を入力してください。'
    },
    variables: ({ paper_sha256: paper, ...values }) => ({
      input: {
        ...values,
        year: Number(values.year),
        amount: sumOf({ ...values, paper_sha256: paper }),
        instalments: filledOf({ ...values, paper_sha256: paper }).map(({ due_on: day, amount }) => ({
          due_on: day,
          amount: typedYen(amount) ?? 0,
        })),
        ...(paper !== '' && { paper_sha256: paper }),
      },
    }),
  })
  const { field, values } = form
  const ofInstalment = (index: number, name: 'due_on' | 'amount') => ({
    ...(index > 0 && { requirement: 'optional' as const }),
    value: values.instalments[index]?.[name] ?? '',
    error: form.errors[`instalments.${index}.${name}`],
    onChange: ({ target }: { target: { value: string } }) =>
      form.set({
        instalments: values.instalments.map((each, at) => (at === index ? { ...each, [name]: target.value } : each)),
      }),
  })
  const sum = sumOf(values)
  return (
    <Panel title="固定資産税の納税通知を登録する">
      <p className={styles.text}>
        固定資産税・都市計画税は、通知を年に1回登録します。費用は1月1日（運用開始の年は開始日）から12月31日までの日割りで計上し、納付は「未払の公租公課の支払い」として予定します。
      </p>
      <ActForm
        form={form}
        label="納税通知の登録"
        width="narrow"
        button={`${sum === 0 ? '' : `年税額${figure(sum)}円の`}登録を提案する`}
      >
        <Select label="ファンド" {...field('project_id')}>
          <Options nothing="選んでください" of={funds} />
        </Select>
        <TextField label="年度（西暦）" width="choice" inputMode="numeric" {...field('year')} />
        <TextField
          label="納税通知"
          hint="都税事務所や市町村と、通知書番号"
          requirement="optional"
          {...field('about')}
        />
        {numbers.map((index) => (
          <div key={index} className={styles.instalment}>
            <TextField
              label={`第${index + 1}期の納期限`}
              width="choice"
              type="date"
              {...ofInstalment(index, 'due_on')}
            />
            <TextField
              label={`第${index + 1}期の金額（円）`}
              width="amount"
              inputMode="numeric"
              {...ofInstalment(index, 'amount')}
            />
          </div>
        ))}
        <PaperField
          label="納税通知書のPDF（任意）"
          hint="納税通知書と課税明細書（10MBまで）。承認する人が開いて確かめます"
          {...form.file('paper_sha256')}
        />
        <TextArea label="理由" hint="納税通知書など、金額の分かる書類" rows={2} {...field('reason')} />
      </ActForm>
    </Panel>
  )
}
