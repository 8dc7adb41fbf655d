import { sql, type Selectable } from 'kysely'
import { publicAddress } from '../../../domain/funds/address-key.ts'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { DB } from '../../../platform/database/types.ts'
import { keptEventPictures } from './event-pictures.ts'

/** The entries the first one first; none while nothing was told. */
export type OperationEvent = Awaited<ReturnType<typeof loadEvents>>[number]
/** What was told at one time. */
export type AnnouncedEntry = ReturnType<typeof toEntry>

/** Events of one fund, of all, or a single one: the latest beginning first. Those that were withdrawn are none. */
export async function loadEvents(
  database: Queryable,
  wish: { fundId?: Id<'fund'>; eventId?: Id<'operation_event'> } = {},
) {
  const events = await database
    .selectFrom('operation_event as event')
    .innerJoin('fund', 'fund.id', 'event.fund_id')
    .leftJoin('property_part as part', 'part.id', 'event.part_id')
    .leftJoin('property', 'property.id', 'part.property_id')
    .leftJoin('operation_event_withdrawal as withdrawal', 'withdrawal.event_id', 'event.id')
    .selectAll('event')
    .select(['fund.name as fund_name', 'part.name as part_name', 'property.address', 'property.building_name'])
    .select(
      sql<boolean>`exists (select from proposal where kind = 'fund.operation_event' and status = 'open' and subject = 'operation_event:' || event.id)`.as(
        'is_proposed',
      ),
    )
    .where('withdrawal.event_id', 'is', null)
    .$if(wish.fundId !== undefined, (query) => query.where('event.fund_id', '=', wish.fundId ?? null))
    .$if(wish.eventId !== undefined, (query) => query.where('event.id', '=', wish.eventId ?? null))
    .orderBy('event.happened_on', 'desc')
    .orderBy('event.id', 'desc')
    .execute()
  const entries = await loadEntries(
    database,
    events.map(({ id }) => id),
  )
  return events.map((row) => ({
    id: row.id,
    fundId: row.fund_id,
    fundName: row.fund_name,
    partId: row.part_id,
    partName: row.part_name === null ? null : [row.building_name, row.part_name].filter(Boolean).join(' '),
    place: row.address === null ? null : publicAddress(row.address),
    kind: row.kind,
    title: row.title,
    happenedOn: japanDate(row.happened_on),
    learnedOn: japanDate(row.learned_on),
    budget: row.budget,
    touchesPayments: row.touches_payments,
    isImportant: row.is_important || (entries.get(row.id)?.some(({ isImportant }) => isImportant) ?? false),
    dueOn: japanDate(row.due_on),
    isProposed: row.is_proposed,
    recordedBy: row.recorded_by,
    entries: entries.get(row.id) ?? [],
  }))
}

const dayOf = (text: string | null): JapanDate | null => (text === null ? null : japanDate(text))

async function loadEntries(
  database: Queryable,
  eventIds: readonly Id<'operation_event'>[],
): Promise<ReadonlyMap<Id<'operation_event'>, readonly AnnouncedEntry[]>> {
  if (eventIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('operation_event_entry')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .orderBy('event_id')
    .orderBy('seq')
    .execute()
  const announced = new Map<Id<'operation_event'>, AnnouncedEntry[]>()
  for (const row of rows) announced.set(row.event_id, [...(announced.get(row.event_id) ?? []), toEntry(row)])
  return announced
}

const toEntry = (row: Selectable<DB['operation_event_entry']>) => ({
  id: row.id,
  seq: row.seq,
  happening: row.happening,
  measures: row.measures,
  effect: row.effect,
  touchesPayments: row.touches_payments,
  plannedEndOn: dayOf(row.planned_end_on),
  endedOn: dayOf(row.ended_on),
  budget: row.budget,
  cost: row.cost,
  nextWordOn: dayOf(row.next_word_on),
  pictures: keptEventPictures(row.pictures),
  isImportant: row.is_important,
  people: row.people,
  announcedAt: row.told_at,
})
