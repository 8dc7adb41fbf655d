import { asRead } from '../../core/graphql/as-read.ts'
import { idIfGiven, parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { NotificationKindType } from '../push/notification-kind-type.ts'
import { listInbox, readInboxState, type InboxMail, type InboxPage, type InboxState } from './list-inbox.ts'
import type { MailBlock } from './mail-blocks.ts'
import { markRead, readInboxMail, type OpenedMail } from './open-inbox-mail.ts'

const InboxMailState = builder.enumType('InboxMailState', {
  description: 'undelivered: the mail server refused it for good.',
  values: ['waiting', 'sent', 'undelivered'] as const,
})

const InboxMailType = builder.objectRef<InboxMail>('InboxMail').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['subject'], DateTime: ['created_at'] }),
    kind: t.expose('kind', { type: NotificationKindType }),
    state: t.expose('state', { type: InboxMailState }),
    read_at: t.expose('read_at', { type: 'DateTime', nullable: true, description: 'When it was first opened here.' }),
  }),
})

const InboxBlock = builder.objectRef<MailBlock>('InboxBlock').implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    lines: t.exposeStringList('lines'),
    path: t.exposeString('path', { nullable: true, description: 'A way within the site, with the line as its label.' }),
  }),
})

const OpenedMailType = builder.objectRef<OpenedMail>('OpenedInboxMail').implement({
  fields: (t) => ({
    mail: t.field({ type: InboxMailType, resolve: (mail) => mail }),
    blocks: t.expose('blocks', { type: [InboxBlock], description: 'Without links that only the mailbox may open.' }),
  }),
})

const InboxPageType = builder.objectRef<InboxPage>('InboxPage').implement({
  fields: (t) => ({
    mails: t.expose('mails', { type: [InboxMailType] }),
    has_more: t.exposeBoolean('has_more'),
    unread: t.exposeInt('unread'),
  }),
})

const InboxStateType = builder.objectRef<InboxState>('InboxState').implement({
  fields: (t) => ({
    unread: t.exposeInt('unread'),
    bounced_at: t.expose('bounced_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when mails do not reach the present address; null while they arrive.',
    }),
  }),
})

builder.queryFields((t) => ({
  inbox: t.field({
    description: 'What the member was mailed, newest first, thirty at a time. [member]',
    access: 'member',
    type: InboxPageType,
    args: { before: t.arg.id({ description: 'The last mail of the page before.' }) },
    resolve: (_root, { before }, context) =>
      listInbox(context.services.database, requireViewer(context).memberId, idIfGiven(before)),
  }),
  inboxMail: t.field({
    access: 'member',
    type: OpenedMailType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      unwrap(await readInboxMail(context.services, requireViewer(context), parseId(id))),
  }),
  inboxState: t.field({
    access: 'member',
    type: InboxStateType,
    resolve: (_root, _args, context) => readInboxState(context.services.database, requireViewer(context).memberId),
  }),
}))

builder.mutationFields((t) => ({
  readInboxMail: t.field({
    description: 'Notes that the member has opened a mail, or all of them without an id.',
    access: 'member',
    type: OkResult,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await markRead(context.services, requireViewer(context), idIfGiven(id))
      return { ok: true }
    },
  }),
}))
