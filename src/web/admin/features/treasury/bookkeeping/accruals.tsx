import { useState } from 'react'
import { Link } from 'react-router'
import {
  classesOf,
  isInvoiceNumber,
  TAX_CLASSES,
  tidiedInvoiceNumber,
} from '../../../../../domain/treasury/consumption-tax/classes.ts'
import { usualClassOfCost } from '../../../../../domain/treasury/consumption-tax/usual-class.ts'
import { COST_KINDS, type CostKind } from '../../../../../domain/treasury/fund-lines.ts'
import { costAccrualList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { PaperField } from '../../../ui/paper-field.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { EvidenceLink } from './evidence.tsx'
import { InvoiceNumberField, TaxClassSelect } from '../consumption-tax/tax-class-fields.tsx'
import { proposeAccrualDocument, reverseAccrualDocument, type CostAccrual, type FundCash } from './outgoing-queries.ts'
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

const costKinds = Object.keys(COST_KINDS) as CostKind[]
const untyped = {
  fundId: '',
  costKind: '',
  amount: '',
  aroseOn: '',
  about: '',
  paper: '',
  reason: '',
  taxClass: '',
  invoiceNumber: '',
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

export function AccrualForm({
  books,
  today,
  onDone,
}: {
  books: readonly FundCash[]
  today: string
  onDone: () => void
}) {
  const [typed, setTyped] = useState(untyped)
  // The next paper is another one: its field begins anew.
  const [proposed, setProposed] = useState(0)
  const act = useAct(proposeAccrualDocument, {
    name: '未払費用の計上',
    done: '未払費用の計上を提案しました。ほかの運営者が承認すると、費用に加わります。',
    onDone: () => {
      setTyped(untyped)
      setProposed((before) => before + 1)
      onDone()
    },
  })
  const fields = act.failure?.fields ?? {}
  const amount = typedYen(typed.amount)
  const costKind = costKinds.find((kind) => kind === typed.costKind)
  const field = (name: keyof typeof untyped) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })
  const notReady =
    typed.fundId === ''
      ? 'ファンドを選んでください。'
      : costKind === undefined
        ? '費用の種類を選んでください。'
        : amount === null || amount < 1
          ? '金額を入力してください。'
          : typed.aroseOn === '' && '費用が生じた日を選んでください。'
  return (
    <Panel title="未払費用を計上する">
      <p className={styles.text}>
        月や計算期間を締める前に、その期間に生じて支払いがまだの費用を計上します。資金は動きません。
      </p>
      <form
        className={styles.plan}
        noValidate
        aria-label="未払費用の計上"
        onSubmit={(event) => {
          event.preventDefault()
          if (act.busy || notReady !== false || costKind === undefined) return
          void act.run({
            input: {
              project_id: typed.fundId,
              cost_kind: costKind,
              amount: amount ?? 0,
              arose_on: typed.aroseOn,
              about: typed.about,
              ...(typed.invoiceNumber !== '' && { invoice_number: typed.invoiceNumber }),
              tax_class: classesOf('cost').find((each) => each === typed.taxClass) ?? null,
              ...(typed.paper !== '' && { paper_sha256: typed.paper }),
              reason: typed.reason,
            },
          })
        }}
      >
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <Select label="ファンド" {...field('fundId')}>
          <option value="">選んでください</option>
          {books.map(({ fund_id: id, name }) =>
            id === null ? null : (
              <option key={id} value={id}>
                {name}
              </option>
            ),
          )}
        </Select>
        <Select label="費用の種類" {...field('costKind')}>
          <option value="">選んでください</option>
          {costKinds.map((kind) => (
            <option key={kind} value={kind}>
              {COST_KINDS[kind]}
            </option>
          ))}
        </Select>
        <TextField
          label="金額（円）"
          width="amount"
          inputMode="numeric"
          error={fields['amount']}
          {...field('amount')}
        />
        <TextField
          label="費用が生じた日"
          width="choice"
          type="date"
          max={today}
          error={fields['arose_on']}
          {...field('aroseOn')}
        />
        <TextField label="部屋・対象月" requirement="optional" error={fields['about']} {...field('about')} />
        <InvoiceNumberField
          value={typed.invoiceNumber}
          error={fields['invoice_number']}
          onType={(invoiceNumber) => setTyped((before) => ({ ...before, invoiceNumber }))}
        />
        <TaxClassSelect
          way="cost"
          usual={costKind === undefined ? '' : TAX_CLASSES[usualClassOfCost(costKind, numberOf(typed.invoiceNumber))]}
          value={typed.taxClass}
          error={fields['tax_class']}
          onChoose={(taxClass) => setTyped((before) => ({ ...before, taxClass }))}
        />
        <PaperField
          key={proposed}
          label="請求書などのPDF（任意）"
          hint="請求書、見積書、契約書（10MBまで）。承認する人が開いて確かめます"
          error={fields['paper_sha256']}
          onChoose={(paper) => setTyped((before) => ({ ...before, paper }))}
        />
        <TextArea label="理由" hint="そう言える根拠" rows={2} error={fields['reason']} {...field('reason')} />
        <Button type="submit" variant="filled" loading={act.busy} notReady={notReady}>
          {amount === null ? '' : `${figure(amount)}円の`}計上を提案する
        </Button>
        {act.dialog}
      </form>
    </Panel>
  )
}
