import { Link } from 'react-router'
import { reportYears } from '../../../../domain/documents/report-year.ts'
import { useNow } from '../../../app/time/now.tsx'
import { LoadFailure } from '../../../app/layout/page-wait.tsx'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { Card } from '../../../ui/card.tsx'
import { formatFileSize } from '../../../ui/format.ts'
import { PageTitle, SectionTitle } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import { DeliveryWay } from './delivery-way.tsx'
import { documentsByFund, type FundDocuments } from './documents-by-fund.ts'
import { documentsDocument, type DocumentedInvestment } from './document-queries.ts'
import { ReportButton } from './report-button.tsx'
import styles from './documents.module.css'

function AnnualReports() {
  const years = reportYears(new Date(useNow()))
  return (
    <section className={styles.section} aria-labelledby="annual-title">
      <SectionTitle id="annual-title">年間取引報告書</SectionTitle>
      <p className={styles.sectionLead}>
        1月1日から12月31日までにお支払いした分配金と税の合計です。確定申告の資料としてお使いください。
      </p>
      <ul className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <Link to={`/mypage/annual/${year}`}>
              <Icon name="document" />
              {year}年度分
              <Icon name="chevron-right" size={18} />
            </Link>
            <p className={styles.formats}>
              <a href={`/own-data/tax-${year}.csv`} download>
                <span className="visually-hidden">{year}年度分の</span>表計算用（CSV）
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Contract({ investment }: { investment: DocumentedInvestment }) {
  return (
    <>
      <li>
        <Link to={`/mypage/contract/${investment.contract_id}`}>
          <Icon name="document" />
          契約成立時書面
        </Link>
        <p className={`caption-text ${styles.facts}`}>
          <span className="no-break">
            <DateTime value={investment.invest_at} format="date" /> 申し込み
          </span>
          <span className="no-break">
            出資額 <Money yen={investment.amount} />
          </span>
        </p>
        {investment.contract_sha256 !== null && (
          <details className={`caption-text ${styles.fingerprint}`}>
            <summary>改ざんの確認に使う値</summary>
            <p>
              この書面のファイルから計算した値（SHA-256）です。<Link to="/verify">書面の真正性の確認</Link>
              で、お手元のファイルと照らし合わせられます。
            </p>
            <code>{investment.contract_sha256}</code>
          </details>
        )}
      </li>
      {investment.report !== null && (
        <li>
          <ReportButton investmentId={investment.id} />
        </li>
      )}
    </>
  )
}

function Fund({ fund }: { fund: FundDocuments }) {
  return (
    <Card as="section" className={styles.fund} aria-labelledby={`fund-${fund.fundId}`}>
      <h3 id={`fund-${fund.fundId}`}>
        <Link className="tap-link" to={`/projects/${fund.fundId}`}>
          <Phrases text={fund.fundName} />
        </Link>
      </h3>
      <ul className={styles.documents}>
        {fund.investments.map((investment) => (
          <Contract key={investment.id} investment={investment} />
        ))}
        {fund.shared.map((document) => (
          <li key={document.url}>
            <a href={document.url} target="_blank" rel="noopener">
              <Icon name="document" />
              {document.name}
              <span className="visually-hidden">（新しいタブ）</span>
            </a>
            <p className="caption-text">PDF {formatFileSize(document.size)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Contracts() {
  const { data, failed, refetch } = useMemberQuery({ query: documentsDocument })
  const funds = data === undefined ? null : documentsByFund(data.myInvests)
  return (
    <section className={styles.section} aria-labelledby="contracts-title">
      <SectionTitle id="contracts-title">ファンドの書面</SectionTitle>
      <p className={styles.sectionLead}>
        電子交付した書面は、交付の日から5年間閲覧できます。端末にも保存しておくと安心です。受け取ったファイルが変わっていないことは、
        <Link to="/verify">書面の真正性の確認</Link>で確かめられます。
      </p>
      {funds === null && !failed && (
        <div aria-busy="true">
          <LoadingText />
          <Skeleton shape="block" />
        </div>
      )}
      {failed && <LoadFailure what="ファンドの書面" onRetry={refetch} />}
      {funds?.length === 0 && (
        <p className={styles.empty}>
          まだ書面はありません。ファンドの契約が成立すると、ここに表示します。<Link to="/projects">ファンドを見る</Link>
        </p>
      )}
      <div className={styles.funds}>
        {funds?.map((fund) => (
          <Fund key={fund.fundId} fund={fund} />
        ))}
      </div>
    </section>
  )
}

/** The member's own data, to keep or to take elsewhere. */
function OwnData() {
  const years = reportYears(new Date(useNow()))
  return (
    <section className={styles.section} aria-labelledby="own-data-title">
      <SectionTitle id="own-data-title">ご自身のデータ</SectionTitle>
      <p className={styles.sectionLead}>
        登録内容と取引の記録を、ファイルで保存できます。個人情報を含むため、共用の端末では保存しないでください。
      </p>
      <ul className={styles.years}>
        <li>
          <a href="/own-data/movements.csv" download>
            <Icon name="download" />
            入金・返金・分配の記録（CSV）
          </a>
        </li>
      </ul>
      <details className={styles.machineFormats}>
        <summary>プログラムで読み込む形式（JSON）</summary>
        <ul>
          <li>
            <a href="/own-data/data.json" download>
              登録内容とすべての記録
            </a>
          </li>
          {years.map((year) => (
            <li key={year}>
              <a href={`/own-data/tax-${year}.json`} download>
                {year}年度分の年間取引報告
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

export function DocumentsPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageTitle>書類</PageTitle>
      <AnnualReports />
      <Contracts />
      <DeliveryWay />
      <OwnData />
    </div>
  )
}
