import { japanDateOf } from '../../../domain/calendar.ts'
import { courseOf, type Course } from '../../../domain/funds/fund-course.ts'
import { milestonesOf, type Milestone } from '../../../domain/funds/fund-schedule.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from './fund-record.ts'
import type { ShownCourse } from './schedule-graphql.ts'
import { sharedFunds } from './shared-funds.ts'
import type { ShownFund } from './show-funds.ts'

/** What is planned of a fund, as its milestones ask for it. */
function plannedScheduleOf({ fund }: Pick<FundRecord, 'fund'>) {
  return { ...fund, isLottery: fund.offeringMethod === 'lottery' }
}

/** A fund's milestones as everybody sees them; under a burst up to a quarter of a second old. */
export async function showMilestones(services: Services, shown: ShownFund): Promise<Milestone[]> {
  const shared = sharedFunds(services)
  const [records, before] = await Promise.all([shared.scheduleRecords(shown.id), shared.scheduleBefore(shown.id)])
  return milestonesOf(plannedScheduleOf(shown), records, shown.shownAt, before)
}

const isAsPlanned = ({ late, unreported, decided }: Course): boolean =>
  late === null && unreported.length === 0 && decided === null

/** How a fund stands against its plan, the same wherever it is told; the company's words only while it is not as planned. */
export async function showCourse(
  services: Services,
  { id, shownAt }: Pick<ShownFund, 'id' | 'shownAt'>,
): Promise<ShownCourse | null> {
  const record = (await sharedFunds(services).courses()).get(id)
  const course = record === undefined ? null : courseOf(record, japanDateOf(shownAt))
  if (record === undefined || course === null) return null
  const { explained, asking } = isAsPlanned(course) ? { explained: null, asking: null } : record
  return { ...course, fundId: id, explained, asking }
}
