import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { moneyCheckList } from '../../../../../domain/tables/ledger.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import styles from './ledger.module.css'
import { invariantsDocument, liftStopDocument, type Invariant } from './ledger-queries.ts'

/** Passed in plain words; what is broken shows some of the rows that contradict it. */
function Result({ row }: { row: Invariant }) {
  if (row.violations === 0) return <>合格</>
  return (
    <details className={styles.sample}>
      <summary>
        <Tag tone="warning">{`${row.is_only_late ? '期限超過 ' : ''}${figure(row.violations)}件${row.violations >= 100 ? '以上' : ''}`}</Tag>
      </summary>
      <ul>
        {row.sample.map((text) => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}

const columnsFor = (now: number): Column<Invariant>[] =>
  pageColumns(moneyCheckList, now, { result: (row) => <Result row={row} /> })

/** What the last run of every money check found; while payments are stopped, the way to let them go again. */
export function Invariants() {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: invariantsDocument, requestPolicy: 'network-only' })
  const act = useAct(liftStopDocument, {
    name: '支払いの再開',
    done: '支払いを再開しました。',
    onDone: () => refetch({ requestPolicy: 'network-only' }),
  })
  const rows = data?.adminInvariants.invariants.toSorted(
    (one, other) => Number(other.violations > 0) - Number(one.violations > 0),
  )
  const stop = data?.adminInvariants.stop
  const late = rows?.filter((row) => row.violations > 0 && row.is_only_late).length ?? 0
  const broken = (rows?.filter(({ violations }) => violations > 0).length ?? 0) - late
  return (
    <>
      {stop !== null && stop !== undefined && (
        <Notice tone="error" title={`支払いを停止しています（${shortTime(stop.since, now)}から）`}>
          <p>合わなかった検査：{stop.checks.join('、')}。原因を直したあと、検査をやり直して再開します。</p>
          <p>
            再開すると、支払い待ちの{figure(data?.adminPayables.ready_count ?? 0)}件・
            {figure(data?.adminPayables.ready_total ?? 0)}円と、承認待ちの
            {figure(data?.adminPayoutBatches.draft_count ?? 0)}件・{figure(data?.adminPayoutBatches.draft_total ?? 0)}
            円を、また支払えるようになります。
          </p>
          <Button variant="filled" loading={act.busy} onClick={() => void act.run({})}>
            検査をやり直して支払いを再開する
          </Button>
          {act.failure !== null && <p role="alert">{act.failure.message}</p>}
        </Notice>
      )}
      <FactStrip
        facts={[
          {
            label: '帳簿の検査',
            value: rows === undefined ? '—' : `合格 ${rows.length - broken - late}／${rows.length}`,
            tone: rows === undefined ? undefined : broken === 0 ? 'good' : 'bad',
          },
          ...(late > 0 ? [{ label: '期限を過ぎたもの', value: `${late}項目（帳簿の誤りではありません）` }] : []),
          {
            label: '支払い',
            value: data === undefined ? '—' : stop === null ? '稼働中' : '停止中',
            tone: data === undefined ? undefined : stop === null ? 'good' : 'bad',
          },
        ]}
      />
      <Panel title="検査の結果" tight>
        <DataTable
          caption="検査の結果"
          columns={columnsFor(now)}
          rows={rows}
          rowKey={({ id }) => id}
          empty="まだ検査していません"
          tone={({ violations }) => (violations > 0 ? 'refused' : undefined)}
        />
      </Panel>
      {act.dialog}
    </>
  )
}
