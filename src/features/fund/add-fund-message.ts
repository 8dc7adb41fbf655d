import { inTransaction } from '../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../platform/outcome.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Services } from '../services.ts'

export interface FundMessageInput {
  /** Of the message to change; a new one without it. */
  messageId?: number
  fundId: number
  title: string
  content: string
  showAt: Date
  isDeleted?: boolean
  extraMessage?: string | null
  /** For operators' eyes alone. */
  adminOnly?: boolean
  actor: string
}

/** An operator writes a message about a fund, or changes one of the same fund. */
export async function addFundMessage(services: Services, input: FundMessageInput): Promise<Outcome<{ messageId: number }>> {
  const problems = {
    ...(input.title.trim() === '' && { title: '必須です' }),
    ...(input.content.trim() === '' && { content: '必須です' }),
  }
  if (Object.keys(problems).length > 0) return badInput(problems)
  const now = services.clock.now()
  const written = {
    title: input.title.trim(),
    content: input.content,
    show_at: input.showAt,
    is_deleted: input.isDeleted ?? false,
    extra_message: input.extraMessage ?? null,
    admin_only: input.adminOnly ?? false,
  }
  return inTransaction(services.database, async (transaction) => {
    const fund = await transaction.selectFrom('fund').select('id').where('id', '=', input.fundId).executeTakeFirst()
    if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    const row =
      input.messageId === undefined
        ? await transaction
            .insertInto('fund_message')
            .values({ ...written, fund_id: input.fundId, created_at: now })
            .returning('id')
            .executeTakeFirst()
        : await transaction
            .updateTable('fund_message')
            .set(written)
            .where('id', '=', input.messageId)
            .where('fund_id', '=', input.fundId)
            .returning('id')
            .executeTakeFirst()
    if (!row) return refusal('NOT_FOUND', 'メッセージが見つかりません。')
    await recordAudit(transaction, {
      at: now,
      actor: input.actor,
      action: input.messageId === undefined ? 'fund.message_added' : 'fund.message_changed',
      objectType: 'fund_message',
      objectId: row.id,
    })
    return success({ messageId: row.id })
  })
}
