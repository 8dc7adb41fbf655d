import { useState } from 'react'
import { DataTable, RowOpener, type Column } from '../../../src/web/admin/ui/data-table.tsx'
import {
  ChoiceFilter,
  FilterBar,
  SelectFilter,
  TextFilter,
  TypedFilter,
  ViewTabs,
} from '../../../src/web/admin/ui/filter-bar.tsx'
import { Panel } from '../../../src/web/admin/ui/admin-page.tsx'
import { Pager } from '../../../src/web/admin/ui/pager.tsx'
import { HistoryPanel, HistorySection } from '../../../src/web/admin/ui/record-history.tsx'
import {
  ApplicationLink,
  FundLink,
  Proposed,
  MemberLink,
  RecordLink,
  TrailLink,
} from '../../../src/web/admin/ui/record-links.tsx'
import { ColumnChoice, SavedViews } from '../../../src/web/admin/ui/saved-views.tsx'
import { SidePanel } from '../../../src/web/admin/ui/side-panel.tsx'
import { useTableAddress } from '../../../src/web/admin/ui/table-address.ts'
import { TableWithDetails } from '../../../src/web/admin/ui/table-with-details.tsx'
import { ViewGroups } from '../../../src/web/admin/ui/view-groups.tsx'
import { Tag } from '../../../src/web/ui/tag.tsx'
import { longText, type PartGroup } from '../part.ts'

interface Row {
  id: string
  name: string
  amount: number
  state: string
}

const rows: readonly Row[] = [
  { id: '1', name: '12-0107', amount: 500_000, state: '参加中' },
  { id: '2', name: '12-0108', amount: 100_000, state: '入金待ち' },
  { id: '3', name: '12-0109', amount: 1_000_000, state: longText },
]

const columnsFor = (open?: (id: string) => void): Column<Row>[] => [
  {
    name: '番号',
    sort: 'number',
    cell: ({ id, name }) => (open ? <RowOpener onOpen={() => open(id)}>{name}</RowOpener> : name),
    foot: '計',
  },
  {
    name: '金額（円）',
    align: 'right',
    sort: 'amount',
    cell: ({ amount }) => amount.toLocaleString('ja-JP'),
    foot: '1,600,000',
  },
  {
    name: '状態',
    isProse: true,
    isInDetails: true,
    cell: ({ state }) => (state === longText ? state : <Tag>{state}</Tag>),
  },
]

function SortedTable() {
  const address = useTableAddress()
  return (
    <Panel tight>
      <DataTable
        caption="申込み"
        columns={columnsFor()}
        rows={rows}
        rowKey={({ id }) => id}
        empty=""
        address={address}
      />
    </Panel>
  )
}

const plain = (shown: readonly Row[] | undefined, tone?: (row: Row) => 'refused' | 'held' | undefined) => (
  <Panel tight>
    <DataTable
      caption="申込み"
      columns={columnsFor()}
      rows={shown}
      rowKey={({ id }) => id}
      empty="条件に合う申込みはありません。"
      {...(tone && { tone })}
    />
  </Panel>
)

/** Where the details would lie over the whole page, they are opened by hand alone. */
const isWideScreen = (): boolean => 'matchMedia' in globalThis && globalThis.matchMedia('(min-width: 1101px)').matches

function Details({ hasDetails }: { hasDetails: boolean }) {
  const [chosen, setChosen] = useState(hasDetails && isWideScreen() ? '1' : '')
  const row = rows.find(({ id }) => id === chosen)
  return (
    <TableWithDetails
      table={
        <Panel tight>
          <DataTable
            caption="申込みと詳細"
            columns={columnsFor(setChosen)}
            rows={rows}
            rowKey={({ id }) => id}
            empty=""
            selected={chosen || null}
          />
        </Panel>
      }
      keys={rows.map(({ id }) => id)}
      chosen={chosen}
      onChoose={setChosen}
    >
      {row !== undefined && (
        <SidePanel title={row.name} onClose={() => setChosen('')} record="deposit:12">
          <p>{row.state}</p>
        </SidePanel>
      )}
    </TableWithDetails>
  )
}

const states = [
  { value: 'participating', label: '参加中' },
  { value: 'waiting', label: '入金待ち' },
]

function Filters() {
  const address = useTableAddress()
  const [day, setDay] = useState('')
  return (
    <Panel tight>
      <ViewTabs
        name="view"
        address={address}
        views={[
          { value: '', label: 'すべて', count: 128 },
          { value: 'late', label: '期限を過ぎた', count: 3 },
          { value: 'counting', label: '数えている', count: undefined },
        ]}
      />
      <FilterBar views={{ table: 'gallery', address, columns: columnsFor() }}>
        <SelectFilter label="状態" name="state" choices={states} address={address} />
        <TextFilter label="検索" name="search" address={address} />
        <ChoiceFilter label="募集方式" choices={states} value="" onChange={() => undefined} />
        <TypedFilter label="日付" type="date" value={day} onChange={setDay} />
      </FilterBar>
    </Panel>
  )
}

function Groups() {
  const address = useTableAddress()
  return (
    <ViewGroups
      name="view"
      current={address.filter('view')}
      address={address}
      groups={[
        {
          label: '毎月の処理',
          views: [
            { value: '', label: '口座の入出金' },
            { value: 'month', label: '月次' },
          ],
        },
        { label: '確認', views: [{ value: 'checks', label: '検査' }] },
      ]}
    />
  )
}

function Columns() {
  return <ColumnChoice address={useTableAddress()} columns={columnsFor()} />
}

function Paged({ total, isMore = false }: { total: number; isMore?: boolean }) {
  const [page, setPage] = useState(2)
  return <Pager page={page} size={50} total={total} isMore={isMore} onPage={setPage} />
}

export const tables: PartGroup = {
  title: '表',
  entries: [
    {
      parts: ['DataTable'],
      file: 'admin/ui/data-table.tsx',
      about: '行の一つ目が名前です。数字は右に揃え、最後の行に合計を出します。',
      states: [
        { name: '標準・並べ替え', isWide: true, show: <SortedTable /> },
        { name: '読み込み中', isWide: true, show: plain(undefined) },
        { name: '空', isWide: true, show: plain([]) },
        {
          name: '断った行・止めた行',
          isWide: true,
          show: plain(rows, ({ id }) => ({ '1': 'refused' as const, '2': 'held' as const })[id]),
        },
      ],
    },
    {
      parts: ['TableWithDetails', 'SidePanel', 'RowOpener'],
      file: 'admin/ui/table-with-details.tsx',
      about: '選んだ行の詳細を、表の右に開きます。Escキーで行に戻ります。',
      states: [
        { name: '閉じている', isWide: true, show: <Details hasDetails={false} /> },
        { name: '開いている', isWide: true, show: <Details hasDetails /> },
      ],
    },
    {
      parts: ['FilterBar', 'SelectFilter', 'TextFilter', 'ChoiceFilter', 'TypedFilter', 'ViewTabs'],
      file: 'admin/ui/filter-bar.tsx',
      about: '絞り込みは一行に並べます。選んだものは、アドレスに残ります。',
      states: [{ name: '標準', isWide: true, show: <Filters /> }],
    },
    {
      parts: ['ViewGroups'],
      file: 'admin/ui/view-groups.tsx',
      about: '多くの表示を、目的ごとにまとめます。狭い画面では1つの一覧から選びます。',
      states: [{ name: '標準', isWide: true, show: <Groups /> }],
    },
    {
      parts: ['SavedViews', 'ColumnChoice'],
      file: 'admin/ui/saved-views.tsx',
      about: '運営者が自分の絞り込みに名前を付けて残します。列も選べます。',
      states: [
        { name: '保存した表示', isWide: true, show: <SavedViews table="gallery" query="from=2026-04-01" /> },
        { name: '列', show: <Columns /> },
      ],
    },
    {
      parts: ['Pager'],
      file: 'admin/ui/pager.tsx',
      about: '何件目を見ているかと、次の行への道です。',
      states: [
        { name: '途中', isWide: true, show: <Paged total={128} /> },
        { name: '数えきれない', isWide: true, show: <Paged total={10_000} isMore /> },
        { name: '一ページだけ', isWide: true, show: <Pager page={1} size={50} total={12} onPage={() => undefined} /> },
      ],
    },
    {
      parts: ['HistoryPanel', 'HistorySection'],
      file: 'admin/ui/record-history.tsx',
      about: '誰がいつ何をしたかを、監査ログから出します。',
      states: [
        { name: '標準', show: <HistoryPanel record="deposit:12" /> },
        { name: '空', show: <HistoryPanel record="deposit:empty" /> },
        { name: '詳細の足もと', show: <HistorySection record="deposit:12" /> },
      ],
    },
    {
      parts: ['MemberLink', 'ApplicationLink', 'FundLink', 'Proposed', 'TrailLink', 'RecordLink'],
      file: 'admin/ui/record-links.tsx',
      about: 'どの記録からも、つながる記録へ移れます。',
      states: [
        { name: '会員', show: <MemberLink id="1">織田 結</MemberLink> },
        { name: '申込み', show: <ApplicationLink number="12-0107" id="107" /> },
        { name: 'ファンド', show: <FundLink id="12">第12号</FundLink> },
        { name: '提案のあと', show: <Proposed id="12" /> },
        {
          name: 'お金の流れ',
          show: (
            <TrailLink kind="payout" id="3">
              振込3
            </TrailLink>
          ),
        },
        {
          name: '場所のない記録',
          show: (
            <RecordLink type="survey" id="1">
              アンケート
            </RecordLink>
          ),
        },
      ],
    },
  ],
}
