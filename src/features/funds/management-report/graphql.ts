import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult, InvestRefInput } from '../../core/graphql/results.ts'
import { issueReportTicket } from './issue-report-ticket.ts'
import { listManagementReports, type ListedReport } from './list-management-reports.ts'
import { listReportsDue, type ReportDue as Due } from './list-reports-due.ts'
import { countRecipients } from './load-report-facts.ts'
import { previewManagementReport } from './preview-management-report.ts'
import { publishManagementReport } from './publish-management-report.ts'
import { writeManagementReport } from './write-management-report.ts'
import { parseId, type Id } from '../../../domain/id.ts'

const ReportLine = builder.objectRef<{ label: string; amount: number }>('ReportLine').implement({
  fields: (t) => ({ label: t.exposeString('label'), amount: t.expose('amount', { type: 'Yen' }) }),
})

const ManagementReport = builder.objectRef<ListedReport>('ManagementReport').implement({
  description: 'A property-management report on one period of a fund; a correction is a version of its own.',
  fields: (t) => ({
    id: t.exposeID('id'),
    period_start: t.expose('periodStartOn', { type: 'Date' }),
    period_end: t.expose('periodEndOn', { type: 'Date' }),
    version: t.exposeInt('version'),
    reason: t.exposeString('reason', {
      description: 'Why the period was reported on again; empty for the first version.',
    }),
    income: t.field({ type: [ReportLine], resolve: ({ facts }) => facts.income }),
    costs: t.field({ type: [ReportLine], resolve: ({ facts }) => facts.costs }),
    remarks: t.stringList({ resolve: ({ facts }) => facts.remarks }),
    published_at: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is a draft.',
    }),
    revision: t.exposeInt('revision', { description: 'Of a draft; told again with a change.' }),
    recipients: t.int({
      description: 'How many investors would get it now, or got it.',
      resolve: (report, _args, { services }) =>
        report.publishedAt === null ? countRecipients(services.database, report) : report.copies,
    }),
    copies: t.exposeInt('copies', { description: 'How many investors got it.' }),
    opened: t.exposeInt('opened', { description: 'How many of them have opened it.' }),
  }),
})

const ReportDue = builder.objectRef<Due>('ReportDue').implement({
  description: 'The next period on which the investors of a fund are to be told.',
  fields: (t) => ({
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    period_start: t.field({ type: 'Date', resolve: ({ periodStartOn }) => periodStartOn }),
    period_end: t.field({ type: 'Date', resolve: ({ periodEndOn }) => periodEndOn }),
    due_on: t.field({ type: 'Date', description: 'By when, at the latest.', resolve: ({ dueOn }) => dueOn }),
    is_over: t.exposeBoolean('isOver', { description: 'The period has ended: the report can be delivered.' }),
    is_overdue: t.exposeBoolean('isOverdue'),
    has_draft: t.exposeBoolean('hasDraft'),
  }),
})

const ReportLineInput = builder.inputType('ReportLineInput', {
  fields: (t) => ({ label: t.string({ required: true }), amount: t.field({ type: 'Yen', required: true }) }),
})

const ManagementReportInput = builder.inputType('ManagementReportInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    period_start: t.field({ type: 'Date', required: true }),
    period_end: t.field({ type: 'Date', required: true }),
    income: t.field({ type: [ReportLineInput], required: true }),
    costs: t.field({ type: [ReportLineInput], required: true }),
    remarks: t.stringList({ required: true }),
    reason: t.string({ description: 'Needed for a correction.' }),
    revision: t.int({
      description:
        'Of the draft as it was seen, 0 where there was none; CONFLICT where somebody changed it since. Not compared where it is missing.',
    }),
  }),
})

const PublishedReport = builder
  .objectRef<{ reportId: Id<'management_report'>; copies: number }>('PublishedReport')
  .implement({
    fields: (t) => ({ id: t.exposeID('reportId'), copies: t.exposeInt('copies') }),
  })

builder.queryFields((t) => ({
  report: t.string({
    description: 'A one-time value for GET /report/{value}: the property-management report of an investment. [owner]',
    access: 'member',
    args: { input: t.arg({ type: InvestRefInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(await issueReportTicket(context.services, requireViewer(context), parseId(input.invest_id))),
  }),
  adminReportsDue: t.field({
    description: 'Property-management reports to come, the most urgent first. [admin]',
    access: 'admin',
    type: [ReportDue],
    resolve: (_root, _args, { services }) => listReportsDue(services),
  }),
  managementReports: t.field({
    description: "All versions of a fund's property-management reports, the latest period first. [admin]",
    access: 'admin',
    type: [ManagementReport],
    args: { project_id: t.arg.id({ required: true }) },
    resolve: (_root, args, { services }) => listManagementReports(services, parseId(args.project_id)),
  }),
}))

builder.mutationFields((t) => ({
  writeManagementReport: t.field({
    description:
      "Writes or changes the draft of a period's report; after a publication, the draft of its correction. [admin]",
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: ManagementReportInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const written = await writeManagementReport(context.services, {
        fundId: parseId(input.project_id),
        periodStartOn: input.period_start,
        periodEndOn: input.period_end,
        facts: { income: input.income, costs: input.costs, remarks: input.remarks },
        reason: input.reason ?? '',
        revision: input.revision ?? undefined,
        operatorId: requireViewer(context).memberId,
      })
      const { reportId, revision } = unwrap(written)
      return { id: reportId, version: revision }
    },
  }),
  previewManagementReport: t.string({
    description:
      'A one-time value for GET /report-preview/{value}: the report as its first recipient would get it. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      unwrap(await previewManagementReport(context.services, requireViewer(context), parseId(id))),
  }),
  publishManagementReport: t.field({
    description:
      "Delivers the report to the fund's investors of that period, by mail and in their pages; it cannot be taken back. [admin]",
    access: 'admin',
    type: PublishedReport,
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({
        required: true,
        description: 'Of the draft as it was looked at; CONFLICT where somebody changed it since.',
      }),
    },
    resolve: async (_root, { id, revision }, context) =>
      unwrap(
        await publishManagementReport(context.services, {
          reportId: parseId(id),
          revision,
          operatorId: requireViewer(context).memberId,
        }),
      ),
  }),
}))
