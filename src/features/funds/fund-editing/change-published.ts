import type { FreeText } from '../../../domain/free-text.ts'
import { changeUpon, fundChanges, isShownToMembers, type FundChange } from '../../../domain/funds/fund-change.ts'
import type { CompleteFundDraft } from '../../../domain/funds/fund-draft.ts'
import type { Id } from '../../../domain/id.ts'
import { FEWEST_WEAK_POINTS } from '../../../domain/records/fund-points.ts'
import { remainingYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueue } from '../../core/enqueue.ts'
import type { JsonObject } from '../../../platform/database/types.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { fromStoredContent, toStoredContent } from '../fund/fund-content.ts'
import { applyVersion } from '../fund/keep-version.ts'
import { ceilingOf, lockCeiling, refuseAboveCeiling } from '../fund/publish-fund.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { findEditedFund, lockedChanges, type EditedFund } from './find-edited-fund.ts'
import { notifyInvestors } from './notify-investors.ts'
import { editProblems, lockEdited, refuseForeignPictures, type FundEdit } from './save-draft.ts'

/** The whole draft as it would be, and why. */
export type PublishedChange = { fundId: Id<'fund'>; version: number; draft: JsonObject; reason: FreeText }

/**
 * Changes what a published fund says. People have read it, and after the first application they rely on it: so one operator proposes
 * with a reason, the other sees from what to what and whom it touches, and what is locked by then cannot be changed at all.
 */
const publishedChange = defineProposalKind<PublishedChange>({
  kind: 'fund_change',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    return judged.ok ? success(effectOf(judged.value)) : judged
  },
  async restate(transaction, content) {
    const fund = await findEditedFund(transaction, content.fundId)
    const base = await loadVersion(transaction, content)
    if (fund === null || base === null) return null
    const draft = changeUpon(base, fromStoredContent(content.draft), fund.draft)
    return { ...content, version: fund.version, draft: toStoredContent(draft) }
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { fund, changes } = judged.value
    const { fundId, reason } = content
    const number = fund.version + 1
    const actor = `operator:${operatorId}`
    await applyVersion(transaction, {
      fundId,
      number,
      draft: fromStoredContent(content.draft),
      actor,
      at: now,
      reason,
      proposalId,
    })
    const detail = { version: number, fields: changes.map(({ label }) => label).join('、') }
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'fund.changed',
      objectType: 'fund',
      objectId: fundId,
      detail,
    })
    await notifyInvestors(transaction, services, { fundId, version: number, changes, at: now })
    await enqueue(
      transaction,
      'issue-fund-documents',
      { fundId, reason, actor },
      { key: `issue-fund-documents:${fundId}` },
    )
    return success(null)
  },
})

/** The first operator's word, with the reason that the record needs. BAD_USER_INPUT by field, CONFLICT as `publishedChange` tells. */
export async function proposePublishedChange(
  services: Services,
  viewer: Viewer,
  { fundId, version, draft, reason }: FundEdit & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const problems = editProblems(draft, services.clock.now())
  if (problems) return problems
  if (reason.trim() === '') return badInput({ reason: '必須です' })
  const content = { fundId, version, draft: toStoredContent(draft), reason: reason.trim() }
  return propose(services, viewer, publishedChange, { subject: `fund:${fundId}`, content, reason: reason.trim() })
}

/** What the fund said when the change was written. */
async function loadVersion(
  transaction: Transaction,
  { fundId, version }: PublishedChange,
): Promise<CompleteFundDraft | null> {
  const row = await transaction
    .selectFrom('fund_version')
    .select('content')
    .where('fund_id', '=', fundId)
    .where('number', '=', version)
    .executeTakeFirst()
  return row === undefined ? null : fromStoredContent(row.content as JsonObject)
}

interface Judged {
  fund: EditedFund
  changes: FundChange[]
}

async function judge(transaction: Transaction, services: Services, content: PublishedChange): Promise<Outcome<Judged>> {
  await lockCeiling(transaction)
  const found = await lockEdited(transaction, content)
  if (!found.ok) return found
  const fund = found.value
  if (!fund.isPublished) return refusal('CONFLICT', 'このファンドは公開されていません。そのまま保存できます。')
  const draft = fromStoredContent(content.draft)
  const changes = fundChanges(fund.draft, draft)
  if (changes.length === 0) return refusal('CONFLICT', '変更がありません。')
  const locked = lockedChanges(fund, changes, services.clock.now())
  if (Object.keys(locked).length > 0) return badInput(locked)
  const foreign = await refuseForeignPictures(transaction, content.fundId, draft)
  if (foreign) return foreign
  // A fund from before they were asked for may go on without; one that told its weak side goes on telling it.
  if (draft.weakPoints.length < Math.min(FEWEST_WEAK_POINTS, fund.draft.weakPoints.length))
    return badInput({ weakPoints: `公開したファンドの弱いところは、${FEWEST_WEAK_POINTS}件より少なくできません。` })
  const senior = draft.fundTotal - draft.subordinatedAmount
  if (draft.offeringMethod === 'first_come' && senior < fund.applications.amount) {
    return badInput({
      fundTotal: `申し込み済みの${fund.applications.amount.toLocaleString('ja-JP')}円より小さくできません。`,
    })
  }
  const more = remainingYen(yen(senior), yen(fund.draft.fundTotal - fund.draft.subordinatedAmount))
  const above = more > 0 ? await refuseAboveCeiling(transaction, more, ceilingOf(services)) : null
  return above ?? success({ fund, changes })
}

function effectOf({ fund, changes }: Judged): Effect {
  return {
    title: `${fund.draft.name}の内容を変更`,
    people: fund.applications.count,
    yen: fund.applications.amount,
    changes: [
      { label: '版', before: `第${fund.version}版`, after: `第${fund.version + 1}版` },
      ...changes.map((change) => ({
        label: change.label,
        before: change.before,
        after: change.after,
        isShown: isShownToMembers(change),
      })),
    ],
  }
}
