import { actField, proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { AccountEntryActType } from './graphql.ts'
import { proposePutBack } from './put-back-file.ts'
import { withdrawReturn } from './withdraw-return.ts'

const PutBackPayoutsInput = builder.inputType('PutBackPayoutsInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of the payment.' }),
    reason: t.string({ required: true, description: 'How it was found out.' }),
  }),
})

builder.mutationField('proposePutBackPayouts', (t) =>
  proposalField(t, {
    description:
      'Proposes that what of a file the statement does not show never left: another operator approves, and it is on the list again. Needs a fresh login. [admin]',
    args: { input: t.arg({ type: PutBackPayoutsInput, required: true }) },
    act: (services, viewer, { input }) => {
      const content = { batchId: idOf<'payout_batch'>(input.id), reason: input.reason }
      return proposePutBack(services, viewer, content)
    },
  }),
)

const WithdrawReturnInput = builder.inputType('WithdrawReturnInput', {
  fields: (t) => ({
    explanation_id: t.id({ required: true, description: 'That a line was a payout that came back.' }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationField('withdrawReturn', (t) =>
  actField(t, {
    description:
      "Proposes that a line was no payout's return after all: another operator approves, the payout is paid as it was, and the line is nobody's. Refused once the member is paid again. Needs a fresh login. [admin]",
    access: 'admin',
    type: AccountEntryActType,
    args: { input: t.arg({ type: WithdrawReturnInput, required: true }) },
    act: (services, viewer, { input }) => {
      const mistake = { explanationId: idOf<'statement_explanation'>(input.explanation_id), reason: input.reason }
      return withdrawReturn(services, viewer, mistake)
    },
  }),
)
