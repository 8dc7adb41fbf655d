import { lawOfId } from '../../../domain/core/cited-law.ts'
import { openLawChanges } from '../../../domain/back-office/law-change.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { listLawTexts } from './law-texts.ts'

const mostLetters = 4_000

/** Somebody has seen to a change and says what was done; from here on the text is the one to compare with. CONFLICT where it was seen to, or a newer text stands. */
export async function handleLawChange(
  services: Services,
  viewer: Viewer,
  { id, note }: { id: Id<'law_text'>; note: string },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const written = note.trim()
  if (written === '') return badInput({ note: '必須です' })
  if (written.length > mostLetters) return badInput({ note: `${mostLetters}文字以内で入力してください` })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const seen = await transaction
      .selectFrom('law_text')
      .select(['law_id', 'article', 'phase'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!seen || lawOfId(seen.law_id) === undefined) return refusal('NOT_FOUND', '該当する改正がありません。')
    const texts = (await listLawTexts(transaction, { lawId: seen.law_id })).filter(
      ({ article }) => article === seen.article,
    )
    const change = openLawChanges(texts).find(({ changed }) => changed.id === id)
    if (change === undefined)
      return refusal('CONFLICT', 'すでに対応が記録されたか、新しい条文があります。読み直してください。')
    // What this text stands in place of needs nobody any more.
    const replaced = texts.filter(
      ({ id: own, phase, is_handled: isHandled, digest }) =>
        own < id && !isHandled && phase === seen.phase && (phase === 'changed' || digest === change.changed.digest),
    )
    await transaction
      .insertInto('law_change_handling')
      .values(
        [...replaced.map((text) => text.id), id].map((textId) => ({
          law_text_id: textId,
          note: written,
          handled_at: now,
          handled_by: viewer.memberId,
        })),
      )
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'law_change.attended',
      objectType: 'law_change',
      objectId: id,
    })
    return success(null)
  })
}
