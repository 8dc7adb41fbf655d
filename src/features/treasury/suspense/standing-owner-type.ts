import { builder } from '../../core/graphql/builder.ts'
import type { StandingOwner } from './found-owner.ts'

export const StandingOwnerType = builder.objectRef<StandingOwner>('StandingOwner').implement({
  description: 'Whose money of an unknown owner was found to be.',
  fields: (t) => ({
    resolution_id: t.exposeID('resolution_id'),
    member_name: t.exposeString('member_name'),
    proposal_id: t.exposeID('proposal_id', {
      nullable: true,
      description: 'A proposal to take it back: it waits for a second operator.',
    }),
  }),
})
