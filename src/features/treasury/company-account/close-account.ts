import { sql } from 'kysely'
import { writtenAccount } from '../../../domain/treasury/company-account.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'

type ClosingContent = { accountId: string }

/** Its statement is read no more: only of an account on which nothing stands, at the bank or in any book, and nothing is under way. */
const accountClosing = defineProposalKind<ClosingContent>({
  kind: 'company_account.closing',
  async foresee(transaction, _services, { accountId }) {
    const account = await loadEmpty(transaction, accountId)
    if ('ok' in account) return account
    return success({
      title: `会社の口座 ${writtenAccount(account)} の連携を終了`,
      people: 0,
      yen: 0,
      changes: [{ label: '口座', before: `${writtenAccount(account)}　${account.holderName}`, after: '連携を終了' }],
    })
  },
  async carryOut(transaction, _services, { accountId }, { proposalId, now }) {
    const account = await loadEmpty(transaction, accountId)
    if ('ok' in account) return account
    await transaction
      .updateTable('company_account')
      .set({ closed_at: now, closing_proposal_id: proposalId })
      .where('real_account_id', '=', accountId)
      .execute()
    return success(null)
  },
})

/** NOT_FOUND for an account that is not linked; CONFLICT while something stands on it or is under way. */
export async function proposeAccountClosing(
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, accountClosing, {
    subject: `company_account:${accountId}`,
    content: { accountId },
    reason: '',
  })
}

interface EmptyAccount {
  branchCode: string
  accountNumber: string
  holderName: string
}

async function loadEmpty(transaction: Transaction, accountId: string): Promise<EmptyAccount | Refusal> {
  const account = await transaction
    .selectFrom('company_account')
    .select(['branch_code as branchCode', 'account_number as accountNumber', 'holder_name as holderName'])
    .where('real_account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return refusal('NOT_FOUND', '連携している口座に、該当する口座がありません。')
  const { rows } = await sql<{ balance: number; booked: number; is_waiting: boolean }>`
    select
      coalesce((select balance from bank_balance where real_account_id = ${accountId} order by id desc limit 1), 0) as balance,
      (select coalesce(sum(abs(amount)), 0)::bigint from account_balance where account_kind = 'bank' and account_ref = ${accountId}) as booked,
      exists (select from own_transfer transfer
        where ${accountId} in (from_account_id, to_account_id) and cancelled_at is null
          and (select count(*) from own_transfer_line line where line.own_transfer_id = transfer.id) < 2)
      or exists (select from payout_batch where from_account_id = ${accountId} and status not in ('settled', 'discarded')) as is_waiting`.execute(
    transaction,
  )
  const stands = rows[0]
  if (stands && (stands.balance !== 0 || stands.booked !== 0))
    return refusal(
      'CONFLICT',
      `この口座には、まだお金があります（銀行の残高${formatYen(yen(stands.balance))}）。ほかの口座へ振り替えてから終了してください。`,
    )
  if (stands?.is_waiting) return refusal('CONFLICT', 'この口座には、終わっていない振替または支払いがあります。')
  return account
}
