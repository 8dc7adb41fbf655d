import { useState } from 'react'
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
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { Due } from '../../../ui/due.tsx'
import { ViewTabs } from '../../../ui/filter-bar.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { AccrualForm, Accruals } from './accruals.tsx'
import { PrepaidCosts, PrepaidForm } from './prepaid.tsx'
import { PropertyTaxes, PropertyTaxForm } from './property-taxes.tsx'
import { AdvanceForm, Advances } from './advances.tsx'
import {
  outgoingPlansDocument,
  proposePlanDocument,
  withdrawPlanDocument,
  type FundCash,
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
  const books = data?.adminLedgerBooks ?? []
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
      {form === '' && <PlanForm books={books} today={today} onDone={again} />}
      {form === 'accrual' && <AccrualForm books={books} today={today} onDone={again} />}
      {form === 'property-tax' && <PropertyTaxForm books={books} onDone={again} />}
      {form === 'prepaid' && <PrepaidForm costs={data?.adminSpreadableCosts ?? []} onDone={again} />}
      {form === 'advance' && <AdvanceForm books={books} onDone={again} />}
    </>
  )
}

const counterparties = Object.keys(COUNTERPARTIES) as Counterparty[]
/** Interest is due by its loan's own plan. */
const costKinds = (Object.keys(COST_KINDS) as CostKind[]).filter((kind) => kind !== 'interest')

/** What is paid: a cost, one that was accrued before, or a tenant's deposit on its way back. */
const choices: readonly { value: string; kind: PlannedKind; costKind: CostKind | null }[] = [
  ...costKinds.map((costKind) => ({ value: `cost:${costKind}`, kind: 'cost' as const, costKind })),
  { value: 'tenant_deposit', kind: 'tenant_deposit', costKind: null },
  ...costKinds.map((costKind) => ({ value: `accrued_cost:${costKind}`, kind: 'accrued_cost' as const, costKind })),
]

const untyped = { fundId: '', choice: '', payee: '', amount: '', payOn: '', about: '', reason: '' }

function PlanForm({ books, today, onDone }: { books: readonly FundCash[]; today: string; onDone: () => void }) {
  const [typed, setTyped] = useState(untyped)
  const [counterparty, setCounterparty] = useState<Counterparty>('third_party')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposePlanDocument, {
    name: '支払いの予定',
    done: '支払いの予定を提案しました。ほかの運営者が承認したら、銀行の画面で振り込んでください。',
    onDone: ({ proposeOutgoingPlan: { id } }) => {
      setProposalId(id)
      setTyped(untyped)
      onDone()
    },
  })
  const fields = act.failure?.fields ?? {}
  const funds = books.flatMap(({ fund_id: id, name, free }) => (id === null ? [] : [{ id, name, free }]))
  const choice = choices.find(({ value }) => value === typed.choice)
  const amount = typedYen(typed.amount)
  const free = funds.find(({ id }) => id === typed.fundId)?.free
  const field = (name: keyof typeof untyped) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })
  const notReady =
    typed.fundId === ''
      ? 'ファンドを選んでください。'
      : choice === undefined
        ? '支払いの内容を選んでください。'
        : amount === null || amount < 1
          ? '金額を入力してください。'
          : typed.payOn === '' && '支払日を選んでください。'
  return (
    <Panel title="支払いを予定する">
      <p className={styles.text}>
        2人で決めた支払いの資金は、ほかの支払いに使えなくなります。支払日の前後7日に、支払先と金額が同じ出金があると、その支払いとして登録されます。
      </p>
      {proposalId !== null && (
        <p role="status" className={styles.text}>
          <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
        </p>
      )}
      <form
        className={styles.plan}
        noValidate
        aria-label="支払いの予定"
        onSubmit={(event) => {
          event.preventDefault()
          if (act.busy || notReady !== false || choice === undefined) return
          void act.run({
            input: {
              project_id: typed.fundId,
              kind: choice.kind,
              cost_kind: choice.costKind,
              payee: typed.payee,
              counterparty,
              amount: amount ?? 0,
              pay_on: typed.payOn,
              about: typed.about,
              reason: typed.reason,
            },
          })
        }}
      >
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <Select
          label="ファンド"
          hint={free === undefined ? undefined : `使える資金 ${figure(free)}円`}
          {...field('fundId')}
        >
          <option value="">選んでください</option>
          {funds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select label="支払いの内容" error={fields['kind']} {...field('choice')}>
          <option value="">選んでください</option>
          {choices.map(({ value, ...planned }) => (
            <option key={value} value={value}>
              {plannedText(planned)}
            </option>
          ))}
        </Select>
        <TextField
          label="支払先（銀行の摘要）"
          hint="明細の摘要に載る名前。カナの全角・半角は問いません"
          error={fields['payee']}
          {...field('payee')}
        />
        <Select
          label="相手"
          value={counterparty}
          onChange={({ target }) =>
            setCounterparty(counterparties.find((each) => each === target.value) ?? 'third_party')
          }
        >
          {counterparties.map((each) => (
            <option key={each} value={each}>
              {COUNTERPARTIES[each]}
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
        <TextField label="支払日" width="choice" type="date" min={today} error={fields['pay_on']} {...field('payOn')} />
        <TextField
          label="部屋・対象月"
          requirement="optional"
          hint="例：302号室、4月分"
          error={fields['about']}
          {...field('about')}
        />
        <TextArea label="理由" hint="そう言える根拠" rows={2} error={fields['reason']} {...field('reason')} />
        <Button type="submit" variant="filled" loading={act.busy} notReady={notReady}>
          {amount === null ? '' : `${figure(amount)}円の`}支払いを提案する
        </Button>
        {act.dialog}
      </form>
    </Panel>
  )
}
