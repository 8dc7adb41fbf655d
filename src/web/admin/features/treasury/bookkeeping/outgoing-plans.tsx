import { Link } from 'react-router'
import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import {
  COST_KINDS,
  COUNTERPARTIES,
  type CostKind,
  type Counterparty,
} from '../../../../../domain/treasury/fund-lines.ts'
import { plannedText, type PlannedKind } from '../../../../../domain/treasury/outgoing-plan.ts'
import { outgoingPlanList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { Due } from '../../../ui/due.tsx'
import { ViewTabs } from '../../../ui/filter-bar.tsx'
import { FundLink, Proposed } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import { AccrualForm, Accruals } from './accruals.tsx'
import { PrepaidCosts, PrepaidForm } from './prepaid.tsx'
import { PropertyTaxes, PropertyTaxForm } from './property-taxes.tsx'
import { AdvanceForm, Advances } from './advances.tsx'
import {
  outgoingPlansDocument,
  proposePlanDocument,
  withdrawPlanDocument,
  type Fund,
  type OutgoingPlan,
} from './outgoing-queries.ts'
import styles from './ledger.module.css'

const columnsFor = (now: number, onDone: () => void): Column<OutgoingPlan>[] =>
  pageColumns(outgoingPlanList, now, {
    pay_on: ({ pay_on: day, state }) =>
      state === 'waiting' ? <Due day={day} now={now} /> : <time dateTime={day}>{shortDay(day, now)}</time>,
    name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    payee: ({ payee, counterparty }) =>
      counterparty === 'third_party' ? payee : `${payee}（${COUNTERPARTIES[counterparty]}）`,
    text: ({ text, about }) => [text, about].filter((word) => word !== '').join('　'),
    state: (plan) => stateText(plan, now),
    act: (plan) => <Withdrawal plan={plan} onDone={onDone} />,
  })

function stateText({ state, paid_on: paidOn, pay_on: payOn }: OutgoingPlan, now: number): string {
  if (state === 'withdrawn') return '取り下げ'
  if (state === 'paid') return `支払い済み ${paidOn === null ? '' : shortDay(paidOn, now)}`
  return payOn < japanDateOf(new Date(now)) ? '明細がありません' : '支払い待ち'
}

function Withdrawal({ plan, onDone }: { plan: OutgoingPlan; onDone: () => void }) {
  if (plan.state !== 'waiting') return <>—</>
  if (plan.withdrawal_proposal_id !== null)
    return <Link to={`/itoadmintool/approvals?id=${plan.withdrawal_proposal_id}`}>取り下げの承認待ち</Link>
  return (
    <AskedAct
      document={withdrawPlanDocument}
      variables={(reason) => ({ id: plan.id, reason })}
      words={{
        name: '支払予定の取り下げ',
        done: '取り下げを提案しました。ほかの運営者が承認すると、資金が使えるようになります。',
        onDone,
      }}
      size="small"
      variant="quiet"
      button="取り下げる"
      label={`支払予定${plan.id}を取り下げる`}
      question={`支払予定${plan.id}の取り下げを提案しますか？`}
      facts={[
        { label: '支払先', value: plan.payee },
        { label: '金額', value: `${figure(plan.amount)}円` },
      ]}
      confirm="取り下げを提案する"
    >
      <p>銀行ですでに振り込んだ場合は、取り下げないでください。</p>
    </AskedAct>
  )
}

const forms = [
  { value: '', label: '支払いの予定' },
  { value: 'accrual', label: '未払費用' },
  { value: 'property-tax', label: '納税通知' },
  { value: 'prepaid', label: '前払費用' },
  { value: 'advance', label: '立て替え' },
] as const

/** Payments that two people decide on before they leave: those that wait, and what became of the others. */
export function OutgoingPlans({ address }: { address: TableAddress }) {
  const asked = address.filter('form')
  const form = forms.find(({ value }) => value === asked)?.value ?? ''
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: outgoingPlansDocument, requestPolicy: 'network-only' })
  const again = () => refetch({ requestPolicy: 'network-only' })
  const funds = (data?.adminLedgerBooks ?? []).flatMap(({ fund_id: id, ...book }) =>
    id === null ? [] : [{ id, ...book }],
  )
  const today = japanDateOf(new Date(now))
  return (
    <>
      <Panel title="支払いの予定" note="銀行の明細が届くと、自動で登録されます。終わったものは新しい100件まで" tight>
        <DataTable
          caption="支払いの予定"
          columns={columnsFor(now, again)}
          rows={data?.adminOutgoingPlans}
          rowKey={({ id }) => id}
          empty={<Done>支払いの予定はありません</Done>}
        />
      </Panel>
      <Accruals accruals={data?.adminCostAccruals} onDone={again} />
      <PrepaidCosts prepaid={data?.adminPrepaidCosts} onDone={again} />
      <PropertyTaxes taxes={data?.adminPropertyTaxes} onDone={again} />
      <Advances advances={data?.adminOperatorAdvances} onDone={again} />
      <ViewTabs label="登録するもの" name="form" views={forms} address={address} />
      {form === '' && <PlanForm funds={funds} today={today} onDone={again} />}
      {form === 'accrual' && <AccrualForm funds={funds} today={today} onDone={again} />}
      {form === 'property-tax' && <PropertyTaxForm funds={funds} onDone={again} />}
      {form === 'prepaid' && <PrepaidForm costs={data?.adminSpreadableCosts ?? []} onDone={again} />}
      {form === 'advance' && <AdvanceForm funds={funds} onDone={again} />}
    </>
  )
}

/** Interest is due by its loan's own plan. */
const costKinds = (Object.keys(COST_KINDS) as CostKind[]).filter((kind) => kind !== 'interest')

/** What is paid: a cost, one that was accrued before, or a tenant's deposit on its way back. */
const choices: readonly { value: string; kind: PlannedKind; costKind: CostKind | null }[] = [
  ...costKinds.map((costKind) => ({ value: `cost:${costKind}`, kind: 'cost' as const, costKind })),
  { value: 'tenant_deposit', kind: 'tenant_deposit', costKind: null },
  ...costKinds.map((costKind) => ({ value: `accrued_cost:${costKind}`, kind: 'accrued_cost' as const, costKind })),
]

const untyped = {
  project_id: '',
  kind: '',
  payee: '',
  counterparty: 'third_party' as Counterparty,
  amount: '',
  pay_on: '',
  about: '',
  reason: '',
}
const choiceOf = ({ kind }: typeof untyped) => choices.find(({ value }) => value === kind)

function PlanForm({ funds, today, onDone }: { funds: readonly Fund[]; today: string; onDone: () => void }) {
  const form = useActForm(proposePlanDocument, {
    initial: untyped,
    name: '支払いの予定',
    done: '支払いの予定を提案しました。ほかの運営者が承認したら、銀行の画面で振り込んでください。',
    onDone,
    notReady(values) {
      if (values.project_id === '') return 'ファンドを選んでください。'
      if (choiceOf(values) === undefined) return '支払いの内容を選んでください。'
      if ((typedYen(values.amount) ?? 0) < 1) return '金額を入力してください。'
      return values.pay_on === '' && '支払日を選んでください。'
    },
    variables(values) {
      const choice = choiceOf(values)
      if (choice === undefined) return null
      const amount = typedYen(values.amount) ?? 0
      return { input: { ...values, kind: choice.kind, cost_kind: choice.costKind, amount } }
    },
  })
  const { field, values } = form
  const amount = typedYen(values.amount)
  const free = funds.find(({ id }) => id === values.project_id)?.free
  return (
    <Panel title="支払いを予定する">
      <p className={styles.text}>
        2人で決めた支払いの資金は、ほかの支払いに使えなくなります。支払日の前後7日に、支払先と金額が同じ出金があると、その支払いとして登録されます。
      </p>
      <Proposed id={form.answer?.proposeOutgoingPlan.id} />
      <ActForm
        form={form}
        label="支払いの予定"
        width="narrow"
        button={`${amount === null ? '' : `${figure(amount)}円の`}支払いを提案する`}
      >
        <Select
          label="ファンド"
          hint={free === undefined ? undefined : `使える資金 ${figure(free)}円`}
          {...field('project_id')}
        >
          <Options nothing="選んでください" of={funds} />
        </Select>
        <Select label="支払いの内容" {...field('kind')}>
          <Options
            nothing="選んでください"
            of={choices.map(({ value, ...planned }) => ({ id: value, name: plannedText(planned) }))}
          />
        </Select>
        <TextField
          label="支払先（銀行の摘要）"
          hint="明細の摘要に載る名前。カナの全角・半角は問いません"
          {...field('payee')}
        />
        <Select label="相手" {...field('counterparty')}>
          <Options of={COUNTERPARTIES} />
        </Select>
        <TextField label="金額（円）" width="amount" inputMode="numeric" {...field('amount')} />
        <TextField label="支払日" width="choice" type="date" min={today} {...field('pay_on')} />
        <TextField label="部屋・対象月" requirement="optional" hint="例：302号室、4月分" {...field('about')} />
        <TextArea label="理由" hint="そう言える根拠" rows={2} {...field('reason')} />
      </ActForm>
    </Panel>
  )
}
