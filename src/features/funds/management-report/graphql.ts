import { asRead } from '../../core/graphql/as-read.ts'
import { actField } from '../../core/graphql/act-fields.ts'
import type { BalanceSheet } from '../../../ledger/fund-statement.ts'
import type { FundStatement } from '../../treasury/fund-statement/load-fund-statement.ts'
import { builder } from '../../core/graphql/builder.ts'
import { Project } from '../fund/graphql.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult, InvestRefInput } from '../../core/graphql/results.ts'
import { issueReportTicket } from './issue-report-ticket.ts'
import { listManagementReports, type ListedReport } from './list-management-reports.ts'
import { eventCost, eventDays, type ReportEvent } from '../../documents/contract/document/report-events.ts'
import { OPERATION_EVENT_KINDS } from '../../../domain/funds/operation-event.ts'
import { loadReportEvents } from './load-report-events.ts'
import { listReportsDue } from './list-reports-due.ts'
import type { ReportDue as Due } from '../fund/load-next-reports.ts'
import { sharedNextReports } from './shared-next-reports.ts'
import { countRecipients, loadReportStatement } from './load-report-facts.ts'
import { previewManagementReport } from './preview-management-report.ts'
import { toLine } from './report-document.ts'
import { publishManagementReport } from './publish-management-report.ts'
import { writeManagementReport } from './write-management-report.ts'
import { parseId, type Id } from '../../../domain/id.ts'

const ReportLine = builder.objectRef<{ label: string; amount: number }>('ReportLine').implement({
  fields: (t) => ({ label: t.exposeString('label'), amount: t.expose('amount', { type: 'Yen' }) }),
})

const ReportBalanceSheet = builder.objectRef<BalanceSheet>('ReportBalanceSheet').implement({
  fields: (t) => ({
    assets: t.field({ type: [ReportLine], resolve: ({ assets }) => assets.map(toLine) }),
    debts: t.field({ type: [ReportLine], resolve: ({ debts }) => debts.map(toLine) }),
    investors: t.expose('investors', { type: 'Yen', description: "Investors' money at work." }),
    own_parts: t.field({
      type: [ReportLine],
      description: "The operator's own money in the fund.",
      resolve: ({ ownParts }) => ownParts.map(toLine),
    }),
    undistributed: t.expose('undistributed', { type: 'Yen', description: 'Below zero a loss.' }),
    total: t.expose('total', {
      type: 'Yen',
      description: 'Of the assets; debts, parts and what is undistributed are as much.',
    }),
  }),
})

const ManagementReport = builder.objectRef<ListedReport>('ManagementReport').implement({
  description: 'A property-management report on one period of a fund; a correction is a version of its own.',
  fields: (t) => ({
    id: t.exposeID('id'),
    period_start: t.expose('period_start_on', { type: 'Date' }),
    period_end: t.expose('period_end_on', { type: 'Date' }),
    version: t.exposeInt('version'),
    reason: t.exposeString('reason', {
      description: 'Why the period was reported on again; empty for the first version.',
    }),
    income: t.field({ type: [ReportLine], resolve: ({ facts }) => facts.income }),
    costs: t.field({ type: [ReportLine], resolve: ({ facts }) => facts.costs }),
    remarks: t.stringList({ resolve: ({ facts }) => facts.remarks }),
    published_at: t.expose('published_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is a draft.',
    }),
    revision: t.exposeInt('revision', { description: 'Of a draft; told again with a change.' }),
    recipients: t.int({
      description: 'How many investors would get it now, or got it.',
      resolve: (report, _args, { services }) =>
        report.published_at === null
          ? countRecipients(services.database, { fundId: report.fund_id, periodStartOn: report.period_start_on })
          : report.copies,
    }),
    copies: t.exposeInt('copies', { description: 'How many investors got it.' }),
    opened: t.exposeInt('opened', { description: 'How many of them have opened it.' }),
  }),
})

const ReportBooks = builder.objectRef<FundStatement>('ReportBooks').implement({
  description: "What a fund's own book says of the days of a report. Whole yen.",
  fields: (t) => ({
    is_booked: t.exposeBoolean('isBooked', {
      description:
        'Whether it has income or costs of these days; where not, the report tells what an operator declares.',
    }),
    income: t.field({ type: [ReportLine], resolve: ({ income }) => income.map(toLine) }),
    costs: t.field({ type: [ReportLine], resolve: ({ costs }) => costs.map(toLine) }),
    result: t.expose('result', { type: 'Yen' }),
    related_income: t.expose('related', {
      type: 'Yen',
      description: 'Of the income, what the operator or a related party paid.',
    }),
    balance_sheet: t.expose('balanceSheet', {
      type: ReportBalanceSheet,
      nullable: true,
      description: 'On the last day; null where funds had no books of their own yet.',
    }),
    opened_on: t.expose('openedOn', {
      type: 'Date',
      nullable: true,
      description: "The first day of the fund's own book, where it lies within the days.",
    }),
  }),
})

const ReportEventType = builder.objectRef<ReportEvent>('ReportEvent').implement({
  description: 'What happened to a fund, as a report tells it.',
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => OPERATION_EVENT_KINDS[kind] }),
    title: t.exposeString('title'),
    days: t.string({ resolve: eventDays }),
    cost: t.string({ resolve: eventCost }),
    text: t.string({ resolve: ({ happening, effect }) => `${happening}${effect}` }),
  }),
})

const ReportDue = builder.objectRef<Due>('ReportDue').implement({
  description: 'The next period on which the investors of a fund are to be told.',
  fields: (t) => ({
    project_id: t.exposeID('fund_id'),
    ...asRead(t, { String: ['project_name'], Boolean: ['is_overdue', 'has_draft'] }),
    period_start: t.expose('period_start_on', { type: 'Date' }),
    period_end: t.expose('period_end_on', { type: 'Date' }),
    due_on: t.expose('due_on', { type: 'Date', description: 'By when, at the latest.' }),
    is_over: t.exposeBoolean('is_over', { description: 'The period has ended: the report can be delivered.' }),
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
    income: t.field({
      type: [ReportLineInput],
      description: "Declared, only where the fund's book has no income or costs in the period.",
    }),
    costs: t.field({ type: [ReportLineInput], description: 'As with the income.' }),
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
  adminReportBooks: t.field({
    description: "What the fund's own book says of the days of a report; null for days that are none. [admin]",
    access: 'admin',
    type: ReportBooks,
    nullable: true,
    args: {
      project_id: t.arg.id({ required: true }),
      period_start: t.arg({ type: 'Date', required: true }),
      period_end: t.arg({ type: 'Date', required: true }),
    },
    resolve: (_root, { project_id: fundId, period_start: periodStartOn, period_end: periodEndOn }, { services }) => {
      const id = parseId<'fund'>(fundId)
      return id === null || periodEndOn < periodStartOn
        ? null
        : loadReportStatement(services.database, { fundId: id, periodStartOn, periodEndOn })
    },
  }),
  adminReportEvents: t.field({
    description: 'What happened to a fund in the days of a report and stands in it, the earliest first. [admin]',
    access: 'admin',
    type: [ReportEventType],
    args: {
      project_id: t.arg.id({ required: true }),
      period_start: t.arg({ type: 'Date', required: true }),
      period_end: t.arg({ type: 'Date', required: true }),
    },
    resolve: (_root, { project_id: fundId, period_start: periodStartOn, period_end: periodEndOn }, { services }) => {
      const id = parseId<'fund'>(fundId)
      return id === null ? [] : loadReportEvents(services.database, { fundId: id, periodStartOn, periodEndOn })
    },
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
        facts: { income: input.income ?? [], costs: input.costs ?? [], remarks: input.remarks },
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
  publishManagementReport: actField(t, {
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
    act: (services, viewer, { id, revision }) =>
      publishManagementReport(services, {
        reportId: parseId(id),
        revision,
        operatorId: viewer.memberId,
      }),
  }),
}))

const NextReport = builder.objectRef<Due>('NextReport').implement({
  description:
    'The property-management report that investors of a fund get next (law, article 28: every twelve months at least).',
  fields: (t) => ({
    period_start: t.expose('period_start_on', { type: 'Date' }),
    period_end: t.expose('period_end_on', { type: 'Date' }),
    due_at: t.expose('due_on', { type: 'Date', description: 'By this day.' }),
  }),
})

builder.objectField(Project, 'next_report', (t) =>
  t.field({
    type: NextReport,
    nullable: true,
    description: 'Null before its operation, and once everything is reported and paid.',
    resolve: async ({ id }, _args, { services }) => (await sharedNextReports(services)).get(id) ?? null,
  }),
)
