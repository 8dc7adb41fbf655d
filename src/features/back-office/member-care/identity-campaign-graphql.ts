import { identityMethodWords } from '../../../domain/people/people-words.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { readIdentityCampaign, type IdentityCampaign, type IdentityMonth } from './identity-campaign.ts'
import { inviteIdentityRenewal, renewalSegments } from './invite-identity-renewal.ts'

const RenewalSegment = builder.enumType('RenewalSegment', { values: renewalSegments })

const IdentityMonthType = builder.objectRef<IdentityMonth>('IdentityMonth').implement({
  fields: (t) => ({
    month: t.exposeString('month'),
    ending: t.exposeInt('ending', { description: 'Identified by photographs.' }),
    lasting: t.exposeInt('lasting', { description: 'Identified by a method that goes on.' }),
    renewed: t.exposeInt('renewed', { description: 'Of these, verified members who renewed.' }),
  }),
})

const MethodCount = builder.objectRef<IdentityCampaign['members'][number]>('IdentityMethodCount').implement({
  fields: (t) => ({
    method: t.string({ description: 'In words.', resolve: ({ method }) => identityMethodWords[method] }),
    members: t.exposeInt('members'),
  }),
})

const IdentityCampaignType = builder.objectRef<IdentityCampaign>('IdentityCampaign').implement({
  description: 'What is left to do until photographs end as a method of identification.',
  fields: (t) => ({
    ends_on: t.expose('ends_on', { type: 'Date', description: 'The last day.' }),
    days_left: t.exposeInt('days_left', { description: 'With today; 0 when it is over.' }),
    wished: t.string({
      description: 'In words: what the service is set to.',
      resolve: ({ wished }) => identityMethodWords[wished],
    }),
    is_ending: t.boolean({
      description: 'The service is still set to photographs.',
      resolve: ({ wished }) => wished === 'image',
    }),
    successor: t.string({ description: 'In words.', resolve: ({ successor }) => identityMethodWords[successor] }),
    is_app_offered: t.exposeBoolean('is_app_offered'),
    members: t.expose('members', {
      type: [MethodCount],
      description: 'Verified members by how they were last identified.',
    }),
    open: t.exposeInt('open', { description: 'Checks by photographs that may still come to something.' }),
    to_invite: t.exposeInt('to_invite', { description: 'Identified by photographs, and not yet asked to renew.' }),
    to_invite_investors: t.exposeInt('to_invite_investors', { description: 'Of these, with money in funds.' }),
    invited: t.exposeInt('invited'),
    months: t.expose('months', { type: [IdentityMonthType] }),
  }),
})

builder.queryFields((t) => ({
  adminIdentityCampaign: t.field({
    description: 'How far members are on the way to methods of identification that go on. [admin]',
    access: 'admin',
    type: IdentityCampaignType,
    resolve: (_root, _args, { services }) => readIdentityCampaign(services),
  }),
}))

builder.mutationFields((t) => ({
  adminInviteIdentityRenewal: t.field({
    description:
      'Mails members who were identified by photographs that they can renew it, each once, by day; how many. At most 500 at a time. [admin]',
    access: 'admin',
    type: 'Int',
    args: { segment: t.arg({ type: RenewalSegment, required: true }) },
    resolve: async (_root, { segment }, context) =>
      unwrap(await inviteIdentityRenewal(context.services, requireViewer(context), { segment })).people,
  }),
}))
