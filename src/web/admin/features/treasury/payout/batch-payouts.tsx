import { useState } from 'react'
import { useNow } from '../../../../app/time/now.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { payoutTable } from '../../../../../domain/tables/payouts.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { MemberLink, TrailLink } from '../../../ui/record-links.tsx'
import type { Batch, BatchPayout } from './payout-queries.ts'
import { comesBack, maskedAccount, payoutStateText, problemText } from './payout-words.ts'
import styles from './payouts.module.css'

const pageSize = 100

const wentWrong = (row: BatchPayout): boolean => row.status === 'refused' || row.status === 'returned' || comesBack(row)
const stateText = (row: BatchPayout): string => (comesBack(row) ? '振込不能（返却待ち）' : payoutStateText(row))

function State({ row, now }: { row: BatchPayout; now: number }) {
  return (
    <div className={styles.state}>
      {wentWrong(row) ? <Tag tone="warning">{stateText(row)}</Tag> : <span>{stateText(row)}</span>}
      {row.paid_at !== null && (
        <small className={styles.quiet}>
          <time dateTime={row.paid_at}>{shortTime(row.paid_at, now)}</time>
        </small>
      )}
      {comesBack(row) && (
        <small className={styles.problem}>銀行から資金が返却されると、支払い待ちの一覧に戻ります。</small>
      )}
      {row.trouble !== null && (
        <small className={styles.problem}>{problemText(row.trouble)}。支払い待ちの一覧に戻りました。</small>
      )}
    </div>
  )
}

const columnsFor = (batch: Batch, now: number): Column<BatchPayout>[] =>
  pageColumns(payoutTable, now, {
    id: {
      cell: ({ id }) => (
        <TrailLink kind="payout" id={id}>
          {id}
        </TrailLink>
      ),
      foot: `${figure(batch.count)}件の合計`,
    },
    member_name: (row) => <MemberLink id={row.member_id}>{row.member_name}</MemberLink>,
    amount: { cell: ({ amount }) => figure(amount), foot: figure(batch.total) },
    payee: ({ payee }) => (
      <span className={styles.account}>
        {maskedAccount(payee)}　{payee.name.normalize('NFKC')}
      </span>
    ),
    status: (row) => <State row={row} now={now} />,
  })

/** Everybody in the payment; who was not reached stands on top. */
export function BatchPayouts({ batch }: { batch: Batch }) {
  const now = useNow()
  const [page, setPage] = useState(1)
  const rows = [...batch.payouts.filter(wentWrong), ...batch.payouts.filter((row) => !wentWrong(row))]
  return (
    <Panel title="会員ごとの支払い" note="単位：円" tight>
      <DataTable
        caption="会員ごとの支払い"
        columns={columnsFor(batch, now)}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ id }) => id}
        empty="支払いはありません"
        tone={(row) => (wentWrong(row) ? 'refused' : undefined)}
      />
      <Pager page={page} size={pageSize} total={rows.length} onPage={setPage} />
    </Panel>
  )
}
