import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { startInvitation } from './start-invitation.ts'

const InvitationResult = builder.objectRef<{ code: string }>('InvitationResult').implement({
  fields: (t) => ({ invitation_code: t.exposeString('code') }),
})

builder.mutationFields((t) => ({
  startInvitation: t.field({
    description: 'Gives the member an invitation code; called again, the same one.',
    type: InvitationResult,
    access: 'member',
    resolve: async (_root, _args, context) => unwrap(await startInvitation(context.services, requireViewer(context))),
  }),
}))
