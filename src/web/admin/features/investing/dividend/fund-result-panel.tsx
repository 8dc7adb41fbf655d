import { Link } from 'react-router'
import { useNow } from '../../../../app/time/now.tsx'
import { formatRate } from '../../../../ui/format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortDay, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { fixedDividendList, termList } from '../../../../../domain/tables/performance.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { HistoryPanel } from '../../../ui/record-history.tsx'
import { Corrections } from './corrections.tsx'
import { GapDecision } from './gap-decision.tsx'
import { OperatorSharePanel } from './operator-share-panel.tsx'
import { OwnMoneyPanel } from './own-money-panel.tsx'
import { FundResultForm } from './fund-result-form.tsx'
import { LossStatementPanel } from './loss-statement-panel.tsx'
import type { FundLoss, FundResult, OwnMoney, Plan, WindingUp } from './fund-result-queries.ts'
import { PeriodRecords } from './period-records.tsx'
import { PeriodCalculation } from './period-calculation.tsx'
import styles from './fund-result.module.css'

type Fixed = FundResult['dividends'][number]
type Term = FundResult['terms'][number]

interface FundResultPanelProps {
  fundId: string
  result: FundResult
  plan: Plan
  money: OwnMoney
  windingUp: WindingUp
  loss: FundLoss
  onChange: () => void
}

/** One fund: where it stands, the form of what is still open, and what is fixed. */
export function FundResultPanel({ fundId, result, plan, money, windingUp, loss, onChange }: FundResultPanelProps) {
  const state = result.performance
  return (
    <>
      <FactStrip
        facts={[
          {
            label: '状態',
            value: state?.isFail ? '不成立' : (state?.progress.replace(/^\d\d:/, '') ?? '—'),
            note: result.is_auto_continue ? '自動継続' : '一回の運用',
          },
          { label: '当社の出資（先に損失を負担）', ...ownMoney(result) },
          {
            label: '投資家の出資（参加中）',
            value: `${figure(result.invested_amount)}円`,
            ...(!state?.isFail && { note: result.is_operation_booked ? '運用に振り替え済み' : '運用開始前' }),
          },
          {
            label: '分配率（実績・年率・税引前）',
            value: state === null || state.rimawari === null ? '—' : `${formatRate(state.rimawari)}%`,
            ...(state !== null &&
              state.rimawari_after_loss !== null && {
                note: `元本の損失を含む ${formatRate(state.rimawari_after_loss)}%`,
              }),
          },
        ]}
      />
      {result.pending !== null && <Pending pending={result.pending} />}
      {result.gap !== null && <GapDecision fundId={fundId} gap={result.gap} onChange={onChange} />}
      {result.waiting.map((waiting) => (
        <Waiting key={waiting.proposal_id} waiting={waiting} />
      ))}
      <div className={styles.desk}>
        {state?.isFail ? (
          <Panel title="実績の入力">
            <p>このファンドは成立しませんでした。実績として入力する項目はありません。</p>
          </Panel>
        ) : (
          <FundResultForm key={fingerprint(result)} result={result} plan={plan} onChange={onChange} />
        )}
        <div className={styles.stack}>
          {result.due_period !== null && <PeriodCalculation due={result.due_period} />}
          {loss !== null && <LossStatementPanel fundId={fundId} loss={loss} onChange={onChange} />}
          {(!state?.isFail || result.dividends.length > 0) && <FixedDividends dividends={result.dividends} />}
          <PeriodRecords periods={plan?.dividend_sources ?? []} />
          <OperatorSharePanel fundId={fundId} share={result.operator_share} onChange={onChange} />
          <OwnMoneyPanel
            key={JSON.stringify(money.parts)}
            fundId={fundId}
            money={money}
            windingUp={windingUp}
            onChange={onChange}
          />
          <Corrections result={result} onChange={onChange} />
          {result.is_auto_continue && <Terms terms={result.terms} />}
          <HistoryPanel record={`fund:${fundId}`} />
        </div>
      </div>
    </>
  )
}

/** The operator's part and how it came about; known from the close on. */
function ownMoney({ composition, performance }: FundResult): { value: string; note?: string } {
  if (composition === null) return performance?.isFail ? { value: '—' } : { value: '—', note: '募集の終了後に確定' }
  const { subordinated, fill_in: fillIn, taken_over: takenOver } = composition
  const parts = [
    `劣後${figure(subordinated)}円`,
    ...(fillIn > 0 ? [`募集に満たない分${figure(fillIn)}円`] : []),
    ...(takenOver > 0 ? [`解約の引受${figure(takenOver)}円`] : []),
  ]
  return { value: `${figure(subordinated + fillIn + takenOver)}円`, note: parts.join('・') }
}

/** What was set meanwhile makes a new form: its fields are read-only from then on. */
const fingerprint = ({ performance, dividends, pending, waiting }: FundResult): string =>
  JSON.stringify([performance, dividends.length, pending?.proposal_id, waiting.length])

function Pending({ pending }: { pending: NonNullable<FundResult['pending']> }) {
  const now = useNow()
  return (
    <Notice
      tone="warning"
      title={
        pending.is_own
          ? 'あなたが入力した分配金が、承認を待っています'
          : `${pending.proposed_by}さんが入力した分配金が、承認を待っています`
      }
    >
      {pending.is_own
        ? `総額${figure(pending.dividend)}円、支払日${shortDay(pending.payday, now)}。ほかの運営者が同じ分配金を入力すると確定します。運営者が一人だけの場合は、1時間が過ぎてからもう一度入力してください。`
        : '計算書と照らし合わせて、下のフォームに分配金を入力してください。同じ値であれば確定します。'}{' '}
      <Link to={`/itoadmintool/approvals?id=${pending.proposal_id}`}>承認待ちの内容を見る（取り下げ・差し戻し）</Link>
    </Notice>
  )
}

/** Anything but a dividend: another operator looks at it where everything is approved. */
function Waiting({ waiting }: { waiting: FundResult['waiting'][number] }) {
  return (
    <Notice tone="warning" title={`${waiting.title}：承認を待っています`}>
      {waiting.is_own ? 'ほかの運営者が承認すると実行されます。' : `${waiting.proposed_by}さんが提案しました。`}{' '}
      <Link to={`/itoadmintool/approvals?id=${waiting.proposal_id}`}>
        {waiting.is_own ? '内容を見る（取り下げ）' : '内容を見て、承認または差し戻す'}
      </Link>
    </Notice>
  )
}

/** @param isOfPeriods whether the fund has a dividend before its last one. */
const dividendColumnsAt = (now: number, isOfPeriods: boolean): Column<Fixed>[] =>
  pageColumns(fixedDividendList, now, {
    term: ({ term, period, is_supplement: isSupplement, principal }) => {
      if (isSupplement)
        return (
          <>
            追加分配
            {principal > 0 && <small className={styles.note}>元本の回復 {figure(principal)}円</small>}
          </>
        )
      const number = term ?? (isOfPeriods ? period : null)
      return <span className="no-break">{number === null ? '全期間' : `第${number}期`}</span>
    },
    rate: ({ rimawari, rimawari_after_loss: afterLoss }) =>
      rimawari === null ? (
        '—'
      ) : (
        <>
          {formatRate(rimawari)}%
          {afterLoss !== null && <small className={styles.note}>損失を含む {formatRate(afterLoss)}%</small>}
        </>
      ),
    paid: (row) => `${figure(row.paid_people)}／${figure(row.people)}`,
  })

function FixedDividends({ dividends }: { dividends: readonly Fixed[] }) {
  const now = useNow()
  const ofPeriods = dividends.filter(({ is_supplement: isSupplement }) => !isSupplement)
  return (
    <Panel
      title="確定した分配金"
      note={dividends.length === 0 ? undefined : `最後の確定 ${shortTime(dividends.at(-1)?.fixed_at ?? '', now)}`}
      tight
    >
      <DataTable
        caption="確定した分配金"
        columns={dividendColumnsAt(now, ofPeriods.length > 1 || ofPeriods.some(({ principal }) => principal === 0))}
        rows={dividends}
        rowKey={({ id }) => id}
        empty="まだ確定していません"
      />
    </Panel>
  )
}

const withPeople = (amount: number, people: number) => (
  <>
    {figure(amount)}
    <br />
    <small>{figure(people)}人</small>
  </>
)

const termColumnsAt = (now: number): Column<Term>[] =>
  pageColumns(termList, now, {
    term: ({ term }) => `第${term}期`,
    period: (row) => (
      <>
        <time dateTime={row.start_at}>{shortDay(row.start_at, now)}</time>〜<wbr />
        <time dateTime={row.end_at}>{shortDay(row.end_at, now)}</time>
      </>
    ),
    amount: (row) => withPeople(row.amount, row.people),
    leaving_amount: (row) => withPeople(row.leaving_amount, row.leaving_people),
  })

function Terms({ terms }: { terms: readonly Term[] }) {
  const now = useNow()
  return (
    <Panel title="期" tight>
      <DataTable
        caption="自動継続の期"
        columns={termColumnsAt(now)}
        rows={terms}
        rowKey={({ term }) => String(term)}
        empty="運用はまだ始まっていません"
      />
    </Panel>
  )
}
