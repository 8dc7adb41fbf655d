import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { InvestRefInput } from '../../core/graphql/results.ts'
import { issueInspectionTicket } from './issue-contract-ticket.ts'
import { testableContracts, type TestableContract as TestableContractRow } from './testable-contracts.ts'

const TestableContract = builder.objectRef<TestableContractRow>('TestableContract').implement({
  fields: (t) => ({ invest_id: t.exposeID('investmentId'), name: t.exposeString('name') }),
})

builder.queryFields((t) => ({
  testableContracts: t.field({
    description: 'Contracts that the back office may test-download. [admin]',
    access: 'admin',
    type: [TestableContract],
    resolve: (_root, _args, { services }) => testableContracts(services),
  }),
}))

builder.mutationFields((t) => ({
  adminContract: t.string({
    description: 'A one-time value for GET /contract/{value}, of a contract from testableContracts. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: InvestRefInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(await issueInspectionTicket(context.services, requireViewer(context), parseId(input.invest_id))),
  }),
}))
