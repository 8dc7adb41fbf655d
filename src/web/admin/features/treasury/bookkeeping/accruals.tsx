import { Link } from 'react-router'
import {
  isInvoiceNumber,
  TAX_CLASSES,
  type TaxClass,
  tidiedInvoiceNumber,
} from '../../../../../domain/treasury/consumption-tax/classes.ts'
import { usualClassOfCost } from '../../../../../domain/treasury/consumption-tax/usual-class.ts'
import { COST_KINDS, type CostKind } from '../../../../../domain/treasury/fund-lines.ts'
import { costAccrualList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { PaperField } from '../../../ui/paper-field.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { EvidenceLink } from './evidence.tsx'
import { InvoiceNumberField, TaxClassSelect } from '../consumption-tax/tax-class-fields.tsx'
import { proposeAccrualDocument, reverseAccrualDocument, type CostAccrual, type Fund } from './outgoing-queries.ts'
import styles from './ledger.module.css'

const accrualColumns = (now: number, onDone: () => void): Column<CostAccrual>[] =>
  pageColumns(costAccrualList, now, {
    name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    text: ({ cost_kind: kind, about, paper_sha256: paper }) => (
      <>
        {[COST_KINDS[kind], about].filter((word) => word !== '').join('　')}
        <EvidenceLink sha256={paper} />
      </>
    ),
    act: (accrual) => <Reversal accrual={accrual} onDone={onDone} />,
  })

function Reversal({ accrual, onDone }: { accrual: CostAccrual; onDone: () => void }) {
  if (accrual.reversal_proposal_id !== null)
    return <Link to={`/itoadmintool/approvals?id=${accrual.reversal_proposal_id}`}>取り消しの承認待ち</Link>
  if (accrual.left_over < accrual.amount) return <>一部支払い済み</>
  return (
    <AskedAct
      document={reverseAccrualDocument}
      variables={(reason) => ({ id: accrual.id, reason })}
      words={{
        name: '未払費用の取り消し',
        done: '取り消しを提案しました。ほかの運営者が承認すると、費用から除かれます。',
        onDone,
      }}
      size="small"
      variant="quiet"
      button="取り消す"
      label={`未払費用${accrual.id}を取り消す`}
      question={`未払費用${accrual.id}の取り消しを提案しますか？`}
      facts={[
        { label: '費用', value: COST_KINDS[accrual.cost_kind] },
        { label: '金額', value: `${figure(accrual.amount)}円` },
      ]}
      confirm="取り消しを提案する"
    >
      <p>請求額が違っていたときは、取り消してから、実際の額を費用として登録します。</p>
    </AskedAct>
  )
}

const untyped = {
  project_id: '',
  cost_kind: '' as CostKind | '',
  amount: '',
  arose_on: '',
  about: '',
  invoice_number: '',
  tax_class: '' as TaxClass | '',
  paper_sha256: '',
  reason: '',
}

const numberOf = (typed: string): string | null => {
  const tidied = tidiedInvoiceNumber(typed)
  return isInvoiceNumber(tidied) ? tidied : null
}

/** Costs that arose although no line has paid them: they count in the month and the period in which they arose. */
export function Accruals({ accruals, onDone }: { accruals: readonly CostAccrual[] | undefined; onDone: () => void }) {
  const now = useNow()
  return (
    <Panel title="未払費用" note="支払いの明細は、「未払の修繕費の支払い」のように登録します" tight>
      <DataTable
        caption="未払費用"
        columns={accrualColumns(now, onDone)}
        rows={accruals}
        rowKey={({ id }) => id}
        empty="未払費用はありません"
      />
    </Panel>
  )
}

export function AccrualForm({ funds, today, onDone }: { funds: readonly Fund[]; today: string; onDone: () => void }) {
  const form = useActForm(proposeAccrualDocument, {
    initial: untyped,
    name: '未払費用の計上',
    done: '未払費用の計上を提案しました。ほかの運営者が承認すると、費用に加わります。',
    onDone,
    notReady(values) {
      if (values.project_id === '') return 'ファンドを選んでください。'
      if (values.cost_kind === '') return '費用の種類を選んでください。'
      if ((typedYen(values.amount) ?? 0) < 1) return '金額を入力してください。'
      return values.arose_on === '' && '費用が生じた日を選んでください。'
    },
    variables: ({
      cost_kind: kind,
      amount,
      invoice_number: number,
      tax_class: taxClass,
      paper_sha256: paper,
      ...values
    }) =>
      kind === ''
        ? null
        : {
            input: {
              ...values,
              cost_kind: kind,
              amount: typedYen(amount) ?? 0,
              tax_class: taxClass === '' ? null : taxClass,
              ...(number !== '' && { invoice_number: number }),
              ...(paper !== '' && { paper_sha256: paper }),
            },
          },
  })
  const { field, values } = form
  const amount = typedYen(values.amount)
  return (
    <Panel title="未払費用を計上する">
      <p className={styles.text}>
        月や計算期間を締める前に、その期間に生じて支払いがまだの費用を計上します。資金は動きません。
      </p>
      <ActForm
        form={form}
        label="未払費用の計上"
        width="narrow"
        button={`${amount === null ? '' : `${figure(amount)}円の`}計上を提案する`}
      >
        <Select label="ファンド" {...field('project_id')}>
          <Options nothing="選んでください" of={funds} />
        </Select>
        <Select label="費用の種類" {...field('cost_kind')}>
          <Options nothing="選んでください" of={COST_KINDS} />
        </Select>
        <TextField label="金額（円）" width="amount" inputMode="numeric" {...field('amount')} />
        <TextField label="費用が生じた日" width="choice" type="date" max={today} {...field('arose_on')} />
        <TextField label="部屋・対象月" requirement="optional" {...field('about')} />
        <InvoiceNumberField {...field('invoice_number')} />
        <TaxClassSelect
          way="cost"
          usual={
            values.cost_kind === ''
              ? ''
              : TAX_CLASSES[usualClassOfCost(values.cost_kind, numberOf(values.invoice_number))]
          }
          {...field('tax_class')}
        />
        <PaperField
          label="請求書などのPDF（任意）"
          hint="請求書、見積書、契約書（10MBまで）。承認する人が開いて確かめます"
          {...form.file('paper_sha256')}
        />
        <TextArea label="理由" hint="そう言える根拠" rows={2} {...field('reason')} />
      </ActForm>
    </Panel>
  )
}
