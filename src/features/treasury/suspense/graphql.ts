import { actField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { refuseWrongNumber } from '../../core/operator/refuse-wrong-number.ts'
import { AccountEntryActType, ExplanationType, SuspenseItemType } from '../operator-account/graphql.ts'
import { listSuspense } from '../operator-account/list-suspense.ts'
import { standingOwner } from './found-owner.ts'
import { refundSuspense } from './refund-suspense.ts'
import { StandingOwnerType } from './standing-owner-type.ts'
import { withdrawOwner } from './withdraw-owner.ts'

const RefundSuspenseInput = builder.inputType('RefundSuspenseInput', {
  fields: (t) => ({
    bank_line_id: t.id({ required: true }),
    invest_id: t.id({ required: true }),
    application_number: t.string({ description: 'As it was typed: refused where it is not that of the application.' }),
    reason: t.string({ required: true }),
  }),
})

const WithdrawOwnerInput = builder.inputType('WithdrawOwnerInput', {
  fields: (t) => ({
    resolution_id: t.id({ required: true }),
    reason: t.string({ required: true }),
  }),
})

builder.objectFields(ExplanationType, (t) => ({
  suspense: t.field({
    type: SuspenseItemType,
    nullable: true,
    description: 'Of money whose owner is not known, as long as nobody found one.',
    resolve: async ({ kind, bank_line_id: bankLineId }, _arguments, { services }) =>
      kind === 'suspense' ? ((await listSuspense(services.database, bankLineId))[0] ?? null) : null,
  }),
  found_owner: t.field({
    type: StandingOwnerType,
    nullable: true,
    description: 'Of money whose owner was not known, and whom two people found.',
    resolve: ({ kind, bank_line_id: bankLineId }, _arguments, { services }) =>
      kind === 'suspense' ? standingOwner(services.database, bankLineId) : null,
  }),
}))

builder.mutationFields((t) => ({
  withdrawOwner: actField(t, {
    description:
      "Proposes that money of an unknown owner was not the member's after all: another operator approves, and nobody's it is again. Refused once it is paid. Needs a fresh login. [admin]",
    access: 'admin',
    type: AccountEntryActType,
    args: { input: t.arg({ type: WithdrawOwnerInput, required: true }) },
    act: (services, viewer, { input }) => {
      const mistake = { resolutionId: idOf<'suspense_resolution'>(input.resolution_id), reason: input.reason }
      return withdrawOwner(services, viewer, mistake)
    },
  }),
  refundSuspense: t.field({
    description:
      "Proposes that money of an unknown owner is a member's: another operator approves, and it is on the refund list of that application. Needs a fresh login. [admin]",
    access: 'admin',
    type: AccountEntryActType,
    args: { input: t.arg({ type: RefundSuspenseInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const found = {
        bankLineId: idOf<'bank_line'>(input.bank_line_id),
        investmentId: idOf<'investment'>(input.invest_id),
        reason: input.reason,
      }
      const wrong = await refuseWrongNumber(context.services.database, input.application_number, found.investmentId)
      return unwrap(wrong ?? (await refundSuspense(context.services, requireViewer(context), found)))
    },
  }),
}))
