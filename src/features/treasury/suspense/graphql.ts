import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { AccountEntryActType } from '../operator-account/graphql.ts'
import { refundSuspense } from './refund-suspense.ts'
import { withdrawOwner } from './withdraw-owner.ts'

const RefundSuspenseInput = builder.inputType('RefundSuspenseInput', {
  fields: (t) => ({
    bank_line_id: t.id({ required: true }),
    invest_id: t.id({ required: true }),
    reason: t.string({ required: true }),
  }),
})

const WithdrawOwnerInput = builder.inputType('WithdrawOwnerInput', {
  fields: (t) => ({
    resolution_id: t.id({ required: true }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  withdrawOwner: t.field({
    description:
      "Proposes that money of an unknown owner was not the member's after all: another operator approves, and nobody's it is again. Refused once it is paid. Needs a fresh login. [admin]",
    access: 'admin',
    type: AccountEntryActType,
    args: { input: t.arg({ type: WithdrawOwnerInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const mistake = { resolutionId: idOf<'suspense_resolution'>(input.resolution_id), reason: input.reason }
      return unwrap(await withdrawOwner(context.services, requireViewer(context), mistake))
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
      return unwrap(await refundSuspense(context.services, requireViewer(context), found))
    },
  }),
}))
