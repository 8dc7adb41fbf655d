import { builder } from '../graphql/builder.ts'
import { readMember } from './read-member.ts'
import { MemberType } from './member-type.ts'

builder.queryFields((t) => ({
  me: t.field({
    description: 'The logged-in member, or null for a visitor.',
    type: MemberType,
    nullable: true,
    access: 'public',
    resolve: (_root, _args, { services, viewer }) => (viewer ? readMember(services.database, viewer.memberId) : null),
  }),
}))
