import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { transferFeeAtMost } from '../../../domain/treasury/segregation.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import { coverTotal, loadCovers } from '../segregation/load-position.ts'
import { shareIds, type Obligation } from './obligation.ts'

interface Due {
  obligation: Obligation
  fund_id: Id<'fund'>
  /** Whole yen. */
  amount: number
}

/**
 * From which account these payments leave: the fund's own where its cash lies there in full, with the operator's for the fees, which the bank takes from the
 * account that pays; else the collecting one, for which null stands. One order has one account: CONFLICT where the funds of a batch pay from different
 * ones, and where a fund's cash lies on both and on neither in full.
 */
export async function payingAccount(transaction: Transaction, dues: readonly Due[]): Promise<string | null | Refusal> {
  const accounts = new Set<string | null>()
  for (const fundId of new Set(dues.map((due) => due.fund_id))) {
    const account = await accountOfFund(
      transaction,
      fundId,
      dues.filter((due) => due.fund_id === fundId),
    )
    if (account !== null && typeof account !== 'string') return account
    accounts.add(account)
  }
  if (accounts.size > 1)
    return refusal(
      'CONFLICT',
      '専用の口座から支払うファンドが含まれています。口座ごとに分けて、支払いを作成してください。',
    )
  return [...accounts][0] ?? null
}

async function accountOfFund(
  transaction: Transaction,
  fundId: Id<'fund'>,
  dues: readonly Due[],
): Promise<string | null | Refusal> {
  const account = await loadOwnAccount(transaction, fundId)
  if (account === null || account.own === 0) return null
  const amount = dues.reduce((sum, due) => sum + due.amount, 0)
  const fees = transferFeeAtMost * (dues.length + account.promisedCount)
  if (account.own >= amount + account.promised && account.operators >= fees) return account.id
  // What the operator's own money covers comes in on the collecting account.
  const covers = (await loadCovers(transaction, shareIds(dues))).map(coverTotal)
  if (account.collecting + covers.reduce((sum, cover) => sum + cover, 0) >= amount) return null
  return refusal(
    'CONFLICT',
    'ファンドの資金が、専用の口座とほかの口座に分かれているか、専用の口座に振込手数料のための資金がありません。「会社の口座」で口座の間の振替をしてから、支払いを作成してください。',
  )
}

interface OwnAccount {
  id: string
  /** The fund's cash on it, and elsewhere less what is on its way from there; the operator's on it. */
  own: number
  collecting: number
  operators: number
  /** What is prepared or on its way from it. */
  promised: number
  promisedCount: number
}

async function loadOwnAccount(transaction: Transaction, fundId: Id<'fund'>): Promise<OwnAccount | null> {
  const { rows } = await sql<OwnAccount>`
    select account.real_account_id as id, held.own::bigint as own, (held.collecting - leaving.amount)::bigint as collecting,
      held.operators::bigint as operators, promised.amount::bigint as promised, promised.count as "promisedCount"
    from company_account account
    cross join lateral (
      select coalesce(sum(amount) filter (where book = 'fund:' || account.fund_id and account_ref = account.real_account_id), 0) as own,
        coalesce(sum(amount) filter (where book = 'fund:' || account.fund_id and account_ref <> account.real_account_id), 0) as collecting,
        coalesce(sum(amount) filter (where book = 'operator' and account_ref = account.real_account_id), 0) as operators
      from account_balance
      where account_kind = 'bank'
    ) held
    cross join lateral (
      select coalesce(sum(payout.amount), 0) as amount, count(*) as count
      from payout join payout_batch batch on batch.id = payout.batch_id
      where batch.from_account_id = account.real_account_id and payout.status in ('planned', 'in_flight') and payout.failed_at is null
    ) promised
    cross join lateral (
      -- On its way from the collecting account.
      select coalesce(-sum(balance.amount), 0) as amount
      from account_balance balance
      join payout on payout.id::text = balance.account_ref
      join payout_batch batch on batch.id = payout.batch_id and batch.from_account_id is null
      where balance.book = 'fund:' || account.fund_id and balance.account_kind in ('in_flight', 'withholding_in_flight')
    ) leaving
    where account.fund_id = ${fundId} and account.closed_at is null`.execute(transaction)
  return rows[0] ?? null
}
