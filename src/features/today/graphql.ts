import { builder } from '../graphql/builder.ts'
import { listLegalDeadlines, type LegalDeadline as Deadline } from './legal-deadlines.ts'
import { listQueues } from './list-queues.ts'
import { readStrip, type Strip } from './read-strip.ts'
import { queueNames, type WorkQueue as Queue } from './work-queue.ts'

const WorkQueueName = builder.enumType('WorkQueueName', { values: queueNames })

const WorkQueue = builder.objectRef<Queue>('WorkQueue').implement({
  description: 'One kind of work that waits for a person.',
  fields: (t) => ({
    name: t.field({ type: WorkQueueName, resolve: ({ name }) => name }),
    count: t.exposeInt('count'),
    oldest_at: t.expose('oldestAt', { type: 'DateTime', nullable: true, description: 'Since when the oldest has waited.' }),
    due_at: t.expose('dueAt', { type: 'DateTime', nullable: true, description: 'The nearest deadline.' }),
    yen: t.expose('yen', { type: 'Yen', nullable: true }),
  }),
})

const LegalDeadline = builder.objectRef<Deadline>('LegalDeadline').implement({
  description: 'What a law or the terms of contract ask by a day.',
  fields: (t) => ({
    due_on: t.field({ type: 'Date', resolve: ({ dueOn }) => dueOn }),
    title: t.exposeString('title'),
    detail: t.exposeString('detail'),
    source: t.exposeString('source'),
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
    description: 'Everything that waits for an operator: nearest deadline first, then what has waited longest; what is empty last. [admin]',
    access: 'admin',
    type: [WorkQueue],
    resolve: (_root, _args, { services }) => listQueues(services),
  }),
  adminMachineState: t.field({
    description: 'Checks of the book, bank, night run, mails and the law\'s ceiling. [admin]',
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
