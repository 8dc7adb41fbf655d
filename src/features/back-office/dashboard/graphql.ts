import { asRead } from '../../core/graphql/as-read.ts'
import { idIfGiven } from '../../../domain/id.ts'
import { queueNames } from '../../../domain/core/queue-words.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { approvalKinds, listApprovals, type Approval } from './list-approvals.ts'
import { legalDeadlineKinds, listLegalDeadlines, type LegalDeadline as Deadline } from './legal-deadlines.ts'
import { listQueues } from './list-queues.ts'
import { readStrip, type Strip } from './read-strip.ts'
import { listDuties, takeQueue, type QueueDuty } from './take-queue.ts'
import type { QueueEntry, WorkQueue as Queue } from './work-queue.ts'

const WorkQueueName = builder.enumType('WorkQueueName', { values: queueNames })

const QueueDutyType = builder.objectRef<QueueDuty>('QueueDuty').implement({
  description: 'Who looks after a queue.',
  fields: (t) => ({
    operator_id: t.exposeID('operator_id'),
    name: t.exposeString('name'),
    is_mine: t.boolean({ resolve: (duty, _args, context) => requireViewer(context).memberId === duty.operator_id }),
  }),
})

const WorkQueueEntry = builder.objectRef<QueueEntry>('WorkQueueEntry').implement({
  description: 'One of what waits in a queue.',
  fields: (t) => ({
    fund_id: t.exposeID('fundId', { description: 'Where it is worked off.' }),
    ...asRead(t, { String: ['title', 'detail'], DateTime: ['since'] }),
  }),
})

const WorkQueue = builder.objectRef<Queue & { duty: QueueDuty | null }>('WorkQueue').implement({
  description: 'One kind of work that waits for a person.',
  fields: (t) => ({
    name: t.expose('name', { type: WorkQueueName }),
    count: t.exposeInt('count'),
    oldest_at: t.expose('oldestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the oldest has waited.',
    }),
    due_at: t.expose('dueAt', { type: 'DateTime', nullable: true, description: 'The nearest deadline.' }),
    yen: t.expose('yen', { type: 'Yen', nullable: true }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'The names of the funds, where it is about funds.',
    }),
    entries: t.field({
      type: [WorkQueueEntry],
      description: 'Each of them, where it is worked off at its own fund; empty where the queue has one place for all.',
      resolve: ({ entries = [] }) => [...entries],
    }),
    duty: t.expose('duty', { type: QueueDutyType, nullable: true, description: "Null where it is everybody's." }),
  }),
})

const ApprovalKind = builder.enumType('ApprovalKind', { values: approvalKinds })

const WaitingApproval = builder.objectRef<Approval>('WaitingApproval').implement({
  description: 'Something that waits for a second operator.',
  fields: (t) => ({
    key: t.string({ description: "'payout_batch:3'.", resolve: ({ kind, id }) => `${kind}:${id}` }),
    kind: t.expose('kind', { type: ApprovalKind }),
    ...asRead(t, { ID: ['id'], String: ['title'], Yen: ['yen'], DateTime: ['since'] }),
    people: t.exposeInt('people', { description: 'How many members it touches, or payees.' }),
    due_at: t.expose('dueAt', { type: 'DateTime' }),
    prepared_by: t.string({ resolve: ({ preparedBy }) => preparedBy.name }),
    is_own: t.boolean({
      description: 'Whether the caller prepared it: then another operator has to approve.',
      resolve: ({ preparedBy }, _args, context) => requireViewer(context).memberId === preparedBy.id,
    }),
  }),
})

const LegalDeadlineKind = builder.enumType('LegalDeadlineKind', { values: legalDeadlineKinds })

const LegalDeadline = builder.objectRef<Deadline>('LegalDeadline').implement({
  description: 'What a law or the terms of contract ask by a day.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LegalDeadlineKind }),
    due_on: t.expose('dueOn', { type: 'Date' }),
    ...asRead(t, { String: ['title', 'detail', 'source'] }),
  }),
})

const MachineState = builder.objectRef<Strip>('MachineState').implement({
  fields: (t) => ({
    checks_total: t.int({ resolve: ({ checks }) => checks.total }),
    checks_broken: t.int({ resolve: ({ checks }) => checks.broken }),
    checked_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ checks }) => checks.checkedAt }),
    payments_stopped: t.boolean({ resolve: ({ checks }) => checks.paymentsStopped }),
    bank_linked: t.boolean({ resolve: ({ bank }) => bank.isLinked }),
    bank_refused_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ bank }) => bank.refusedAt }),
    bank_trouble_since: t.field({ type: 'DateTime', nullable: true, resolve: ({ bank }) => bank.troubleSince }),
    bank_read_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ bank }) => bank.readAt }),
    night_due_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ night }) => night?.dueAt ?? null }),
    night_finished_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ night }) => night?.finishedAt ?? null }),
    mails_waiting: t.exposeInt('mailsWaiting', { description: 'Owed more than ten minutes ago and not yet sent.' }),
    ceiling: t.field({ type: 'Yen', resolve: ({ ceiling }) => ceiling.limit }),
    ceiling_used: t.field({ type: 'Yen', resolve: ({ ceiling }) => ceiling.used }),
  }),
})

builder.queryFields((t) => ({
  adminQueues: t.field({
    description:
      'Everything that waits for an operator: nearest deadline first, then what has waited longest; what is empty last. [admin]',
    access: 'admin',
    type: [WorkQueue],
    resolve: async (_root, _args, { services }) => {
      const [queues, duties] = await Promise.all([listQueues(services), listDuties(services.database)])
      return queues.map((queue) => ({ ...queue, duty: duties.get(queue.name) ?? null }))
    },
  }),
  adminApprovals: t.field({
    description:
      'Everything that waits for a second operator: what is overdue, then payments, then proposals, each by its deadline. [admin]',
    access: 'admin',
    type: [WaitingApproval],
    resolve: (_root, _args, { services }) => listApprovals(services),
  }),
  adminMachineState: t.field({
    description: "Checks of the book, bank, night run, mails and the law's ceiling. [admin]",
    access: 'admin',
    type: MachineState,
    resolve: (_root, _args, { services }) => readStrip(services),
  }),
  adminLegalDeadlines: t.field({
    description: 'What laws and terms ask within twelve months; nearest first. [admin]',
    access: 'admin',
    type: [LegalDeadline],
    resolve: (_root, _args, { services }) => listLegalDeadlines(services),
  }),
}))

const TakeQueueInput = builder.inputType('TakeQueueInput', {
  fields: (t) => ({
    name: t.field({ type: WorkQueueName, required: true }),
    take: t.boolean({ required: true, description: 'False gives it back to everybody.' }),
    seen: t.id({ description: 'The operator who was seen looking after it; another one is a CONFLICT.' }),
  }),
})

builder.mutationField('adminTakeQueue', (t) =>
  t.field({
    description:
      "Says that a queue of the day is the caller's to look after, or no longer; answers whose it is now. [admin]",
    access: 'admin',
    type: QueueDutyType,
    nullable: true,
    args: { input: t.arg({ type: TakeQueueInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const seen = idIfGiven<'member'>(input.seen)
      unwrap(await takeQueue(context.services, requireViewer(context), { queue: input.name, take: input.take, seen }))
      return (await listDuties(context.services.database)).get(input.name) ?? null
    },
  }),
)
