import { japanDateOf } from '../../../domain/calendar.ts'
import type { DayChange } from '../../../domain/funds/day-change.ts'
import type { EarlierSchedule } from '../../../domain/funds/fund-schedule.ts'
import { shortLivedCache, type CacheRules } from '../../../platform/short-lived-cache.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from './fund-record.ts'
import { loadFundDocuments, type FundDocument } from './load-fund-documents.ts'
import { loadFundMessages, type FundMessage } from './load-fund-messages.ts'
import type { SourcesProof } from '../../../domain/funds/fund-proof.ts'
import { loadCorrectedFunds } from './load-corrections.ts'
import { loadFundSources } from './load-distribution-sources.ts'
import { loadProvedPeriods, type ProvedPeriod } from './load-fund-proof.ts'
import { loadCourses, type FundCourse } from './load-courses.ts'
import { loadFund, loadPublishedFunds } from './load-funds.ts'
import { loadDayChanges } from './load-day-changes.ts'
import { loadLateClosings, type LateClosingRecord } from './load-late-closings.ts'
import { loadSupplements, type SupplementRecord } from './load-supplements.ts'
import { loadScheduleBefore } from './load-schedule-before.ts'
import { loadScheduleRecords, type RecordedSchedule } from './load-schedule-records.ts'
import type { Id } from '../../../domain/id.ts'

/** What is in the database of a fund for everyone who looks at it; when it is looked at comes later. */
export interface FundFacts extends FundRecord {
  documents: FundDocument[]
}

/** Readings of funds that may be up to a quarter of a second old under a burst. For showing only: decisions read under a lock. */
export interface SharedFunds {
  /** Every published fund, newest first. */
  published(): Promise<FundFacts[]>
  /** Published or not; the caller judges who may see it. */
  fund(fundId: Id<'fund'>): Promise<FundFacts | null>
  /** Every message of a fund, those to come and the operators' own included. */
  messages(fundId: Id<'fund'>): Promise<FundMessage[]>
  /** The dates that were published before they were changed. */
  scheduleBefore(fundId: Id<'fund'>): Promise<EarlierSchedule | null>
  /** What is written down of the fund's life. */
  scheduleRecords(fundId: Id<'fund'>): Promise<RecordedSchedule>
  /** Its periods with what each distributed, and from what. */
  provedPeriods(fundId: Id<'fund'>): Promise<ProvedPeriod[]>
  /** What came in after its last period and was distributed. */
  supplements(fundId: Id<'fund'>): Promise<SupplementRecord[]>
  /** What came in after its last period, whoever got it. */
  lateClosings(fundId: Id<'fund'>): Promise<LateClosingRecord[]>
  /** Which days of its operation were other ones before. */
  dayChanges(fundId: Id<'fund'>): Promise<DayChange[]>
  /** From what each fund's dividends were paid, all of them together. */
  sources(): Promise<ReadonlyMap<Id<'fund'>, SourcesProof>>
  /** Whose closed periods were corrected since. */
  corrected(): Promise<ReadonlySet<Id<'fund'>>>
  /** What the state of each published fund against its plan follows from. */
  courses(): Promise<ReadonlyMap<Id<'fund'>, FundCourse>>
}

const usualSharing: CacheRules = { ttl: 250, idle: 4 }

const ofServices = new WeakMap<Services, SharedFunds>()

export function sharedFunds(services: Services): SharedFunds {
  const known = ofServices.get(services)
  if (known) return known
  const database = services.readingDatabase ?? services.database
  const times = { clock: services.clock, elapsed: () => performance.now() }
  const sharing = services.shareReads ?? usualSharing
  const published = shortLivedCache<'all', FundFacts[]>(
    times,
    async () => withDocuments(database, await loadPublishedFunds(database)),
    sharing,
  )
  const corrected = shortLivedCache<'all', ReadonlySet<Id<'fund'>>>(times, () => loadCorrectedFunds(database), sharing)
  const sources = shortLivedCache<'all', ReadonlyMap<Id<'fund'>, SourcesProof>>(
    times,
    () => loadFundSources(database),
    sharing,
  )
  const courses = shortLivedCache<'all', ReadonlyMap<Id<'fund'>, FundCourse>>(
    times,
    async () => {
      const all = await loadCourses(database, japanDateOf(services.clock.now()))
      return new Map(all.map((course) => [course.fundId, course]))
    },
    sharing,
  )
  const fresh: SharedFunds = {
    sources: () => sources('all'),
    corrected: () => corrected('all'),
    courses: () => courses('all'),
    published: () => published('all'),
    fund: shortLivedCache(
      times,
      async (fundId: Id<'fund'>) => {
        const fund = await loadFund(database, fundId)
        return fund ? { ...fund, documents: await loadFundDocuments(database, [fundId]) } : null
      },
      sharing,
    ),
    messages: shortLivedCache(times, (fundId: Id<'fund'>) => loadFundMessages(database, fundId), sharing),
    scheduleBefore: shortLivedCache(times, (fundId: Id<'fund'>) => loadScheduleBefore(database, fundId), sharing),
    supplements: shortLivedCache(times, (fundId: Id<'fund'>) => loadSupplements(database, fundId), sharing),
    lateClosings: shortLivedCache(times, (fundId: Id<'fund'>) => loadLateClosings(database, fundId), sharing),
    dayChanges: shortLivedCache(times, (fundId: Id<'fund'>) => loadDayChanges(database, fundId), sharing),
    scheduleRecords: shortLivedCache(times, (fundId: Id<'fund'>) => loadScheduleRecords(database, fundId), sharing),
    provedPeriods: shortLivedCache(
      times,
      (fundId: Id<'fund'>) => loadProvedPeriods(database, { fundId, today: japanDateOf(services.clock.now()) }),
      sharing,
    ),
  }
  ofServices.set(services, fresh)
  return fresh
}

/** Funds with their documents: two queries however many they are. */
export async function withDocuments(
  database: Services['database'],
  funds: readonly FundRecord[],
): Promise<FundFacts[]> {
  const documents = await loadFundDocuments(
    database,
    funds.map((fund) => fund.id),
  )
  return funds.map((fund) => ({ ...fund, documents: documents.filter((document) => document.fund_id === fund.id) }))
}
