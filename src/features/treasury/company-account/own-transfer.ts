import { sql } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import { writtenId } from '../../../domain/treasury/company-account.ts'
import { idOf, type Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Book } from '../../../ledger/chart.ts'
import { lockSegregation } from '../../../ledger/lock-segregation.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { readAccountIds } from '../bank/company-accounts.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'

export interface OwnTransferInput {
  /** Whose money is moved: the operator's own, or a fund's. */
  fundId: Id<'fund'> | null
  from: string
  to: string
  /** Whole yen. */
  amount: number
  reason: FreeText
}

type TransferContent = { fundId: Id<'fund'> | null; from: string; to: string; amount: number }

const bookOf = (fundId: Id<'fund'> | null): Extract<Book, 'operator' | `fund:${number}`> =>
  fundId === null ? 'operator' : `fund:${fundId}`

/**
 * Money of one book goes from one account of the company to another. Two people decide it; one of them orders it at the bank's own site, as with tax, and
 * the two lines of the bank book it (book-own-transfers). Whose money it is does not change.
 */
const ownTransfer = defineProposalKind<TransferContent>({
  kind: 'own_transfer',
  async foresee(transaction, services, content) {
    const refused = await refuseTransfer(transaction, services, content)
    if (refused) return refused
    const fund = await fundName(transaction, content.fundId)
    return success({
      title: `自社の口座の間で${formatYen(yen(content.amount))}を振替`,
      people: 0,
      yen: content.amount,
      changes: [
        { label: '帳簿', before: null, after: fund ?? '運営者の資金' },
        { label: '振替元の口座', before: null, after: writtenId(content.from) },
        { label: '振替先の口座', before: null, after: writtenId(content.to) },
        { label: '振替額', before: null, after: formatYen(yen(content.amount)) },
      ],
    })
  },
  async carryOut(transaction, services, content, { proposalId, now }) {
    const refused = await refuseTransfer(transaction, services, content)
    if (refused) return refused
    await transaction
      .insertInto('own_transfer')
      .values({
        book: bookOf(content.fundId),
        from_account_id: content.from,
        to_account_id: content.to,
        amount: content.amount,
        proposal_id: proposalId,
        approved_at: now,
        due_on: sql`business_days_after(${japanDateOf(now)}::date, 1)`,
      })
      .execute()
    return success(null)
  },
})

/** BAD_USER_INPUT for accounts that are not two of ours and for no amount; CONFLICT where the book does not have it free on that account. */
export async function proposeOwnTransfer(
  services: Services,
  viewer: Viewer,
  { reason, ...content }: OwnTransferInput,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, ownTransfer, {
    subject: `own_transfer:${content.from}:${content.to}:${bookOf(content.fundId)}`,
    content,
    reason,
  })
}

async function refuseTransfer(
  transaction: Transaction,
  { config }: Services,
  { fundId, from, to, amount }: TransferContent,
): Promise<Refusal | null> {
  if (!Number.isSafeInteger(amount) || amount < 1) return badInput({ amount: '1円以上の金額を入力してください。' })
  const accounts = await readAccountIds(transaction, config)
  if (!accounts.includes(from) || !accounts.includes(to) || from === to)
    return badInput({ to_account_id: '連携している別々の口座を選択してください。' })
  // Payments and other transfers of the book wait here for each other.
  await lockSegregation(transaction)
  const { rows } = await sql<{ free: number }>`
    select (
      coalesce((select sum(amount) from account_balance where book = ${bookOf(fundId)} and account_kind = 'bank' and account_ref = ${from}), 0)
      -- What is on its way to payees leaves one of the accounts: it is kept on each.
      + coalesce((select sum(amount) from account_balance where book = ${bookOf(fundId)} and account_kind in ('in_flight', 'withholding_in_flight')), 0)
      - coalesce((select sum(amount) from own_transfer transfer
          where book = ${bookOf(fundId)} and from_account_id = ${from} and cancelled_at is null
            and not exists (select from own_transfer_line line where line.own_transfer_id = transfer.id)), 0))::bigint as free`.execute(
    transaction,
  )
  const free = Math.max(0, rows[0]?.free ?? 0)
  return amount <= free
    ? null
    : refusal('CONFLICT', `この帳簿が、振替元の口座で使える資金は${formatYen(yen(free))}です。`)
}

async function fundName(transaction: Transaction, fundId: Id<'fund'> | null): Promise<string | null> {
  if (fundId === null) return null
  const fund = await transaction.selectFrom('fund').select('name').where('id', '=', fundId).executeTakeFirst()
  return fund?.name ?? null
}

/** Given up before any of it left: nothing moves, so one operator may. CONFLICT once it began or is given up. */
export async function cancelOwnTransfer(services: Services, viewer: Viewer, id: string): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const transfer = await transaction
      .selectFrom('own_transfer')
      .selectAll()
      .where('id', '=', idOf<'own_transfer'>(id))
      .forUpdate()
      .executeTakeFirst()
    if (!transfer) return refusal('NOT_FOUND', '該当する振替がありません。')
    const begun = await transaction
      .selectFrom('own_transfer_line')
      .select('side')
      .where('own_transfer_id', '=', transfer.id)
      .executeTakeFirst()
    if (begun || transfer.cancelled_at !== null)
      return refusal('CONFLICT', 'この振替は、すでに実行されたか、取りやめになっています。')
    await transaction.updateTable('own_transfer').set({ cancelled_at: now }).where('id', '=', transfer.id).execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'own_transfer.withdrawn',
      objectType: 'own_transfer',
      objectId: transfer.id,
      detail: { amount: transfer.amount },
    })
    return success(null)
  })
}
