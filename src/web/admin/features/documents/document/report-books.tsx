import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import type { ReportBooks } from './document-queries.ts'
import styles from './documents.module.css'

type Lines = ReportBooks['income']

function Statement({ title, lines, total }: { title: string; lines: Lines; total: number }) {
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.statement}>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure(amount)}円</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>合計</dt>
          <dd>{figure(total)}円</dd>
        </div>
      </dl>
    </div>
  )
}

const sumOf = (lines: Lines): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** What the fund's book puts into the report by itself: nobody types it. */
export function ReportBooksView({ books }: { books: ReportBooks }) {
  const { balance_sheet: sheet, is_booked: isBooked } = books
  return (
    <section className={styles.books} aria-label="帳簿から入る内容">
      {!isBooked && (
        <Notice tone="warning" title="この期間の収入と費用は、帳簿に記録がありません。">
          下に入力した金額は、当社の申告による金額として報告書に載ります。
        </Notice>
      )}
      {isBooked && (
        <>
          <div className={styles.sides}>
            <Statement title="収入" lines={books.income} total={sumOf(books.income)} />
            <Statement title="費用" lines={books.costs} total={sumOf(books.costs)} />
          </div>
          <p className={styles.text}>
            差し引き <b>{figure(books.result)}円</b>。収入のうち、当社や関係者が支払った額は
            {figure(books.related_income)}円です。
          </p>
        </>
      )}
      {sheet !== null && (
        <div className={styles.sides}>
          <Statement title="資産（期間の末日）" lines={sheet.assets} total={sheet.total} />
          <Statement
            title="負債・出資・損益"
            lines={[
              ...sheet.debts,
              { label: '投資家の出資金（運用中）', amount: sheet.investors },
              ...sheet.own_parts.map(({ label, amount }) => ({ label: `当社の${label}`, amount })),
              { label: '未処分の損益', amount: sheet.undistributed },
            ]}
            total={sheet.total}
          />
        </div>
      )}
      <p className={styles.text}>
        {sheet === null && '帳簿をファンドごとに分ける前の期間のため、貸借対照表は付きません。'}
        分配金、分配金の原資、各投資家の持ち分も、帳簿から自動で入ります。
      </p>
    </section>
  )
}
