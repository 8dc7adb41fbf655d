import { useState } from 'react'
import { useQuery } from 'urql'
import { japanDateOf, yearOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { AdminPage, Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { closedYearList, taxCorrectionList } from '../../../../../domain/tables/tax.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { ChoiceFilter, FilterBar, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { MemberLink } from '../../../ui/record-links.tsx'
import { useTableAddress } from '../../../ui/table-address.ts'
import { CorrectionForm } from './correction-form.tsx'
import {
  closedTaxYearsDocument,
  firstReportYear,
  taxCorrectionsDocument,
  type ClosedTaxYear,
  type TaxCorrection,
} from './tax-queries.ts'
import styles from './tax.module.css'

const pageSize = 50
const paperNames = { annual_report: '年間取引報告書', payment_report: '支払調書' } as const

const issueText = (number: number): string => (number === 0 ? '初回' : `第${number}回の訂正`)

function IssuedDocuments({ papers }: Pick<ClosedTaxYear, 'papers'>) {
  return (
    <>
      {papers.map(({ paper, number }) => (
        <small key={paper} className={styles.line}>{`${paperNames[paper]}：${issueText(number)}`}</small>
      ))}
    </>
  )
}

/** What the documents say and what the books or the member's file say now. */
function Differences({ differences }: Pick<ClosedTaxYear, 'differences'>) {
  if (differences.length === 0) return <span className={styles.text}>なし</span>
  return (
    <>
      {differences.map(({ label, told, now }) => (
        <small key={label} className={styles.line}>
          <b>{label}</b>　{told} → {now}
        </small>
      ))}
    </>
  )
}

const columnsFor = (
  now: number,
  chosen: ReadonlyMap<string, ClosedTaxYear>,
  onChoose: (row: ClosedTaxYear, isChosen: boolean) => void,
): Column<ClosedTaxYear>[] =>
  pageColumns(closedYearList, now, {
    member: (row) => (
      <>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.has(row.member_id)}
            onChange={({ target }) => onChoose(row, target.checked)}
          />
          {row.name}
        </label>
        <small className={styles.line}>
          <MemberLink id={row.member_id}>{row.member_number}</MemberLink>
        </small>
      </>
    ),
    differences: (row) => <Differences differences={row.differences} />,
    papers: (row) => <IssuedDocuments papers={row.papers} />,
  })

const correctionColumns = (now: number): Column<TaxCorrection>[] =>
  pageColumns(taxCorrectionList, now, {
    people: ({ people }) => `${figure(people)}人`,
    decision: (row) => `${row.proposed_by}・${row.decided_by}`,
    reports: ({ id, reports }) =>
      reports === 0 ? (
        '—'
      ) : (
        <span className={styles.buttons}>
          <LinkButton
            size="small"
            href={`/admin/export/form-320-correction/${id}.txt`}
            download=""
          >{`${figure(reports)}人分の提出ファイル`}</LinkButton>
          <LinkButton size="small" href={`/admin/export/payment-report-correction/${id}.csv`} download="">
            CSV
          </LinkButton>
        </span>
      ),
  })

/** Documents of years that are over: whose no longer say what the books say, and their correction by two people. */
export function TaxCorrectionsPage() {
  const address = useTableAddress()
  const now = useNow()
  const lastYear = yearOf(japanDateOf(new Date(now))) - 1
  const years = Array.from({ length: lastYear - firstReportYear + 1 }, (_, index) => String(lastYear - index))
  const year = years.find((each) => each === address.filter('year')) ?? String(lastYear)
  const isAll = address.filter('view') === 'all'
  const search = address.filter('search')
  const [chosen, setChosen] = useState<ReadonlyMap<string, ClosedTaxYear>>(new Map())
  const filter = { ...(!isAll && { is_different: true }), ...(search !== '' && { search }) }
  const [{ data }] = useQuery({
    query: closedTaxYearsDocument,
    variables: { year, filter, page: address.page, size: pageSize },
    requestPolicy: 'network-only',
  })
  const [{ data: made }] = useQuery({
    query: taxCorrectionsDocument,
    variables: { year },
    requestPolicy: 'network-only',
  })
  const choose = (row: ClosedTaxYear, isChosen: boolean) => {
    const next = new Map(chosen)
    if (isChosen) next.set(row.member_id, row)
    else next.delete(row.member_id)
    setChosen(next)
  }
  const rows = data?.adminClosedTaxYears.rows
  return (
    <AdminPage
      title="確定した年の訂正"
      parent={{ to: '/itoadmintool/tax', name: '税務' }}
      note="発行済みの年間取引報告書と支払調書"
    >
      <ViewTabs
        name="view"
        address={address}
        views={[
          { value: '', label: '今の内容と違う書類' },
          { value: 'all', label: '発行済みのすべて' },
        ]}
      />
      <TwoColumns>
        <Panel tight>
          <FilterBar>
            <ChoiceFilter
              label="年"
              all={`${lastYear}年分`}
              value={year === String(lastYear) ? '' : year}
              choices={years.slice(1).map((each) => ({ value: each, label: `${each}年分` }))}
              onChange={(value) => {
                setChosen(new Map())
                address.setFilters({ year: value })
              }}
            />
            <TextFilter label="会員（氏名・番号）" name="search" address={address} />
          </FilterBar>
          <DataTable
            caption={`${year}年分の発行済みの書類`}
            isEdited
            columns={columnsFor(now, chosen, choose)}
            rows={rows}
            rowKey={({ member_id: id }) => id}
            empty={
              isAll || search !== '' ? (
                '該当する発行済みの書類はありません'
              ) : (
                <Done>どの書類も、帳簿と会員情報のとおりです</Done>
              )
            }
            tone={(row) => (row.differences.length > 0 ? 'held' : undefined)}
          />
          <Pager
            page={address.page}
            size={pageSize}
            total={data?.adminClosedTaxYears.total ?? 0}
            onPage={address.setPage}
          />
        </Panel>
        <CorrectionForm key={year} year={year} chosen={[...chosen.values()]} onClear={() => setChosen(new Map())} />
      </TwoColumns>
      <Panel title="これまでの訂正" note={`${year}年分`} tight>
        <DataTable
          caption={`${year}年分の訂正`}
          columns={correctionColumns(now)}
          rows={made?.adminTaxCorrections}
          rowKey={({ id }) => id}
          empty="訂正はありません"
        />
      </Panel>
    </AdminPage>
  )
}
