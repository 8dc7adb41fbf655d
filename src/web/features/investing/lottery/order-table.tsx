import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Money } from '../../../ui/money.tsx'
import type { PublishedEntry } from './check-draw.ts'
import { excerpt, shortList, type DrawnRow } from './drawn-order.ts'
import styles from './order-table.module.css'

/** By the draw; what became of a substitute stands in the log. */
const resultWord = ({ won, asSubstitute }: { won: boolean; asSubstitute: boolean }) =>
  won ? '当選' : asSubstitute ? '補欠' : '落選'

function OrderRow({ row, isOwn, isFound }: { row: DrawnRow; isOwn: boolean; isFound: boolean }) {
  return (
    <tr data-marked={isOwn || isFound || undefined}>
      <th scope="row" className={styles.number}>
        {row.position}
      </th>
      <td>
        {row.investId}
        {isOwn && <span className="no-break">（あなた）</span>}
      </td>
      <td className={styles.number}>
        <Money yen={row.amount} />
      </td>
      <td className={styles.wide}>
        <code>{row.rankHex.slice(0, 8)}…</code>
      </td>
      <td className={classNames(styles.number, styles.wide)}>
        <Money yen={row.takenAfter} />
      </td>
      <td className={styles.result} data-lost={!row.won || undefined}>
        {resultWord(row)}
        {!row.agrees && <b>計算と違います</b>}
      </td>
    </tr>
  )
}

function Search({ rows, onFound }: { rows: readonly DrawnRow[]; onFound: (investId: string | null) => void }) {
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState('')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('number') ?? '')
      .normalize('NFKC')
      .replaceAll(/\D/g, '')
    const found = rows.find(({ investId }) => investId === wanted)
    onFound(found?.investId ?? null)
    setError(
      found === undefined
        ? wanted === ''
          ? '申し込み番号を数字で入力してください。'
          : `番号${wanted}は、この名簿にありません。`
        : undefined,
    )
    setMessage(
      found === undefined
        ? ''
        : `番号${found.investId}は${rows.length}件のうち${found.position}番目で、${resultWord(found)}です。`,
    )
  }
  return (
    <form className={styles.search} onSubmit={search} noValidate>
      <TextField
        label="申し込み番号で探す"
        requirement="none"
        name="number"
        inputMode="numeric"
        autoComplete="off"
        width="zip"
        error={error}
        after={
          <Button type="submit" icon="search">
            探す
          </Button>
        }
      />
      <p role="status">{message}</p>
    </form>
  )
}

/** The drawn order row by row: the chart's text alternative. A long list begins as an excerpt. */
export function OrderTable({ rows, ownId }: { rows: readonly DrawnRow[]; ownId: string | null }) {
  const [foundId, setFoundId] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(rows.length <= shortList)
  const shown = isWhole ? [...rows] : excerpt(rows, foundId ?? ownId)
  return (
    <div className={styles.order} id="order">
      <Search rows={rows} onFound={setFoundId} />
      <table className={styles.table}>
        <caption>順番の一覧（{isWhole ? `全${rows.length}件` : `${rows.length}件のうち一部`}）</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              順番
            </th>
            <th scope="col">
              <span className={styles.narrowHidden}>申し込み</span>番号
            </th>
            <th scope="col" className={styles.number}>
              金額
            </th>
            <th scope="col" className={styles.wide}>
              抽選値（先頭）
            </th>
            <th scope="col" className={classNames(styles.number, styles.wide)}>
              当選額の合計
            </th>
            <th scope="col">結果</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) =>
            row === 'gap' ? (
              <tr key={`gap${index}`} className={styles.gap}>
                <td colSpan={6}>
                  <span aria-hidden="true">⋮</span>
                  <span className="visually-hidden">（途中を省略）</span>
                </td>
              </tr>
            ) : (
              <OrderRow
                key={row.position}
                row={row}
                isOwn={row.investId === ownId}
                isFound={row.investId === foundId}
              />
            ),
          )}
        </tbody>
      </table>
      {rows.length > shortList && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '一部だけを表示' : `${rows.length}件をすべて表示`}
        </Button>
      )}
    </div>
  )
}

/** Where the order cannot be worked out here: the list as it was published. */
export function PublishedList({ entries, ownId }: { entries: readonly PublishedEntry[]; ownId: string | null }) {
  return (
    <div className={styles.order} id="order">
      <table className={styles.table}>
        <caption>申し込みの一覧（全{entries.length}件、番号順）</caption>
        <thead>
          <tr>
            <th scope="col">申し込み番号</th>
            <th scope="col" className={styles.number}>
              金額
            </th>
            <th scope="col">結果</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ investId, amount, won, asSubstitute }) => (
            <tr key={investId} data-marked={investId === ownId || undefined}>
              <th scope="row">
                {investId}
                {investId === ownId && '（あなた）'}
              </th>
              <td className={styles.number}>
                <Money yen={amount} />
              </td>
              <td className={styles.result} data-lost={!won || undefined}>
                {resultWord({ won, asSubstitute })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
