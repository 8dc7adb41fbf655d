import { sql } from 'kysely'
import { formatDateTime } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { defineProposalKind, type Decider, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { isOpenAccount } from '../bank/company-accounts.ts'

type OpeningContent = { realAccountId: string }

interface Opening {
  readingId: Id<'bank_balance'>
  readAt: Date
  /** What the bank said at the first reading, whole yen. */
  balance: number
  /** What of it the books know already: movements that were booked up to then. */
  known: number
}

/**
 * What a bank account held when it was first read beyond what the books know becomes the operator's own money, by two operators: from then on
 * the books hold what the bank holds, to the yen.
 */
const bankOpening = defineProposalKind<OpeningContent>({
  kind: 'bank_opening',
  async foresee(transaction, _services, { realAccountId }) {
    const opening = await loadOpening(transaction, realAccountId)
    return 'ok' in opening ? opening : success(effectOf(opening))
  },
  carryOut,
})

/**
 * Of the collecting account, where none is named. NOT_FOUND for an account that is not linked; CONFLICT where the account's opening is booked, or the
 * account and its deposits have not been read.
 */
export async function proposeBankOpening(
  services: Services,
  viewer: Viewer,
  realAccountId: string = services.config.BANK_ACCOUNT_ID,
): Promise<Outcome<{ proposalId: Id<'proposal'>; effect: Effect }>> {
  if (!(await isOpenAccount(services.database, services.config, realAccountId)))
    return refusal('NOT_FOUND', '連携している口座に、該当する口座がありません。')
  return propose(services, viewer, bankOpening, {
    subject: `company_account:${realAccountId}`,
    content: { realAccountId },
    reason: '',
  })
}

/** Under the lock of the readings: neither a reading nor another opening comes between. */
async function loadOpening(transaction: Transaction, realAccountId: string): Promise<Opening | Refusal> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank-statement', 0))`.execute(transaction)
  const opened = await transaction
    .selectFrom('bank_opening')
    .select('real_account_id')
    .where('real_account_id', '=', realAccountId)
    .executeTakeFirst()
  if (opened) return refusal('CONFLICT', 'この口座の開始残高は、すでに記録されています。')
  const first = await transaction
    .selectFrom('bank_balance')
    .select(['id', 'balance', 'read_at'])
    .where('real_account_id', '=', realAccountId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!first) return refusal('CONFLICT', '銀行の明細を、まだ読み取っていません。読み取ってから記録してください。')
  // A deposit that nobody has read yet would be taken for the operator's own money.
  const deposits = await transaction
    .selectFrom('bank_reading')
    .select('read_at')
    .where('read_at', '>=', first.read_at)
    .limit(1)
    .executeTakeFirst()
  if (!deposits) return refusal('CONFLICT', '入金の明細を、まだ読み取っていません。読み取ってから記録してください。')
  const { rows } = await sql<{ known: number }>`
    select coalesce(sum(line.amount), 0)::bigint as known
    from bank_line line
    left join bank_statement_line listed on listed.real_account_id = line.real_account_id and listed.item_key = line.item_key
    where line.real_account_id = ${realAccountId}
      -- In the first reading, or older than what it showed; what a later reading tells came after it.
      and (listed.bank_balance_id = ${first.id} or (listed.id is null and line.recorded_at <= ${first.read_at}))`.execute(
    transaction,
  )
  return { readingId: first.id, readAt: first.read_at, balance: first.balance, known: rows[0]?.known ?? 0 }
}

function effectOf({ balance, known, readAt }: Opening): Effect {
  const text = (amount: number): string => formatYen(yen(amount))
  return {
    title: '銀行口座の開始残高を帳簿に記録',
    people: 0,
    yen: Math.abs(balance - known),
    changes: [
      { label: `${formatDateTime(readAt)}に読み取った銀行の残高`, before: null, after: text(balance) },
      { label: 'そのうち帳簿に記録済みの入出金', before: null, after: text(known) },
      { label: '運営者の資金として記録する額', before: null, after: text(balance - known) },
    ],
  }
}

async function carryOut(
  transaction: Transaction,
  _services: Services,
  { realAccountId }: OpeningContent,
  { proposalId, operatorId, now }: Decider,
): Promise<Outcome<null>> {
  const opening = await loadOpening(transaction, realAccountId)
  if ('ok' in opening) return opening
  const amount = opening.balance - opening.known
  const size = Math.abs(amount)
  const journalEntryId =
    amount === 0
      ? null
      : await post(transaction, {
          kind: 'bank_opened',
          key: `bank-opened:${realAccountId}`,
          effectiveAt: opening.readAt,
          recordedAt: now,
          lines: throughBank(realAccountId, [
            { account: { kind: 'own_equity' }, ...(amount > 0 ? { credit: size } : { debit: size }) },
          ]),
        })
  await transaction
    .insertInto('bank_opening')
    .values({
      real_account_id: realAccountId,
      bank_balance_id: opening.readingId,
      amount,
      journal_entry_id: journalEntryId,
      proposal_id: proposalId,
      opened_by: operatorId,
      opened_at: now,
    })
    .execute()
  return success(null)
}
