import { asRead } from '../../core/graphql/as-read.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { idIfGiven } from '../../../domain/id.ts'
import { consumptionTaxTable } from '../../../domain/tables/consumption-tax.ts'
import { badInput } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { TaxClassType } from '../../core/graphql/tax-class.ts'
import { correctTaxClass, type TaxSubject } from './correct-tax-class.ts'
import {
  listUnsaidTaxLines,
  loadTaxSummary,
  parseTaxDays,
  type TaxSummaryRow,
  type UnsaidTaxLine,
} from './load-summary.ts'

const TaxSummaryRowType = builder.objectRef<TaxSummaryRow>('ConsumptionTaxRow').implement({
  description: 'Sums of one book, class and rate; words in Japanese.',
  fields: (t) => ({
    ...asRead(t, {
      String: ['key', 'book_name', 'side', 'class_text', 'rate_text', 'share_text'],
      Int: ['count'],
      Yen: ['gross', 'base', 'deductible'],
    }),
    usual: t.exposeInt('usual', { description: 'How many of them have the usual class of their kind.' }),
    tax: t.expose('tax', { type: 'Yen', description: 'Of each line by itself, what is below a yen left out.' }),
  }),
})

builder.queryField('adminConsumptionTax', (t) =>
  t.field({
    description: `What was sold and bought in some days by class of consumption tax; as a file under /admin-csv/${consumptionTaxTable.name}.csv. [admin]`,
    access: 'admin',
    type: [TaxSummaryRowType],
    args: {
      book: t.arg.string({ required: true, description: 'As adminLedgerBooks names it; empty for all books.' }),
      from: t.arg.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
      until: t.arg.string({ required: true, description: 'YYYY-MM-DD, included.' }),
    },
    resolve: (_root, days, { services }) => loadTaxSummary(services.database, unwrap(parseTaxDays(days))),
  }),
)

const UnsaidTaxLineType = builder.objectRef<UnsaidTaxLine>('UnsaidTaxLine').implement({
  description:
    'A sum whose class nobody has said; words in Japanese. One of its four numbers says what correctTaxClass takes.',
  fields: (t) => ({
    ...asRead(t, {
      String: ['key', 'book_name', 'account', 'class_text', 'remarks', 'about'],
      Date: ['on'],
      Yen: ['gross'],
    }),
    way: t.exposeString('way', { description: 'income, cost or building: which classes it may be of.' }),
    part_id: t.id({ nullable: true, resolve: ({ subject: { kind, id } }) => (kind === 'part' ? id : null) }),
    accrual_id: t.id({ nullable: true, resolve: ({ subject: { kind, id } }) => (kind === 'accrual' ? id : null) }),
    explanation_id: t.id({ nullable: true, resolve: ({ subject: { kind, id } }) => (kind === 'fee' ? id : null) }),
    deal_id: t.id({ nullable: true, resolve: ({ subject: { kind, id } }) => (kind === 'purchase' ? id : null) }),
  }),
})

builder.queryField('adminUnsaidTaxLines', (t) =>
  t.field({
    description:
      'A hundred sums of some days at most whose class is open, or a purchase without an invoice only by its kind. [admin]',
    access: 'admin',
    type: [UnsaidTaxLineType],
    args: {
      book: t.arg.string({ required: true }),
      from: t.arg.string({ required: true }),
      until: t.arg.string({ required: true }),
    },
    resolve: (_root, days, { services }) => listUnsaidTaxLines(services.database, unwrap(parseTaxDays(days))),
  }),
)

const CorrectTaxClassInput = builder.inputType('CorrectTaxClassInput', {
  description: 'One of the first four.',
  fields: (t) => ({
    part_id: t.id({ description: "A part of a fund's line." }),
    accrual_id: t.id({ description: 'A cost that was booked before its payment.' }),
    explanation_id: t.id({ description: "A fee of the operator's own." }),
    deal_id: t.id({ description: 'The building that a fund has bought.' }),
    tax_class: t.field({ type: TaxClassType, description: 'Without it the usual class counts again.' }),
    invoice_number: t.string(),
    building_amount: t.field({ type: 'Yen', description: "Of a sale or purchase: the building's part, with its tax." }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationField('correctTaxClass', (t) =>
  okField(t, {
    description: 'Says another class of consumption tax of what is booked; no money moves. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: CorrectTaxClassInput, required: true }) },
    act: (services, viewer, { input }) =>
      correctTaxClass(services, viewer, {
        subject: subjectOf(input),
        taxClass: input.tax_class ?? null,
        invoiceNumber: input.invoice_number ?? null,
        buildingAmount: input.building_amount ?? null,
        reason: input.reason,
      }),
  }),
)

type GivenId = string | number | null | undefined

function subjectOf(input: {
  part_id?: GivenId
  accrual_id?: GivenId
  explanation_id?: GivenId
  deal_id?: GivenId
}): TaxSubject {
  const part = idIfGiven<'fund_line_part'>(input.part_id)
  const accrual = idIfGiven<'cost_accrual'>(input.accrual_id)
  const fee = idIfGiven<'statement_explanation'>(input.explanation_id)
  const deal = idIfGiven<'property_deal'>(input.deal_id)
  const given: TaxSubject[] = [
    ...(part === null ? [] : [{ kind: 'part' as const, id: part }]),
    ...(accrual === null ? [] : [{ kind: 'accrual' as const, id: accrual }]),
    ...(fee === null ? [] : [{ kind: 'fee' as const, id: fee }]),
    ...(deal === null ? [] : [{ kind: 'purchase' as const, id: deal }]),
  ]
  const [only, ...others] = given
  return only !== undefined && others.length === 0
    ? only
    : unwrap<never>(badInput({ tax_class: '区分を直す対象を1つ指定してください。' }))
}
