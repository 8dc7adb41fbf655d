import { sql } from 'kysely'
import { formatDate, japanDate, japanDateOf, parseJapanDate, startOfDay } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Counterparty } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { KEEPING_GROUNDS, keepingProblems, type DepositKeeping } from '../../../domain/funds/tenant-deposit.ts'
import { post } from '../../../ledger/post.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../../treasury/operator-account/explain-account-entry.ts'
import { unplannedDebt } from '../../treasury/operator-account/list-owed.ts'
import { lockBook, refuseShortBook } from '../../treasury/segregation/refuse-short-book.ts'
import { isKeptPaper, paperUrl } from '../../core/paper/kept-paper.ts'
import { findLeaseDeposit, type LeaseDeposit } from './list-lease-deposits.ts'

type KeepingContent = DepositKeeping & { reason: FreeText }
type ReversalContent = { keepingId: Id<'deposit_keeping'>; reason: FreeText }

const row = (label: string, after: string, before: string | null = null) => ({ label, before, after })
const size = (amount: number): string => formatYen(yen(amount))

/** A tenant has left and a part of his deposit stays, for which no line leaves: two people make it the fund's income. */
const keepingKind = defineProposalKind<KeepingContent>({
  kind: 'fund.deposit_keeping',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { deposit, counterparty } = judged.value
    return success({
      title: `「${deposit.project_name}」の敷金・保証金から${size(content.amount)}を差し引いて収入に計上`,
      people: 0,
      yen: content.amount,
      changes: [
        row('部屋', deposit.unit),
        row('借主', `${deposit.tenant}${counterparty === 'related_party' ? '（当社または関係者）' : ''}`),
        row('差し引く理由', KEEPING_GROUNDS[content.ground]),
        row('差し引いた日', formatDate(japanDate(content.keptOn))),
        row('預かっている額', size(deposit.held - content.amount), size(deposit.held)),
        row('精算書など', `PDF（SHA-256 ${content.paperSha256.slice(0, 16)}…）`),
      ],
      exhibits: [{ kind: 'document', name: '精算書など（PDF）', url: paperUrl(content.paperSha256) }],
    })
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { fundId, leaseId, amount, ground, keptOn, paperSha256, reason } = content
    const { id } = await transaction
      .insertInto('deposit_keeping')
      .values({
        fund_id: fundId,
        lease_id: leaseId,
        amount,
        ground,
        kept_on: keptOn,
        paper_sha256: paperSha256,
        reason,
        proposal_id: proposalId,
        decided_by: operatorId,
        decided_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await post(transaction, {
      kind: 'deposit_kept',
      key: `deposit-kept:${id}:${judged.value.counterparty}`,
      effectiveAt: startOfDay(japanDate(keptOn)),
      recordedAt: now,
      lines: [
        { account: { kind: 'tenant_deposit', fundId }, debit: amount },
        { account: { kind: 'other_income', fundId }, credit: amount },
      ],
    })
    return success(null)
  },
})

/** It was kept by mistake: held for the tenant again, while nobody has counted it in a closed month or period. */
const reversalKind = defineProposalKind<ReversalContent>({
  kind: 'fund.deposit_keeping_reversal',
  async foresee(transaction, _services, { keepingId }) {
    const found = await lockKeeping(transaction, keepingId)
    if (!found.ok) return found
    const { deposit, amount } = found.value
    return success({
      title: `「${deposit.project_name}」の敷金・保証金からの差し引き${size(amount)}を取り消し`,
      people: 0,
      yen: amount,
      changes: [
        row('部屋', deposit.unit),
        row('借主', deposit.tenant),
        row('預かっている額', size(deposit.held + amount), size(deposit.held)),
      ],
    })
  },
  async carryOut(transaction, _services, { keepingId, reason }, { proposalId, operatorId, now }) {
    const found = await lockKeeping(transaction, keepingId)
    if (!found.ok) return found
    await transaction
      .updateTable('deposit_keeping')
      .set({ reversed_at: now, reversal_proposal_id: proposalId })
      .where('id', '=', keepingId)
      .execute()
    await reverse(transaction, { entryId: found.value.entryId, reason, actor: `operator:${operatorId}`, at: now })
    return success(null)
  },
})

/** The first operator's word. CONFLICT where the day is of a closed month or period. */
export async function proposeDepositKeeping(
  services: Services,
  viewer: Viewer,
  { reason, ...keeping }: KeepingContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  const content = { ...keeping, reason: reason.trim() }
  return propose(services, viewer, keepingKind, {
    subject: `fund:${keeping.fundId}:lease:${keeping.leaseId}:${keeping.keptOn}:${keeping.amount}`,
    content,
    reason: content.reason,
  })
}

/** The first operator's word. CONFLICT once a closed month or period has counted it. */
export async function proposeKeepingReversal(
  services: Services,
  viewer: Viewer,
  { keepingId, reason }: ReversalContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  return propose(services, viewer, reversalKind, {
    subject: `deposit_keeping:${keepingId}`,
    content: { keepingId, reason: reason.trim() },
    reason: reason.trim(),
  })
}

async function judge(
  transaction: Transaction,
  { clock }: Services,
  keeping: DepositKeeping,
): Promise<Outcome<{ deposit: LeaseDeposit; counterparty: Counterparty }>> {
  const { fundId, leaseId, amount, keptOn, paperSha256 } = keeping
  if (parseJapanDate(keptOn) === null) return badInput({ kept_on: '差し引いた日を選んでください。' })
  if (!(await lockBook(transaction, fundId))) return refusal('NOT_FOUND', '該当するファンドがありません。')
  const deposit = await findLeaseDeposit(transaction, { fundId, leaseId })
  if (deposit === null) return badInput({ lease_id: 'このファンドの賃貸借から選んでください。' })
  // What a plan has taken for its payment is the payee's.
  const unplanned = await unplannedDebt(transaction, { fundId, kind: 'tenant_deposit', costKind: null })
  const problems = keepingProblems(
    keeping,
    { lastLetDay: deposit.last_let_day, held: Math.min(deposit.held, unplanned) },
    japanDateOf(clock.now()),
  )
  if (problems) return badInput(problems)
  if (!(await isKeptPaper(transaction, paperSha256)))
    return badInput({ paper_sha256: '退去の精算書などのPDFを選んでください。' })
  const { rows } = await sql<{ isClosed: boolean; counterparty: Counterparty; strangers: number }>`
    select coalesce(book_closed_until(${fundId}) > ${startOfDay(japanDate(keptOn))}, false) as "isClosed",
      deposit_counterparty(${fundId}, ${leaseId}) as counterparty, deposits_of_strangers(${fundId}) as strangers`.execute(
    transaction,
  )
  const [state] = rows
  if (state === undefined || state.isClosed)
    return refusal('CONFLICT', 'この日の帳簿は、月次または計算期間で締め済みです。締めていない日で登録してください。')
  if (state.counterparty === 'third_party' && state.strangers < amount)
    return badInput({ amount: `第三者から預かっている敷金・保証金は、${size(Math.max(0, state.strangers))}です。` })
  return success({ deposit, counterparty: state.counterparty })
}

interface LockedKeeping {
  amount: number
  deposit: LeaseDeposit
  entryId: Id<'journal_entry'>
}

async function lockKeeping(
  transaction: Transaction,
  keepingId: Id<'deposit_keeping'>,
): Promise<Outcome<LockedKeeping>> {
  const keeping = await transaction
    .selectFrom('deposit_keeping')
    .select(['fund_id', 'lease_id', 'amount', 'reversed_at'])
    .where('id', '=', keepingId)
    .forUpdate()
    .executeTakeFirst()
  if (!keeping) return refusal('NOT_FOUND', '該当する差し引きがありません。')
  if (keeping.reversed_at !== null) return refusal('CONFLICT', 'この差し引きは、すでに取り消されています。')
  // It is tied again: the fund's own money has to be there for it.
  const short = await refuseShortBook(transaction, keeping.fund_id, keeping.amount)
  if (short) return short
  const { rows } = await sql<{ entryId: Id<'journal_entry'>; isClosed: boolean }>`
    select entry.id as "entryId", coalesce(entry.effective_at < book_closed_until(${keeping.fund_id}), false) as "isClosed"
    from journal_entry entry where entry.idempotency_key like ${`deposit-kept:${keepingId}:%`}`.execute(transaction)
  const deposit = await findLeaseDeposit(transaction, { fundId: keeping.fund_id, leaseId: keeping.lease_id })
  const [entry] = rows
  if (entry === undefined || deposit === null) return refusal('NOT_FOUND', '該当する差し引きがありません。')
  return entry.isClosed
    ? refusal(
        'CONFLICT',
        'この差し引きは、締め済みの月または計算期間に計上されています。借主に返すことになった額は、支払いの明細を費用として登録してください。',
      )
    : success({ amount: keeping.amount, deposit, entryId: entry.entryId })
}
