import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { formatDate, japanDateOf, yearOf } from '../../../../../domain/calendar.ts'
import { paymentReportDueOn } from '../../../../../domain/documents/report-year.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { ReportFilePart } from './report-file.tsx'
import { firstReportYear, reportSumsDocument } from './tax-queries.ts'
import styles from './tax.module.css'

/** The year's statutory reports to the tax office, and the figures behind the members' annual reports, as files. */
export function ReportPanel() {
  const thisYear = yearOf(japanDateOf(new Date(useNow())))
  const [year, setYear] = useState(String(thisYear))
  const years = Array.from({ length: thisYear - firstReportYear + 1 }, (_, index) => String(thisYear - index))
  const [{ data, fetching }] = useQuery({ query: reportSumsDocument, variables: { year } })
  const totals = fetching ? undefined : data?.adminPaymentReportTotals
  const file = fetching ? undefined : data?.adminPaymentReportFile
  const shown = (value: number | undefined, unit: string): string =>
    value === undefined ? '—' : `${figure(value)}${unit}`
  return (
    <Panel
      title="支払調書"
      note={`${year}年分は${formatDate(paymentReportDueOn(Number(year)))}まで。年間5万円以下の会員は提出は不要です`}
    >
      <div className={styles.report}>
        <Select
          label="年"
          requirement="none"
          width="choice"
          value={year}
          onChange={({ target }) => setYear(target.value)}
        >
          <Options of={years.map((each) => ({ id: each, name: `${each}年` }))} />
        </Select>
        <FactList
          facts={[
            { label: '分配が確定した会員', value: shown(totals?.people, '人') },
            { label: '提出が要る会員', value: shown(totals?.required, '人') },
            { label: '分配金（税引前）', value: shown(totals?.dividend, '円') },
            { label: '　うち未払', value: shown(totals?.unpaid_dividend, '円') },
            { label: '源泉徴収', value: shown(totals?.tax, '円') },
            { label: '　うち未徴収', value: shown(totals?.uncollected_tax, '円') },
          ]}
        />
        {file && <ReportFilePart year={year} file={file} />}
        <h3 className={styles.heading}>確認用の一覧</h3>
        <div className={styles.buttons}>
          <LinkButton href={`/admin/export/payment-report/${year}.csv`} download="">
            支払調書のCSVを保存
          </LinkButton>
          <LinkButton href={`/admin/export/annual-figures/${year}.csv`} download="">
            年間取引のCSVを保存
          </LinkButton>
        </div>
        <p className={styles.text}>
          年は、支払いが確定した日（2人目の運営者が承認した日）で決まり、会員の年間取引報告書と同じ金額です。年が終わってから最初に保存した時に、その年の内容が確定します。後の変更は、番号の付いた訂正だけです。
        </p>
        <p className={styles.text}>
          <Link to={`/itoadmintool/tax/corrections?year=${Number(year) < thisYear ? year : thisYear - 1}`}>
            確定した年の書類を訂正する
          </Link>
        </p>
        <p className={styles.text}>CSVには会員の氏名と住所が含まれます。保存した記録は監査ログに残ります。</p>
      </div>
    </Panel>
  )
}
