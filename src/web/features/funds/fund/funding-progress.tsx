import { fundingOf } from '../../../../domain/funds/fund.ts'
import { SUBORDINATED_LABEL } from '../../../../domain/funds/fund-text.ts'
import { fundingFacts } from '../../../from-api.ts'
import { formatManYen } from '../../../ui/format.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { FundSummary } from './fund-queries.ts'

/** `達成率70％（うち劣後出資20％）` */
function progressSentence(fund: FundSummary): string {
  const { percent, subordinatedPercent } = fundingOf(fundingFacts(fund))
  return `達成率${percent}％${subordinatedPercent > 0 ? `（うち${SUBORDINATED_LABEL}${subordinatedPercent}％）` : ''}`
}

export function FundingBar({ fund, size }: { fund: FundSummary; size?: 'normal' | 'slim' }) {
  const { percent, subordinatedPercent } = fundingOf(fundingFacts(fund))
  return (
    <ProgressBar
      label={progressSentence(fund)}
      percent={percent}
      subordinatedPercent={subordinatedPercent}
      size={size ?? 'normal'}
    />
  )
}

/** Of the free room, what is held for those whose turn on the waitlist it is; nothing where nothing is. */
export function HeldNote({
  fund: { stats },
  className = 'small-text',
}: {
  fund: Pick<FundSummary, 'stats'>
  className?: string
}) {
  if (stats.held_total === 0) return null
  return (
    <p className={className}>
      キャンセル待ちで案内した方のために、<span className="no-break">{formatManYen(stats.held_total)}の枠を</span>
      確保しています。
    </p>
  )
}
