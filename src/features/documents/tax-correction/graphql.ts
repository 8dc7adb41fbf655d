import { readFilters } from '../../../domain/tables/filter.ts'
import { closedYearFilters } from '../../../domain/tables/tax.ts'
import { filterInput, pageType } from '../../core/graphql/table-query.ts'
import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { parseReportYear } from '../../../domain/documents/report-year.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { badInput } from '../../../platform/outcome.ts'
import type { PaperChange } from '../../treasury/tax-year/paper-changes.ts'
import { differencesOf, pageClosedYears, type ClosedYear } from './list-closed-years.ts'
import { listTaxCorrections, type TaxCorrection } from './list-tax-corrections.ts'
import { proposeTaxCorrection } from './propose-tax-correction.ts'

const TaxPaper = builder.enumType('TaxPaper', { values: ['annual_report', 'payment_report'] as const })

const ClosedYearPaper = builder.objectRef<ClosedYear['papers'][number]>('ToldPaper').implement({
  description: 'How a paper last told a closed year.',
  fields: (t) => ({
    paper: t.expose('paper', { type: TaxPaper }),
    number: t.int({
      description: '0 is the first issue, 1, 2 ... are corrections.',
      resolve: ({ closing }) => closing.number,
    }),
    dividend: t.field({ type: 'Yen', resolve: ({ closing }) => closing.dividend }),
    tax: t.field({ type: 'Yen', resolve: ({ closing }) => closing.tax }),
  }),
})

const PaperDifference = builder.objectRef<PaperChange>('PaperDifference').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    told: t.exposeString('before', { description: 'What the paper says.' }),
    now: t.exposeString('after', { description: "What the books or the member's file say." }),
  }),
})

const ClosedTaxYear = builder.objectRef<ClosedYear>('ClosedTaxYear').implement({
  description: "A member's year that is over and was told by at least one paper.",
  fields: (t) => ({
    member_id: t.exposeID('memberId'),
    member_number: t.exposeString('memberNumber'),
    name: t.exposeString('name'),
    dividend: t.field({ type: 'Yen', description: 'As the books have it.', resolve: ({ now }) => now.dividend }),
    tax: t.field({ type: 'Yen', resolve: ({ now }) => now.tax }),
    papers: t.expose('papers', { type: [ClosedYearPaper] }),
    differences: t.field({
      type: [PaperDifference],
      description: "What a paper says otherwise than the books or the member's file say now.",
      resolve: differencesOf,
    }),
  }),
})

const ClosedTaxYearFilterInput = filterInput('ClosedTaxYearFilterInput', closedYearFilters)

const TaxCorrectionType = builder.objectRef<TaxCorrection>('TaxCorrection').implement({
  description: 'A decision of two people that corrected papers of a closed year.',
  fields: (t) => ({
    id: t.exposeID('proposal_id', {
      description:
        'Of the proposal; its rows of the statutory report as CSV at /admin/export/payment-report-correction/{id}.csv.',
    }),
    ...asRead(t, { String: ['reason', 'proposed_by', 'decided_by'], Int: ['people'], DateTime: ['corrected_at'] }),
    reports: t.exposeInt('reports', { description: 'How many statutory reports it corrects.' }),
  }),
})

const yearOf = (text: string, now: Date): number =>
  parseReportYear(text, now) ?? unwrap<number>(badInput({ year: '2023年から今年までの年を指定してください' }))

builder.queryFields((t) => ({
  adminClosedTaxYears: t.field({
    description:
      'Members whose year was told after its end, with what their papers say otherwise than the books; by member number. [admin]',
    access: 'admin',
    type: pageType('ClosedTaxYearPage', ClosedTaxYear),
    args: {
      year: t.arg.string({ required: true }),
      filter: t.arg({ type: ClosedTaxYearFilterInput }),
      page: t.arg.int(),
      size: t.arg.int(),
    },
    resolve: (_root, { year, filter, page, size }, { services }) =>
      pageClosedYears(
        services.database,
        { year: yearOf(year, services.clock.now()), ...readFilters(closedYearFilters, filter) },
        { sort: 'number', page, size },
      ),
  }),
  adminTaxCorrections: t.field({
    description: 'Corrections of the papers of a year, the last first. [admin]',
    access: 'admin',
    type: [TaxCorrectionType],
    args: { year: t.arg.string({ required: true }) },
    resolve: (_root, { year }, { services }) =>
      listTaxCorrections(services.database, yearOf(year, services.clock.now())),
  }),
}))

const TaxCorrectionInput = builder.inputType('TaxCorrectionInput', {
  fields: (t) => ({
    year: t.string({ required: true }),
    member_ids: t.field({ type: ['ID'], required: true, description: 'At most 100.' }),
    reason: t.string({ required: true, description: 'Printed on the papers and mailed to the members.' }),
  }),
})

builder.mutationField('proposeTaxCorrection', (t) =>
  proposalField(t, {
    description:
      "Proposes to correct members' papers of a closed year; when another operator approves, both papers get their next number, the members' reports are made anew and they are mailed. The answer is the proposal's id. [admin]",
    args: { input: t.arg({ type: TaxCorrectionInput, required: true }) },
    act: (services, viewer, { input }) => {
      const memberIds = input.member_ids.map((id) => idOf<'member'>(id))
      return proposeTaxCorrection(services, viewer, {
        yearText: input.year,
        memberIds,
        reason: input.reason,
      })
    },
  }),
)
