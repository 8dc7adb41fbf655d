import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { japanDateOf } from '../../../../domain/calendar.ts'
import { mayCoolOffOn } from '../../../../domain/investing/cooling-off.ts'
import type { ExpectedPayment } from '../../../../domain/investing/expected-payments.ts'
import { useNow } from '../../../app/time/now.tsx'
import { instant } from '../../../from-api.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { formatYen } from '../../../ui/format.ts'
import { DateTime } from '../../../ui/money.tsx'
import { outlookOf } from './assets.ts'
import { CoolingOffUntil } from './cooling-off.tsx'
import type { Investment } from './investment-queries.ts'
import { investmentTask } from './tasks.ts'
import styles from './investment-foot.module.css'

/** "次の分配と元本（予定・税引後）" */
function paymentTerm({ net, principal, basis }: Pick<ExpectedPayment, 'net' | 'principal' | 'basis'>): string {
  const what = principal === 0 ? '次の分配' : net === 0 ? '次の元本の返還' : '次の分配と元本'
  return `${what}（${basis === 'fixed' ? '金額確定' : '予定'}${net === 0 ? '' : '・税引後'}）`
}

function factsOf(invest: Investment, now: Date): [term: string, value: ReactNode][] {
  const { contract_delivered_at: deliveredAt, renewal } = invest
  const mayCoolOff =
    invest.can_cool_off && mayCoolOffOn(deliveredAt === null ? null : instant(deliveredAt), japanDateOf(now))
  // What still waits for the member's money is a plan about a plan: not told here.
  const next = invest.status === 'Paid' ? outlookOf([invest])[0] : undefined
  const hasContract = invest.contract_id !== null && invest.contract_confirm_at !== null
  return [
    ...(mayCoolOff
      ? [
          ['クーリング・オフ期限', <CoolingOffUntil key="cooling-off" lastDay={invest.cooling_off_until} />] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(renewal?.is_open
      ? [
          ['継続・解約の選択期限', <DateTime key="choice" value={renewal.choice_until} format="date" />] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(next !== undefined && next.net + next.principal > 0
      ? [[paymentTerm(next), <b key="next">{formatYen(next.net + next.principal)}</b>] as [string, ReactNode]]
      : []),
    ...(hasContract
      ? [
          [
            '書類',
            <Link key="contract" className="tap-link" to={`/mypage/contract/${invest.contract_id ?? ''}`}>
              契約成立時書面
            </Link>,
          ] as [string, ReactNode],
        ]
      : []),
  ]
}

/** What the member may want to know of an investment at a glance, and its next act; where none is asked, the way to all of it. */
export function InvestmentFoot({ invest }: { invest: Investment }) {
  const now = new Date(useNow())
  const task = investmentTask(invest, now)
  const facts = factsOf(invest, now)
  return (
    <div className={styles.foot}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.act}>
        <LinkButton
          to={`/mypage/projects#invest-${invest.id}`}
          size="small"
          variant={task === null ? 'outlined' : 'filled'}
        >
          {task?.button ?? '詳細を見る'}
          <span className="visually-hidden">（{invest.project.name}）</span>
        </LinkButton>
      </p>
    </div>
  )
}
