import { builder } from '../graphql/builder.ts'
import { requireViewer } from '../graphql/context.ts'
import { unwrap } from '../graphql/failure.ts'
import { issueAnnualReportTicket } from './issue-annual-report.ts'
import { loadAnnualReport, type AnnualReport as Report } from './load-annual-report.ts'

const AnnualReport = builder.objectRef<Report>('AnnualReport').implement({
  fields: (t) => ({
    year: t.exposeInt('year'),
    dividend: t.expose('dividend', { type: 'Yen' }),
    pay_amount: t.expose('payAmount', { type: 'Yen' }),
    tax: t.expose('tax', { type: 'Yen' }),
    loss: t.expose('loss', { type: 'Yen' }),
  }),
})

builder.queryFields((t) => ({
  annualReport: t.field({
    description: "The caller's annual transaction report. year is 2023 to the current year in Japan, else BAD_USER_INPUT.",
    type: AnnualReport,
    access: 'member',
    args: { year: t.arg.string({ required: true }) },
    resolve: async (_root, { year }, context) => unwrap(await loadAnnualReport(context.services, requireViewer(context).memberId, year)),
  }),
  annualReportDocument: t.string({
    description: "A one-time value for GET /annual/{value}: the caller's annual transaction report as a signed PDF. year as for annualReport.",
    access: 'member',
    args: { year: t.arg.string({ required: true }) },
    resolve: async (_root, { year }, context) => unwrap(await issueAnnualReportTicket(context.services, requireViewer(context), year)),
  }),
}))
