import type { PrintedDocument, TableSection } from '../../../adapters/pdf/printed-document.ts'
import type { LedgerRow } from './ledger-rows.ts'
import { paperHead, written, type BookPaperHead } from './trial-balance-document.ts'

/** Every account of a book entry by entry, with its balance after each. */
export function generalLedgerDocument({
  rows,
  ...head
}: BookPaperHead & { rows: readonly LedgerRow[] }): PrintedDocument {
  const accounts = [...new Set(rows.map(({ account }) => account))]
  return {
    ...paperHead(head, { title: '総勘定元帳', sign: 'GL' }),
    lead: `「${head.bookName}」の帳簿の、科目ごとの動きです。計算期間を締める仕訳は、含めていません。`,
    sections: accounts.map((account) =>
      sectionOf(
        account,
        rows.filter((row) => row.account === account),
      ),
    ),
  }
}

const sectionOf = (account: string, rows: readonly LedgerRow[]): TableSection => ({
  kind: 'table',
  heading: `${account}（円）`,
  columns: [
    { label: '日付', align: 'left' },
    { label: '仕訳', align: 'left' },
    { label: '相手科目', align: 'left' },
    { label: '摘要', align: 'left' },
    { label: '借方', align: 'right' },
    { label: '貸方', align: 'right' },
    { label: '残高', align: 'right' },
  ],
  rows: rows.map(({ on, entry, counter, remark, debit, credit, balance }) => [
    on.replaceAll('-', '/'),
    entry,
    counter,
    remark,
    debit === 0 ? '' : written(debit),
    credit === 0 ? '' : written(credit),
    written(balance),
  ]),
  total: null,
})
