import { addDays, type JapanDate } from '../../domain/calendar.ts'
import type { Id } from '../../domain/id.ts'
import type { DemoEvent, DemoEventEntry } from '../../features/funds/fund/demo/demo-events.ts'
import { loadEvents } from '../../features/funds/operation-event/load-events.ts'
import type { TypedEventPicture } from '../../features/funds/operation-event/event-pictures.ts'
import { recordEvent } from '../../features/funds/operation-event/record-event.ts'
import { announceEvent } from '../../features/funds/operation-event/announce-event.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'
import { addEventPicture } from './demo-pictures.ts'
import { dayOf } from './history.ts'
import { operatorViewer } from './operator-viewer.ts'

/** One operator tells of an event of a demo fund; with its first entry it is recorded. */
export async function announceDemoEvent(
  demo: DemoEnvironment,
  fundId: Id<'fund'>,
  { event, entry }: { event: DemoEvent; entry: DemoEventEntry },
): Promise<void> {
  const { services, operatorIds, seedAt } = demo
  const operator = operatorViewer(services, operatorIds[0])
  const on = (day: number | null): JapanDate | '' => (day === null ? '' : dayOf(day, seedAt))
  const { kind, title, happenedDay, budget } = event
  if (entry === event.entries[0])
    must(
      await recordEvent(services, operator, {
        fundId,
        partId: null,
        kind,
        title,
        happenedOn: on(happenedDay),
        learnedOn: on(entry.day),
        budget,
        touchesPayments: false,
      }),
    )
  const known = (await loadEvents(services.database, { fundId })).find((each) => each.title === title)
  if (known === undefined) throw new Error(`demo fund ${fundId} has no event named ${title}`)
  must(
    await announceEvent(services, operator, {
      eventId: known.id,
      seen: known.entries.length,
      happening: entry.happening,
      measures: entry.measures,
      effect: entry.effect,
      touchesPayments: false,
      plannedEndOn: on(entry.plannedEndDay),
      endedOn: on(entry.endedDay),
      budget,
      cost: entry.cost,
      nextWordOn: on(entry.nextWordDay),
      pictures: await picturesOf(demo, fundId, entry),
    }),
  )
}

async function picturesOf(
  demo: DemoEnvironment,
  fundId: Id<'fund'>,
  { day, picture }: DemoEventEntry,
): Promise<TypedEventPicture[]> {
  if (picture === null) return []
  const { file, ...said } = picture
  const madeOn = addDays(dayOf(day, demo.seedAt), -1)
  const id = await addEventPicture(demo, { fundId, file })
  return [{ ...said, id, madeOn, madeBy: '糸funding', isRendering: true }]
}
