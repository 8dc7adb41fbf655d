import { Link } from 'react-router'
import { useQuery } from 'urql'
import { formatDateWithoutWeekday, japanDate, parseJapanDate } from '../../../../../domain/calendar.ts'
import { companyYearText } from '../../../../../domain/treasury/company-year.ts'
import { companyYearList, fundDebtList } from '../../../../../domain/tables/company-years.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { LoadingText } from '../../../../ui/skeleton.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { FilterBar, TextFilter } from '../../../ui/filter-bar.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import {
  companyYearsDocument,
  fundDebtsDocument,
  proposeCompanyYearDocument,
  type ClosedYear,
  type CompanyYears,
  type FundDebt,
} from './company-year-queries.ts'
import styles from './company-year.module.css'

const yearColumns = (now: number): Column<ClosedYear>[] =>
  pageColumns(companyYearList, now, {
    year: ({ ends_on: end }) => companyYearText(japanDate(end)),
    days: ({ starts_on: start, ends_on: end }) => `${shortDay(start, now)}〜${shortDay(end, now)}`,
    people: ({ proposed_by: first, closed_by: second }) => `${first}・${second}`,
  })

const debtColumns = (rows: readonly FundDebt[], now: number): Column<FundDebt>[] => {
  const sum = (of: (row: FundDebt) => number) => figure(rows.reduce((total, row) => total + of(row), 0))
  return pageColumns(fundDebtList, now, {
    name: { cell: ({ project_id: id, name }) => <FundLink id={id}>{name}</FundLink>, foot: '計' },
    advanced: { cell: ({ advanced }) => figure(advanced), foot: sum(({ advanced }) => advanced) },
    operator_share: {
      cell: ({ operator_share: share }) => figure(share),
      foot: sum(({ operator_share: share }) => share),
    },
    fund_interest: {
      cell: ({ fund_interest: interest }) => figure(interest),
      foot: sum(({ fund_interest: interest }) => interest),
    },
    agree: ({ books_agree: agree }) => (agree ? '一致' : '不一致'),
  })
}

/** The company's own book by financial year: what is closed, what is next, and what each fund owes at a day's end. */
export function CompanyYearView({ address }: { address: TableAddress }) {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: companyYearsDocument, requestPolicy: 'network-only' })
  const years = data?.adminCompanyYears
  return (
    <>
      {years === undefined ? (
        <LoadingText />
      ) : (
        <Closing key={years.next.ends_on} years={years} onDone={() => refetch({ requestPolicy: 'network-only' })} />
      )}
      {years !== undefined && <YearPackage years={years} />}
      <Panel title="締めた年度" tight>
        <DataTable
          caption="締めた年度"
          columns={yearColumns(now)}
          rows={years?.closed}
          rowKey={({ ends_on: end }) => end}
          empty="締めた年度はありません"
        />
      </Panel>
      {years !== undefined && <FundDebts address={address} usualDay={years.closed[0]?.ends_on ?? years.next.ends_on} />}
    </>
  )
}

/** A year of all books in one file, for whoever files the taxes. */
function YearPackage({ years: { closed, next } }: { years: CompanyYears }) {
  const all = [next, ...closed]
  return (
    <Panel
      title="年次資料"
      note="帳簿ごとの試算表・総勘定元帳・仕訳帳・計算書と、未払費用、源泉所得税の納付などを1つのZIPにまとめます"
    >
      <div className={styles.files}>
        {all.map(({ starts_on: start, ends_on: end }) => (
          <LinkButton
            key={end}
            icon="download"
            href={`/admin/year-package.zip?${new URLSearchParams({ from: start, until: end })}`}
            download=""
          >
            {companyYearText(japanDate(end))}
          </LinkButton>
        ))}
      </div>
    </Panel>
  )
}

function Closing({ years: { next, proposal_id: proposalId }, onDone }: { years: CompanyYears; onDone: () => void }) {
  const form = useActForm(proposeCompanyYearDocument, {
    initial: { month: next.ends_on.slice(0, 7) },
    name: '年度の締め',
    done: '年度の締めを提案しました。ほかの運営者が承認すると、締まります。',
    failed: '年度の締めを提案できませんでした。',
    onDone,
    variables: (values) => ({ ...values, reason: '' }),
  })
  return (
    <Panel title="会社の年度" note="会社の帳簿の収益と費用を、繰越利益に振り替えます。締めた年度には記帳できません">
      <FactStrip
        facts={[
          { label: '次に締める年度', value: companyYearText(japanDate(next.ends_on)) },
          { label: '年度の最終日', value: formatDateWithoutWeekday(japanDate(next.ends_on)) },
          { label: '収益', value: `${figure(next.income)}円` },
          { label: '費用', value: `${figure(next.costs)}円` },
          { label: '損益', value: `${figure(next.income - next.costs)}円` },
        ]}
      />
      {proposalId !== null ? (
        <Notice tone="info" title="年度の締めは、ほかの運営者の承認を待っています。">
          <Link to={`/itoadmintool/approvals?id=${proposalId}`}>提案を見る</Link>
        </Notice>
      ) : (
        <ActForm form={form} width="narrow" button="年度の締めを提案する">
          <DenseInput
            label="決算月"
            type="month"
            hint="決算期を変えた年度は、12か月より短くできます"
            {...form.field('month')}
          />
        </ActForm>
      )}
    </Panel>
  )
}

function FundDebts({ address, usualDay }: { address: TableAddress; usualDay: string }) {
  const now = useNow()
  const asked = address.filter('on')
  const on = parseJapanDate(asked) ?? japanDate(usualDay)
  const [{ data }] = useQuery({ query: fundDebtsDocument, variables: { on }, requestPolicy: 'network-only' })
  const rows = data?.adminFundDebts
  return (
    <Panel
      title="ファンドが会社に負う額"
      note={`${formatDateWithoutWeekday(on)}の終わり。会社がファンドから借りる科目は、帳簿にありません`}
      tight
    >
      <FilterBar>
        <TextFilter label="日付" name="on" type="date" address={address} />
      </FilterBar>
      <DataTable
        caption="ファンドが会社に負う額"
        columns={debtColumns(rows ?? [], now)}
        rows={rows}
        rowKey={({ project_id: id }) => id}
        empty="この日に会社との間に残る額のあるファンドはありません"
      />
    </Panel>
  )
}
