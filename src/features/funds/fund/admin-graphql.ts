import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { badInput, refusal, type Outcome } from '../../../platform/outcome.ts'
import type { FundMessageState } from '../../../domain/tables/messages.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { messageTable } from '../../../domain/tables/messages.ts'
import { requireViewer, type RequestContext } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { addFundMessage } from './add-fund-message.ts'
import { investedInFund } from './invested-in-fund.ts'
import { countMessageViews, listFundMessages, messageStates, type ListedFundMessage } from './list-fund-messages.ts'
import { countMessageReach, type MessageReach } from './message-reach.ts'
import { idIfGiven, idOf, parseId, type Id } from '../../../domain/id.ts'

const ProjectMessageInput = builder.inputType('ProjectMessageInput', {
  fields: (t) => ({
    id: t.id(),
    project_id: t.id(),
    title: t.string({ required: true }),
    content: t.string({ required: true }),
    show_at: t.field({ type: 'DateTime', required: true }),
    is_deleted: t.boolean(),
    extra_message: t.string(),
    a: t.boolean(),
    version: t.int({
      description: 'As it was seen; CONFLICT where somebody changed it since. Not compared where it is missing.',
    }),
  }),
})

interface MessageArguments {
  id?: string | number | null | undefined
  project_id?: string | number | null | undefined
  title: string
  content: string
  show_at: Date
  is_deleted?: boolean | null | undefined
  extra_message?: string | null | undefined
  a?: boolean | null | undefined
  version?: number | null | undefined
}

/** A new message names its fund; a message to change is found by its own id. */
async function writeMessage(
  context: RequestContext,
  input: MessageArguments,
): Promise<Outcome<{ messageId: Id<'fund_message'>; version: number }>> {
  const messageId = input.id === null || input.id === undefined ? undefined : idOf<'fund_message'>(input.id)
  const given = idIfGiven<'fund'>(input.project_id)
  const fundId = given ?? (messageId === undefined ? null : await fundOfMessage(context, messageId))
  if (fundId === null) {
    return messageId === undefined
      ? badInput({ project_id: '必須です' })
      : refusal('NOT_FOUND', 'メッセージが見つかりません。')
  }
  return addFundMessage(context.services, {
    ...(messageId !== undefined && { messageId }),
    ...(typeof input.version === 'number' && { version: input.version }),
    fundId,
    title: input.title,
    content: input.content,
    showAt: input.show_at,
    isDeleted: input.is_deleted ?? false,
    extraMessage: input.extra_message ?? null,
    adminOnly: input.a ?? false,
    actor: `operator:${requireViewer(context).memberId}`,
  })
}

async function fundOfMessage({ services }: RequestContext, messageId: Id<'fund_message'>): Promise<Id<'fund'> | null> {
  const row = await services.database
    .selectFrom('fund_message')
    .select('fund_id')
    .where('id', '=', messageId)
    .executeTakeFirst()
  return row?.fund_id ?? null
}

const InvestAmount = builder.objectRef<{ amount: number; dividend: number | null }>('InvestAmount').implement({
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Yen' }),
    dividend: t.expose('dividend', { type: 'Yen', nullable: true, description: 'Null until fixed.' }),
  }),
})

builder.queryField('investAmount', (t) =>
  t.field({
    description: 'Sum of participating amounts in a fund and its fixed total dividend. [admin]',
    access: 'admin',
    type: InvestAmount,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, { services }) => unwrap(await investedInFund(services, parseId(args.project_id))),
  }),
)

const AdminProjectMessage = builder.objectRef<ListedFundMessage>('AdminProjectMessage').implement({
  description: 'A message about a fund as operators see it: also one to come, and one that was taken back.',
  fields: (t) => ({
    ...columnFields(t, messageTable),
    id: t.exposeID('id'),
    project_id: t.exposeID('fund_id'),
    project_name: t.exposeString('project_name'),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    show_at: t.expose('show_at', { type: 'DateTime' }),
    is_deleted: t.exposeBoolean('is_deleted'),
    a: t.exposeBoolean('admin_only', { description: 'Shown to admins alone.' }),
    version: t.exposeInt('version', {
      description: 'Told again with a change: who has seen an older one changes nothing.',
    }),
  }),
})

const FundMessageView = builder.enumType('FundMessageView', {
  description: "shown: on the fund's page now. coming: not before its time. deleted: taken back.",
  values: messageStates,
})
const FundMessageViewCount = builder
  .objectRef<{ view: FundMessageState; count: number }>('FundMessageViewCount')
  .implement({
    fields: (t) => ({ view: t.expose('view', { type: FundMessageView }), count: t.exposeInt('count') }),
  })
const FundMessageReach = builder.objectRef<MessageReach>('FundMessageReach').implement({
  description: 'Whom a message about a fund reaches, in members.',
  fields: (t) => ({
    is_published: t.exposeBoolean('is_published', { description: 'Of a draft only operators read messages.' }),
    investors: t.exposeInt('investors', { description: 'Of the fund.' }),
    members: t.exposeInt('members', {
      description: 'Everybody who can log in: they see the banner where one is written.',
    }),
  }),
})

tableQuery('adminProjectMessages', {
  description: 'Messages about funds by the filter, the latest first. Sorted by shown. [admin]',
  table: messageTable,
  page: pageType('FundMessagePage', AdminProjectMessage),
  filter: 'FundMessageFilterInput',
  types: { FundMessageView },
  list: ({ database, clock }, filters, input) => listFundMessages(database, filters, input, clock.now()),
})

builder.queryFields((t) => ({
  adminProjectMessageViews: t.field({
    description: 'How many messages stand where, of one fund or of all. [admin]',
    access: 'admin',
    type: [FundMessageViewCount],
    args: { project_id: t.arg.id() },
    resolve: (_root, { project_id: fund }, { services }) =>
      countMessageViews(services.database, idIfGiven(fund), services.clock.now()),
  }),
  adminProjectMessageReach: t.field({
    description: 'Whom a message about the fund would reach now. [admin]',
    access: 'admin',
    type: FundMessageReach,
    nullable: true,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: (_root, { project_id: fund }, { services }) => countMessageReach(services.database, idOf(fund)),
  }),
}))

builder.mutationField('projectMessage', (t) =>
  t.field({
    description: "Creates (no id) or updates a fund's message. [admin]",
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: ProjectMessageInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { messageId, version } = unwrap(await writeMessage(context, input))
      return { id: messageId, version }
    },
  }),
)
