import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

export interface FundMessageInput {
  /** Of the message to change; a new one without it. */
  messageId?: Id<'fund_message'>
  /** As the operator saw it; not compared where it is not told. */
  version?: number
  fundId: Id<'fund'>
  title: string
  content: string
  showAt: Date
  isDeleted?: boolean
  extraMessage?: string | null
  /** For operators' eyes alone. */
  adminOnly?: boolean
  actor: string
}

const titleLength = 100
const contentLength = 10_000
const extraLength = 200

function problemsOf({ title, content, extraMessage }: FundMessageInput): Record<string, string> {
  const tooLong = (most: number): string => `${most}文字以内で入力してください`
  return {
    ...(title.trim() === ''
      ? { title: '必須です' }
      : title.trim().length > titleLength && { title: tooLong(titleLength) }),
    ...(content.trim() === ''
      ? { content: '必須です' }
      : content.length > contentLength && { content: tooLong(contentLength) }),
    ...((extraMessage ?? '').length > extraLength && { extra_message: tooLong(extraLength) }),
  }
}

/**
 * An operator writes a message about a fund, or changes one of the same fund; taken back, it is kept and can be restored. CONFLICT where a
 * colleague has changed it since it was seen.
 */
export async function addFundMessage(
  services: Services,
  input: FundMessageInput,
): Promise<Outcome<{ messageId: Id<'fund_message'>; version: number }>> {
  const problems = problemsOf(input)
  if (Object.keys(problems).length > 0) return badInput(problems)
  const now = services.clock.now()
  const written = {
    title: input.title.trim(),
    content: input.content,
    show_at: input.showAt,
    is_deleted: input.isDeleted ?? false,
    extra_message: (input.extraMessage ?? '').trim() === '' ? null : (input.extraMessage ?? null),
    admin_only: input.adminOnly ?? false,
  }
  return inTransaction(services.database, async (transaction) => {
    const fund = await transaction.selectFrom('fund').select('id').where('id', '=', input.fundId).executeTakeFirst()
    if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    const before = await lockMessage(transaction, input)
    if (before && !before.ok) return before
    const { id: messageId, version } = await write(
      transaction,
      { ...written, fund_id: input.fundId, created_at: now },
      input.messageId,
    )
    await recordAudit(transaction, {
      at: now,
      actor: input.actor,
      action: `fund.message_${actOf(before?.value, written)}`,
      objectType: 'fund_message',
      objectId: messageId,
    })
    return success({ messageId, version })
  })
}

interface LockedMessage {
  isDeleted: boolean
}

/** The message as its operator last saw it; null for a new one. */
async function lockMessage(
  transaction: Transaction,
  { messageId, fundId, version }: FundMessageInput,
): Promise<Outcome<LockedMessage> | null> {
  if (messageId === undefined) return null
  const row = await transaction
    .selectFrom('fund_message')
    .select(['is_deleted as isDeleted', 'version'])
    .where('id', '=', messageId)
    .where('fund_id', '=', fundId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refusal('NOT_FOUND', 'メッセージが見つかりません。')
  if (version !== undefined && version !== row.version) {
    return refusal(
      'CONFLICT',
      'ほかの運営者が先に変更しました。入力した内容は残っています。最新の内容を読み込んで確かめてください。',
    )
  }
  return success({ isDeleted: row.isDeleted })
}

interface MessageColumns {
  fund_id: Id<'fund'>
  title: string
  content: string
  show_at: Date
  is_deleted: boolean
  extra_message: string | null
  admin_only: boolean
  created_at: Date
}

async function write(
  transaction: Transaction,
  columns: MessageColumns,
  messageId: Id<'fund_message'> | undefined,
): Promise<{ id: Id<'fund_message'>; version: number }> {
  if (messageId === undefined)
    return transaction.insertInto('fund_message').values(columns).returning(['id', 'version']).executeTakeFirstOrThrow()
  const { fund_id: _fund, created_at: _created, ...changed } = columns
  return transaction
    .updateTable('fund_message')
    .set((expression) => ({ ...changed, version: expression('version', '+', 1) }))
    .where('id', '=', messageId)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

function actOf(before: LockedMessage | undefined, after: { is_deleted: boolean }) {
  if (before === undefined) return 'added'
  if (before.isDeleted === after.is_deleted) return 'changed'
  return after.is_deleted ? 'deleted' : 'restored'
}
