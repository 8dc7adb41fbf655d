import { Link } from 'react-router'
import { LinkButton } from '../../../../ui/button.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { monthText } from './month-text.ts'
import type { ReportFile } from './tax-queries.ts'
import styles from './tax.module.css'

/** The file for the tax office: what stands in its way, how it must be filed, and the figures of the total sheet that goes with it. */
export function ReportFilePart({ year, file }: { year: string; file: ReportFile }) {
  const { reports, missing_numbers: missing, problems, months, duty } = file
  return (
    <section className={styles.file} aria-labelledby="report-file">
      <h3 id="report-file" className={styles.heading}>
        税務署へ提出するファイル
      </h3>
      <p className={styles.text}>
        {duty.is_duty
          ? `${year}年分は、e-Taxか光ディスクなどで提出する義務があります。`
          : `${year}年分は、書面でも提出できます。`}
        {`${duty.counted_year}年分の支払調書は${figure(duty.counted)}枚でした（${duty.least}枚以上で義務。所得税法第228条の4）。`}
      </p>
      {problems.length > 0 ? (
        <div role="status" className={styles.problems}>
          <p>次の内容を直すと、ファイルを保存できます。</p>
          <ul>
            {problems.map(({ member_number: number, text }) => (
              <li key={`${number}${text}`}>
                {number !== '' && (
                  <>
                    <Link to={`/itoadmintool/members/${number}`}>{number}</Link>：
                  </>
                )}
                {text}
              </li>
            ))}
          </ul>
        </div>
      ) : reports === 0 ? (
        <p className={styles.text}>提出が要る会員はいないため、ファイルはありません。</p>
      ) : (
        <div className={styles.buttons}>
          <LinkButton href={`/admin/export/form-320/${year}.txt`} download="">
            {`提出ファイル（${figure(reports)}人分）を保存`}
          </LinkButton>
        </div>
      )}
      {reports > 0 && (
        <>
          <p className={styles.text}>
            匿名組合契約等の利益の分配の支払調書（様式320）の形式です。個人番号は、当社のシステムに保管していないため空欄です。提出する前に、番号の保管先のパソコンで、
            <a href="/open/add-individual-numbers.mjs" download="add-individual-numbers.mjs">
              番号を書き加えるプログラム
            </a>
            を使ってください。
          </p>
          <p className={styles.text}>
            {missing === 0
              ? '個人番号は、全員分の受け取りの記録があります。'
              : `個人番号の受け取りの記録がない会員が${figure(missing)}人います。`}{' '}
            <Link to={`/itoadmintool/tax/numbers?year=${year}`}>個人番号の受け取りを見る</Link>
          </p>
        </>
      )}
      {months.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="合計表に書く金額">
          <table className={styles.months}>
            <caption>合計表に書く金額（支払いが確定した月ごとに1枚）</caption>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  月
                </th>
                <th scope="colgroup" colSpan={3}>
                  すべての支払い
                </th>
                <th scope="colgroup" colSpan={3}>
                  うち調書を提出する支払い
                </th>
              </tr>
              <tr>
                {['件数', '金額', '税額', '件数', '金額', '税額'].map((label, place) => (
                  <th key={place} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.month}>
                  <th scope="row">{monthText(month.month)}</th>
                  <td>{figure(month.payments)}</td>
                  <td>{figure(month.dividend)}</td>
                  <td>{figure(month.tax)}</td>
                  <td>{figure(month.reported_payments)}</td>
                  <td>{figure(month.reported_dividend)}</td>
                  <td>{figure(month.reported_tax)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {months.length > 0 && (
        <p className={styles.text}>
          すべて居住者への支払いです。内国法人・非居住者への支払いと、非課税の支払いはありません。
        </p>
      )}
    </section>
  )
}
