import { asRead } from '../../core/graphql/as-read.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer, type Viewer } from '../../core/graphql/context.ts'
import { endOtherSessions, endOwnSession } from './end-own-sessions.ts'
import { listSessions, type OwnSession } from './list-sessions.ts'

const LoginSession = builder.objectRef<OwnSession>('LoginSession').implement({
  description: 'A device on which the member is logged in. Times are real time.',
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], DateTime: ['started_at', 'last_seen_at'] }),
    device: t.exposeString('device', { description: "Browser and system in words: 'Safari（iPhone）'." }),
    is_current: t.exposeBoolean('is_current', { description: 'The one that asks.' }),
  }),
})

const SessionEnd = builder.objectRef<Viewer>('SessionEnd').implement({
  description:
    "How long the session that asks still lasts; asking prolongs it, up to twelve hours from the login (an operator's eight).",
  fields: (t) => ({
    seconds_left: t.int({
      resolve: ({ endsAt }, _args, { services }) => secondsUntil(endsAt, services.machineClock.now()),
    }),
  }),
})

/** Whole seconds, never more than there are. */
export function secondsUntil(endsAt: Date | undefined, now: Date): number {
  return endsAt === undefined ? 0 : Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000))
}

builder.queryFields((t) => ({
  session: t.field({
    description: 'The session that asks, or null for a visitor.',
    type: SessionEnd,
    nullable: true,
    access: 'public',
    resolve: (_root, _args, { viewer }) => (viewer && viewer.status !== 'left' ? viewer : null),
  }),
  sessions: t.field({
    description: 'Where the member is logged in now, this device first.',
    type: [LoginSession],
    access: 'member',
    resolve: (_root, _args, context) => listSessions(context.services, requireViewer(context)),
  }),
}))

builder.mutationFields((t) => ({
  endSession: okField(t, {
    description: "Logs one of the member's own devices out, at once.",
    access: 'member',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => endOwnSession(services, viewer, parseId(id)),
  }),
  endOtherSessions: okField(t, {
    description: 'Logs every other device of the member out, at once.',
    access: 'member',
    act: (services, viewer) => endOtherSessions(services, viewer),
  }),
}))
