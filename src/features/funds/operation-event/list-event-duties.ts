import { japanDateOf } from '../../../domain/calendar.ts'
import { eventDutyOf, type EventDuty } from '../../../domain/funds/operation-event.ts'
import type { Services } from '../../core/services.ts'
import { loadEvents, type OperationEvent } from './load-events.ts'

/** What waits to be told, the nearest day first: events that investors have not heard of, and words that were promised to them. */
export async function listEventDuties({
  database,
  clock,
}: Services): Promise<{ event: OperationEvent; duty: EventDuty }[]> {
  const today = japanDateOf(clock.now())
  return (await loadEvents(database))
    .flatMap((event) => {
      const duty = dutyOfEvent(event, today)
      return duty === null ? [] : [{ event, duty }]
    })
    .toSorted((one, other) => one.duty.dueOn.localeCompare(other.duty.dueOn))
}

export const dutyOfEvent = (event: OperationEvent, today: Parameters<typeof eventDutyOf>[1]): EventDuty | null =>
  eventDutyOf({ ...event, last: event.entries.at(-1) ?? null }, today)
