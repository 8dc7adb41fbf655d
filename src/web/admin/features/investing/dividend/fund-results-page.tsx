import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useQueues } from '../../../shell/queues.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { lossToExplainList, termDueList } from '../../../../../domain/tables/performance.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { useTableAddress } from '../../../ui/table-address.ts'
import { FundResultPanel } from './fund-result-panel.tsx'
import { fundResultDocument, resultFundsDocument, type LossToExplain, type TermDue } from './fund-result-queries.ts'
import styles from './fund-result.module.css'

function dutyText({ kind, is_pending: isPending, unpaid_people: people, unpaid_amount: amount }: TermDue): string {
  if (kind === 'term_end') return '運用期間の終了'
  if (kind === 'payment') return `分配金の支払い（未払い ${figure(people)}人・${figure(amount)}円）`
  return isPending ? '分配金の承認（入力済み）' : '分配金の入力'
}

const dueColumns = (now: number, onChoose: (fund: string) => void): Column<TermDue>[] =>
  pageColumns(termDueList, now, {
    project_name: (row) => (
      <RowOpener onOpen={() => onChoose(row.project_id)}>
        {row.project_name}
        {row.term === null ? '' : `　第${row.term}期`}
      </RowOpener>
    ),
    duty: dutyText,
    due_at: ({ due_at: day, is_overdue: isOverdue }) => (
      <>
        <time dateTime={day}>{shortDay(day, now)}</time>
        {isOverdue && '　期限を過ぎています'}
      </>
    ),
  })

const lossColumns = (now: number, onChoose: (fund: string) => void): Column<LossToExplain>[] =>
  pageColumns(lossToExplainList, now, {
    project_name: (row) => <RowOpener onOpen={() => onChoose(row.project_id)}>{row.project_name}</RowOpener>,
    missing: ({ is_pending: isPending }) => (isPending ? 'ほかの運営者の承認' : 'ご説明の作成と、ほかの運営者の承認'),
  })

interface LossesProps {
  losses: readonly LossToExplain[]
  now: number
  onChoose: (fund: string) => void
}

/** Nobody is paid before he has read why he loses; nothing where nobody does. */
function LossesToExplain({ losses, now, onChoose }: LossesProps) {
  if (losses.length === 0) return null
  return (
    <Panel
      title="損失のご説明が必要なファンド"
      note="送信から24時間が過ぎるまで、このファンドの支払いはできません"
      tight
    >
      <DataTable
        caption="損失のご説明が必要なファンド"
        columns={lossColumns(now, onChoose)}
        rows={losses}
        rowKey={({ project_id: id, due_on: dueOn }) => `${id} ${dueOn}`}
        empty=""
        tone={({ due_on: dueOn }) => (dueOn < japanDateOf(new Date(now)) ? 'refused' : undefined)}
      />
    </Panel>
  )
}

/** What really happened with a fund, and its dividend: each field is set once. */
export function FundResultsPage() {
  const address = useTableAddress()
  const now = useNow()
  const { refetch: recount } = useQueues()
  const [{ data }, refetch] = useQuery({ query: resultFundsDocument, requestPolicy: 'cache-and-network' })
  const id = address.filter('fund')
  const choose = (fund: string) => address.setFilters({ fund })
  return (
    <AdminPage
      title="ファンド実績"
      note="予定どおりの日付は一人で登録できます。予定から離れた日付と分配金は、二人の運営者で確定します"
    >
      <div className={styles.chooser}>
        <Select label="ファンド" requirement="none" value={id} onChange={({ target }) => choose(target.value)}>
          <Options nothing="選択してください" of={data?.projects} />
        </Select>
      </div>
      {id === '' && <LossesToExplain losses={data?.adminLossesToExplain ?? []} now={now} onChoose={choose} />}
      {id === '' ? (
        <Panel title="今後の分配と運用期間の終了" tight>
          <DataTable
            caption="今後の分配と運用期間の終了"
            columns={dueColumns(now, choose)}
            rows={data?.adminTermsDue}
            rowKey={(row) => `${row.project_id} ${row.term} ${row.kind}`}
            empty={<Done>分配を待つファンドはありません</Done>}
            tone={({ is_overdue: isOverdue }) => (isOverdue ? 'refused' : undefined)}
          />
        </Panel>
      ) : (
        <ChosenFund
          key={id}
          id={id}
          onChange={() => {
            recount()
            refetch({ requestPolicy: 'network-only' })
          }}
        />
      )}
    </AdminPage>
  )
}

function ChosenFund({ id, onChange }: { id: string; onChange: () => void }) {
  const [{ data, error }, refetch] = useQuery({
    query: fundResultDocument,
    variables: { id },
    requestPolicy: 'network-only',
  })
  if (error !== undefined) return <Notice tone="error" title={toFailure(error).message} />
  if (data === undefined) return <Skeleton shape="block" />
  const changed = () => {
    refetch({ requestPolicy: 'network-only' })
    onChange()
  }
  return (
    <FundResultPanel
      fundId={id}
      result={data.adminPerformance}
      plan={data.project}
      money={data.adminFundOwnMoney}
      windingUp={data.adminWindingUp}
      loss={data.adminFundLoss}
      onChange={changed}
    />
  )
}
