import { proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { proposeCorrection } from '../operation-days/correct-days.ts'
import { proposeGapDecision } from '../fund-closing/gap-proposal.ts'
import { proposeOperatorShare } from '../distribution/take-operator-share.ts'
import { proposeReversal } from '../reversal/reverse-distribution.ts'

const FundResultCorrectionInput = builder.inputType('PerformanceCorrectionInput', {
  fields: (t) => ({
    unyo_start_at: t.field({ type: 'Date', description: 'The right first day; without it the day stays.' }),
    unyo_end_at: t.field({ type: 'Date', description: 'The right last day; without it the day stays.' }),
    without_end: t.boolean({ description: 'The operation has not ended: its last day is taken out.' }),
    reason: t.string({ required: true }),
  }),
})

const GapDecisionType = builder.enumType('GapDecision', {
  description: 'keep: the operator covers what is missing. dissolve: the fund fails now.',
  values: ['keep', 'dissolve'] as const,
})

builder.mutationFields((t) => ({
  proposePerformanceCorrection: proposalField(t, {
    description:
      'Proposes other days of operation than were recorded, while nothing followed from them; another operator approves. The id is the proposal. [admin]',
    args: {
      project_id: t.arg.id({ required: true }),
      input: t.arg({ type: FundResultCorrectionInput, required: true }),
    },
    act: (services, viewer, { project_id, input }) =>
      proposeCorrection(services, viewer, {
        fundId: idOf<'fund'>(project_id),
        operationStartOn: input.unyo_start_at ?? null,
        operationEndOn: input.unyo_end_at ?? null,
        removesEnd: input.without_end ?? false,
        reason: input.reason,
      }),
  }),
  proposeGapDecision: proposalField(t, {
    description:
      'Proposes what becomes of a full and paid fund that lost a contract by cooling-off after its end; another operator approves. The id is the proposal. [admin]',
    args: {
      project_id: t.arg.id({ required: true }),
      decision: t.arg({ type: GapDecisionType, required: true }),
      reason: t.arg.string({ required: true }),
    },
    act: (services, viewer, { project_id, decision, reason }) =>
      proposeGapDecision(services, viewer, {
        fundId: idOf<'fund'>(project_id),
        decision,
        reason,
      }),
  }),
  proposeOperatorShare: proposalField(t, {
    description:
      "Proposes that the operator takes what closed periods left him in a fund's book, all of it; another operator approves. The id is the proposal. [admin]",
    args: { project_id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { project_id, reason }) =>
      proposeOperatorShare(services, viewer, { fundId: idOf<'fund'>(project_id), reason }),
  }),
  proposeDividendReversal: proposalField(t, {
    description:
      'Proposes to take back a fixed dividend of which nobody was paid; another operator approves, then the right one may be entered. The id is the proposal. [admin]',
    args: { dividend_id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { dividend_id, reason }) =>
      proposeReversal(services, viewer, { distributionId: idOf<'fixed_distribution'>(dividend_id), reason }),
  }),
}))
