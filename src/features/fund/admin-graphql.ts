import { badInput, refusal, type Outcome } from '../../platform/outcome.ts'
import { builder } from '../graphql/builder.ts'
import { requireViewer, type RequestContext } from '../graphql/context.ts'
import { unwrap } from '../graphql/failure.ts'
import { IdResult, toDatabaseId } from '../graphql/results.ts'
import { addFundMessage } from './add-fund-message.ts'
import { investedInFund } from './invested-in-fund.ts'

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

builder.mutationField('projectMessage', (t) =>
  t.field({
    description: "Creates (no id) or updates a fund's message. [admin]",
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: ProjectMessageInput, required: true }) },
    resolve: async (_root, { input }, context) => ({ id: unwrap(await writeMessage(context, input)).messageId }),
  }),
)
