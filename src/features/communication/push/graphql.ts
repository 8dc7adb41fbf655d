import { asRead } from '../../core/graphql/as-read.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { parseId, type Id } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { NotificationKindType } from './notification-kind-type.ts'
import { pushIdentity } from './push-identity.ts'
import { addBrowser, choosePush, listBrowsers, removeBrowser, type PushBrowser } from './push-subscriptions.ts'

const PushBrowserType = builder.objectRef<PushBrowser>('PushBrowser').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['device'], DateTime: ['created_at'], 'DateTime?': ['last_sent_at'] }),
    failed_at: t.expose('failed_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when notices do not reach it.',
    }),
  }),
})

export const NotificationSettings = builder.objectRef<{ memberId: Id<'member'> }>('NotificationSettings').implement({
  fields: (t) => ({
    push_key: t.string({
      description: 'The public key that a browser subscribes with (VAPID).',
      resolve: async (_settings, _args, { services }) => (await pushIdentity(services)).publicKey,
    }),
    browsers: t.field({
      type: [PushBrowserType],
      resolve: ({ memberId }, _args, { services }) => listBrowsers(services.database, memberId),
    }),
  }),
})

const PushBrowserInput = builder.inputType('PushBrowserInput', {
  fields: (t) => ({
    endpoint: t.string({ required: true }),
    p256dh: t.string({ required: true }),
    auth: t.string({ required: true }),
  }),
})

builder.queryFields((t) => ({
  notificationSettings: t.field({
    access: 'member',
    type: NotificationSettings,
    resolve: (_root, _args, context) => ({ memberId: requireViewer(context).memberId }),
  }),
}))

builder.mutationFields((t) => ({
  choosePush: okField(t, {
    description: 'Whether the member wants notices of a kind in the browser.',
    access: 'member',
    args: { kind: t.arg({ type: NotificationKindType, required: true }), wanted: t.arg.boolean({ required: true }) },
    act: (services, viewer, choice) => choosePush(services, viewer, choice),
  }),
  addPushBrowser: t.field({
    description: 'This browser wants notices. BAD_USER_INPUT unless a known push service is behind it.',
    access: 'member',
    type: OkResult,
    args: { input: t.arg({ type: PushBrowserInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      unwrap(await addBrowser(context.services, requireViewer(context), input, context.request.device))
      return { ok: true }
    },
  }),
  removePushBrowser: okField(t, {
    description: 'By its number in the list, or by its address, which the browser itself knows.',
    access: 'member',
    args: { id: t.arg.id(), endpoint: t.arg.string() },
    act: (services, viewer, { id, endpoint }) =>
      removeBrowser(services, viewer, {
        id: parseId(id ?? ''),
        endpoint: endpoint ?? null,
      }),
  }),
}))
