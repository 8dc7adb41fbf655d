import { actField, okField } from '../../core/graphql/act-fields.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { EventMomentType, OperationEventKindType, OperationEventType } from './graphql.ts'
import { dutyOfEvent } from './list-event-duties.ts'
import { listEventFunds, type EventFund } from './list-event-funds.ts'
import { loadEvents, type OperationEvent } from './load-events.ts'
import { recordEvent } from './record-event.ts'
import { announceEvent } from './announce-event.ts'
import { withdrawEvent } from './withdraw-event.ts'

const RecordedEventType = builder.objectRef<OperationEvent>('RecordedEvent').implement({
  description: 'An event as operators see it, whether or not anything of it was told.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fund_id: t.exposeID('fundId'),
    fund_name: t.exposeString('fundName'),
    part_name: t.exposeString('partName', { nullable: true }),
    learned_on: t.expose('learnedOn', { type: 'Date', description: 'When the operator learned of it.' }),
    budget: t.expose('budget', { type: 'Yen', nullable: true, description: 'As it was recorded.' }),
    touches_payments: t.exposeBoolean('touchesPayments'),
    is_important: t.exposeBoolean('isImportant', {
      description: 'Two operators tell it, and investors have it by mail.',
    }),
    due_on: t.field({
      type: 'Date',
      nullable: true,
      description: 'Until when investors hear of it, for the first time or again; null once it is over.',
      resolve: ({ dueOn, entries }) => (entries.length === 0 ? dueOn : (entries.at(-1)?.nextWordOn ?? null)),
    }),
    is_proposed: t.exposeBoolean('isProposed', { description: 'Words of it wait for a second operator.' }),
    duty: t.string({
      nullable: true,
      description: 'What is to be done now.',
      resolve: (event, _args, { services }) => dutyOfEvent(event, japanDateOf(services.clock.now()))?.text ?? null,
    }),
    is_overdue: t.boolean({
      resolve: (event, _args, { services }) =>
        dutyOfEvent(event, japanDateOf(services.clock.now()))?.isOverdue ?? false,
    }),
    event: t.field({ type: OperationEventType, description: 'As the page shows it.', resolve: (event) => event }),
  }),
})

const EventPart = builder.objectRef<EventFund['parts'][number]>('EventPart').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

const EventFundType = builder.objectRef<EventFund>('EventFund').implement({
  description: 'A fund at work, with what it holds.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    parts: t.expose('parts', { type: [EventPart] }),
  }),
})

const RecordedEventInput = builder.inputType('OperationEventInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    part_id: t.id({ description: 'Without: it is about the fund itself, or all that it holds.' }),
    kind: t.field({ type: OperationEventKindType, required: true }),
    title: t.string({ required: true }),
    happened_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    learned_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    budget: t.field({ type: 'Yen' }),
    touches_payments: t.boolean({ required: true }),
  }),
})

const EventPictureInput = builder.inputType('EventPictureInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of an uploaded picture of the fund.' }),
    moment: t.field({ type: EventMomentType, required: true }),
    caption: t.string({ required: true }),
    alt: t.string({ required: true }),
    made_on: t.string({ required: true, description: 'YYYY-MM-DD.' }),
    made_by: t.string({ required: true }),
    is_rendering: t.boolean({ required: true }),
  }),
})

const EventEntryInput = builder.inputType('EventEntryInput', {
  fields: (t) => ({
    event_id: t.id({ required: true }),
    seen: t.int({ required: true, description: 'How many entries its author has read.' }),
    happening: t.string({ required: true }),
    measures: t.string({ required: true }),
    effect: t.string({ required: true }),
    touches_payments: t.boolean({ required: true }),
    planned_end_on: t.string({ required: true, description: 'YYYY-MM-DD, or empty; judged beside its field.' }),
    ended_on: t.string({ required: true, description: 'YYYY-MM-DD with the last one, else empty.' }),
    budget: t.field({ type: 'Yen' }),
    cost: t.field({ type: 'Yen' }),
    next_word_on: t.string({ required: true, description: 'YYYY-MM-DD; empty with the last one.' }),
    pictures: t.field({ type: [EventPictureInput], required: true }),
  }),
})

const RecordedEventResult = builder
  .objectRef<{ eventId: OperationEvent['id']; isImportant: boolean; dueOn: OperationEvent['dueOn'] }>(
    'RecordedEventResult',
  )
  .implement({
    fields: (t) => ({
      id: t.exposeID('eventId'),
      is_important: t.exposeBoolean('isImportant'),
      due_on: t.expose('dueOn', { type: 'Date' }),
    }),
  })

const AnnouncedEventResult = builder
  .objectRef<{ proposalId: string | number | null }>('AnnouncedEventResult')
  .implement({
    fields: (t) => ({
      proposal_id: t.exposeID('proposalId', {
        nullable: true,
        description: 'Waits for a second operator; null where it was told at once.',
      }),
    }),
  })

builder.mutationFields((t) => ({
  recordOperationEvent: actField(t, {
    description:
      'Records that something has happened to a fund at work. From the day on which the operator learned of it runs the time until investors hear of it. [admin]',
    access: 'admin',
    type: RecordedEventResult,
    args: { input: t.arg({ type: RecordedEventInput, required: true }) },
    act: (services, viewer, { input }) =>
      recordEvent(services, viewer, {
        fundId: idOf<'fund'>(input.project_id),
        partId: input.part_id ? idOf<'property_part'>(input.part_id) : null,
        kind: input.kind,
        title: input.title,
        happenedOn: input.happened_on,
        learnedOn: input.learned_on,
        budget: input.budget ?? null,
        touchesPayments: input.touches_payments,
      }),
  }),
  announceOperationEvent: actField(t, {
    description:
      'Tells of an event on the page of its fund: at once, or, where it is important, when another operator has approved, and then by mail, too. [admin]',
    access: 'admin',
    type: AnnouncedEventResult,
    args: { input: t.arg({ type: EventEntryInput, required: true }) },
    act: (services, viewer, { input }) =>
      announceEvent(services, viewer, {
        eventId: idOf<'operation_event'>(input.event_id),
        seen: input.seen,
        happening: input.happening,
        measures: input.measures,
        effect: input.effect,
        touchesPayments: input.touches_payments,
        plannedEndOn: input.planned_end_on,
        endedOn: input.ended_on,
        budget: input.budget ?? null,
        cost: input.cost ?? null,
        nextWordOn: input.next_word_on,
        pictures: input.pictures.map(
          ({ id, made_on: madeOn, made_by: madeBy, is_rendering: isRendering, ...said }) => ({
            ...said,
            id: idOf<'fund_picture'>(id),
            madeOn,
            madeBy,
            isRendering,
          }),
        ),
      }),
  }),
  withdrawOperationEvent: okField(t, {
    description: 'Takes back an event that was recorded by mistake, by another operator than recorded it. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { id, reason }) =>
      withdrawEvent(services, viewer, { eventId: idOf<'operation_event'>(id), reason }),
  }),
}))

builder.queryFields((t) => ({
  adminOperationEvents: t.field({
    description: 'Events of all funds, the latest beginning first. [admin]',
    access: 'admin',
    type: [RecordedEventType],
    resolve: (_root, _args, { services }) => loadEvents(services.database),
  }),
  adminEventFunds: t.field({
    description: 'Funds of which events can be recorded. [admin]',
    access: 'admin',
    type: [EventFundType],
    resolve: (_root, _args, { services }) => listEventFunds(services.database),
  }),
}))
