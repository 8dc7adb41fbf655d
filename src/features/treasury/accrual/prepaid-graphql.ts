import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { japanDate } from '../../../domain/calendar.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { CostKindType } from '../fund-lines/graphql.ts'
import { listPrepaid, listSpreadable, type PrepaidCost, type SpreadableCost } from './list-prepaid.ts'
import { proposePrepaidCost, proposePrepaidEnd } from './prepay-cost.ts'

const PrepaidCostType = builder.objectRef<PrepaidCost>('PrepaidCost').implement({
  description: 'A cost of a fund that was paid ahead of the days that it belongs to.',
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Yen: ['amount'], String: ['reason'] }),
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    cost_kind: t.expose('costKind', { type: CostKindType }),
    remarks: t.exposeString('remarks', { description: 'Of the line that paid it.' }),
    paid_on: t.expose('paidOn', { type: 'Date' }),
    left_over: t.expose('leftOver', { type: 'Yen', description: 'What is no cost yet.' }),
    covers_from: t.expose('coversFrom', { type: 'Date' }),
    covers_until: t.expose('coversUntil', { type: 'Date' }),
    decided_by: t.exposeString('decidedBy'),
    end_proposal_id: t.exposeID('endProposalId', {
      nullable: true,
      description: 'That what is left counts at once waits for a second operator.',
    }),
  }),
})

const SpreadableCostType = builder.objectRef<SpreadableCost>('SpreadableCost').implement({
  description: 'A cost of an open period that may be spread over the days that it covers.',
  fields: (t) => ({
    line_part_id: t.exposeID('partId'),
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    cost_kind: t.expose('costKind', { type: CostKindType }),
    ...asRead(t, { Yen: ['amount'], String: ['about', 'remarks'] }),
    paid_on: t.expose('paidOn', { type: 'Date' }),
    period_end_on: t.expose('periodEndOn', { type: 'Date', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  adminPrepaidCosts: t.field({
    description: 'Costs paid ahead of which something is left, the one that ends first. [admin]',
    access: 'admin',
    type: [PrepaidCostType],
    resolve: (_root, _args, { services }) => listPrepaid(services.database),
  }),
  adminSpreadableCosts: t.field({
    description: 'Costs of open periods that may be spread over the days that they cover, the latest 100. [admin]',
    access: 'admin',
    type: [SpreadableCostType],
    resolve: (_root, _args, { services }) => listSpreadable(services.database),
  }),
}))

builder.mutationFields((t) => ({
  proposePrepaidCost: proposalField(t, {
    description:
      'Proposes that a cost which a line has paid belongs to the days that it covers; another operator approves. [admin]',
    args: {
      line_part_id: t.arg.id({ required: true }),
      covers_from: t.arg({ type: 'Date', required: true }),
      covers_until: t.arg({ type: 'Date', required: true }),
      reason: t.arg.string({ required: true }),
    },
    act: (services, viewer, args) =>
      proposePrepaidCost(services, viewer, {
        partId: idOf<'fund_line_part'>(args.line_part_id),
        coversFrom: japanDate(args.covers_from),
        coversUntil: japanDate(args.covers_until),
        reason: args.reason,
      }),
  }),
  proposePrepaidEnd: proposalField(t, {
    description: 'Proposes that what is left of a cost paid ahead counts at once; another operator approves. [admin]',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { id, reason }) =>
      proposePrepaidEnd(services, viewer, { prepaidId: idOf<'prepaid_cost'>(id), reason }),
  }),
}))
