import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { findSubscription, setSubscription, type MailSubscription as Subscription } from './unsubscribe.ts'

const MailSubscription = builder.objectRef<Subscription>('MailSubscription').implement({
  description: 'What the link in a mail to all is about.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Masked.' }),
    is_receive: t.exposeBoolean('receives'),
  }),
})

builder.queryField('mailSubscription', (t) =>
  t.field({
    description:
      'Whether the receiver of a mail gets mails to all, by the link in it; NOT_FOUND for a link that is not ours. [public, by token]',
    access: 'public',
    type: MailSubscription,
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => unwrap(await findSubscription(services, token)),
  }),
)

builder.mutationField('setMailSubscription', (t) =>
  t.field({
    description: 'Turns mails to all off, or on again, without a login. [public, by token]',
    access: 'public',
    type: OkResult,
    args: { token: t.arg.string({ required: true }), is_receive: t.arg.boolean({ required: true }) },
    resolve: async (_root, { token, is_receive: receives }, { services }) => {
      unwrap(await setSubscription(services, token, receives))
      return { ok: true }
    },
  }),
)
