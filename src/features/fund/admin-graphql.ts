import { badInput, refusal, type Outcome } from '../../platform/outcome.ts'
import { builder } from '../graphql/builder.ts'
import { requireViewer, type RequestContext } from '../graphql/context.ts'
import { unwrap } from '../graphql/failure.ts'
import { IdResult, toDatabaseId } from '../graphql/results.ts'
import { addFundMessage } from './add-fund-message.ts'
import { investedInFund } from './invested-in-fund.ts'
import { listFundMessages, type ListedFundMessage } from './list-fund-messages.ts'

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
    version: t.int({ description: 'As it was seen; CONFLICT where somebody changed it since. Not compared where it is missing.' }),
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
async function writeMessage(context: RequestContext, input: MessageArguments): Promise<Outcome<{ messageId: number }>> {
  const messageId = input.id === null || input.id === undefined ? undefined : (toDatabaseId(input.id) ?? 0)
  const given = input.project_id === null || input.project_id === undefined ? null : (toDatabaseId(input.project_id) ?? 0)
  const fundId = given ?? (messageId === undefined ? null : await fundOfMessage(context, messageId))
  if (fundId === null) {
    return messageId === undefined ? badInput({ project_id: '必須です' }) : refusal('NOT_FOUND', 'メッセージが見つかりません。')
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

async function fundOfMessage({ services }: RequestContext, messageId: number): Promise<number | null> {
  const row = await services.database.selectFrom('fund_message').select('fund_id').where('id', '=', messageId).executeTakeFirst()
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
    resolve: async (_root, args, { services }) => unwrap(await investedInFund(services, toDatabaseId(args.project_id))),
  }),
)

const AdminProjectMessage = builder.objectRef<ListedFundMessage>('AdminProjectMessage').implement({
  description: 'A message about a fund as operators see it: also one to come, and one that was taken back.',
  fields: (t) => ({
    id: t.exposeID('id'),
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    show_at: t.expose('showAt', { type: 'DateTime' }),
    is_deleted: t.exposeBoolean('isDeleted'),
    extra_message: t.exposeString('extraMessage', { nullable: true }),
    a: t.exposeBoolean('adminOnly', { description: 'Shown to admins alone.' }),
    version: t.exposeInt('version', { description: 'Told again with a change: who has seen an older one changes nothing.' }),
  }),
})

builder.queryField('adminProjectMessages', (t) =>
  t.field({
    description: 'Every message of a fund, or of all funds; the latest first. [admin]',
    access: 'admin',
    type: [AdminProjectMessage],
    args: { project_id: t.arg.id() },
    resolve: (_root, args, { services }) => {
      const given = args.project_id === null || args.project_id === undefined ? null : (toDatabaseId(args.project_id) ?? 0)
      return listFundMessages(services.database, given)
    },
  }),
)

builder.mutationField('projectMessage', (t) =>
  t.field({
    description: "Creates (no id) or updates a fund's message. [admin]",
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: ProjectMessageInput, required: true }) },
    resolve: async (_root, { input }, context) => ({ id: unwrap(await writeMessage(context, input)).messageId }),
  }),
)
