import type { ReactNode } from 'react'
import { AMOUNT_UNIT } from '../../../../../domain/investing/allowance.ts'
import { splitFundName } from '../../../../../domain/funds/fund-text.ts'
import { useViewer } from '../../../../app/session/viewer.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { formatManYen, formatYen } from '../../../../ui/format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { TenThreads } from '../../../../ui/ten-threads.tsx'
import { HeldNote } from '../funding-progress.tsx'
import type { Fund, FundInvest } from '../fund-queries.ts'
import { BoxFrame } from './box-frame.tsx'
import { FundNotice } from './fund-notice.tsx'
import styles from './application.module.css'

const recruiting = { label: '募集中', tone: 'primary' } as const

/** What was sent in is being looked at: there is nothing to do but wait. */
function VerificationInReview() {
  return (
    <BoxFrame tag={recruiting}>
      <Notice title="本人確認の審査中です">
        審査が終わるとメールでお知らせします。そのあと、このファンドに申し込めます。
      </Notice>
      <p className="small-text">
        審査は平日<span className="no-break">10:00〜18:00</span>に順に行います。
      </p>
      <LinkButton to="/mypage/info" full>
        本人確認の状況を見る
      </LinkButton>
    </BoxFrame>
  )
}

export function NotVerified() {
  const { me } = useViewer()
  if ((me?.ekyc_finish_at ?? null) !== null) return <VerificationInReview />
  return (
    <BoxFrame tag={recruiting}>
      <Notice tone="warning" title="オンラインでの本人確認が必要です">
        本人確認が終わると、このファンドに申し込めます。
      </Notice>
      <ul className={styles.bullets}>
        <li>用意するもの：スマートフォンと本人確認書類</li>
        <li>かかる時間：約5分（手続きは24時間できます）</li>
        <li>審査：平日10:00〜18:00に順に行います</li>
      </ul>
      <LinkButton to="/mypage/info" variant="filled" size="large" full>
        本人確認に進む
      </LinkButton>
    </BoxFrame>
  )
}

const holdingStates = { Apply: '抽選待ち', Entry: '入金待ち', Paid: '参加確定' } as const

export function LimitReached({
  investingAmount,
  invests,
}: {
  investingAmount: number
  invests: readonly FundInvest[]
}) {
  const holdings = invests.flatMap((invest) =>
    invest.status === 'Lose' || invest.status === 'Canceled' ? [] : [{ ...invest, status: invest.status }],
  )
  return (
    <BoxFrame tag={recruiting}>
      <Notice title="投資の上限に達しています">
        お一人さまの上限は、ほかのファンドと合わせて<span className="no-break">100万円</span>です。
      </Notice>
      <TenThreads inUse={investingAmount} />
      <ul className={styles.holdings}>
        {holdings.map((invest) => (
          <li key={invest.id}>
            <span>
              {splitFundName(invest.project.name).number ?? invest.project.name}（{holdingStates[invest.status]}）
            </span>
            <b>{formatYen(invest.amount)}</b>
          </li>
        ))}
      </ul>
      <p className="small-text">運用が終わって元本が戻ると、その分をまた投資できます。</p>
    </BoxFrame>
  )
}

/** `isPromised` as in Paused. */
export function NearlyFull({ fund, isPromised, children }: { fund: Fund; isPromised: boolean; children: ReactNode }) {
  return (
    <BoxFrame tag={recruiting}>
      <Notice title="残りの枠が最低の申込金額に足りません">
        このファンドは{formatManYen(Math.max(AMOUNT_UNIT, fund.lower_invest))}
        から申し込めます。ほかの方の申し込みが取り消されると、その分の枠が戻ります。
      </Notice>
      <HeldNote fund={fund} />
      {children}
      {!isPromised && <FundNotice fundId={fund.id} kind="reopening" />}
    </BoxFrame>
  )
}
