import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { proposePutBack } from './put-back-file.ts'

const PutBackPayoutsInput = builder.inputType('PutBackPayoutsInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of the payment.' }),
    reason: t.string({ required: true, description: 'How it was found out.' }),
  }),
})

builder.mutationField('proposePutBackPayouts', (t) =>
  t.field({
    description:
      'Proposes that what of a file the statement does not show never left: another operator approves, and it is on the list again. Needs a fresh login. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PutBackPayoutsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const content = { batchId: idOf<'payout_batch'>(input.id), reason: input.reason }
      return { id: unwrap(await proposePutBack(context.services, requireViewer(context), content)).proposalId }
    },
  }),
)
