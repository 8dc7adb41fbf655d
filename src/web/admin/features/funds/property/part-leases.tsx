import { useState } from 'react'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { LET_FOR } from '../../../../../domain/treasury/consumption-tax/usual-class.ts'
import { RENT_DUE } from '../../../../../domain/funds/lease.ts'
import { leaseList } from '../../../../../domain/tables/property-page.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { endLeaseDocument, type Part } from './property-queries.ts'
import { StrikeRecord } from './struck-record.tsx'
import styles from './property.module.css'

type Lease = Part['leases'][number]

/** The day on which a lease really ended. */
function EndLease({ lease, onDone }: { lease: Lease; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [day, setDay] = useState('')
  const now = useNow()
  const act = useAct(endLeaseDocument, {
    name: '賃貸借の終了の記録',
    done: '賃貸借の終了を記録しました。',
    onDone: () => {
      setAsking(false)
      onDone()
    },
  })
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        終了<span className="visually-hidden">：{lease.tenant}の賃貸借</span>
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="賃貸借の終了を記録" size="narrow" busy={act.busy}>
        <div className={styles.form}>
          <p className={styles.text}>
            {lease.tenant}　{shortDay(lease.begins_on, now)}から
          </p>
          <DenseInput
            label="終了した日"
            needed
            type="date"
            value={day}
            max={japanDateOf(new Date(now))}
            error={act.failure?.fields['ended_on'] ?? act.failure?.message}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <DialogActions>
          <Button
            variant="filled"
            loading={act.busy}
            onClick={() => void act.run({ lease_id: lease.id, ended_on: day })}
          >
            終了を記録する
          </Button>
          <Button onClick={() => setAsking(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}

export const leaseColumns = (now: number, onDone: () => void): Column<Lease>[] =>
  pageColumns(leaseList, now, {
    rent: ({ rent, common_fee: fee, rent_due: due }) => (
      <>
        {figure(rent)}
        {fee > 0 && <small>共益費 {figure(fee)}</small>}
        <small>{RENT_DUE[due]}</small>
      </>
    ),
    period: ({ begins_on: begins, ends_on: ends, ended_on: ended, is_sublease: isSublease, let_for: letFor }) => (
      <>
        {shortDay(begins, now)}〜{ends !== null && shortDay(ends, now)}
        {ended !== null && <small>{shortDay(ended, now)}に終了</small>}
        {isSublease && <small>サブリース</small>}
        {letFor !== null && <small>{LET_FOR[letFor]}</small>}
      </>
    ),
    act: (lease) => (
      <span className={styles.acts}>
        {lease.ended_on === null && !lease.is_struck && <EndLease lease={lease} onDone={onDone} />}
        <StrikeRecord what="lease" id={lease.id} record={`${lease.tenant}の賃貸借`} isStruck={lease.is_struck} />
      </span>
    ),
  })
