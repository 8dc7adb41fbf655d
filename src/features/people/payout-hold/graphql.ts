import { okField, proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { PAYOUT_HOLD_KINDS, type PayoutHoldKind } from '../../../domain/people/payout-hold.ts'
import { builder } from '../../core/graphql/builder.ts'
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
  adminPlacePayoutHold: okField(t, {
    description: 'Nothing is paid to a member any more, at once, until two operators agree to lift it. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: PlacePayoutHoldInput, required: true }) },
    act: (services, viewer, { input: { number, ...stop } }) =>
      placePayoutHold(services, viewer, { memberNumber: number, ...stop }),
  }),
  proposePayoutHoldLifting: proposalField(t, {
    description:
      'Proposes that payments to a member go on, for another operator to approve. The id of the proposal. [admin]',
    args: { input: t.arg({ type: PayoutHoldLiftingInput, required: true }) },
    act: (services, viewer, { input: { id, reason } }) =>
      proposeLifting(services, viewer, { holdId: idOf(id), reason }),
  }),
}))
