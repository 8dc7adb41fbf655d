import { sql } from 'kysely'
import { saidTaxOf } from '../../../domain/treasury/consumption-tax/part-tax.ts'
import { saidTaxWords } from '../../../domain/treasury/consumption-tax/words.ts'
import { accrualProblems, type CostAccrual } from '../../../domain/treasury/cost-accrual.ts'
import { formatDate, japanDate, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { COST_KINDS } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { lockBook } from '../segregation/refuse-short-book.ts'
import { exhibitOf, refuseUnkeptPaper, type Evidence } from './evidence.ts'
import { findAccrual, type AccrualView } from './list-accruals.ts'

type AccrualContent = CostAccrual & Evidence & { reason: FreeText }
type ReversalContent = { accrualId: Id<'cost_accrual'>; reason: FreeText }

/** A cost counts when it arises: two people say so before its month or period is closed. The line that pays it later is classified as its payment. */
const accrualKind = defineProposalKind<AccrualContent>({
  kind: 'fund.accrual',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const row = (label: string, after: string) => ({ label, before: null, after })
    return success({
      title: `「${judged.value}」の${COST_KINDS[content.costKind]}${formatYen(yen(content.amount))}を未払費用に計上`,
      people: 0,
      yen: content.amount,
      changes: [
        row('費用の種類', COST_KINDS[content.costKind]),
        row('費用が生じた日', formatDate(japanDate(content.aroseOn))),
        row('金額', formatYen(yen(content.amount))),
        ...(content.about === '' ? [] : [row('部屋・対象月', content.about)]),
        ...saidTaxWords(saidTaxOf(content)).map((words) => row('消費税', words)),
      ],
      ...exhibitOf(content),
    })
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { fundId, costKind, amount, aroseOn, about, reason } = content
    const { id } = await transaction
      .insertInto('cost_accrual')
      .values({
        fund_id: fundId,
        cost_kind: costKind,
        amount,
        arose_on: aroseOn,
        about,
        reason,
        tax_class: content.taxClass ?? null,
        invoice_number: content.invoiceNumber ?? null,
        paper_sha256: content.paperSha256 ?? null,
        proposal_id: proposalId,
        decided_by: operatorId,
        decided_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await post(transaction, {
      kind: 'cost_accrued',
      key: `cost-accrued:${id}`,
      effectiveAt: startOfDay(japanDate(aroseOn)),
      recordedAt: now,
      lines: [
        { account: { kind: 'cost', fundId, costKind }, debit: amount },
        { account: { kind: 'accrued_cost', fundId, costKind }, credit: amount },
      ],
    })
    return success(null)
  },
})

/** What was accrued did not arise, or otherwise: two people take it back. In a closed month it counts in the open one. */
const reversalKind = defineProposalKind<ReversalContent>({
  kind: 'fund.accrual_reversal',
  async foresee(transaction, _services, { accrualId }) {
    const found = await lockUnpaid(transaction, accrualId)
    if (!found.ok) return found
    const { fundName, costKind, amount, aroseOn } = found.value
    return success({
      title: `「${fundName}」の未払費用${formatYen(yen(amount))}を取り消し`,
      people: 0,
      yen: amount,
      changes: [
        { label: '費用の種類', before: null, after: COST_KINDS[costKind] },
        { label: '費用が生じた日', before: formatDate(japanDate(aroseOn)), after: '取り消し' },
      ],
    })
  },
  async carryOut(transaction, _services, { accrualId, reason }, { proposalId, operatorId, now }) {
    const found = await lockUnpaid(transaction, accrualId)
    if (!found.ok) return found
    await transaction
      .updateTable('cost_accrual')
      .set({ reversed_at: now, reversal_proposal_id: proposalId })
      .where('id', '=', accrualId)
      .execute()
    const entry = await transaction
      .selectFrom('journal_entry')
      .select('id')
      .where('idempotency_key', '=', `cost-accrued:${accrualId}`)
      .executeTakeFirstOrThrow()
    await reverse(transaction, { entryId: entry.id, reason, actor: `operator:${operatorId}`, at: now })
    return success(null)
  },
})

/** The first operator's word. CONFLICT where the day is of a closed month or period: what is noticed later counts in the open one. */
export async function proposeAccrual(
  services: Services,
  viewer: Viewer,
  { reason, ...accrual }: AccrualContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  const content = { ...accrual, about: accrual.about.trim(), reason: reason.trim() }
  return propose(services, viewer, accrualKind, {
    subject: `fund:${accrual.fundId}:${accrual.costKind}:${accrual.amount}:${accrual.aroseOn}`,
    content,
    reason: content.reason,
  })
}

/** The first operator's word. CONFLICT once a line has paid any of it. */
export async function proposeAccrualReversal(
  services: Services,
  viewer: Viewer,
  { accrualId, reason }: ReversalContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  return propose(services, viewer, reversalKind, {
    subject: `cost_accrual:${accrualId}`,
    content: { accrualId, reason: reason.trim() },
    reason: reason.trim(),
  })
}

/** @returns the fund's name. */
async function judge(transaction: Transaction, { clock }: Services, accrual: AccrualContent): Promise<Outcome<string>> {
  const problems = accrualProblems(accrual, japanDateOf(clock.now()))
  if (problems) return badInput(problems)
  const unkept = await refuseUnkeptPaper(transaction, accrual)
  if (unkept) return unkept
  const fund = await lockBook(transaction, accrual.fundId)
  if (!fund) return refusal('NOT_FOUND', '該当するファンドがありません。')
  const { rows } = await sql<{ is_closed: boolean }>`
    select coalesce(book_closed_until(${accrual.fundId}) > ${startOfDay(japanDate(accrual.aroseOn))}, false) as is_closed`.execute(
    transaction,
  )
  return rows[0]?.is_closed === true
    ? refusal(
        'CONFLICT',
        'この日の帳簿は、月次または計算期間で締め済みです。後から分かった費用は、締めていない日で計上してください。',
      )
    : success(fund.name)
}

async function lockUnpaid(transaction: Transaction, accrualId: Id<'cost_accrual'>): Promise<Outcome<AccrualView>> {
  const row = await transaction
    .selectFrom('cost_accrual')
    .select(['fund_id', 'assessment_id'])
    .where('id', '=', accrualId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refusal('NOT_FOUND', '該当する未払費用がありません。')
  await lockBook(transaction, row.fund_id)
  const standing =
    row.assessment_id === null
      ? undefined
      : await transaction
          .selectFrom('property_tax_assessment')
          .select('id')
          .where('id', '=', row.assessment_id)
          .where('ended_at', 'is', null)
          .executeTakeFirst()
  // The schedule would accrue it again.
  if (standing !== undefined)
    return refusal('CONFLICT', '納税通知による計上です。先に「固定資産税の納税通知」の登録を終了してください。')
  const accrual = await findAccrual(transaction, accrualId)
  return accrual === null || accrual.leftOver < accrual.amount
    ? refusal('CONFLICT', 'この未払費用は、すでに支払われたか、取り消されています。')
    : success(accrual)
}
