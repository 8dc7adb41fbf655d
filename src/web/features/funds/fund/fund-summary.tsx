import type { ReactNode } from 'react'
import { fundingOf } from '../../../../domain/funds/fund.ts'
import { lotteryDays } from '../../../../domain/funds/fund-text.ts'
import { useNowAround } from '../../../app/time/now.tsx'
import { appliedPercent, offeringWord } from '../../../../domain/funds/offering-word.ts'
import { fundingFacts, instant, offeringFacts } from '../../../from-api.ts'
import { formatManYen, formatRate, isSameYear } from '../../../ui/format.ts'
import { DateTime, Period } from '../../../ui/money.tsx'
import { ProgressLegend } from '../../../ui/progress-bar.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Badges } from './fund-badges.tsx'
import { FundingBar } from './funding-progress.tsx'
import { LiveAnnouncement } from './live/live-announcement.tsx'
import { isMoving } from './live/live-fund.ts'
import type { Fund, FundSummary } from './fund-queries.ts'
import { lossLineLabel } from './loss-line.ts'
import { SummaryFrame } from './summary-frame.tsx'
import styles from './fund-summary.module.css'

function LotteryDays({ endAt }: { endAt: string }) {
  const { resultOn, depositDeadline } = lotteryDays(instant(endAt))
  return (
    <>
      <p>
        抽選結果の通知日：
        <DateTime value={resultOn} format="date" />
      </p>
      <p>
        入金期限：
        <DateTime value={depositDeadline} format="date" />
        （当選の通知から3日以内）
      </p>
    </>
  )
}

function Recruitment({ fund }: { fund: Fund }) {
  return (
    <div className={styles.period}>
      <p>
        <span className="visually-hidden">募集期間：</span>
        <Period start={fund.start_at} end={fund.end_at} />
      </p>
      {fund.recruit_type === 'lottery' && <LotteryDays endAt={fund.end_at} />}
      {fund.is_auto_continue && <p>分配日：6か月ごと、運用終了日から1か月以内</p>}
    </div>
  )
}

/** What the planned yield is paid out of, each part whole where the line ends before it. */
export function Breakdown({ fund: { rimawari_breakdown: parts } }: { fund: Fund }) {
  return (
    <>
      内訳：
      {parts.map(({ label, rate }, place) => (
        <span key={label} className="no-break">
          {`${label}から${formatRate(rate)}％${place < parts.length - 1 ? '、' : ''}`}
        </span>
      ))}
    </>
  )
}

function Figures({ fund }: { fund: Fund }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>
          予定分配率
          <br />
          （年利・税引前）
        </dt>
        <dd>
          <span className={styles.figure}>{formatRate(fund.rimawari)}</span>
          <span className={styles.unit}>％</span>
          {fund.rimawari_breakdown.length > 0 && (
            <small>
              <Breakdown fund={fund} />
            </small>
          )}
          <small>元本は保証されません</small>
        </dd>
      </div>
      <div>
        <dt>
          運用期間
          <br />
          （予定）
        </dt>
        <dd>
          <span className={styles.figure}>{fund.unyo_term_month}</span>
          <span className={styles.unit}>か月</span>
          {fund.is_auto_continue ? (
            <small>
              運用期間は自動で更新されます。解約するには、2か月前にお送りするお知らせメールへの回答が必要です。
            </small>
          ) : (
            fund.unyo_start_at !== null &&
            fund.unyo_end_at !== null && (
              <small>
                <DateTime value={fund.unyo_start_at} format="yearDay" />〜<wbr />
                <DateTime
                  value={fund.unyo_end_at}
                  format={isSameYear(fund.unyo_start_at, fund.unyo_end_at) ? 'day' : 'yearDay'}
                />
              </small>
            )
          )}
        </dd>
      </div>
    </dl>
  )
}

/** As long as an investment may still be made: how far the price may fall. Below what a phone's first screen has to show. */
function LossLine({ fund: { sale_plan: plan } }: { fund: Fund }) {
  if (plan === null) return null
  return (
    <p className={styles.lossLine}>
      <span>{lossLineLabel(plan.loss_line_permille)}</span>
      <a className="tap-link" href="#losses">
        計算を見る
      </a>
    </p>
  )
}

/** How far the offering has come, or came. */
export function FundProgress({ fund }: { fund: Fund }) {
  const now = useNowAround([fund.start_at, fund.end_at])
  const { percent, subordinatedPercent, applied, target, remaining } = fundingOf(fundingFacts(fund))
  const isRecruiting = isMoving(fund, now) && now >= Date.parse(fund.start_at)
  const open = Math.max(0, remaining - fund.stats.held_total)
  const subordinated = fund.subordination_amount ?? 0
  return (
    <>
      <div className={styles.progress}>
        <p className={styles.progressHead}>
          <span>
            達成率 <b>{percent}</b>％
          </span>
          {subordinated > 0 && <span className="small-text">うち劣後出資 {subordinatedPercent}％</span>}
        </p>
        <FundingBar fund={fund} />
        <ProgressLegend subordinated={subordinated > 0} />
      </div>
      <dl className={styles.totals}>
        <div>
          <dt>応募額 ／ 募集総額</dt>
          <dd>
            <span className="no-break">{formatManYen(applied)}</span> ／{' '}
            <span className="no-break">{formatManYen(target)}</span>
          </dd>
        </div>
        {subordinated > 0 && (
          <div>
            <dt>応募率（劣後出資を除く）</dt>
            <dd>{appliedPercent(fundingFacts(fund))}％</dd>
          </div>
        )}
        {isRecruiting && fund.recruit_type === 'firstCome' && (
          <div>
            <dt>
              いまの残り<small className={styles.live}>自動で更新します</small>
            </dt>
            <dd>
              <span className="no-break">{formatManYen(open)}</span>
              {fund.stats.held_total > 0 && (
                <span className="no-break">{`（ほかに${formatManYen(fund.stats.held_total)}を確保中）`}</span>
              )}
            </dd>
          </div>
        )}
        {subordinated > 0 && (
          <div>
            <dt>総額（うち劣後出資）</dt>
            <dd>
              <span className="no-break">{formatManYen(fund.price_estate)}</span>
              <span className="no-break">（{formatManYen(subordinated)}）</span>
            </dd>
          </div>
        )}
      </dl>
      {isRecruiting && (
        <LiveAnnouncement
          sentence={`達成率${percent}％${fund.recruit_type === 'firstCome' ? `、残り${formatManYen(open)}` : ''}`}
        />
      )}
    </>
  )
}

/** What the progress does not say: full, how many times over, not decided yet. */
function OfferingNote({ fund }: { fund: FundSummary }) {
  const now = useNowAround([fund.start_at, fund.end_at])
  const word = offeringWord(offeringFacts(fund), new Date(now))
  if (word === null) return null
  return (
    <>
      <Tag tone={word.kind === 'odds' ? 'waiting' : 'warning'}>{word.label}</Tag>
      {word.detail !== null && <Tag tone="waiting">{word.detail}</Tag>}
    </>
  )
}

/** Name, state and the numbers that decide, in the order in which they are asked for; of an offering and what follows up to the operation. */
export function FundSummaryCard({ fund, action }: { fund: Fund; action: ReactNode }) {
  return (
    <SummaryFrame fund={fund} beside={<OfferingNote fund={fund} />}>
      <Recruitment fund={fund} />
      <Figures fund={fund} />
      <div className={styles.badges}>
        <Badges fund={fund} />
      </div>
      <FundProgress fund={fund} />
      <LossLine fund={fund} />
      <div className={styles.action}>{action}</div>
    </SummaryFrame>
  )
}
