import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { InvestRefInput } from '../../core/graphql/results.ts'
import { confirmContract } from './confirm-contract.ts'
import { issueDocumentTicket } from './issue-document-ticket.ts'

builder.queryFields((t) => ({
  contract: t.string({
    description: 'A one-time value for GET /contract/{value}: the contract document of an investment. [owner]',
    access: 'member',
    args: { input: t.arg({ type: InvestRefInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(await issueDocumentTicket(context.services, requireViewer(context), parseId(input.invest_id))),
  }),
}))

builder.mutationFields((t) => ({
  confirmContract: t.boolean({
    description: 'True once confirmed; refused until the document was downloaded; again, true. [owner]',
    access: 'member',
    args: { input: t.arg({ type: InvestRefInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { memberId } = requireViewer(context)
      return unwrap(await confirmContract(context.services, { memberId, investmentId: parseId(input.invest_id) }))
    },
  }),
}))
