import { INCIDENT_NOTICES, incidentDeadlines, type IncidentNoticeKind } from '../../../domain/back-office/incident.ts'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { StandingIncident } from './incident.ts'

export interface IncidentDuty {
  kind: IncidentNoticeKind
  title: string
  due_on: JapanDate
  /** When it should have been done: a first report is promised for the third day. */
  aim_on: JapanDate
}

/** What the law still asks about an incident; nothing once it was done, or where it never asked. */
export function dutiesOf(incident: StandingIncident): IncidentDuty[] {
  const deadlines = incidentDeadlines(incident.noticed_at, incident.grounds)
  if (deadlines === null) return []
  const { preliminaryAimOn, preliminaryDueOn, finalDueOn, peopleDueOn } = deadlines
  const areNotified = incident.agreed.includes('people') && incident.untold === 0
  const { filed } = incident
  const duties = [
    { kind: 'preliminary', due_on: preliminaryDueOn, aim_on: preliminaryAimOn, isDone: filed.includes('preliminary') },
    { kind: 'people', due_on: peopleDueOn, aim_on: preliminaryAimOn, isDone: areNotified },
    { kind: 'final', due_on: finalDueOn, aim_on: finalDueOn, isDone: filed.includes('final') },
  ] as const
  return duties.filter(({ isDone }) => !isDone).map((duty) => ({ ...duty, title: INCIDENT_NOTICES[duty.kind] }))
}
