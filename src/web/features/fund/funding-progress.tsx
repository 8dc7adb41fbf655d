import { ProgressBar } from '../../ui/progress-bar.tsx'
import { fundingOf } from './fund-facts.ts'
import type { FundSummary } from './fund-queries.ts'

/** `達成率70％（うち劣後出資20％）` */
export function progressSentence(fund: FundSummary): string {
  const { percent, subordinatedPercent } = fundingOf(fund)
  return `達成率${percent}％${subordinatedPercent > 0 ? `（うち劣後出資${subordinatedPercent}％）` : ''}`
}

export function FundingBar({ fund, size }: { fund: FundSummary; size?: 'normal' | 'slim' }) {
  const { percent, subordinatedPercent } = fundingOf(fund)
  return <ProgressBar label={progressSentence(fund)} percent={percent} subordinatedPercent={subordinatedPercent} size={size ?? 'normal'} />
}
