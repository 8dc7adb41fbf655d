import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import { formatDate, japanDate, japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hasBought } from '../distribution/load-start-purchases.ts'
import { startEntries, startOperationWithin } from '../distribution/start-operation.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { loadPropertyBook, loadPurchases } from '../../funds/property/load-property-book.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { recordFundEvent } from '../../funds/fund/record-fund-event.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { refuseDaysBesideIncome } from './days-beside-income.ts'
import { recordCorrection } from '../reversal/record-correction.ts'
import { notifyOfCorrectedDays } from './notify-of-corrected-days.ts'
import type { Id } from '../../../domain/id.ts'

export type CorrectionContent = {
  fundId: Id<'fund'>
  /** 'YYYY-MM-DD'; null leaves the day as it stands. */
  operationStartOn: string | null
  operationEndOn: string | null
  /** The fund has not ended: its last day is taken out. */
  removesEnd: boolean
  reason: FreeText
}

/** Days as they would stand; null where none stands. */
interface Corrected {
  fund: FundRecord
  /** The start is made again with the purchases that were chosen for it. */
  buysByDeal: boolean
  before: { start: JapanDate; end: JapanDate | null }
  after: { start: JapanDate; end: JapanDate | null }
}

/** The first or last day of an operation was recorded wrongly: two people correct it, with a reason, while nothing followed from it. */
export const correctionKind = defineProposalKind<CorrectionContent>({
  kind: 'fund.operation_correction',
  async foresee(transaction, _services, content) {
    const judged = await judgeCorrection(transaction, content)
    return judged.ok ? success(effectOf(judged.value)) : judged
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judgeCorrection(transaction, content)
    if (!judged.ok) return judged
    const { before, after, buysByDeal } = judged.value
    const { fundId, reason } = content
    const actor = `operator:${operatorId}`
    await recordCorrection(transaction, { fundId, kind: 'operation_days', proposalId, reason, at: now })
    if (after.start !== before.start) {
      const deals = await takeStartBack(transaction, services, { fundId, reason, actor, now })
      await transaction
        .updateTable('fund_result')
        .set({
          operation_start_on: after.start,
          operation_end_on: after.end,
          operation_booked_at: null,
          buys_by_deal: null,
        })
        .where('fund_id', '=', fundId)
        .execute()
      const start = { fundId, startOn: after.start, deals: buysByDeal ? deals : [] }
      if (after.start <= japanDateOf(now) && (await hasBought(transaction, start)))
        await startOperationWithin(transaction, services, { ...start, actor, now })
    } else {
      await transaction
        .updateTable('fund_result')
        .set({ operation_end_on: after.end })
        .where('fund_id', '=', fundId)
        .execute()
    }
    await recordFundEvent(transaction, { fundId, event: 'operation_corrected', actor, reason, at: now })
    await notifyOfCorrectedDays(transaction, services, { fundId, before, after, reason, now })
    return success(null)
  },
})

/** The first operator's word. BAD_USER_INPUT beside the field; CONFLICT where something followed from the days. */
export async function proposeCorrection(
  services: Services,
  viewer: Viewer,
  content: CorrectionContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const reason = content.reason.trim()
  if (reason === '') return badInput({ reason: '必須です' })
  if (reason.length > 500) return badInput({ reason: '500文字以内で入力してください' })
  return propose(services, viewer, correctionKind, {
    subject: `fund:${content.fundId}`,
    content: { ...content, reason },
    reason,
  })
}

async function judgeCorrection(transaction: Transaction, content: CorrectionContent): Promise<Outcome<Corrected>> {
  const fund = await lockFund(transaction, content.fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const start = fund.result?.operationStartOn ?? null
  const end = fund.result?.operationEndOn ?? null
  if (start === null) return refusal('CONFLICT', '運用開始日は、まだ登録されていません。')
  const newStart = content.operationStartOn === null ? start : parseJapanDate(content.operationStartOn)
  const typedEnd = content.operationEndOn === null ? end : parseJapanDate(content.operationEndOn)
  const newEnd = content.removesEnd ? null : typedEnd
  if (newStart === null) return badInput({ unyo_start_at: '日付を入力してください。' })
  if (content.operationEndOn !== null && end === null)
    return badInput({ unyo_end_at: '運用終了日は、まだ登録されていません。' })
  if (newEnd !== null && newEnd < newStart)
    return badInput({ unyo_end_at: '運用終了日は、運用開始日以降の日付を指定してください。' })
  if (newStart === start && newEnd === end) return badInput({ unyo_start_at: 'いまの日付と同じです。' })
  const followed = await whatFollowed(transaction, fund.id, { isStart: newStart !== start, end: newEnd })
  if (followed !== null) return refusal('CONFLICT', followed)
  const refused = await refuseDaysBesideIncome(transaction, fund.id, {
    startOn: newStart === start ? null : newStart,
    endOn: newEnd === end ? null : newEnd,
  })
  if (refused) return refused
  const { buysByDeal, startedOn, deals } = await loadPropertyBook(transaction, fund.id)
  const isBoughtThen = deals.some(({ isOfStart, settledOn }) => isOfStart && settledOn <= newStart)
  if (newStart !== start && startedOn !== null && fund.totals.participating > 0 && !isBoughtThen)
    return badInput({
      unyo_start_at:
        'この日までに決済された対象不動産の取得がありません。「物件」の画面で取得の取引を確認し、決済日以降の日付を指定してください。',
    })
  return success({ fund, buysByDeal, before: { start, end }, after: { start: newStart, end: newEnd } })
}

/** What rests on the days as they stand; null where nothing does. A year that was distributed while the fund ran rests on its start, not on its end. */
async function whatFollowed(
  transaction: Transaction,
  fundId: Id<'fund'>,
  { isStart, end }: { isStart: boolean; end: JapanDate | null },
): Promise<string | null> {
  const { rows } = await sql<{
    distributed: boolean
    terms: boolean
    rescinded: boolean
    traded: boolean
    reported: boolean
  }>`
    select
      exists (
        select from distribution
        left join fund_period period on period.fund_id = distribution.fund_id and period.number = distribution.period_number
        where distribution.fund_id = ${fundId}
          and (${isStart} or distribution.redeems is not false or period.end_on is null or period.end_on >= ${end}::date)) as distributed,
      exists (select from fund_term where fund_id = ${fundId}) as terms,
      exists (
        select from journal_entry entry join investment on entry.idempotency_key = 'operation-undone:' || investment.id
        where investment.fund_id = ${fundId}) as rescinded,
      ${isStart} and (
        exists (select from property_handover where fund_id = ${fundId})
        or exists (
          select from property_purchase purchase join journal_entry entry on entry.id = purchase.entry_id
          where purchase.fund_id = ${fundId} and entry.idempotency_key not like '%:start%')) as traded,
      exists (select from management_report where fund_id = ${fundId} and published_at is not null) as reported`.execute(
    transaction,
  )
  const [row] = rows
  if (row?.distributed) return '分配金が確定しています。先に分配金の確定を取り消してください。'
  if (row?.terms) return '自動継続の期が始まっています。運用の日付は訂正できません。'
  if (row?.rescinded) return '運用開始の後に、クーリング・オフされた契約があります。運用の日付は訂正できません。'
  if (row?.traded)
    return '運用開始の後の物件の取得や売却が、帳簿に記録されています。先に、その取引を取り消してください。'
  if (row?.reported) return '財産管理報告書を交付しています。運用の日付は訂正できません。'
  return null
}

/**
 * The capital that was put to work stands as capital again, the property that it bought is the operator's, and so is what he contributed with the start.
 * @returns the deals that the start had booked.
 */
async function takeStartBack(
  transaction: Transaction,
  { config }: Services,
  { fundId, reason, actor, now }: { fundId: Id<'fund'>; reason: FreeText; actor: string; now: Date },
): Promise<Id<'property_deal'>[]> {
  const purchases = (await loadPurchases(transaction, fundId)).filter(({ isOfStart }) => isOfStart)
  const deals = purchases.map(({ id }) => id)
  const keys = [
    `start-contribution:${fundId}`,
    `operation-started:${fundId}`,
    `property-bought:${fundId}`,
    `property-brought-in:${fundId}`,
    ...deals.flatMap((id) => [`property-bought:deal:${id}:start`, `property-brought-in:deal:${id}:start`]),
  ]
  const { rows } = await sql<{ id: Id<'journal_entry'>; capital: { id: Id<'investment'>; amount: number }[] }>`
    select entry.id, (
      select coalesce(json_agg(json_build_object('id', account_ref::bigint, 'amount', amount) order by id), '[]')
      from posting where entry_id = entry.id and account_kind = 'capital') as capital
    from journal_entry entry
    where (entry.idempotency_key = any(${keys}) or entry.idempotency_key like any(${keys.map((key) => `${key}:%`)}))
      and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
    order by entry.id`.execute(transaction)
  for (const { id, capital } of rows) {
    const paid = capital.reduce((sum, { amount }) => sum + amount, 0)
    const cash = [{ realAccountId: config.BANK_ACCOUNT_ID, amount: paid }]
    const asBookedToday = startEntries(cash, fundId, capital).flatMap(({ lines }) => lines)
    await reverse(transaction, { entryId: id, reason, actor, at: now, asBookedToday })
  }
  return deals
}

function effectOf({ fund, before, after }: Corrected): Effect {
  const text = (day: JapanDate | null) => (day === null ? '登録なし（運用中）' : formatDate(japanDate(day)))
  const rows = [
    { label: '運用開始日', before: text(before.start), after: text(after.start) },
    ...(before.end === null && after.end === null
      ? []
      : [{ label: '運用終了日', before: text(before.end), after: text(after.end) }]),
  ]
  return { title: `${fund.name}の運用の日付を訂正`, people: 0, yen: fund.totals.participating, changes: rows }
}
