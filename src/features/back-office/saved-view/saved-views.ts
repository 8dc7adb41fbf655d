import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

export interface SavedView {
  id: Id<'saved_view'>
  name: string
  /** Of the page's address, without the question mark. */
  query: string
}

const mostViews = 20

/** The operator's own views of a table, in the order in which they were kept. */
export async function listSavedViews(services: Services, viewer: Viewer, table: string): Promise<SavedView[]> {
  return services.database
    .selectFrom('saved_view')
    .select(['id', 'name', 'query'])
    .where('operator_id', '=', viewer.memberId)
    .where('table_name', '=', table)
    .orderBy('id')
    .execute()
}

/** Keeps the filters of a table under a name; the same name again takes the new filters. BAD_USER_INPUT by field. */
export async function saveView(
  services: Services,
  viewer: Viewer,
  { table, name, query }: { table: string; name: string; query: string },
): Promise<Outcome<SavedView>> {
  const called = name.trim()
  if (called === '') return badInput({ name: '必須です' })
  if (called.length > 40) return badInput({ name: '40文字以内で入力してください。' })
  if (table.length === 0 || table.length > 40 || query.length > 1000)
    return badInput({ query: '条件が長すぎるため保存できません。' })
  const at = services.clock.now()
  const own = { operator_id: viewer.memberId, table_name: table }
  return inTransaction(services.database, async (transaction) => {
    const others = await transaction
      .selectFrom('saved_view')
      .select('id')
      .where('operator_id', '=', own.operator_id)
      .where('table_name', '=', table)
      .where('name', '<>', called)
      .execute()
    if (others.length >= mostViews) return refusal('CONFLICT', `保存できる表示は${mostViews}件までです。`)
    const view = await transaction
      .insertInto('saved_view')
      .values({ ...own, name: called, query, saved_at: at })
      .onConflict((conflict) =>
        conflict.columns(['operator_id', 'table_name', 'name']).doUpdateSet({ query, saved_at: at }),
      )
      .returning(['id', 'name', 'query'])
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at,
      actor: `operator:${viewer.memberId}`,
      action: 'view.saved',
      objectType: 'view',
      objectId: view.id,
      detail: { table },
    })
    return success(view)
  })
}

/** NOT_FOUND for another operator's. */
export async function removeView(services: Services, viewer: Viewer, viewId: Id<'saved_view'>): Promise<Outcome<null>> {
  return inTransaction(services.database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('saved_view')
      .where('id', '=', viewId)
      .where('operator_id', '=', viewer.memberId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return refusal('NOT_FOUND', '保存した表示が見つかりません。')
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'view.removed',
      objectType: 'view',
      objectId: viewId,
    })
    return success(null)
  })
}
