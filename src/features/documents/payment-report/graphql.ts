import { asRead } from '../../core/graphql/as-read.ts'
import { parseReportYear } from '../../../domain/documents/report-year.ts'
import { badInput } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { loadAnnualFigures, type AnnualFigures } from './load-annual-figures.ts'
import { loadForm320Outline, type Form320Outline, type ReportedMonth } from './load-form-320.ts'
import { loadPaymentReport, type PaymentReportRow } from './load-payment-report.ts'
import { loadReportTotals, type ReportTotals } from './load-report-totals.ts'

const PaymentReportRowType = builder.objectRef<PaymentReportRow>('PaymentReportRow').implement({
  description: "What the statutory report (支払調書) on one member's distributions of a year says.",
  fields: (t) => ({
    ...asRead(t, { ID: ['member_id'], String: ['name', 'address', 'basis'], Yen: ['dividend', 'tax', 'contribution'] }),
    unpaid_dividend: t.expose('unpaid_dividend', {
      type: 'Yen',
      description: 'Of dividend: unpaid at the end of the year (now, in the running one).',
    }),
    uncollected_tax: t.expose('uncollected_tax', { type: 'Yen', description: 'Of tax: not withheld by then.' }),
    fixed_on: t.expose('fixed_on', { type: ['Date'] }),
    is_required: t.exposeBoolean('is_required', { description: 'More than 50,000 yen in the year.' }),
    correction: t.int({
      nullable: true,
      description: 'Number of the last correction after the first export of a closed year; null before it.',
      resolve: ({ issues }) => issues.at(-1)?.number ?? null,
    }),
  }),
})

const PaymentReportTotals = builder.objectRef<ReportTotals>('PaymentReportTotals').implement({
  description: "A year's statutory reports (支払調書) in sums.",
  fields: (t) => ({
    ...asRead(t, { Int: ['people'], Yen: ['dividend', 'tax', 'unpaid_dividend', 'uncollected_tax'] }),
    required: t.exposeInt('required', { description: 'Members with more than 50,000 yen in the year.' }),
  }),
})

const AnnualFiguresType = builder.objectRef<AnnualFigures>('AnnualFigures').implement({
  fields: (t) => ({
    ...asRead(t, {
      ID: ['member_id'],
      String: ['member_number', 'name'],
      Yen: ['dividend', 'tax', 'pay_amount', 'loss', 'unpaid_dividend', 'uncollected_tax'],
    }),
  }),
})

const Form320ProblemType = builder.objectRef<Form320Outline['problems'][number]>('PaymentReportProblem').implement({
  fields: (t) => ({
    member_number: t.exposeString('memberNumber', {
      description: 'Empty where it is the company that lacks something.',
    }),
    text: t.exposeString('text'),
  }),
})

const ReportedMonthType = builder.objectRef<ReportedMonth>('PaymentReportMonth').implement({
  description: 'Distributions that were fixed in a month, for the total sheet (合計表).',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM' }),
    ...asRead(t, { Int: ['payments'], Yen: ['dividend', 'tax', 'reported_dividend', 'reported_tax'] }),
    reported_payments: t.exposeInt('reported_payments', { description: 'To members on whom a report is due.' }),
  }),
})

const EFilingDutyType = builder.objectRef<Form320Outline['duty']>('EFilingDuty').implement({
  description: 'Whether the reports of a year have to be filed electronically.',
  fields: (t) => ({
    counted_year: t.exposeInt('countedYear'),
    counted: t.exposeInt('counted', { description: 'Reports that were due on the payments of that year.' }),
    least: t.exposeInt('least', { description: 'From so many on it is a duty.' }),
    is_duty: t.exposeBoolean('isDuty'),
  }),
})

const Form320OutlineType = builder.objectRef<Form320Outline>('PaymentReportFile').implement({
  description: "A year's statutory reports as the tax office's file (form 320).",
  fields: (t) => ({
    reports: t.exposeInt('reports'),
    missing_numbers: t.exposeInt('missing_numbers', {
      description: 'Of them: whose individual number nobody has recorded as received (adminIndividualNumbers).',
    }),
    problems: t.expose('problems', {
      type: [Form320ProblemType],
      description: 'What has to be put right before the file can be written.',
    }),
    months: t.expose('months', { type: [ReportedMonthType] }),
    duty: t.expose('duty', { type: EFilingDutyType }),
  }),
})

const yearOf = (text: string, now: Date): number =>
  parseReportYear(text, now) ?? unwrap<number>(badInput({ year: '2023年から今年までの年を指定してください' }))

builder.queryFields((t) => ({
  adminPaymentReport: t.field({
    description:
      'Distributions that were fixed in a calendar year, by member; as CSV at /admin/export/payment-report/YYYY.csv. [admin]',
    access: 'admin',
    type: [PaymentReportRowType],
    args: { year: t.arg.string({ required: true }) },
    resolve: (_root, { year }, { services }) =>
      loadPaymentReport(services.database, yearOf(year, services.clock.now())),
  }),
  adminPaymentReportTotals: t.field({
    description: 'What adminPaymentReport lists, in sums. [admin]',
    access: 'admin',
    type: PaymentReportTotals,
    args: { year: t.arg.string({ required: true }) },
    resolve: (_root, { year }, { services }) => loadReportTotals(services.database, yearOf(year, services.clock.now())),
  }),
  adminPaymentReportFile: t.field({
    description: 'Of the file at /admin/export/form-320/YYYY.txt: what it holds, and what stands in its way. [admin]',
    access: 'admin',
    type: Form320OutlineType,
    args: { year: t.arg.string({ required: true }) },
    resolve: (_root, { year }, { services }) => loadForm320Outline(services, yearOf(year, services.clock.now())),
  }),
  adminAnnualFigures: t.field({
    description:
      'What was fixed in a calendar year, by member, as their annual reports tell it; as CSV at /admin/export/annual-figures/YYYY.csv. [admin]',
    access: 'admin',
    type: [AnnualFiguresType],
    args: { year: t.arg.string({ required: true }) },
    resolve: (_root, { year }, { services }) =>
      loadAnnualFigures(services.database, yearOf(year, services.clock.now())),
  }),
}))
