import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { japanDate } from '../../../domain/calendar.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { listPropertyTaxes, type PropertyTaxView, type TaxInstalment } from './list-property-taxes.ts'
import { proposePropertyTax, proposePropertyTaxEnd } from './property-tax.ts'

const InstalmentType = builder.objectRef<TaxInstalment>('PropertyTaxInstalment').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    due_on: t.expose('dueOn', { type: 'Date' }),
    amount: t.expose('amount', { type: 'Yen' }),
    is_paid: t.exposeBoolean('isPaid', { description: 'By lines that paid the accrued tax, the oldest first.' }),
  }),
})

const PropertyTaxType = builder.objectRef<PropertyTaxView>('PropertyTax').implement({
  description: "A year's property tax of a fund, by its notice.",
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Int: ['year'], Yen: ['amount'], String: ['about'] }),
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    accrued: t.expose('accrued', { type: 'Yen', description: 'What of the year has become a cost.' }),
    paper_sha256: t.exposeString('paperSha256', {
      nullable: true,
      description: 'Of the paper on which it rests: /admin/property-papers/{sha256}.pdf.',
    }),
    instalments: t.expose('instalments', { type: [InstalmentType] }),
    end_proposal_id: t.exposeID('endProposalId', {
      nullable: true,
      description: 'That it ends waits for a second operator.',
    }),
  }),
})

builder.queryFields((t) => ({
  adminPropertyTaxes: t.field({
    description: 'Notices of property tax that hold and are not all paid, the oldest year first. [admin]',
    access: 'admin',
    type: [PropertyTaxType],
    resolve: (_root, _args, { services }) => listPropertyTaxes(services.database),
  }),
}))

const InstalmentInput = builder.inputType('PropertyTaxInstalmentInput', {
  fields: (t) => ({
    due_on: t.field({ type: 'Date', required: true }),
    amount: t.field({ type: 'Yen', required: true }),
  }),
})

const PropertyTaxInput = builder.inputType('PropertyTaxInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    year: t.int({ required: true, description: 'Of whose 1 January it is assessed.' }),
    amount: t.field({ type: 'Yen', required: true, description: 'Of the year: the sum of the instalments.' }),
    instalments: t.field({ type: [InstalmentInput], required: true }),
    about: t.string(),
    paper_sha256: t.string({
      description: 'Of the invoice’s or notice’s PDF, which POST /admin-upload/property-papers has kept.',
    }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  proposePropertyTax: proposalField(t, {
    description:
      "Proposes a year's property tax by its notice; another operator approves, and from then on the product accrues it by days. [admin]",
    args: { input: t.arg({ type: PropertyTaxInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposePropertyTax(services, viewer, {
        fundId: idOf<'fund'>(input.project_id),
        year: input.year,
        amount: input.amount,
        instalments: input.instalments.map(({ due_on: dueOn, amount }) => ({ dueOn: japanDate(dueOn), amount })),
        about: input.about ?? '',
        paperSha256: input.paper_sha256 || null,
        reason: input.reason,
      }),
  }),
  proposePropertyTaxEnd: proposalField(t, {
    description:
      'Proposes that nothing more is accrued by a notice of property tax; another operator approves. [admin]',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { id, reason }) =>
      proposePropertyTaxEnd(services, viewer, { assessmentId: idOf<'property_tax_assessment'>(id), reason }),
  }),
}))
