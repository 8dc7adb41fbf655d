import { idOf } from '../../../domain/id.ts'
import { PAYOUT_HOLD_KINDS, type PayoutHoldKind } from '../../../domain/people/payout-hold.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult, OkResult } from '../../core/graphql/results.ts'
import { proposeLifting } from './lift-payout-hold.ts'
import { placePayoutHold } from './place-payout-hold.ts'

const kinds = Object.keys(PAYOUT_HOLD_KINDS) as PayoutHoldKind[]

const PayoutHoldKindType = builder.enumType('PayoutHoldKind', {
  description: 'Why operators stop payments to a member. Never told to members, save for their own word.',
  values: kinds,
})

const PlacePayoutHoldInput = builder.inputType('PlacePayoutHoldInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    kind: t.field({ type: PayoutHoldKindType, required: true }),
    ground: t.string({ required: true, description: 'For operators alone.' }),
  }),
})

const PayoutHoldLiftingInput = builder.inputType('PayoutHoldLiftingInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    reason: t.string({ required: true, description: 'What was found out, and how.' }),
  }),
})

builder.mutationFields((t) => ({
  adminPlacePayoutHold: t.field({
    description: 'Nothing is paid to a member any more, at once, until two operators agree to lift it. [admin]',
    access: 'admin',
    type: OkResult,
    args: { input: t.arg({ type: PlacePayoutHoldInput, required: true }) },
    resolve: async (_root, { input: { number, ...stop } }, context) => {
      unwrap(await placePayoutHold(context.services, requireViewer(context), { memberNumber: number, ...stop }))
      return { ok: true }
    },
  }),
  proposePayoutHoldLifting: t.field({
    description:
      'Proposes that payments to a member go on, for another operator to approve. The id of the proposal. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PayoutHoldLiftingInput, required: true }) },
    resolve: async (_root, { input: { id, reason } }, context) => ({
      id: unwrap(await proposeLifting(context.services, requireViewer(context), { holdId: idOf(id), reason }))
        .proposalId,
    }),
  }),
}))
