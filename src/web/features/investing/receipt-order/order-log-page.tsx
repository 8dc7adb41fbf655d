import { useState } from 'react'
import { Link } from 'react-router'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatPreciseTime } from '../../../ui/format.ts'
import { PageTitle, SectionTitle } from '../../../ui/heading.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { OrderLog } from './order-log-queries.ts'
import styles from './order-log.module.css'

const shownAtFirst = 50

type Entry = OrderLog['entries'][number]

function OwnPlace({ log }: { log: OrderLog }) {
  if (log.own_mark === null) {
    return <p className="small-text">ログインすると、あなたの識別記号と、あなたの行を確かめられます。</p>
  }
  const own = log.entries.filter(({ mark }) => mark === log.own_mark)
  return (
    <Notice
      title={
        <>
          あなたの識別記号は <code>{log.own_mark}</code> です
        </>
      }
    >
      {own.length === 0
        ? 'この一覧に、あなたの行はありません。'
        : own
            .map(({ position, receipt_number: number }) =>
              number === null
                ? `全体の${position}番目（枠がなく受け付けられませんでした）`
                : `受付番号${number}番（全体の${position}番目）`,
            )
            .join('、')}
    </Notice>
  )
}

function Row({ entry, isOwn }: { entry: Entry; isOwn: boolean }) {
  return (
    <tr data-own={isOwn || undefined}>
      <th scope="row">{entry.position}</th>
      <td className={styles.time}>{formatPreciseTime(entry.at)}</td>
      <td className={styles.amount}>
        <Money yen={entry.amount} unit="manYen" />
      </td>
      <td data-refused={entry.receipt_number === null || undefined}>
        {entry.receipt_number === null ? '枠の残なし（受付不可）' : `受付 ${entry.receipt_number}番`}
      </td>
      <td className={styles.mark}>
        <code>{entry.mark}</code>
        {isOwn && <span className="no-break">（あなた）</span>}
      </td>
    </tr>
  )
}

/** The order of an opening, line by line, with how anybody finds the own one. */
export function OrderLogPage({ id, log }: { id: string; log: OrderLog }) {
  const [isWhole, setWhole] = useState(log.entries.length <= shownAtFirst)
  const shown = isWhole
    ? log.entries
    : log.entries.filter(({ position, mark }) => position <= shownAtFirst || mark === log.own_mark)
  return (
    <div className="page-width">
      <PageTitle>申込受付の記録</PageTitle>
      <p>{log.project_name}</p>
      <p className="small-text">
        募集開始 <DateTime value={log.opened_at} />
      </p>
      <Card className={styles.explanation}>
        <SectionTitle>この一覧について</SectionTitle>
        <ul className={styles.points}>
          <li>申し込みは、届いた順に1件ずつ判定し、受け付けた順に受付番号を付けます。後から変えることはできません。</li>
          <li>募集開始から10分の間に、枠が足りずに受け付けられなかった申し込みも載せています。</li>
          <li>
            識別記号は、会員番号とファンドごとの秘密の鍵から計算した匿名の値です。ご本人にはご自分の記号が表示されますが、ほかの方には、だれの記号か分かりません。
          </li>
          <li>その後の取り消しは、この一覧に影響しません。</li>
        </ul>
      </Card>
      <OwnPlace log={log} />
      <div className={styles.actions}>
        <LinkButton href={`/projects/${id}/order-log.csv`} size="small">
          CSVで保存する
        </LinkButton>
        <Link to={`/projects/${id}`}>ファンドのページに戻る</Link>
      </div>
      {log.entries.length === 0 ? (
        <p>まだ申し込みはありません。</p>
      ) : (
        <table className={styles.table}>
          <caption>
            全{log.entries.length}件{!isWhole && `のうち、はじめの${shownAtFirst}件とあなたの行`}
          </caption>
          <thead>
            <tr>
              <th scope="col">順番</th>
              <th scope="col">時刻</th>
              <th scope="col" className={styles.amount}>
                金額
              </th>
              <th scope="col">結果</th>
              <th scope="col">識別記号</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <Row key={entry.position} entry={entry} isOwn={entry.mark === log.own_mark} />
            ))}
          </tbody>
        </table>
      )}
      {!isWhole && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {log.entries.length}件をすべて表示
        </Button>
      )}
    </div>
  )
}
