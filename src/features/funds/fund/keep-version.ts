import type { FreeText } from '../../../domain/free-text.ts'
import type { FundDraft } from '../../../domain/funds/fund-draft.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { toFundColumns, toStoredContent } from './fund-content.ts'
import type { Id } from '../../../domain/id.ts'

export interface NewFundVersion {
  fundId: Id<'fund'>
  number: number
  draft: FundDraft
  /** 'operator:3' */
  actor: string
  at: Date
  reason?: FreeText
  /** Of a published fund: by which two operators agreed. */
  proposalId?: Id<'proposal'>
}

/** Writes down what a fund says in a version, who wrote it and why; it stays. */
export async function keepVersion(
  transaction: Transaction,
  { fundId, number, draft, actor, at, reason, proposalId }: NewFundVersion,
): Promise<void> {
  await transaction
    .insertInto('fund_version')
    .values({
      fund_id: fundId,
      number,
      content: JSON.stringify(toStoredContent(draft)),
      saved_by: actor,
      saved_at: at,
      reason: reason ?? '',
      proposal_id: proposalId ?? null,
    })
    .execute()
}

/** The fund says from now on what this version says. The caller holds the fund's lock and has seen the version before. */
export async function applyVersion(transaction: Transaction, version: NewFundVersion): Promise<void> {
  await keepVersion(transaction, version)
  await transaction
    .updateTable('fund')
    .set({ ...toFundColumns(version.draft), version: version.number })
    .where('id', '=', version.fundId)
    .where('version', '=', version.number - 1)
    .execute()
}
