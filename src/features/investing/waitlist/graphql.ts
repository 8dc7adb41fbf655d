import { asRead } from '../../core/graphql/as-read.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { Project } from '../../funds/fund/graphql.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { leaveWaitlist } from './leave-waitlist.ts'
import { myWaitlist, type MyWaitlistEntry } from './my-waitlist.ts'

const WaitlistStatus = builder.enumType('WaitlistStatus', { values: ['Waiting', 'Invited'] as const })

const WaitlistEntry = builder.objectRef<MyWaitlistEntry>('WaitlistEntry').implement({
  description: "The member's place in the line: for a first-come project that is full, or as a lottery's substitute.",
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Yen: ['amount'], DateTime: ['joined_at'] }),
    project: t.expose('fund', { type: Project }),
    status: t.field({ type: WaitlistStatus, resolve: ({ status }) => (status === 'invited' ? 'Invited' : 'Waiting') }),
    rank: t.exposeInt('rank', { nullable: true, description: 'From 1; null for one who is invited.' }),
    invest_id: t.exposeID('application_id', {
      nullable: true,
      description: "The lottery application with which a substitute waits; null on a first-come project's waitlist.",
    }),
    invited_until: t.expose('invited_until', {
      type: 'DateTime',
      nullable: true,
      description: 'The last instant at which the amount is kept for the member.',
    }),
  }),
})

builder.queryFields((t) => ({
  myWaitlist: t.field({
    description: 'Where the member waits for a place or is invited to apply.',
    access: 'member',
    type: [WaitlistEntry],
    resolve: (_root, _args, context) => myWaitlist(context.services, requireViewer(context).memberId),
  }),
}))

builder.mutationFields((t) => ({
  joinWaitlist: okField(t, {
    description:
      'Into the line for a first-come project that has no room for this amount. No application: nothing is owed by it.',
    access: 'verified',
    args: { project_id: t.arg.id({ required: true }), amount: t.arg.int({ required: true }) },
    act: (services, viewer, { project_id: projectId, amount }) => {
      const { memberId } = viewer
      return joinWaitlist(services, { memberId, fundId: parseId(projectId), amount })
    },
  }),
  leaveWaitlist: okField(t, {
    description: "Out of the line, also where a place is kept. A substitute's application ends with it.",
    access: 'member',
    args: { project_id: t.arg.id({ required: true }) },
    act: (services, viewer, { project_id: projectId }) =>
      leaveWaitlist(services, {
        memberId: viewer.memberId,
        fundId: parseId(projectId),
      }),
  }),
}))
