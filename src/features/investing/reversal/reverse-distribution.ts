import { termOf } from '../../../domain/investing/distribution.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import { formatDate, japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, yen, zeroYen } from '../../../domain/money.ts'
import { reverse, type Reversal } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordCompositionAtWork } from '../../funds/fund/fund-composition.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { recordFundEvent } from '../../funds/fund/record-fund-event.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { correctClosedYears } from '../../documents/tax-correction/correct-closed-years.ts'
import { noOwnMoney } from '../../../domain/investing/own-money.ts'
import { reopenPeriod } from '../distribution/close-period.ts'
import { findLateClosing, isLaterClosed } from '../distribution/late-closing.ts'
import { entriesOf } from '../distribution/book-distribution.ts'
import { loadOperatorShare } from '../distribution/take-operator-share.ts'
import { recordCorrection } from './record-correction.ts'
import { notifyOfReversal } from './notify-of-reversal.ts'

export type ReversalContent = {
  fundId: Id<'fund'>
  distributionId: Id<'fixed_distribution'>
  /** Why, for the books and for those who were told of it. */
  reason: FreeText
}

interface Reversible {
  fundName: string
  term: number | null
  /** Of income that came in after the last period. */
  isSupplement: boolean
  payday: string | null
  totalDividend: number
  redeems: boolean
  memberIds: Id<'member'>[]
  shares: {
    id: Id<'fixed_distribution_share'>
    investmentId: Id<'investment'>
    memberId: Id<'member'>
    gross: number
    withholding: number
    principal: number
    restored: number
    loss: number
    paidAt: Date | null
  }[]
}

/**
 * A distribution of which nobody was paid is taken back by two people: its entry is reversed to the yen, its shares are marked, and whatever
 * counts distributions forgets it. The right one is entered afterwards.
 */
export const reversalKind = defineProposalKind<ReversalContent>({
  kind: 'fund.dividend_reversal',
  async foresee(transaction, _services, content) {
    const judged = await judgeReversal(transaction, content)
    return judged.ok ? success(effectOf(judged.value)) : judged
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judgeReversal(transaction, content)
    if (!judged.ok) return judged
    const { fundId, distributionId, reason } = content
    const actor = `operator:${operatorId}`
    const correctionId = await recordCorrection(transaction, {
      fundId,
      kind: 'distribution',
      proposalId,
      reason,
      at: now,
    })
    await reverseEntries(transaction, judged.value, { fundId, distributionId, reason, actor, at: now })
    await notifyOfReversal(transaction, services, { distributionId, reason, now })
    await markReversed(transaction, judged.value, { fundId, distributionId, correctionId, now })
    if (judged.value.term !== null)
      await recordCompositionAtWork(transaction, { fundId, cause: 'distribution_reversed', at: now })
    await correctClosedYears(transaction, services, {
      memberIds: judged.value.memberIds,
      reason,
      proposalId,
      actor,
      now,
    })
    await recordFundEvent(transaction, { fundId, event: 'distribution_reversed', actor, reason, at: now })
    return success(null)
  },
})

/** Dividend, principal, loss and what was made good of it, each by its own entry. */
async function reverseEntries(
  transaction: Transaction,
  { shares }: Reversible,
  { fundId, distributionId, ...by }: Omit<ReversalContent, 'reason'> & Omit<Reversal, 'entryId'>,
): Promise<void> {
  // As of before the books: what the operator's parts bear was not booked then, and no period was closed. Later entries are taken back as they stand.
  const entries = entriesOf({
    fundId,
    distributionId,
    shares,
    ownLoss: noOwnMoney,
    operatorShare: zeroYen,
    lossInBooks: zeroYen,
  })
  const closing =
    (await reopenPeriod(transaction, { distributionId, now: by.at })) ??
    (await findLateClosing(transaction, distributionId))
  const booked = await transaction
    .selectFrom('journal_entry')
    .select('id')
    .where('idempotency_key', 'in', [...entries.map(({ key }) => key), ...(closing === null ? [] : [closing])])
    .orderBy('id')
    .execute()
  const asBookedToday = entries.flatMap(({ lines }) => lines)
  for (const { id } of booked) await reverse(transaction, { entryId: id, asBookedToday, ...by })
}

/** The first operator's word. BAD_USER_INPUT without a reason; CONFLICT where something of it is paid or on its way, or a later one stands. */
export async function proposeReversal(
  services: Services,
  viewer: Viewer,
  { distributionId, reason }: { distributionId: Id<'fixed_distribution'>; reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const text = reason.trim()
  if (text === '') return badInput({ reason: '必須です' })
  if (text.length > 500) return badInput({ reason: '500文字以内で入力してください' })
  const found = await services.database
    .selectFrom('distribution')
    .select('fund_id')
    .where('id', '=', distributionId)
    .executeTakeFirst()
  if (!found) return refusal('NOT_FOUND', '該当する分配金がありません。')
  const content = { fundId: found.fund_id, distributionId, reason: text }
  return propose(services, viewer, reversalKind, {
    subject: `fund:${found.fund_id}`,
    content,
    reason: text,
  })
}

async function judgeReversal(
  transaction: Transaction,
  { fundId, distributionId }: ReversalContent,
): Promise<Outcome<Reversible>> {
  const fund = await lockFund(transaction, fundId)
  const distribution = await transaction
    .selectFrom('distribution')
    .selectAll()
    .where('id', '=', distributionId)
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  if (!fund || !distribution) return refusal('CONFLICT', 'この分配金は、すでに取り消されています。')
  // Whoever prepares a payment of one of them waits here.
  await sql`select id from fixed_distribution_share where distribution_id = ${distributionId} order by id for no key update`.execute(
    transaction,
  )
  const later = await transaction
    .selectFrom('distribution')
    .select('id')
    .where('fund_id', '=', fundId)
    .where('id', '>', distributionId)
    .executeTakeFirst()
  if (later) return refusal('CONFLICT', '後の期の分配金が確定しています。新しいものから順に取り消してください。')
  if (await isLaterClosed(transaction, { fundId, distributionId }))
    return refusal('CONFLICT', 'この追加分配より後の収支を、すでに締めています。取り消せません。')
  const payouts = await transaction
    .selectFrom('payout')
    .innerJoin('distribution_share as share', 'share.id', 'payout.distribution_share_id')
    .select('payout.status')
    .where('share.distribution_id', '=', distributionId)
    .where('payout.status', 'in', ['planned', 'in_flight', 'paid', 'returned'])
    .execute()
  if (payouts.some(({ status }) => status !== 'planned'))
    return refusal('CONFLICT', 'この分配金は、支払いが始まっています。取り消せません。')
  if (payouts.length > 0)
    return refusal('CONFLICT', 'この分配金の支払いが準備されています。先に支払いを取りやめてください。')
  const shares = await transaction
    .selectFrom('distribution_share')
    .select([
      'id',
      'investment_id as investmentId',
      'member_id as memberId',
      'gross',
      'withholding',
      'principal',
      'restored',
      'loss',
      'paid_at as paidAt',
    ])
    .where('distribution_id', '=', distributionId)
    .orderBy('id')
    .execute()
  // Paid without a payment order: before the books knew of orders.
  if (shares.some((share) => share.paidAt !== null && share.gross + share.principal > 0))
    return refusal('CONFLICT', 'この分配金は、支払いが始まっています。取り消せません。')
  if (await hasTakenShareOf(transaction, fundId, distributionId))
    return refusal('CONFLICT', 'この分配で生じた当社の取り分は、受け取り済みです。取り消せません。')
  return success({
    fundName: fund.name,
    term: termOf(distribution),
    isSupplement: distribution.supplements !== null,
    payday: distribution.payday,
    totalDividend: distribution.total_dividend,
    redeems: distribution.redeems !== false,
    memberIds: [...new Set(shares.map(({ memberId }) => memberId))],
    shares,
  })
}

async function markReversed(
  transaction: Transaction,
  { shares, redeems }: Reversible,
  {
    fundId,
    distributionId,
    correctionId,
    now,
  }: {
    fundId: Id<'fund'>
    distributionId: Id<'fixed_distribution'>
    correctionId: Id<'performance_correction'>
    now: Date
  },
): Promise<void> {
  // Who lost everything was redeemed when it was fixed: the money counts as at work again.
  const lostAll = shares
    .filter(({ paidAt, loss }) => paidAt !== null && loss > 0)
    .map(({ investmentId }) => investmentId)
  if (lostAll.length > 0)
    await transaction
      .updateTable('investment')
      .set({ redeemed_at: null })
      .where('id', 'in', lostAll)
      .where('redeemed_at', 'is not', null)
      .execute()
  await transaction
    .updateTable('fixed_distribution')
    .set({ reversed_at: now, correction_id: correctionId })
    .where('id', '=', distributionId)
    .where('reversed_at', 'is', null)
    .execute()
  await transaction
    .updateTable('fixed_distribution_share')
    .set({ reversed_at: now })
    .where('distribution_id', '=', distributionId)
    .where('reversed_at', 'is', null)
    .execute()
  if (redeems)
    await transaction
      .updateTable('fund_result')
      .set({ payday: null, rate_bp: null, rate_after_loss_bp: null })
      .where('fund_id', '=', fundId)
      .execute()
}

function effectOf({ fundName, term, isSupplement, payday, totalDividend, shares }: Reversible): Effect {
  const sum = (field: 'gross' | 'withholding' | 'principal' | 'loss') =>
    addYen(...shares.map((share) => yen(share[field])))
  const row = (label: string, before: string) => ({ label, before, after: '取り消し' })
  return {
    title: `${fundName}${term === null ? '' : `　第${term}期`}の${isSupplement ? '追加分配' : '分配金'}の確定を取り消し`,
    people: shares.length,
    yen: addYen(sum('gross'), sum('principal')),
    changes: [
      row('分配金の総額（税引前）', formatYen(yen(totalDividend))),
      row('投資家への分配金（税引前）の合計', formatYen(sum('gross'))),
      row('源泉徴収税の合計', formatYen(sum('withholding'))),
      row(isSupplement ? '元本の回復（出資の返還）の合計' : '元本の返還の合計', formatYen(sum('principal'))),
      ...(sum('loss') > 0 ? [row('投資家が負担する損失', formatYen(sum('loss')))] : []),
      ...(payday === null ? [] : [row('支払日', formatDate(japanDate(payday)))]),
    ],
  }
}

/** Whether the operator has taken what the distribution left him: then its entry cannot be taken back any more. */
async function hasTakenShareOf(
  transaction: Transaction,
  fundId: Id<'fund'>,
  distributionId: Id<'fixed_distribution'>,
): Promise<boolean> {
  const share = await transaction
    .selectFrom('posting')
    .innerJoin('journal_entry as entry', 'entry.id', 'posting.entry_id')
    .select('posting.amount')
    .where('entry.idempotency_key', '=', `distribution:${distributionId}`)
    .where('posting.account_kind', '=', 'operator_share')
    .executeTakeFirst()
  if (!share) return false
  const { owed } = await loadOperatorShare(transaction, fundId)
  return owed < -share.amount
}
