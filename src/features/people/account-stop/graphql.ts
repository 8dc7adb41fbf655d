import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { deadStopLink, findStopNotice, noticeText, type StopNotice } from './find-stop-notice.ts'
import { stopAccount } from './stop-account.ts'

const StopNoticeType = builder.objectRef<StopNotice>('StopNotice').implement({
  description: 'What the mail with a link to /stop told of. It names nobody.',
  fields: (t) => ({
    what: t.string({ resolve: ({ kind }) => noticeText(kind) }),
    told_at: t.expose('notifiedAt', { type: 'DateTime' }),
  }),
})

const StopResult = builder.objectRef<{ number: string }>('StopResult').implement({
  description: "number: of the operators' case.",
  fields: (t) => ({ number: t.exposeString('number') }),
})

builder.queryFields((t) => ({
  stopNotice: t.field({
    description: 'What a stop link is about; NOT_FOUND when unknown, used or past its week. [public, by token]',
    type: StopNoticeType,
    access: 'public',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => {
      const notice = await findStopNotice(services.database, token, services.clock.now())
      return notice ?? unwrap<StopNotice>(deadStopLink())
    },
  }),
}))

builder.mutationFields((t) => ({
  stopAccount: t.field({
    description:
      'Ends every session, the password and payouts until an operator has spoken to the member. Single-use. [public, by token]',
    type: StopResult,
    access: 'public',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services, session, viewer }) => {
      const stopped = unwrap(await stopAccount(services, token))
      if (viewer) session.end()
      return stopped
    },
  }),
}))
