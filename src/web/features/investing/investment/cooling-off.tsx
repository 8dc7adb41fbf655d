import { useState } from 'react'
import { Link } from 'react-router'
import { japanDateOf } from '../../../../domain/calendar.ts'
import { mayCoolOffOn } from '../../../../domain/investing/cooling-off.ts'
import { useNow } from '../../../app/time/now.tsx'
import { instant } from '../../../from-api.ts'
import { DateTime } from '../../../ui/money.tsx'
import { CoolingOffDialog } from './cooling-off-dialog.tsx'
import type { Investment } from './investment-queries.ts'
import styles from './investment.module.css'

/** Until when the contract may be rescinded; eight days from a document that is not yet received. */
export function CoolingOffUntil({ lastDay }: { lastDay: string | null }) {
  return lastDay === null ? (
    '書面を受け取った日を含めて8日間'
  ) : (
    <>
      <DateTime value={lastDay} format="date" />
      まで
    </>
  )
}

/** The last day while the right stands, and the way to use it; quiet, for it is nothing that anybody should be led to. */
export function CoolingOff({ invest, onDeclared }: { invest: Investment; onDeclared: () => void }) {
  const [asking, setAsking] = useState(false)
  const today = japanDateOf(new Date(useNow()))
  const { contract_delivered_at: deliveredAt, cooling_off_until: lastDay } = invest
  if (!invest.can_cool_off || !mayCoolOffOn(deliveredAt === null ? null : instant(deliveredAt), today)) return null
  return (
    <dl className={styles.coolingOff}>
      <dt className="caption-text">クーリング・オフ期限</dt>
      <dd>
        <span>
          <CoolingOffUntil lastDay={lastDay} />
        </span>
        <span className={styles.coolingOffWays}>
          <button type="button" onClick={() => setAsking(true)}>
            解除を申し出る<span className="visually-hidden">（{invest.project.name}）</span>
          </button>
          <Link to="/coolingoff">クーリング・オフとは</Link>
        </span>
        <CoolingOffDialog open={asking} invest={invest} onClose={() => setAsking(false)} onDeclared={onDeclared} />
      </dd>
    </dl>
  )
}
