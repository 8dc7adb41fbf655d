import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { deadStopLink, findStopNotice, noticeText, type StopNotice } from './find-stop-notice.ts'
import { liftPayoutHold } from './lift-payout-hold.ts'
import { stopAccount } from './stop-account.ts'

const StopNoticeType = builder.objectRef<StopNotice>('StopNotice').implement({
  description: 'What the mail with a link to /stop told of. It names nobody.',
  fields: (t) => ({
    what: t.string({ resolve: ({ kind }) => noticeText(kind) }),
    told_at: t.expose('toldAt', { type: 'DateTime' }),
  }),
})

const StopResult = builder.objectRef<{ number: string }>('StopResult').implement({
  description: "number: of the operators' case.",
  fields: (t) => ({ number: t.exposeString('number') }),
})

const LiftPayoutHoldInput = builder.inputType('LiftPayoutHoldInput', {
  fields: (t) => ({ number: t.string({ required: true }), reason: t.string({ required: true }) }),
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
  adminLiftPayoutHold: t.field({
    description: 'Payouts to a member who had stopped them go on. [admin]',
    type: OkResult,
    access: 'admin',
    args: { input: t.arg({ type: LiftPayoutHoldInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      unwrap(
        await liftPayoutHold(context.services, requireViewer(context), {
          memberNumber: input.number,
          reason: input.reason,
        }),
      )
      return { ok: true }
    },
  }),
}))
