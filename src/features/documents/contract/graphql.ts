import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { InvestRefInput } from '../../core/graphql/results.ts'
import { confirmContract } from './confirm-contract.ts'
import { issueFundDocuments } from './issue-fund-documents.ts'
import { issueDocumentTicket, issueInspectionTicket } from './issue-document-ticket.ts'
import { testableContracts, type TestableContract as TestableContractRow } from './testable-contracts.ts'

const TestableContract = builder.objectRef<TestableContractRow>('TestableContract').implement({
  fields: (t) => ({ invest_id: t.exposeID('investmentId'), name: t.exposeString('name') }),
})

builder.queryFields((t) => ({
  contract: t.string({
    description: 'A one-time value for GET /contract/{value}: the contract document of an investment. [owner]',
    access: 'member',
    args: { input: t.arg({ type: InvestRefInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(await issueDocumentTicket(context.services, requireViewer(context), parseId(input.invest_id))),
  }),
  testableContracts: t.field({
    description: 'Contracts that the back office may test-download. [admin]',
    access: 'admin',
    type: [TestableContract],
    resolve: (_root, _args, { services }) => testableContracts(services),
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
  issueFundDocuments: t.int({
    description:
      "Prints and signs a fund's papers from its facts: what says something new becomes the next version. How many did. [admin]",
    access: 'admin',
    args: { project_id: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: async (_root, args, context) => {
      const actor = `operator:${requireViewer(context).memberId}`
      return unwrap(
        await issueFundDocuments(context.services, {
          fundId: parseId(args.project_id),
          reason: args.reason ?? '',
          actor,
        }),
      ).issued
    },
  }),
  adminContract: t.string({
    description: 'A one-time value for GET /contract/{value}, of a contract from testableContracts. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: InvestRefInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(await issueInspectionTicket(context.services, requireViewer(context), parseId(input.invest_id))),
  }),
}))
