import type { FreeText } from '../../../../domain/free-text.ts'
import { progressName } from '../../../../domain/funds/fund-text.ts'
import { mayBeJoined } from '../../../../domain/funds/offering-word.ts'
import { offeringFacts } from '../../../from-api.ts'
import type { FundSummary } from './fund-queries.ts'

const progressCodes = ['00', '01', '02', '03', '04', '05'] as const

export interface FundFilter {
  /** Two digits of the progress. */
  status: (typeof progressCodes)[number] | null
  method: 'firstCome' | 'lottery' | null
  /** Months of operation: up to 6, 7 to 12, or more. */
  term: 'short' | 'medium' | 'long' | null
}

const oneOf = <Value extends string>(value: string | null, allowed: readonly Value[]): Value | null =>
  allowed.find((candidate) => candidate === value) ?? null

/** The filter as it stands in the address; whatever is unknown counts as not chosen. */
export function filterFromSearch(search: URLSearchParams): FundFilter {
  return {
    status: oneOf(search.get('status'), progressCodes),
    method: oneOf(search.get('method'), ['firstCome', 'lottery']),
    term: oneOf(search.get('term'), ['short', 'medium', 'long']),
  }
}

const labelOf = (fund: FundSummary) => fund.performance?.progress ?? '01:募集前'

const termOf = (months: number) => (months <= 6 ? 'short' : months <= 12 ? 'medium' : 'long')

export function matchesFilter(fund: FundSummary, filter: FundFilter): boolean {
  if (filter.status !== null && !labelOf(fund).startsWith(`${filter.status}:`)) return false
  if (filter.method !== null && fund.recruit_type !== filter.method) return false
  return filter.term === null || termOf(fund.unyo_term_month) === filter.term
}

export interface FundGroup {
  /** 'NN:label' */
  progress: FreeText
  label: string
  funds: FundSummary[]
}

/** What comes next stands first: the opening before, the close during recruitment; later, the newest. */
function byNextDeadline(progress: FreeText) {
  const instant = (value: string) => Date.parse(value)
  if (progress.startsWith('00') || progress.startsWith('01'))
    return (a: FundSummary, b: FundSummary) => instant(a.start_at) - instant(b.start_at)
  if (progress.startsWith('02')) return (a: FundSummary, b: FundSummary) => instant(a.end_at) - instant(b.end_at)
  return (a: FundSummary, b: FundSummary) => instant(b.end_at) - instant(a.end_at)
}

/** Before those that are full, whichever deadline is nearer. */
const openFirst = (now: Date) => (a: FundSummary, b: FundSummary) =>
  Number(mayBeJoined(offeringFacts(b), now)) - Number(mayBeJoined(offeringFacts(a), now))

/** Funds by progress label, ascending; one without a label counts as 01:募集前. In each group those that can be joined stand first. */
export function groupFunds(funds: readonly FundSummary[], now: Date): FundGroup[] {
  const labels = [...new Set(funds.map(labelOf))].sort()
  return labels.map((progress) => ({
    progress,
    label: progressName(progress),
    funds: funds
      .filter((fund) => labelOf(fund) === progress)
      .sort((a, b) => openFirst(now)(a, b) || byNextDeadline(progress)(a, b)),
  }))
}

/** For a first look: what can be joined now, what opens next, what is full for now, then how earlier funds went. */
export function leadingFunds(funds: readonly FundSummary[], now: Date): FundSummary[] {
  const rank = (fund: FundSummary): number => {
    const isJoinable = mayBeJoined(offeringFacts(fund), now)
    const code = labelOf(fund).slice(0, 2)
    if (code === '02') return isJoinable ? 0 : 2
    return code === '00' || code === '01' ? 1 : 3
  }
  return groupFunds(funds, now)
    .flatMap((group) => group.funds)
    .sort((a, b) => rank(a) - rank(b))
}
