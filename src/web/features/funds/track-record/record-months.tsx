import { useQuery } from 'urql'
import { formatDateTime } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Hex } from '../../../ui/hex-value.tsx'
import { recordMonthsDocument, type RecordMonth } from './record-queries.ts'
import styles from './record-months.module.css'

/** Of the others there is a list that opens. */
const shownAtOnce = 3

/** '2026年10月末' */
const endText = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月末`

/** The record of each month's end as the company signed it, and how a stranger checks it. */
export function RecordMonths() {
  const [{ data }] = useQuery({ query: recordMonthsDocument })
  const months = data?.trackRecord.months
  if (months === undefined) return null
  return (
    <section aria-labelledby="months-title">
      <SectionTitle id="months-title" className={styles.title}>
        月末の記録と電子署名
      </SectionTitle>
      <p className={styles.text}>
        毎月末の運用実績を、電子署名付きのファイルで残しています。作成後は、変更も削除もしません。
      </p>
      {months.length === 0 ? (
        <p className={styles.text}>最初の記録は、償還したファンドが出た月の翌月1日に掲載します。</p>
      ) : (
        <>
          <Months months={months.slice(0, shownAtOnce)} />
          {months.length > shownAtOnce && (
            <details className={styles.more}>
              <summary>{`それより前の記録（${months.length - shownAtOnce}か月分）`}</summary>
              <Months months={months.slice(shownAtOnce)} />
            </details>
          )}
          <HowToCheck example={months[0]?.month ?? ''} />
        </>
      )}
    </section>
  )
}

function Months({ months }: { months: readonly RecordMonth[] }) {
  return (
    <ul className={styles.months} role="list">
      {months.map(({ month, sha256, written_at: writtenAt }) => (
        <li key={month} className={styles.month}>
          <h3>{endText(month)}</h3>
          <p className={styles.ways}>
            <a className="tap-link" href={`/open/record/${month}.json`} download={`${month}.json`}>
              ファイル（JSON）<span className="visually-hidden">：{endText(month)}</span>
            </a>
            <a className="tap-link" href={`/open/record/${month}.json.p7s`} download={`${month}.json.p7s`}>
              署名（p7s）<span className="visually-hidden">：{endText(month)}</span>
            </a>
          </p>
          <p className={styles.small}>{`作成 ${formatDateTime(writtenAt)}`}</p>
          <p className={styles.small}>
            SHA-256 <Hex value={sha256} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function HowToCheck({ example }: { example: string }) {
  return (
    <details className={styles.more}>
      <summary>ご自身で確かめる方法</summary>
      <ol className={styles.steps}>
        <li>確かめたい月のファイルと署名を、同じフォルダーに保存します。</li>
        <li>
          <a href="/open/check-record.mjs" download="check-record.mjs">
            検証プログラム
          </a>
          を同じフォルダーに保存し、Node.jsで実行します。続く月のファイルを並べると、月の抜けや、行の削除・変更も確かめられます。
          <code>{`node check-record.mjs ${example}.json`}</code>
        </li>
        <li>後から変わった行は、変更前の内容・理由・日時が記録されている場合だけ、正しいと判定します。</li>
        <li>表示された証明書のSHA-256が、契約成立前書面などのPDFの署名の証明書と同じことを確かめます。</li>
        <li>
          署名だけなら、OpenSSLでも確かめられます。
          <code>{`openssl cms -verify -binary -noverify -inform DER -in ${example}.json.p7s -content ${example}.json`}</code>
        </li>
      </ol>
      <p className={styles.small}>
        確かめられるのは、署名した後に変わっていないことです。署名した時点の内容が正しいことは、検証だけではわかりません。各ファンドの支払いの内訳は、ファンドのページに掲載しています。ファイルを保存しておくと、後で差し替えられた場合にもわかります。
      </p>
      <p className={styles.small}>
        <a className="tap-link" href="/open/record-month.schema.json">
          項目の定義（英語）
        </a>
      </p>
    </details>
  )
}
