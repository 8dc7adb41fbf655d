import { useState } from 'react'
import { useQuery } from 'urql'
import { japanDateOf, yearOf } from '../../../../domain/calendar.ts'
import { useNow } from '../../../app/now.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field.tsx'
import { figure } from '../../ui/admin-format.ts'
import { Panel } from '../../ui/admin-page.tsx'
import { FactList } from '../../ui/facts.tsx'
import { reportSumsDocument } from './tax-queries.ts'
import styles from './tax.module.css'

const firstYear = 2023

/** The year's statutory reports to the tax office, and the figures behind the members' annual reports, as files. */
export function ReportPanel() {
  const thisYear = yearOf(japanDateOf(new Date(useNow())))
  const [year, setYear] = useState(String(thisYear))
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index))
  const [{ data, fetching }] = useQuery({ query: reportSumsDocument, variables: { year } })
  const totals = fetching ? undefined : data?.adminPaymentReportTotals
  const shown = (value: number | undefined, unit: string): string => (value === undefined ? '—' : `${figure(value)}${unit}`)
  return (
    <Panel title="支払調書" note="確定した年の翌年1月31日まで。年間5万円以下の会員は提出が要りません">
      <div className={styles.report}>
        <Select label="年" requirement="none" width="choice" value={year} onChange={({ target }) => setYear(target.value)}>
          {years.map((each) => <option key={each} value={each}>{`${each}年`}</option>)}
        </Select>
        <FactList
          facts={[
            { label: '分配を受けた会員', value: shown(totals?.people, '人') },
            { label: '提出が要る会員', value: shown(totals?.required, '人') },
            { label: '分配金（税引前）', value: shown(totals?.dividend, '円') },
            { label: '源泉徴収', value: shown(totals?.tax, '円') },
          ]}
        />
        <div className={styles.buttons}>
          <LinkButton href={`/admin/export/payment-report/${year}.csv`} download="">支払調書のCSVを保存</LinkButton>
          <LinkButton href={`/admin/export/annual-figures/${year}.csv`} download="">年間取引のCSVを保存</LinkButton>
        </div>
        <p className={styles.text}>CSVには会員の氏名と住所が含まれます。保存した記録は監査ログに残ります。</p>
      </div>
    </Panel>
  )
}
