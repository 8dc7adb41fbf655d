import { milestonesOf, type Milestone } from '../../../domain/fund-schedule.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from './fund-record.ts'
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
