import { useState } from 'react'
import { toFailure } from '../../../gql/errors.ts'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText } from '../../../ui/skeleton.tsx'
import type { BookDays } from './adviser-books.tsx'
import { adviserLedgerDocument, adviserTrialDocument } from './adviser-queries.ts'
import { BookTable, figure } from './book-table.tsx'
import { useLook } from './use-look.ts'
import styles from './adviser.module.css'

/** A book's accounts over the days; an account opens its ledger. */
export function AdviserTrial({ days }: { days: BookDays }) {
  const [account, setAccount] = useState<string | null>(null)
  const { data, error } = useLook(adviserTrialDocument, { ...days })
  if (error !== undefined) return <Notice tone="error" title={toFailure(error).message} live />
  const balance = data?.adviserTrialBalance
  if (balance === undefined) return <LoadingText />
  const chosen = balance.rows.find((row) => row.account === account)
  return (
    <>
      <BookTable
        caption={`試算表（円）　収益 ${figure(balance.income)}、費用 ${figure(balance.costs)}、損益 ${figure(balance.result)}`}
        heads={['科目', '区分', '前日の残高', '借方', '貸方', '残高']}
        rows={balance.rows.map((row) => ({
          key: row.account,
          cells: [
            row.account === 'result_before' ? (
              row.text
            ) : (
              <button type="button" className={styles.link} onClick={() => setAccount(row.account)}>
                {row.text}
              </button>
            ),
            row.section,
            ...[row.opening, row.debit, row.credit, row.closing].map(figure),
          ],
        }))}
        empty="この期間に残高のある科目はありません"
      />
      {chosen !== undefined && <Ledger key={chosen.account} days={days} account={chosen.account} name={chosen.text} />}
    </>
  )
}

function Ledger({ days, account, name }: { days: BookDays; account: string; name: string }) {
  const { data, error } = useLook(adviserLedgerDocument, { ...days, account })
  if (error !== undefined) return <Notice tone="error" title={toFailure(error).message} live />
  if (data === undefined) return <LoadingText />
  return (
    <BookTable
      caption={`総勘定元帳：${name}（円）`}
      heads={['日付', '仕訳', '相手科目', '摘要', '借方', '貸方', '残高']}
      rows={data.adviserLedger.map((line, place) => ({
        key: `${line.entry}-${place}`,
        cells: [
          line.on.replaceAll('-', '/'),
          line.entry,
          line.counter,
          line.remark,
          ...[line.debit, line.credit, line.balance].map(figure),
        ],
      }))}
      empty="この期間に動きはありません"
    />
  )
}
