import { asRead } from '../../core/graphql/as-read.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { issueAnnualReportTicket } from './issue-annual-report.ts'
import { loadAnnualReport, type AnnualReport as Report } from './load-annual-report.ts'

const AnnualReport = builder.objectRef<Report>('AnnualReport').implement({
  fields: (t) => ({
    ...asRead(t, { Int: ['year'], Yen: ['dividend', 'tax', 'loss'] }),
    pay_amount: t.expose('payAmount', { type: 'Yen' }),
    restored: t.expose('restored', {
      type: 'Yen',
      description:
        'Of pay_amount: lost principal that later income gave back. The loss stays in the year in which it was fixed.',
    }),
    unpaid_dividend: t.expose('unpaidDividend', {
      type: 'Yen',
      description: 'Of dividend: what had not been paid at the end of the year (now, in the running one).',
    }),
    uncollected_tax: t.expose('uncollectedTax', {
      type: 'Yen',
      description: 'Of tax: what had not been withheld by then, as it is withheld when paying.',
    }),
    paid_in_year: t.expose('paidInYear', {
      type: 'Yen',
      description: "What was transferred in the year, of this and earlier years' distributions.",
    }),
    is_running: t.exposeBoolean('isRunning', { description: 'The year is not over.' }),
    correction: t.int({
      nullable: true,
      description:
        'Number of the last correction after the first issue of a closed year, 0 without one; null before the first issue.',
      resolve: ({ closings }) => closings.at(-1)?.number ?? null,
    }),
    correction_reason: t.string({ nullable: true, resolve: ({ closings }) => closings.at(-1)?.reason || null }),
    differs_from_issued: t.exposeBoolean('differsFromIssued', {
      description: 'The figures are others than the last issue told, and no correction is out yet.',
    }),
  }),
})

builder.queryFields((t) => ({
  annualReport: t.field({
    description:
      "The caller's annual transaction report: what was fixed in the year, as the statutory payment report tells it. year is 2023 to the current year in Japan, else BAD_USER_INPUT.",
    type: AnnualReport,
    access: 'member',
    args: { year: t.arg.string({ required: true }) },
    resolve: async (_root, { year }, context) =>
      unwrap(await loadAnnualReport(context.services, requireViewer(context).memberId, year)),
  }),
  annualReportDocument: t.string({
    description:
      "A one-time value for GET /annual/{value}: the caller's annual transaction report as a signed PDF. year as for annualReport.",
    access: 'member',
    args: { year: t.arg.string({ required: true }) },
    resolve: async (_root, { year }, context) =>
      unwrap(await issueAnnualReportTicket(context.services, requireViewer(context), year)),
  }),
}))
