import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import {
  managementReportSchema,
  type ManagementReportFacts,
} from '../../../domain/validation/management-report-schema.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { declarationProblem } from './declaration-problem.ts'
import { loadReportStatement } from './load-report-facts.ts'
import type { Services } from '../../core/services.ts'

export interface ManagementReportDraft {
  fundId: Id<'fund'> | null
  /** 'YYYY-MM-DD', both days included. */
  periodStartOn: string
  periodEndOn: string
  facts: ManagementReportFacts
  /** Why a period is reported on again; empty for its first report. */
  reason: FreeText
  /** Of the draft as the operator saw it, 0 where there was none; not compared where it is not told. */
  revision?: number | undefined
  operatorId: Id<'member'>
}

const longestReason = 400

/**
 * Writes the draft of a property-management report (law article 28), or changes the one that the period has. After a
 * publication the next draft is a correction: a version of its own, which needs a reason. The published ones stay. Income and costs come from the
 * fund's book; an operator declares them only where it says nothing of the days.
 */
export async function writeManagementReport(
  services: Services,
  draft: ManagementReportDraft,
): Promise<Outcome<{ reportId: Id<'management_report'>; revision: number }>> {
  const checked = validate(managementReportSchema, draft.facts)
  if (!checked.ok) return badInput(checked.fields)
  if (draft.periodEndOn < draft.periodStartOn) return badInput({ period_end: '期間の初日より後の日を入力してください' })
  const reason = draft.reason.trim()
  if (reason.length > longestReason) return badInput({ reason: `${longestReason}文字以内で入力してください` })
  return inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const fund = draft.fundId === null ? null : await lockFund(transaction, draft.fundId)
    if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    const refused = declarationProblem(
      checked.value,
      await loadReportStatement(transaction, { ...draft, fundId: fund.id }),
    )
    if (refused !== null) return badInput({ income: refused })
    const latest = await latestOfPeriod(transaction, fund.id, draft)
    const seen = latest?.status === 'draft' ? latest.revision : 0
    if (draft.revision !== undefined && draft.revision !== seen) {
      return refusal(
        'CONFLICT',
        'この期間の下書きを、ほかの運営者が先に変更しました。入力した内容は残っています。最新の下書きを読み込んで確かめてください。',
      )
    }
    const version = latest === undefined ? 1 : latest.status === 'draft' ? latest.version : latest.version + 1
    if (version > 1 && reason === '') return badInput({ reason: '訂正の理由を入力してください' })
    const facts = JSON.stringify(checked.value)
    const values = { facts, reason: version > 1 ? reason : '', created_at: now, created_by: draft.operatorId }
    const { id, revision } =
      latest?.status === 'draft'
        ? await transaction
            .updateTable('management_report')
            .set((expression) => ({ ...values, revision: expression('revision', '+', 1) }))
            .where('id', '=', latest.id)
            .returning(['id', 'revision'])
            .executeTakeFirstOrThrow()
        : await transaction
            .insertInto('management_report')
            .values({
              ...values,
              fund_id: fund.id,
              period_start_on: draft.periodStartOn,
              period_end_on: draft.periodEndOn,
              version,
            })
            .returning(['id', 'revision'])
            .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${draft.operatorId}`,
      action: 'management_report.written',
      objectType: 'management_report',
      objectId: id,
      detail: { version },
    })
    return success({ reportId: id, revision })
  })
}

async function latestOfPeriod(
  transaction: Transaction,
  fundId: Id<'fund'>,
  { periodStartOn, periodEndOn }: ManagementReportDraft,
) {
  return transaction
    .selectFrom('management_report')
    .select(['id', 'version', 'status', 'revision'])
    .where('fund_id', '=', fundId)
    .where('period_start_on', '=', periodStartOn)
    .where('period_end_on', '=', periodEndOn)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}
