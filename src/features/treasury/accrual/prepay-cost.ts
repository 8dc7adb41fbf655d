import { sql } from 'kysely'
import { addDays, formatDate, japanDateOf, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { COST_KINDS } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { countedUntil, prepaidProblems } from '../../../domain/treasury/prepaid-cost.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { lockBook } from '../segregation/refuse-short-book.ts'
import { findPrepaid, findSpreadable, type PrepaidCost, type SpreadableCost } from './list-prepaid.ts'
import { countParts } from './count-parts.ts'

type PrepaidContent = {
  partId: Id<'fund_line_part'>
  coversFrom: JapanDate
  coversUntil: JapanDate
  reason: FreeText
}
type EndContent = { prepaidId: Id<'prepaid_cost'>; reason: FreeText }

const row = (label: string, after: string) => ({ label, before: null, after })

/** A cost of an open period belongs to the days that it covers: two people say so. Its line stays what it is, and so does the cash. */
const prepaidKind = defineProposalKind<PrepaidContent>({
  kind: 'fund.prepaid_cost',
  async foresee(transaction, _services, content) {
    const judged = await judge(transaction, content)
    if (!judged.ok) return judged
    const { fundName, costKind, amount, remarks, periodEndOn } = judged.value
    const ofPeriod = periodEndOn === null ? 0 : countedUntil({ ...content, amount }, periodEndOn)
    return success({
      title: `「${fundName}」の${COST_KINDS[costKind]}${formatYen(yen(amount))}を対象期間に配分`,
      people: 0,
      yen: amount,
      changes: [
        row('支払先（銀行の摘要）', remarks),
        row('対象期間', `${formatDate(content.coversFrom)}から${formatDate(content.coversUntil)}まで`),
        row('支払った計算期間の費用', formatYen(yen(ofPeriod))),
        row('次の計算期間からの費用', formatYen(yen(amount - ofPeriod))),
      ],
    })
  },
  async carryOut(transaction, _services, content, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, content)
    if (!judged.ok) return judged
    const { fundId, costKind, amount, countsAt } = judged.value
    const { id } = await transaction
      .insertInto('prepaid_cost')
      .values({
        fund_id: fundId,
        line_part_id: content.partId,
        cost_kind: costKind,
        amount,
        covers_from: content.coversFrom,
        covers_until: content.coversUntil,
        reason: content.reason,
        proposal_id: proposalId,
        decided_by: operatorId,
        decided_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await post(transaction, {
      kind: 'cost_prepaid',
      key: `cost-prepaid:${id}`,
      effectiveAt: countsAt,
      recordedAt: now,
      lines: [
        { account: { kind: 'prepaid_cost', fundId }, debit: amount },
        { account: { kind: 'cost', fundId, costKind }, credit: amount },
      ],
    })
    return success(null)
  },
})

/** What is left of it counts at once: the contract has ended, or its days were others. */
const endKind = defineProposalKind<EndContent>({
  kind: 'fund.prepaid_cost_end',
  async foresee(transaction, _services, { prepaidId }) {
    const found = await lockStanding(transaction, prepaidId)
    if (!found.ok) return found
    const { fundName, costKind, amount, used, leftOver, coversUntil } = found.value
    return success({
      title: `「${fundName}」の前払費用の残り${formatYen(yen(leftOver))}を費用に計上`,
      people: 0,
      yen: leftOver,
      changes: [
        row('費用の種類', COST_KINDS[costKind]),
        row('支払った額', formatYen(yen(amount))),
        row('これまでの費用', formatYen(yen(used))),
        { label: '配分の終わり', before: formatDate(coversUntil), after: '打ち切り' },
      ],
    })
  },
  async carryOut(transaction, _services, { prepaidId }, { proposalId, now }) {
    const found = await lockStanding(transaction, prepaidId)
    if (!found.ok) return found
    const today = japanDateOf(now)
    await transaction
      .updateTable('prepaid_cost')
      .set({ ended_on: today, end_proposal_id: proposalId })
      .where('id', '=', prepaidId)
      .where('ended_on', 'is', null)
      .execute()
    await countParts(transaction, found.value, [{ day: today, amount: found.value.leftOver }], now)
    return success(null)
  },
})

/** The first operator's word. NOT_FOUND where the part is no cost of an open period that can be spread; BAD_USER_INPUT where the days are not the fund's. */
export async function proposePrepaidCost(
  services: Services,
  viewer: Viewer,
  content: PrepaidContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(content.reason)
  if (refused) return refused
  const reason = content.reason.trim()
  return propose(services, viewer, prepaidKind, {
    subject: `fund_line_part:${content.partId}`,
    content: { ...content, reason },
    reason,
  })
}

/** The first operator's word. CONFLICT once all of it is a cost. */
export async function proposePrepaidEnd(
  services: Services,
  viewer: Viewer,
  { prepaidId, reason }: EndContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  return propose(services, viewer, endKind, {
    subject: `prepaid_cost:${prepaidId}`,
    content: { prepaidId, reason: reason.trim() },
    reason: reason.trim(),
  })
}

async function judge(transaction: Transaction, content: PrepaidContent): Promise<Outcome<SpreadableCost>> {
  const part = await transaction
    .selectFrom('fund_line_part')
    .select('fund_id')
    .where('id', '=', content.partId)
    .executeTakeFirst()
  if (part) await lockBook(transaction, part.fund_id)
  const cost = part ? await findSpreadable(transaction, content.partId) : null
  if (cost === null)
    return refusal(
      'NOT_FOUND',
      '該当する費用がありません。締めていない計算期間の、保険料・管理費などの支払いから選んでください。',
    )
  const problems = prepaidProblems({ ...content, amount: cost.amount }, cost)
  if (problems) return badInput(problems)
  // What is of a closed month counts now, and stays in the period that is open.
  const { rows } = await sql<{ is_open: boolean }>`
    select coalesce(book_closed_until(${cost.fundId}), '-infinity') < ${startOfDay(addDays(cost.periodEndOn ?? content.coversFrom, 1))} as is_open`.execute(
    transaction,
  )
  return rows[0]?.is_open === true
    ? success(cost)
    : refusal('CONFLICT', 'この費用の計算期間は、月次の帳簿をすべて締め済みです。')
}

async function lockStanding(transaction: Transaction, id: Id<'prepaid_cost'>): Promise<Outcome<PrepaidCost>> {
  const found = await transaction
    .selectFrom('prepaid_cost')
    .select('fund_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return refusal('NOT_FOUND', '該当する前払費用がありません。')
  await lockBook(transaction, found.fund_id)
  const prepaid = await findPrepaid(transaction, id)
  return prepaid === null || prepaid.leftOver === 0
    ? refusal('CONFLICT', 'この前払費用は、すでに全額が費用になっています。')
    : success(prepaid)
}
