import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { startIdentityCheck } from './start-identity-check.ts'

const StartLiquidResult = builder.objectRef<{ url: string }>('StartLiquidResult').implement({
  fields: (t) => ({ url: t.exposeString('url') }),
})

builder.mutationFields((t) => ({
  startLiquid: t.field({
    description: 'Starts online identity verification; url is where the member goes.',
    type: StartLiquidResult,
    access: 'member',
    resolve: async (_root, _args, context) =>
      unwrap(await startIdentityCheck(context.services, requireViewer(context))),
  }),
}))
