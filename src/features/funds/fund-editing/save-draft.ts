import { fundChanges } from '../../../domain/funds/fund-change.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { fundDraftProblems, type CompleteFundDraft } from '../../../domain/funds/fund-draft.ts'
import { factsFromTheFuture } from '../../../domain/records/fund-points.ts'
import { picturesFromTheFuture } from '../../../domain/records/fund-picture.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { applyVersion } from '../fund/keep-version.ts'
import { lockFund } from '../fund/lock-fund.ts'
import type { Services } from '../../core/services.ts'
import { findEditedFund, type EditedFund } from './find-edited-fund.ts'
import { listFundVersions } from './list-versions.ts'
import type { Id } from '../../../domain/id.ts'

export interface FundEdit {
  fundId: Id<'fund'>
  /** The version that the operator has seen. */
  version: number
  draft: CompleteFundDraft
}

/**
 * Writes an operator's changes of a fund that is not published as its next version. BAD_USER_INPUT by field; CONFLICT where somebody
 * else has saved meanwhile, who and what, or where the fund is published: then a change is proposed. The same content is no new version.
 */
export async function saveDraft(
  services: Services,
  viewer: Viewer,
  edit: FundEdit,
): Promise<Outcome<{ version: number }>> {
  return saveVersion(services, `operator:${viewer.memberId}`, edit)
}

/** The same of whoever the record is to name. */
export async function saveVersion(
  services: Services,
  actor: string,
  edit: FundEdit,
): Promise<Outcome<{ version: number }>> {
  const { fundId, draft } = edit
  const at = services.clock.now()
  const problems = editProblems(draft, at)
  if (problems) return problems
  return inTransaction(services.database, async (transaction) => {
    const found = await lockEdited(transaction, edit)
    if (!found.ok) return found
    const fund = found.value
    if (fund.isPublished) return refusal('CONFLICT', '公開されたファンドは、変更の承認を依頼してください。')
    const refused = await refuseForeignPictures(transaction, fundId, draft)
    if (refused) return refused
    const changes = fundChanges(fund.draft, draft)
    if (changes.length === 0) return success({ version: fund.version })
    const number = fund.version + 1
    await applyVersion(transaction, { fundId, number, draft, actor, at })
    const detail = { version: number, fields: changes.map(({ label }) => label).join('、') }
    await recordAudit(transaction, { at, actor, action: 'fund.saved', objectType: 'fund', objectId: fundId, detail })
    return success({ version: number })
  })
}

/** What is wrong with what was typed, or null. */
export function editProblems(draft: CompleteFundDraft, now: Date): Refusal | null {
  const today = japanDateOf(now)
  const problems = {
    ...fundDraftProblems(draft),
    ...factsFromTheFuture(draft, today),
    ...picturesFromTheFuture(draft.pictures, today),
  }
  return Object.keys(problems).length === 0 ? null : badInput(problems)
}

/** The fund under its lock, if it is still as the operator has seen it. */
export async function lockEdited(
  transaction: Transaction,
  { fundId, version }: Pick<FundEdit, 'fundId' | 'version'>,
): Promise<Outcome<EditedFund>> {
  if (!(await lockFund(transaction, fundId))) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const fund = await findEditedFund(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  if (fund.isDiscarded) return refusal('CONFLICT', '削除されたファンドです。元に戻してから、もう一度お試しください。')
  return fund.version === version ? success(fund) : reportOtherVersion(transaction, fundId, version)
}

/** Who was quicker, and at what. */
export async function reportOtherVersion(transaction: Transaction, fundId: Id<'fund'>, seen: number): Promise<Refusal> {
  const later = (await listFundVersions(transaction, fundId)).filter(({ number }) => number > seen)
  const names = [...new Set(later.map((version) => version.saved_by_name ?? version.saved_by))].join('、')
  const labels = [...new Set(later.flatMap(({ changes }) => changes.map(({ label }) => label)))].join('、')
  return refusal(
    'CONFLICT',
    `ほかの運営者（${names}）が先に保存しました（${labels}）。変更を確認してから、もう一度保存してください。`,
  )
}

/** A fund shows its own pictures alone. */
export async function refuseForeignPictures(
  transaction: Transaction,
  fundId: Id<'fund'>,
  { pictures }: CompleteFundDraft,
): Promise<Refusal | null> {
  const wanted = pictures.map(({ id }) => id)
  if (wanted.length === 0) return null
  const own = await transaction
    .selectFrom('fund_picture')
    .select('id')
    .where('fund_id', '=', fundId)
    .where('id', 'in', wanted)
    .execute()
  return own.length === wanted.length
    ? null
    : badInput({ pictures: 'このファンドの写真ではないものが含まれています。' })
}
