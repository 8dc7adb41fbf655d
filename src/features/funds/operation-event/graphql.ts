import { japanDateOf } from '../../../domain/calendar.ts'
import {
  EVENT_MOMENTS,
  EVENT_STATES,
  eventState,
  momentWord,
  OPERATION_EVENT_KINDS,
  type EventPicture,
  type OperationEventKind,
} from '../../../domain/funds/operation-event.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import type { Id } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { Project } from '../fund/graphql.ts'
import { Image } from '../fund/image-type.ts'
import { photographUrl } from '../fund/to-graphql.ts'
import type { OperationEvent, AnnouncedEntry } from './load-events.ts'
import { sharedEvents } from './shared-events.ts'

export const OperationEventKindType = builder.enumType('OperationEventKind', { values: codesOf(OPERATION_EVENT_KINDS) })
export const EventMomentType = builder.enumType('EventMoment', {
  description: 'Which moment of an event a picture shows.',
  values: codesOf(EVENT_MOMENTS),
})
const EventStateType = builder.enumType('EventState', {
  description: 'ahead: it is planned for a day to come.',
  values: codesOf(EVENT_STATES),
})

/** With what its words follow from. */
type OfEvent<Part> = Part & { kind: OperationEventKind; fundId: Id<'fund'> }

const EventPictureType = builder.objectRef<OfEvent<{ picture: EventPicture }>>('EventPicture').implement({
  fields: (t) => ({
    moment: t.field({ type: EventMomentType, resolve: ({ picture }) => picture.moment }),
    label: t.string({
      description: 'The word of the moment.',
      resolve: ({ kind, picture }) => momentWord(kind, picture.moment),
    }),
    image: t.field({
      type: Image,
      resolve: ({ fundId, picture }) => ({ url: photographUrl(fundId, picture.id), picture }),
    }),
  }),
})

const EventEntryType = builder.objectRef<OfEvent<AnnouncedEntry>>('EventEntry').implement({
  description: 'What investors were told of an event at one time. It is never changed: a later one adds to it.',
  fields: (t) => ({
    told_at: t.expose('announcedAt', { type: 'DateTime' }),
    happening: t.exposeString('happening'),
    measures: t.exposeString('measures', { description: 'What is being done.' }),
    effect: t.exposeString('effect', { description: 'On dividend and principal.' }),
    touches_payments: t.exposeBoolean('touchesPayments', {
      description: 'Changes what was planned to be distributed, or principal.',
    }),
    planned_end_on: t.expose('plannedEndOn', { type: 'Date', nullable: true }),
    ended_on: t.expose('endedOn', { type: 'Date', nullable: true, description: 'Null while it goes on.' }),
    budget: t.expose('budget', { type: 'Yen', nullable: true }),
    cost: t.expose('cost', { type: 'Yen', nullable: true, description: 'As it came.' }),
    next_word_on: t.expose('nextWordOn', {
      type: 'Date',
      nullable: true,
      description: 'Until when investors hear of it again; null with the last one.',
    }),
    is_important: t.exposeBoolean('isImportant', {
      description: 'Two operators told it, and investors had it by mail.',
    }),
    pictures: t.field({
      type: [EventPictureType],
      resolve: ({ pictures, kind, fundId }) => pictures.map((picture) => ({ picture, kind, fundId })),
    }),
  }),
})

export const OperationEventType = builder.objectRef<OperationEvent>('OperationEvent').implement({
  description: 'Something that happened to a fund at work, or to what it holds.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: OperationEventKindType }),
    label: t.string({ description: 'The word of the kind.', resolve: ({ kind }) => OPERATION_EVENT_KINDS[kind] }),
    title: t.exposeString('title'),
    place: t.exposeString('place', {
      nullable: true,
      description: 'Of the property that it is about; null where it is about the fund itself.',
    }),
    happened_on: t.expose('happenedOn', {
      type: 'Date',
      description: 'When it happened or began, or is to begin.',
    }),
    state: t.field({
      type: EventStateType,
      resolve: (event, _args, { services }) =>
        eventState(event, event.entries.at(-1) ?? null, japanDateOf(services.clock.now())),
    }),
    state_label: t.string({
      description: 'The word of the state.',
      resolve: (event, _args, { services }) =>
        EVENT_STATES[eventState(event, event.entries.at(-1) ?? null, japanDateOf(services.clock.now()))],
    }),
    entries: t.field({
      type: [EventEntryType],
      description: 'The first one first.',
      resolve: ({ entries, kind, fundId }) => entries.map((entry) => ({ ...entry, kind, fundId })),
    }),
  }),
})

builder.objectField(Project, 'operation_events', (t) =>
  t.field({
    type: [OperationEventType],
    description: 'What happened while it was at work, as far as investors were told; the latest beginning first.',
    resolve: async ({ id }, _args, { services }) => (await sharedEvents(services)).get(id) ?? [],
  }),
)
