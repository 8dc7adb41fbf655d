import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { taxFromInput, TaxClassType } from '../../core/graphql/tax-class.ts'
import { CostKindType } from '../fund-lines/graphql.ts'
import { proposeAccrual, proposeAccrualReversal } from './accrue-cost.ts'
import { proposeAdvance } from './advance-money.ts'
import { listAccruals, listAdvances, type AccrualView, type Advance } from './list-accruals.ts'
import { proposeAdvanceRepayment } from './repay-advance.ts'

const CostAccrualType = builder.objectRef<AccrualView>('CostAccrual').implement({
  description: 'A cost of a fund that arose and that no line has paid in full.',
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Yen: ['amount'], String: ['about', 'reason'] }),
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    cost_kind: t.expose('costKind', { type: CostKindType }),
    left_over: t.expose('leftOver', { type: 'Yen', description: 'What no line has paid.' }),
    arose_on: t.expose('aroseOn', { type: 'Date' }),
    paper_sha256: t.exposeString('paperSha256', {
      nullable: true,
      description: 'Of the paper on which it rests: /admin/property-papers/{sha256}.pdf.',
    }),
    decided_by: t.exposeString('decidedBy'),
    reversal_proposal_id: t.exposeID('reversalProposalId', {
      nullable: true,
      description: 'That it is taken back waits for a second operator.',
    }),
  }),
})

const OperatorAdvanceType = builder.objectRef<Advance>('OperatorAdvance').implement({
  description: 'What the operator has paid for a fund and not got back.',
  fields: (t) => ({
    project_id: t.exposeID('fund_id'),
    ...asRead(t, { String: ['project_name'], Yen: ['owed'], 'ID?': ['proposal_id'] }),
    payable: t.expose('payable', { type: 'Yen', description: 'What the fund can give back now.' }),
  }),
})

builder.queryFields((t) => ({
  adminCostAccruals: t.field({
    description: 'Costs that arose and are not paid, the oldest first. [admin]',
    access: 'admin',
    type: [CostAccrualType],
    resolve: (_root, _args, { services }) => listAccruals(services.database),
  }),
  adminOperatorAdvances: t.field({
    description: 'What the operator has paid for funds. [admin]',
    access: 'admin',
    type: [OperatorAdvanceType],
    resolve: (_root, _args, { services }) => listAdvances(services.database),
  }),
}))

const CostAccrualInput = builder.inputType('CostAccrualInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    cost_kind: t.field({ type: CostKindType, required: true }),
    amount: t.field({ type: 'Yen', required: true }),
    arose_on: t.field({ type: 'Date', required: true, description: 'The day on which it counts.' }),
    about: t.string(),
    tax_class: t.field({ type: TaxClassType, description: 'Without it the usual class of the kind counts.' }),
    invoice_number: t.string({
      description: 'Of costs: the registration number on the qualified invoice, T and thirteen digits.',
    }),
    paper_sha256: t.string({
      description: 'Of the invoice’s or notice’s PDF, which POST /admin-upload/property-papers has kept.',
    }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  proposeAccrual: proposalField(t, {
    description: 'Proposes to count a cost that arose and is not paid; another operator approves. [admin]',
    args: { input: t.arg({ type: CostAccrualInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeAccrual(services, viewer, {
        fundId: idOf<'fund'>(input.project_id),
        costKind: input.cost_kind,
        amount: input.amount,
        aroseOn: input.arose_on,
        about: input.about ?? '',
        ...taxFromInput(input),
        paperSha256: input.paper_sha256 || null,
        reason: input.reason,
      }),
  }),
  proposeAccrualReversal: proposalField(t, {
    description: 'Proposes to take an accrued cost back that no line has paid; another operator approves. [admin]',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { id, reason }) =>
      proposeAccrualReversal(services, viewer, { accrualId: idOf<'cost_accrual'>(id), reason }),
  }),
  proposeAdvance: proposalField(t, {
    description:
      'Proposes that the operator lends a fund cash of its own, which the fund owes it: for instance what a correction takes out of the fund. Another operator approves. [admin]',
    args: {
      project_id: t.arg.id({ required: true }),
      amount: t.arg({ type: 'Yen', required: true }),
      reason: t.arg.string({ required: true }),
    },
    act: (services, viewer, { project_id: projectId, amount, reason }) =>
      proposeAdvance(services, viewer, { fundId: idOf<'fund'>(projectId), amount, reason }),
  }),
  proposeAdvanceRepayment: proposalField(t, {
    description:
      'Proposes that a fund gives back what the operator has paid for it, as far as it has the money; another operator approves. [admin]',
    args: { project_id: t.arg.id({ required: true }), reason: t.arg.string() },
    act: (services, viewer, { project_id: projectId, reason }) =>
      proposeAdvanceRepayment(services, viewer, { fundId: idOf<'fund'>(projectId), reason: reason ?? '' }),
  }),
}))
