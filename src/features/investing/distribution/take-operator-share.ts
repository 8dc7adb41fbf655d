import { sql } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'

type ShareContent = { fundId: Id<'fund'> }

/** What closed periods left the operator goes into his own book, all of it: nobody types how much. Investors who wait for money come first. */
export const operatorShareKind = defineProposalKind<ShareContent>({
  kind: 'fund.operator_share',
  async foresee(transaction, _services, content) {
    const judged = await judge(transaction, content)
    if (!judged.ok) return judged
    const { fund, owed } = judged.value
    return success({
      title: `${fund.name}から当社の取り分を受け取る`,
      people: 0,
      yen: owed,
      changes: [{ label: '未払いの当社の取り分', before: formatYen(owed), after: formatYen(zeroYen) }],
    })
  },
  async carryOut(transaction, { config }, content, { proposalId, now }) {
    const judged = await judge(transaction, content)
    if (!judged.ok) return judged
    await post(transaction, {
      kind: 'operator_took_share',
      key: `share-out:${proposalId}`,
      effectiveAt: now,
      recordedAt: now,
      lines: throughBank(config.BANK_ACCOUNT_ID, [
        { account: { kind: 'operator_share', fundId: content.fundId }, debit: judged.value.owed },
        { account: { kind: 'fund_result' }, credit: judged.value.owed },
      ]),
    })
    return success(null)
  },
})

/** The first operator's word. CONFLICT where nothing is owed to the operator, or its cash is needed for others. */
export async function proposeOperatorShare(
  services: Services,
  viewer: Viewer,
  { fundId, reason }: ShareContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, operatorShareKind, {
    subject: `fund:${fundId}`,
    content: { fundId },
    reason: reason.trim(),
  })
}

async function judge(
  transaction: Transaction,
  { fundId }: ShareContent,
): Promise<Outcome<{ fund: FundRecord; owed: Yen }>> {
  const fund = await lockFund(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const { owed, missing } = await loadOperatorShare(transaction, fundId)
  if (owed === zeroYen) return refusal('CONFLICT', '受け取っていない当社の取り分はありません。')
  if (missing > 0)
    return refusal(
      'CONFLICT',
      `投資家への支払いなどに必要な資金が先です。当社の取り分を受け取るには、ファンドの資金が${formatYen(missing)}不足しています。`,
    )
  return success({ fund, owed })
}

export interface OperatorShare {
  /** What closed periods left the operator and he has not taken, whole yen. */
  owed: Yen
  /** What the fund's cash lacks for it once everybody else has his. */
  missing: Yen
}

export async function loadOperatorShare(database: Queryable, fundId: Id<'fund'>): Promise<OperatorShare> {
  const { rows } = await sql<{ owed: number; missing: number }>`
    select coalesce(-sum(balance.amount) filter (where account.kind = 'operator_share'), 0)::bigint as owed,
      greatest(0, -coalesce(sum(balance.amount) filter (
          where account.is_cash or account.is_tied or account.kind in ('payable', 'withholding_unpaid', 'operator_share')), 0),
        -coalesce(sum(balance.amount) filter (where account.kind = 'operator_share'), 0) - spendable_on_costs(${fundId}) + borrowed_cash(${fundId}))::bigint as missing
    from account_balance balance join account_kind account on account.kind = balance.account_kind
    where balance.book = 'fund:' || ${fundId}::bigint`.execute(database)
  const [row] = rows
  return { owed: yen(row?.owed ?? 0), missing: yen(row?.missing ?? 0) }
}
