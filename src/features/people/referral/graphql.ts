import { actField } from '../../core/graphql/act-fields.ts'
import { builder } from '../../core/graphql/builder.ts'
import { startInvitation } from './start-invitation.ts'

const InvitationResult = builder.objectRef<{ code: string }>('InvitationResult').implement({
  fields: (t) => ({ invitation_code: t.exposeString('code') }),
})

builder.mutationFields((t) => ({
  startInvitation: actField(t, {
    description: 'Gives the member an invitation code; called again, the same one.',
    type: InvitationResult,
    access: 'member',
    act: (services, viewer) => startInvitation(services, viewer),
  }),
}))
