import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import { ACCOUNTS, type AccountKind } from '../../../ledger/chart.ts'
import { post } from '../../../ledger/post.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { hasFailed, type FundRecord } from '../../funds/fund/fund-record.ts'
import { loadFund } from '../../funds/fund/load-funds.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { isAnythingLate, loadLateResult } from './late-result.ts'
import { foreseeSupplement, type ForeseenSupplement } from './supplement-distribution.ts'
import { recordFundEvent } from '../../funds/fund/record-fund-event.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'

type WindingUpContent = { fundId: Id<'fund'>; reason: FreeText }

/** A fund's book is empty: everybody is paid, the tax is with the tax office, and the operator has his part back. Two people record that it is over. */
export const windingUpKind = defineProposalKind<WindingUpContent>({
  kind: 'fund.winding_up',
  async foresee(transaction, _services, { fundId }) {
    const judged = await judge(transaction, fundId)
    if (!judged.ok) return judged
    return success({
      title: `${judged.value.name}の清算結了を記録`,
      people: 0,
      yen: 0,
      changes: [
        { label: 'ファンドの帳簿', before: null, after: 'すべての勘定の残高が0円' },
        { label: '清算', before: '未了', after: '結了' },
      ],
    })
  },
  async carryOut(transaction, _services, { fundId, reason }, { operatorId, now }) {
    const judged = await judge(transaction, fundId)
    if (!judged.ok) return judged
    await closeDeclared(transaction, fundId, now)
    await recordFundEvent(transaction, {
      fundId,
      event: 'wound_up',
      actor: `operator:${operatorId}`,
      reason,
      at: now,
    })
    return success(null)
  },
})

/** The first operator's word. CONFLICT while anything is left in the fund's book, with what it is. */
export async function proposeWindingUp(
  services: Services,
  viewer: Viewer,
  content: WindingUpContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, windingUpKind, {
    subject: `fund:${content.fundId}`,
    content: { ...content, reason: content.reason.trim() },
    reason: content.reason.trim(),
  })
}

async function judge(transaction: Transaction, fundId: Id<'fund'>): Promise<Outcome<FundRecord>> {
  const fund = await lockFund(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const stand = await standOf(transaction, fundId)
  if (stand.woundUpAt !== null) return refusal('CONFLICT', 'このファンドの清算は、すでに結了しています。')
  if (!hasFailed(fund) && !stand.isRedeemed)
    return refusal('CONFLICT', '清算結了は、元本の返還が確定した後に記録できます。')
  const left = await loadWhatIsLeft(transaction, fundId)
  if (left.length === 0) return success(fund)
  const named = left.map(({ kind, amount }) => `${ACCOUNTS[kind].text}${formatYen(yen(Math.abs(amount)))}`).join('、')
  return refusal('CONFLICT', `ファンドの帳簿に残高があります（${named}）。すべて0円になってから記録してください。`)
}

/** What was declared as income and given out is the fund's result: nothing is open of it, and both accounts end at zero. */
async function closeDeclared(transaction: Transaction, fundId: Id<'fund'>, now: Date): Promise<void> {
  const declared = -(
    (await loadBalances(transaction, fundId)).find(({ kind }) => kind === 'declared_income')?.amount ?? 0
  )
  if (declared === 0) return
  await post(transaction, {
    kind: 'period_closed',
    key: `winding-up:${fundId}`,
    effectiveAt: now,
    recordedAt: now,
    lines: [
      { account: { kind: 'declared_income', fundId }, debit: declared },
      { account: { kind: 'undistributed', fundId }, credit: declared },
    ],
  })
}

/** Where a fund stands on the way to its end. */
export interface WindingUp {
  wound_up_at: Date | null
  may_wind_up: boolean
  left: LeftInBook[]
  /** What came in after the last period and is nobody's yet; below zero where it cost more. */
  late_result: Yen
  /** What of it is the investors' before the operator; null where none is. */
  supplement: ForeseenSupplement | null
  /** Whether two people may close what came after the last period; its sum may be nothing. */
  has_late_result: boolean
}

export async function loadWindingUp(
  database: Queryable,
  fundId: Id<'fund'> | null,
  now: Date,
): Promise<Outcome<WindingUp>> {
  const fund = fundId === null ? null : await loadFund(database, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const { woundUpAt, isRedeemed } = await standOf(database, fund.id)
  const isOver = hasFailed(fund) || isRedeemed
  const left = isOver ? await loadWhatIsLeft(database, fund.id) : []
  const lateResult = isOver ? await loadLateResult(database, fund.id, now) : zeroYen
  const hasLateResult = isOver && (await isAnythingLate(database, fund.id, now))
  const supplement = isOver ? await foreseeSupplement(database, fund.id, now) : null
  return success({
    wound_up_at: woundUpAt,
    left,
    late_result: lateResult,
    supplement,
    has_late_result: hasLateResult,
    may_wind_up: woundUpAt === null && isOver && left.length === 0,
  })
}

/** An account of the book that is not zero. */
export interface LeftInBook {
  kind: AccountKind
  /** Whole yen, debit positive. */
  amount: number
}

/** Without declared income that was given out to the yen: the winding-up closes it. */
async function loadWhatIsLeft(database: Queryable, fundId: Id<'fund'>): Promise<LeftInBook[]> {
  const balances = await loadBalances(database, fundId)
  const result = balances.filter(({ kind }) => kind === 'declared_income' || kind === 'undistributed')
  const isGivenOut = result.reduce((sum, { amount }) => sum + amount, 0) === 0
  return isGivenOut ? balances.filter((balance) => !result.includes(balance)) : balances
}

async function loadBalances(database: Queryable, fundId: Id<'fund'>): Promise<LeftInBook[]> {
  const { rows } = await sql<LeftInBook>`
    select account_kind as kind, sum(amount)::bigint as amount
    from account_balance where book = 'fund:' || ${fundId}::bigint and amount <> 0
    group by account_kind order by account_kind`.execute(database)
  return rows
}

/** Wound up since when: not where something was booked after it, until that is wound up too. */
async function standOf(
  database: Queryable,
  fundId: Id<'fund'>,
): Promise<{ woundUpAt: Date | null; isRedeemed: boolean }> {
  const { rows } = await sql<{ woundUpAt: Date | null; isRedeemed: boolean }>`
    select (
        select max(event.at) from fund_event event
        where event.fund_id = ${fundId} and event.event = 'wound_up' and not exists (
          select from posting join journal_entry entry on entry.id = posting.entry_id
          where posting.book = 'fund:' || ${fundId}::bigint and entry.recorded_at > event.at)) as "woundUpAt",
      exists (select from distribution where fund_id = ${fundId} and redeems) as "isRedeemed"`.execute(database)
  return rows[0] ?? { woundUpAt: null, isRedeemed: false }
}
