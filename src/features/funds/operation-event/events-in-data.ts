import { toRfc3339 } from '../../../domain/calendar.ts'
import { photographUrl } from '../fund/to-graphql.ts'
import type { OperationEvent } from './load-events.ts'

/** What was told of a fund's events, for the published data: each entry as it was told. */
export const eventsInData = (events: readonly OperationEvent[], baseUrl: string): object[] =>
  events.map(({ id, fundId, kind, title, place, happenedOn, entries }) => ({
    id: String(id),
    kind,
    title,
    place,
    happened_on: happenedOn,
    entries: entries.map((entry) => ({
      told_at: toRfc3339(entry.announcedAt),
      is_important: entry.isImportant,
      happening: entry.happening,
      measures: entry.measures,
      effect: entry.effect,
      touches_payments: entry.touchesPayments,
      planned_end_on: entry.plannedEndOn,
      ended_on: entry.endedOn,
      budget: entry.budget,
      cost: entry.cost,
      next_word_on: entry.nextWordOn,
      pictures: entry.pictures.map((picture) => ({
        moment: picture.moment,
        url: `${baseUrl}${photographUrl(fundId, picture.id)}`,
        caption: picture.caption,
        alt: picture.alt,
        made_on: picture.madeOn,
        made_by: picture.madeBy,
        is_rendering: picture.isRendering,
      })),
    })),
  }))
