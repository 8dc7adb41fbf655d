import { INCIDENT_NOTICES, incidentDeadlines, type IncidentNoticeKind } from '../../../domain/back-office/incident.ts'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { StandingIncident } from './incident.ts'

export interface IncidentDuty {
  kind: IncidentNoticeKind
  title: string
  dueOn: JapanDate
  /** When it should have been done: a first report is promised for the third day. */
  aimOn: JapanDate
}

/** What the law still asks about an incident; nothing once it was done, or where it never asked. */
export function dutiesOf(incident: StandingIncident): IncidentDuty[] {
  const deadlines = incidentDeadlines(incident.noticedAt, incident.grounds)
  if (deadlines === null) return []
  const { preliminaryAimOn, preliminaryDueOn, finalDueOn, peopleDueOn } = deadlines
  const areNotified = incident.agreed.includes('people') && incident.untold === 0
  const duties = [
    {
      kind: 'preliminary',
      dueOn: preliminaryDueOn,
      aimOn: preliminaryAimOn,
      isDone: incident.filed.includes('preliminary'),
    },
    { kind: 'people', dueOn: peopleDueOn, aimOn: preliminaryAimOn, isDone: areNotified },
    { kind: 'final', dueOn: finalDueOn, aimOn: finalDueOn, isDone: incident.filed.includes('final') },
  ] as const
  return duties
    .filter(({ isDone }) => !isDone)
    .map(({ kind, dueOn, aimOn }) => ({ kind, dueOn, aimOn, title: INCIDENT_NOTICES[kind] }))
}
