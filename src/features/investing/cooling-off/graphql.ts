import { idOf, parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { refuseWrongNumber } from '../../core/operator/refuse-wrong-number.ts'
import { IdResult, InvestRefInput } from '../../core/graphql/results.ts'
import { propose } from '../../people/approval/propose.ts'
import { postedCoolingOff } from './accept-posted-cooling-off.ts'
import { declareCoolingOff } from './declare-cooling-off.ts'

const PostedCoolingOffInput = builder.inputType('PostedCoolingOffInput', {
  fields: (t) => ({
    invest_id: t.id({ required: true }),
    application_number: t.string({ description: 'As it was typed: refused where it is not that of the application.' }),
    postmarked_on: t.field({ type: 'Date', required: true }),
    received_on: t.field({ type: 'Date', required: true }),
    evidence: t.string({
      required: true,
      description: 'What the post shows, such as the number of the registered mail.',
    }),
    reason: t.string({ description: 'A word to the operator who approves.' }),
  }),
})

builder.mutationFields((t) => ({
  declareCoolingOff: t.boolean({
    description:
      'Ends the contract by cooling-off: until the end of the eighth day from the delivery of its document. True once declared; again, true. [owner]',
    access: 'member',
    args: { input: t.arg({ type: InvestRefInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { memberId } = requireViewer(context)
      return unwrap(await declareCoolingOff(context.services, { memberId, investmentId: parseId(input.invest_id) }))
    },
  }),
  proposePostedCoolingOff: t.field({
    description:
      'A cooling-off notice on paper has arrived: proposes to accept it, for another operator to approve. The id of the proposal. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PostedCoolingOffInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const investmentId = idOf<'investment'>(input.invest_id)
      const content = {
        investmentId,
        postmarkedOn: input.postmarked_on,
        receivedOn: input.received_on,
        evidence: input.evidence,
      }
      const proposal = { subject: `investment:${investmentId}`, content, reason: input.reason ?? '' }
      const wrong = await refuseWrongNumber(context.services.database, input.application_number, investmentId)
      const proposed = wrong ?? (await propose(context.services, requireViewer(context), postedCoolingOff, proposal))
      return { id: unwrap(proposed).proposalId }
    },
  }),
}))
