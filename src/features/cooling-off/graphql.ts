import { builder } from '../graphql/builder.ts'
import { requireViewer } from '../graphql/context.ts'
import { unwrap } from '../graphql/failure.ts'
import { InvestRefInput, toDatabaseId } from '../graphql/results.ts'
import { declareCoolingOff } from './declare-cooling-off.ts'

builder.mutationField('declareCoolingOff', (t) =>
  t.boolean({
    description: 'Ends the contract by cooling-off: until the end of the eighth day from the delivery of its document. True once declared; again, true. [owner]',
    access: 'member',
    args: { input: t.arg({ type: InvestRefInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { memberId } = requireViewer(context)
      return unwrap(await declareCoolingOff(context.services, { memberId, investmentId: toDatabaseId(input.invest_id) }))
    },
  }),
)
