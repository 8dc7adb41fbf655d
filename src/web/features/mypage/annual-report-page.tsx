import { Navigate, useParams } from 'react-router'
import { useQuery } from 'urql'
import { parseReportYear } from '../../../domain/report-year.ts'
import { useNow } from '../../app/now.tsx'
import { useSite } from '../../app/site-context.tsx'
import { toFailure } from '../../gql/errors.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { formatDate, formatYen } from '../../ui/format.ts'
import { PageTitle } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { annualReportDocument } from './member-queries.ts'
import styles from './annual-report.module.css'

function Figures({ report }: { report: { dividend: number; tax: number; loss: number; pay_amount: number } }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">年間の分配金・源泉徴収税額・損失・支払額</caption>
      <thead>
        <tr><th scope="col">区分</th><th scope="col">金額</th></tr>
      </thead>
      <tbody>
        <tr><th scope="row">分配金（税引前）</th><td>{formatYen(report.dividend)}</td></tr>
        <tr><th scope="row">源泉徴収税額<small>所得税および復興特別所得税 20.42％</small></th><td>{formatYen(report.tax)}</td></tr>
        <tr><th scope="row">損失<small>償還された元本が出資額を下回った額</small></th><td>{formatYen(report.loss)}</td></tr>
      </tbody>
      <tfoot>
        <tr><th scope="row">お支払額<small>分配金から源泉徴収税額を差し引き、償還された元本を加えた額</small></th><td>{formatYen(report.pay_amount)}</td></tr>
      </tfoot>
    </table>
  )
}

/** One calendar year's report, laid out for the screen and for a sheet of A4. */
function AnnualReport({ year }: { year: number }) {
  const site = useSite()
  const now = useNow()
  const [{ data, error }] = useQuery({ query: annualReportDocument, variables: { year: String(year) } })
  if (error !== undefined) return <div className="page-width"><Notice tone="error" title={toFailure(error).message} /></div>
  if (data === undefined || data.me === null) return <div className="page-width" aria-busy="true"><LoadingText /><Skeleton shape="block" /></div>
  const { annualReport: report, me } = data
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.actions}>
        <LinkButton to="/mypage/documents" size="small" icon="chevron-left">書類に戻る</LinkButton>
        <Button size="small" variant="filled" icon="document" onClick={() => window.print()}>印刷する</Button>
      </div>
      <article className={styles.sheet}>
        <p className={styles.issued}>作成日　{formatDate(now)}</p>
        <PageTitle className={styles.title}>{report.year}年 年間取引報告書</PageTitle>
        <div className={styles.parties}>
          <div>
            <p className="caption-text">〒{me.zipcode.slice(0, 3)}-{me.zipcode.slice(3)}<br />{me.address}</p>
            <p className={styles.name}>{me.sei} {me.mei} 様</p>
          </div>
          <p className="caption-text">{site.companyName}<br />{site.licence}</p>
        </div>
        <p>{report.year}年1月1日から{report.year}年12月31日までにお支払いした金額を、次のとおり報告します。</p>
        <Figures report={report} />
        <p className="caption-text">お支払いの日が属する年（暦年）で集計しています。匿名組合契約に基づく分配金は、雑所得に区分されます。くわしくは税務署または税理士にご確認ください。</p>
      </article>
    </div>
  )
}

export function AnnualReportPage() {
  const { year: text = '' } = useParams()
  const year = parseReportYear(text, new Date(useNow()))
  return year === null ? <Navigate to="/" replace /> : <AnnualReport year={year} />
}
