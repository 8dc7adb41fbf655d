import { okField } from '../../core/graphql/act-fields.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { idOf } from '../../../domain/id.ts'
import { maskEmail } from '../../../domain/core/mask.ts'
import { builder } from '../../core/graphql/builder.ts'
import { jobTable } from '../../../domain/tables/jobs.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { undeliveredTable } from '../../../domain/tables/undelivered.ts'
import type { TablePage } from '../../core/graphql/table-page.ts'
import { attendMail, listUndeliveredMails, reopenMail, type UndeliveredMail as Mail } from './undelivered-mails.ts'
import { listFailedJobs, retryJob, type FailedJob as Job } from './failed-jobs.ts'
import { jobReach, type JobReach } from './job-reach.ts'

const UndeliveredMail = builder.objectRef<Mail>('UndeliveredMail').implement({
  fields: (t) => ({
    ...columnFields(t, undeliveredTable),
    id: t.exposeID('id'),
    to: t.string({ description: 'Masked.', resolve: ({ to }) => maskEmail(to) }),
    member_number: t.exposeString('member_number', { nullable: true }),
    subject: t.exposeString('subject'),
    undeliverable_at: t.expose('undeliverable_at', { type: 'DateTime' }),
    attended_at: t.expose('attended_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while nobody has looked after it.',
    }),
    attended_by: t.exposeString('attended_by', { nullable: true }),
  }),
})

const JobReachType = builder.objectRef<JobReach>('JobReach').implement({
  fields: (t) => ({ people: t.exposeInt('people'), yen: t.expose('yen', { type: 'Yen' }) }),
})

const FailedJob = builder.objectRef<Job>('FailedJob').implement({
  fields: (t) => ({
    ...columnFields(t, jobTable),
    id: t.exposeID('id'),
    task: t.exposeString('task'),
    attempts: t.exposeInt('attempts'),
    max_attempts: t.exposeInt('max_attempts'),
    error: t.exposeString('error'),
    created_at: t.expose('created_at', { type: 'DateTime' }),
    next_at: t.expose('next_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried again by itself.',
    }),
    reach: t.field({
      type: JobReachType,
      nullable: true,
      description: 'Whom running it once more reaches; null where it reaches nobody by itself.',
      resolve: ({ task, payload }, _arguments, { services }) => jobReach(services.database, task, payload),
    }),
  }),
})

const FailedJobPage = builder.objectRef<TablePage<Job>>('FailedJobPage').implement({
  fields: (t) => ({ rows: t.expose('rows', { type: [FailedJob] }), total: t.exposeInt('total') }),
})
tableQuery('adminUndeliveredMails', {
  description:
    'Mails that could not be delivered, the oldest first; those that nobody has looked after unless the filter asks for the others. Sorted by since. [admin]',
  table: undeliveredTable,
  page: pageType('UndeliveredMailPage', UndeliveredMail),
  filter: 'UndeliveredFilterInput',
  list: ({ database }, filters, input) => listUndeliveredMails(database, filters, input),
})

builder.queryFields((t) => ({
  adminFailedJobs: t.field({
    description: 'Jobs that failed again and again, the oldest first. Sorted by since. [admin]',
    access: 'admin',
    type: FailedJobPage,
    args: { sort: t.arg.string(), descending: t.arg.boolean(), page: t.arg.int(), size: t.arg.int() },
    resolve: (_root, input, { services }) => listFailedJobs(services.database, input),
  }),
}))

builder.mutationFields((t) => ({
  adminAttendMail: okField(t, {
    description:
      "Tries an undelivered mail once more at the member's present address, or notes that it was looked after. [admin]",
    access: 'admin',
    args: { id: t.arg.id({ required: true }), resend: t.arg.boolean({ required: true }) },
    act: (services, viewer, { id, resend }) => attendMail(services, viewer, { mailId: idOf(id), resend }),
  }),
  adminReopenMail: okField(t, {
    description: 'Puts an undelivered mail that was noted as looked after back on the list. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => reopenMail(services, viewer, idOf(id)),
  }),
  adminRetryJob: okField(t, {
    description: 'Runs a failed job now. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => retryJob(services, viewer, idOf(id)),
  }),
}))
