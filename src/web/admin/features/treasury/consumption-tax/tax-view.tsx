import { useQuery } from 'urql'
import { Link } from 'react-router'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { consumptionTaxLinesTable, consumptionTaxTable } from '../../../../../domain/tables/consumption-tax.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../../ui/filter-bar.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { consumptionTaxDocument, type ConsumptionTaxRow } from './consumption-tax-queries.ts'
import { UnsaidLines } from './unsaid-lines.tsx'
import styles from './consumption-tax.module.css'

const sumOf = (rows: readonly ConsumptionTaxRow[], of: (row: ConsumptionTaxRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

const columnsAt = (now: number): Column<ConsumptionTaxRow>[] =>
  pageColumns(consumptionTaxTable, now, {
    side: null,
    class_text: ({ class_text: text, side }) => `${side}：${text}`,
    count: ({ count, usual }) => (usual === 0 ? figure(count) : `${figure(count)}（通常 ${figure(usual)}）`),
    usual: null,
    share_text: null,
    deductible: ({ deductible, share_text: share }) => (share === '' ? '—' : `${figure(deductible)}（${share}）`),
  })

/** What was sold and bought in some days by class of consumption tax, for who files the return. */
export function ConsumptionTaxView({ address }: { address: TableAddress }) {
  const now = useNow()
  const today = japanDateOf(new Date(now))
  const book = address.filter('book')
  const from = address.filter('from') || `${today.slice(0, 4)}-01-01`
  const until = address.filter('until') || `${today.slice(0, 4)}-12-31`
  const [{ data, error }, refetch] = useQuery({
    query: consumptionTaxDocument,
    variables: { book, from, until },
    requestPolicy: 'network-only',
  })
  const rows = data?.adminConsumptionTax ?? []
  const [problem] = error === undefined ? [] : Object.values(toFailure(error).fields)
  const incomes = rows.filter(({ side }) => side === '収入')
  const open = rows.filter(({ class_text: text }) => text === '未確認')
  const status = data?.adminConsumptionTaxStatus.statuses.find(({ valid_from: day }) => day <= until)
  const filter = { book, from, until }
  return (
    <>
      <FilterBar
        after={
          <>
            <CsvButton table={consumptionTaxTable} filter={filter} label="集計のCSV" />
            <CsvButton table={consumptionTaxLinesTable} filter={filter} label="明細のCSV" />
          </>
        }
      >
        <SelectFilter
          label="帳簿"
          name="book"
          address={address}
          all="すべての帳簿"
          choices={(data?.adminLedgerBooks ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextFilter label="開始日" name="from" type="date" address={address} />
        <TextFilter label="終了日" name="until" type="date" address={address} />
      </FilterBar>
      {problem !== undefined && <Notice tone="error" title={problem} live />}
      {data !== undefined && problem === undefined && (
        <>
          <FactStrip
            facts={[
              { label: '売上の消費税', value: `${figure(sumOf(incomes, ({ tax }) => tax))}円` },
              { label: '控除できる消費税', value: `${figure(sumOf(rows, ({ deductible }) => deductible))}円` },
              { label: '未確認の金額', value: `${figure(sumOf(open, ({ gross }) => gross))}円` },
              { label: '計算方法', value: status?.text ?? '未登録' },
            ]}
          />
          {open.length > 0 && (
            <Notice tone="warning" title="区分が未確認の収入・支出があります">
              <p>
                下の「区分を確かめる収入・支出」で、消費税の区分を登録してください。賃料は、賃貸借に借主の使い道を記録すると区分が決まります。
              </p>
            </Notice>
          )}
        </>
      )}
      <Panel
        title="消費税の集計"
        note={`${from.replaceAll('-', '/')}〜${until.replaceAll('-', '/')}。申告書ではなく、税理士に渡す資料です`}
        tight
      >
        <DataTable
          caption="消費税の集計"
          columns={columnsAt(now)}
          rows={data?.adminConsumptionTax}
          rowKey={({ key }) => key}
          empty="この期間に収入と支出はありません"
        />
      </Panel>
      <UnsaidLines lines={data?.adminUnsaidTaxLines ?? []} onDone={() => refetch({ requestPolicy: 'network-only' })} />
      <Panel title="この集計について">
        <ul className={styles.notes}>
          <li>
            消費税は、明細ごとに税込の金額から計算し、1円未満を切り捨てています。申告書の計算とは端数が異なることがあります。
          </li>
          <li>日付は帳簿に記録した日です。適格請求書のない課税仕入は、その日の経過措置の割合で控除します。</li>
          <li>「通常の区分」は、内容と用途から本サービスが決めた区分です。人が登録した区分が優先します。</li>
          <li>
            課税売上割合や簡易課税のみなし仕入率は、反映していません。納税義務と計算方法は、
            <Link to="/itoadmintool/company">会社の情報</Link>に記録します。
          </li>
        </ul>
      </Panel>
    </>
  )
}
