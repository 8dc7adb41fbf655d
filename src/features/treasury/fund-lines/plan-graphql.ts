import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { DAYS_FROM_PLAN, PLANNED_KINDS, plannedText } from '../../../domain/treasury/outgoing-plan.ts'
import { builder } from '../../core/graphql/builder.ts'
import { listOwed, type OwedSum } from '../operator-account/list-owed.ts'
import { CostKindType, CounterpartyType, FundLineKindType } from './graphql.ts'
import { listPlans, type OutgoingPlanView } from './list-plans.ts'
import { proposeOutgoingPlan } from './plan-outgoing.ts'
import { proposePlanWithdrawal } from './withdraw-plan.ts'

const PlannedKindType = builder.enumType('PlannedKind', { values: PLANNED_KINDS })

const OutgoingPlanState = builder.enumType('OutgoingPlanState', { values: ['waiting', 'paid', 'withdrawn'] as const })

const OutgoingPlanType = builder.objectRef<OutgoingPlanView>('OutgoingPlan').implement({
  description: 'A payment of a fund that two operators decided on before it left.',
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Yen: ['amount'], String: ['about', 'reason'] }),
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    kind: t.expose('kind', { type: FundLineKindType }),
    cost_kind: t.expose('costKind', { type: CostKindType, nullable: true }),
    text: t.string({ description: 'What it is for.', resolve: plannedText }),
    payee: t.exposeString('payee', { description: "As the bank's remarks will name him." }),
    counterparty: t.expose('counterparty', { type: CounterpartyType }),
    pay_on: t.expose('payOn', { type: 'Date' }),
    decided_by: t.exposeString('decidedBy'),
    decided_at: t.expose('decidedAt', { type: 'DateTime' }),
    state: t.expose('state', { type: OutgoingPlanState }),
    paid_on: t.expose('paidOn', { type: 'Date', nullable: true }),
    withdrawal_proposal_id: t.exposeID('withdrawalProposalId', {
      nullable: true,
      description: 'Its withdrawal waits for a second operator.',
    }),
  }),
})

const OwedSumType = builder.objectRef<OwedSum>('OwedSum').implement({
  description: "What a fund can give back or pay off: tenants' deposits, rent in advance, accrued costs.",
  fields: (t) => ({
    project_id: t.exposeID('fundId'),
    kind: t.expose('kind', { type: FundLineKindType }),
    cost_kind: t.expose('costKind', { type: CostKindType, nullable: true }),
    amount: t.expose('amount', { type: 'Yen', description: 'What no plan has taken.' }),
  }),
})

builder.queryFields((t) => ({
  adminOwedSums: t.field({
    description: 'What funds owe to tenants and for costs that have arisen; what is nothing is not listed. [admin]',
    access: 'admin',
    type: [OwedSumType],
    resolve: (_root, _args, { services }) => listOwed(services.database),
  }),
  adminOutgoingPlans: t.field({
    description: 'Planned payments: those that wait, the nearest day first, and the newest that are over. [admin]',
    access: 'admin',
    type: [OutgoingPlanType],
    resolve: (_root, _args, { services }) => listPlans(services.database),
  }),
}))

const OutgoingPlanInput = builder.inputType('OutgoingPlanInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    kind: t.field({ type: PlannedKindType, required: true }),
    cost_kind: t.field({ type: CostKindType, description: 'Of cost and accrued_cost.' }),
    payee: t.string({ required: true, description: "A part of the bank's remarks." }),
    counterparty: t.field({ type: CounterpartyType, required: true }),
    amount: t.field({ type: 'Yen', required: true }),
    pay_on: t.field({
      type: 'Date',
      required: true,
      description: `The line is known up to ${DAYS_FROM_PLAN} days around it.`,
    }),
    about: t.string({ description: 'Which unit and month.' }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  proposeOutgoingPlan: proposalField(t, {
    description:
      "Proposes a payment of a fund before it leaves; another operator approves, its money is set aside, and the bank's line needs no explanation. [admin]",
    args: { input: t.arg({ type: OutgoingPlanInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeOutgoingPlan(services, viewer, {
        fundId: idOf<'fund'>(input.project_id),
        kind: input.kind,
        costKind: input.cost_kind ?? null,
        payee: input.payee,
        counterparty: input.counterparty,
        amount: input.amount,
        payOn: input.pay_on,
        about: input.about ?? '',
        reason: input.reason,
      }),
  }),
  proposePlanWithdrawal: proposalField(t, {
    description: 'Proposes to give a planned payment up before it leaves; another operator approves. [admin]',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { id, reason }) =>
      proposePlanWithdrawal(services, viewer, { planId: idOf<'outgoing_plan'>(id), reason }),
  }),
}))
