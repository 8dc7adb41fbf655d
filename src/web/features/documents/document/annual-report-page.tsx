import { Link } from 'react-router'
import { useNow } from '../../../app/time/now.tsx'
import { PageWait } from '../../../app/layout/page-wait.tsx'
import { useSite } from '../../../app/site/site-context.tsx'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { LogoMark } from '../../../ui/thread.tsx'
import { AnnualDownload } from './annual-download.tsx'
import { annualReportDocument, type AnnualFigures, type ReportedMember } from './document-queries.ts'
import styles from './annual-report.module.css'

const postal = (zipCode: string) => `〒${zipCode.slice(0, 3)}-${zipCode.slice(3)}`

function Figures({ report }: { report: AnnualFigures }) {
  const rows: [name: string, note: string, yen: number, inside?: { label: string; yen: number }][] = [
    ['分配金', '税引前の合計です。', report.dividend, { label: 'うち未払', yen: report.unpaid_dividend }],
    [
      '源泉徴収税額',
      '所得税と復興特別所得税の合計です。',
      report.tax,
      { label: 'うち未徴収', yen: report.uncollected_tax },
    ],
    ['支払額', '分配金から税を控除し、返還する元本を加えた金額の合計です。', report.pay_amount],
    ['損失', '元本のうち、損失として控除された金額の合計です。', report.loss],
    ...(report.restored > 0
      ? [
          [
            '元本の回復',
            '以前の損失のうち、後からの収入で回復し、出資の返還としてお支払いする金額の合計です（支払額に含みます）。',
            report.restored,
          ] as [string, string, number],
        ]
      : []),
  ]
  return (
    <table className={styles.figures}>
      <caption className="visually-hidden">{report.year}年の合計</caption>
      <thead>
        <tr>
          <th scope="col">項目</th>
          <th scope="col">金額</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, note, yen, inside]) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <small>{note}</small>
            </th>
            <td>
              <Money yen={yen} />
              {inside !== undefined && inside.yen > 0 && (
                <small>
                  {inside.label} <Money yen={inside.yen} />
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether the year is over, and what has changed since the document was first issued. */
function Standing({ report }: { report: AnnualFigures }) {
  if (report.is_running)
    return <p className={styles.standing}>{report.year}年は、まだ終わっていません。きょうまでに確定した金額です。</p>
  if (report.differs_from_issued)
    return (
      <p className={styles.standing}>
        以前に発行した報告書と金額が異なります。訂正の手続きの後に、理由をお知らせします。
      </p>
    )
  if (report.correction === null || report.correction === 0) return null
  return (
    <p className={styles.standing}>
      第{report.correction}回の訂正後の金額です。訂正の理由：{report.correction_reason}
    </p>
  )
}

function Parties({ member }: { member: ReportedMember }) {
  const { companyName, licence, operator } = useSite()
  return (
    <div className={styles.parties}>
      <address>
        {postal(member.zipcode)}
        <br />
        {member.address}
        <b>
          {member.sei} {member.mei} 様
        </b>
      </address>
      <address>
        <b>{companyName}</b>
        {licence}
        <br />
        {postal(operator.zipCode)} {operator.address}
        <br />
        {operator.representative}
      </address>
    </div>
  )
}

function Paper({ report, member }: { report: AnnualFigures; member: ReportedMember }) {
  const { brandName } = useSite()
  const madeAt = new Date(useNow()).toISOString()
  return (
    <article className={styles.paper}>
      <header className={styles.paperHead}>
        <p className={styles.brand}>
          <LogoMark />
          {brandName}
        </p>
        <p>
          作成 <DateTime value={madeAt} format="date" />
        </p>
      </header>
      <PageTitle className={styles.title}>年間取引報告書</PageTitle>
      <p className={styles.period}>
        <span className="no-break">{report.year}年分</span>
        <span className="no-break">（1月1日〜12月31日）</span>
      </p>
      <Parties member={member} />
      <p className={styles.lead}>
        上記期間に、不動産特定共同事業契約（匿名組合契約）についてお支払いが確定した金額を、次のとおり報告します。
      </p>
      <Figures report={report} />
      <Standing report={report} />
      <ul className={styles.notes}>
        <li>分配の支払いが確定した日が属する年で集計しています。支払調書と同じ基準です。</li>
        {report.unpaid_dividend > 0 && (
          <li>
            うち未払
            <Money yen={report.unpaid_dividend} />
            、まだ徴収していない源泉税
            <Money yen={report.uncollected_tax} />（{report.is_running ? '現在' : `${report.year}年12月31日現在`}
            ）。源泉税は、お支払いの時に差し引きます。
          </li>
        )}
        <li>
          {report.year}年中の振込額は、前の年に確定した分を含めて
          <Money yen={report.paid_in_year} />
          です。
        </li>
        {report.restored > 0 && (
          <li>
            元本の回復は分配金（利益）ではないため、源泉徴収はありません。損失が確定した年の金額は変更していません。申告での取扱いは、税務署または税理士にご確認ください。
          </li>
        )}
        <li>
          分配金は原則として雑所得です。元本の返還は所得ではありません。申告が必要かどうかは、ほかの収入を合わせて決まります。税務署または税理士にご確認ください。
        </li>
        <li>この報告書は、支払調書ではありません。</li>
      </ul>
    </article>
  )
}

/** A year on one sheet of A4; on paper, the sheet alone. */
export function AnnualReportPage({ year }: { year: number }) {
  const { data, failed, refetch } = useMemberQuery({ query: annualReportDocument, variables: { year: String(year) } })
  const member = data?.me ?? null
  if (data === undefined || member === null)
    return <PageWait title="年間取引報告書" failed={failed} onRetry={refetch} />
  return (
    <div className={`page-width ${styles.page}`}>
      <p className={styles.actions}>
        <AnnualDownload year={year} />
        <Button onClick={() => window.print()}>
          <Icon name="document" />
          印刷する
        </Button>
        <span className={`small-text ${styles.hint}`}>
          PDFには、分配ごとの明細が付き、電子署名があります。<Link to="/verify">書面の真正性の確認</Link>
        </span>
      </p>
      <Paper report={data.annualReport} member={member} />
    </div>
  )
}
