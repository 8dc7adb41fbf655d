import { useQuery } from 'urql'
import { shortFundName } from '../../../../domain/fund-text.ts'
import { useNow } from '../../../app/now.tsx'
import { AdminPage, Panel, TwoColumns } from '../../ui/admin-page.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { DataTable, RowOpener, type Column } from '../../ui/data-table.tsx'
import { useTableAddress } from '../../ui/table-address.ts'
import { DrawPanel } from './draw-panel.tsx'
import styles from './lotteries.module.css'
import { drawsDocument, type Draw } from './lottery-queries.ts'

const stateWords: Readonly<Record<Draw['state'], string>> = { promised: '受付中', closed: '名簿確定・抽選待ち', late: '抽選が遅れています', drawn: '抽選済み' }

const columnsFor = ({ now, isNarrow, onChoose }: { now: number; isNarrow: boolean; onChoose: (id: string) => void }): Column<Draw>[] => [
  { name: 'ファンド', cell: ({ project_id: id, project_name: name }) => <RowOpener onOpen={() => onChoose(id)}>{shortFundName(name)}</RowOpener> },
  { name: '状態', cell: ({ state }) => <span className={styles.state}>{stateWords[state]}</span> },
  { name: '募集終了', cell: ({ end_at: at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
  { name: '抽選', cell: ({ draw_at: due, drawn_at: done }) => <time dateTime={done ?? due}>{shortTime(done ?? due, now)}{done === null && '（予定）'}</time> },
  ...(isNarrow ? [] : amountColumns),
]

/** Left out where the details stand beside the table. */
const amountColumns: Column<Draw>[] = [
  { name: '申込（件）', align: 'right', cell: ({ applications }) => figure(applications) },
  { name: '申込額（円）', align: 'right', cell: ({ amount }) => figure(amount) },
  { name: '募集額（円）', align: 'right', cell: ({ capacity }) => figure(capacity) },
  { name: '当選（件）', align: 'right', cell: ({ winners }) => (winners === null ? '—' : figure(winners)) },
  { name: '当選額（円）', align: 'right', cell: ({ won }) => (won === null ? '—' : figure(won)) },
]

/** Every lottery: what was promised, where it stands, and whether it comes out the same when it is computed again. */
export function LotteriesPage() {
  const address = useTableAddress()
  const now = useNow()
  const [{ data }, execute] = useQuery({ query: drawsDocument, requestPolicy: 'cache-and-network' })
  const rows = data?.adminDraws
  const chosen = rows?.find(({ project_id: id }) => id === address.filter('fund'))
  const table = (
    <Panel tight>
      <DataTable
        caption="抽選"
        columns={columnsFor({ now, isNarrow: chosen !== undefined, onChoose: (id) => address.choose('fund', id) })}
        rows={rows}
        rowKey={({ project_id: id }) => id}
        selected={chosen?.project_id ?? null}
        empty="抽選方式のファンドは、まだありません"
        tone={({ state }) => (state === 'late' ? 'refused' : undefined)}
      />
    </Panel>
  )
  return (
    <AdminPage title="抽選" note="募集終了の翌日1:00に、自動で行います">
      {chosen === undefined ? table : (
        <TwoColumns>
          {table}
          <DrawPanel key={chosen.project_id} draw={chosen} onClose={() => address.choose('fund', '')} onChange={() => execute({ requestPolicy: 'network-only' })} />
        </TwoColumns>
      )}
    </AdminPage>
  )
}
