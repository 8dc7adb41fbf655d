import { okField } from '../../core/graphql/act-fields.ts'
import {
  isChosenByMail,
  NOTIFICATION_KINDS,
  NOTIFICATION_TEXTS,
  type NotificationKind,
} from '../../../domain/communication/notification-kind.ts'
import { NotificationSettings } from '../../communication/push/graphql.ts'
import { NotificationKindType } from '../../communication/push/notification-kind-type.ts'
import { wantedKinds } from '../../communication/push/push-subscriptions.ts'
import { builder } from '../../core/graphql/builder.ts'
import { chooseMail, mailedKinds } from './choose-mail.ts'
import { setMailReception } from './set-mail-reception.ts'

const KindSettingType = builder
  .objectRef<{ kind: NotificationKind; mail: boolean; push: boolean }>('NotificationKindSetting')
  .implement({
    fields: (t) => ({
      kind: t.expose('kind', { type: NotificationKindType }),
      label: t.string({ resolve: ({ kind }) => NOTIFICATION_TEXTS[kind].label }),
      detail: t.string({ resolve: ({ kind }) => NOTIFICATION_TEXTS[kind].detail }),
      can_choose_mail: t.boolean({
        description: 'False for what belongs to a contract or to safety: it is mailed in any case.',
        resolve: ({ kind }) => isChosenByMail(kind),
      }),
      mail: t.exposeBoolean('mail'),
      push: t.exposeBoolean('push'),
    }),
  })

builder.objectField(NotificationSettings, 'kinds', (t) =>
  t.field({
    type: [KindSettingType],
    resolve: async ({ memberId }, _args, { services }) => {
      const [pushed, mailed] = [
        await wantedKinds(services.database, memberId),
        await mailedKinds(services.database, memberId),
      ]
      return NOTIFICATION_KINDS.map((kind) => ({ kind, mail: mailed.has(kind), push: pushed.has(kind) }))
    },
  }),
)

builder.mutationFields((t) => ({
  chooseMail: okField(t, {
    description: 'Whether the member wants mails of a kind. BAD_USER_INPUT for a kind that is mailed in any case.',
    access: 'member',
    args: { kind: t.arg({ type: NotificationKindType, required: true }), wanted: t.arg.boolean({ required: true }) },
    act: (services, viewer, choice) => chooseMail(services, viewer, choice),
  }),
  receiveForAllMail: okField(t, {
    access: 'member',
    args: { isReceive: t.arg.boolean({ required: true }) },
    act: (services, viewer, { isReceive }) => setMailReception(services, viewer, isReceive),
  }),
}))
