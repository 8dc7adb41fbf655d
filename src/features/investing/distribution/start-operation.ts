import { sql } from 'kysely'
import { japanDate, japanDateOf, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import { post, type Entry } from '../../../ledger/post.ts'
import { cashParts, type CashPart } from '../../treasury/bank/cash-account.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import { ownParts, type OwnMoney } from '../../../domain/own-money.ts'
import { addYen } from '../../../domain/money.ts'
import { OWN_ACCOUNTS, loadOwnMoney } from '../contribution/load-own-money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { recordComposition } from '../../funds/fund/fund-composition.ts'
import { recordFundEvent } from '../../funds/fund/record-fund-event.ts'
import { beginTerm } from '../renewal/begin-term.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * The fund's operation begins: every participant's capital stands from now on as money at work in the fund, and the fund buys with it what the
 * operator has acquired for it. An auto-renewing fund's first term begins with it. Booked once; a repeat changes nothing.
 */
export async function startOperation(
  services: Services,
  { fundId, startOn, actor = 'schedule' }: { fundId: Id<'fund'>; startOn: JapanDate; actor?: string },
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, (transaction) =>
    startOperationWithin(transaction, services, { fundId, startOn, actor, now }),
  )
}

/** The same inside the caller's transaction. */
export async function startOperationWithin(
  transaction: Transaction,
  services: Services,
  { fundId, startOn, actor, now }: { fundId: Id<'fund'>; startOn: JapanDate; actor: string; now: Date },
): Promise<void> {
  const fund = await transaction
    .selectFrom('fund')
    .select(['id', 'auto_renewal'])
    .where('id', '=', fundId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const result = await transaction
    .selectFrom('fund_result')
    .select('operation_booked_at')
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  if (result?.operation_booked_at) return
  await handOver(transaction, services, { fundId, startOn, now })
  await transaction
    .insertInto('fund_result')
    .values({ fund_id: fundId, operation_start_on: startOn, operation_booked_at: now })
    .onConflict((conflict) =>
      conflict.column('fund_id').doUpdateSet({ operation_start_on: startOn, operation_booked_at: now }),
    )
    .execute()
  await recordComposition(transaction, { fundId, cause: 'operation_started', at: now })
  if (fund.auto_renewal) await beginTerm(transaction, { fundId, operationStartOn: startOn, number: 1, now })
  await recordAudit(transaction, {
    at: now,
    actor,
    action: 'fund.operation_started',
    objectType: 'fund',
    objectId: fundId,
    detail: { start_on: startOn },
  })
  await recordFundEvent(transaction, {
    fundId,
    event: 'operation_started',
    actor,
    reason: `capital handed over on ${startOn}`,
    at: now,
  })
}

async function handOver(
  transaction: Transaction,
  { config }: Services,
  { fundId, startOn, now }: { fundId: Id<'fund'>; startOn: JapanDate; now: Date },
): Promise<void> {
  const participants = await transaction
    .selectFrom('investment')
    .select(['id', 'amount'])
    .where('fund_id', '=', fundId)
    .where('status', '=', 'participating')
    .orderBy('id')
    .execute()
  if (participants.length === 0) return
  const { contributed, missing } = await loadOwnMoney(transaction, fundId)
  const attempt = await nextAttempt(transaction, fundId)
  const book = async (entries: readonly Pick<Entry, 'kind' | 'key' | 'lines'>[]): Promise<void> => {
    for (const { kind, key, lines } of entries)
      await post(transaction, {
        kind,
        key: `${key}${attempt}`,
        effectiveAt: startOfDay(startOn),
        recordedAt: now,
        lines,
      })
  }
  await book(startContributions(config.BANK_ACCOUNT_ID, fundId, missing))
  const ownMoney = addYen(...ownParts(contributed), ...ownParts(missing))
  const amount = participants.reduce<number>((sum, participant) => sum + participant.amount, ownMoney)
  await book(startEntries(await cashParts(transaction, config, { fundId, amount }), fundId, participants))
}

/**
 * What the operator has not contributed before: a part that was never paid in is no cushion. It comes out of his own money, and what the fund pays him for
 * the property, in the same transaction, covers it. What he contributed for a place that an investor took meanwhile goes back.
 */
function startContributions(
  realAccountId: string,
  fundId: Id<'fund'>,
  missing: OwnMoney,
): Pick<Entry, 'kind' | 'key' | 'lines'>[] {
  const parts = (['subordinated', 'fillIn'] as const).map((part) => ({
    account: OWN_ACCOUNTS[part],
    amount: missing[part],
  }))
  return parts
    .filter(({ amount }) => amount !== 0)
    .map(({ account: kind, amount }) => ({
      kind: amount > 0 ? 'contribution' : 'contribution_returned',
      key: `start-contribution:${fundId}:${kind}`,
      lines: throughBank(realAccountId, [
        { account: { kind: 'fund_interest', fundId }, ...(amount > 0 ? { debit: amount } : { credit: -amount }) },
        { account: { kind, fundId }, ...(amount > 0 ? { credit: amount } : { debit: -amount }) },
      ]),
    }))
}

/** What the start is in the fund's book: capital at work, and the property that it bought with that cash of investors and the operator. */
export function startEntries(
  cash: readonly CashPart[],
  fundId: Id<'fund'>,
  participants: readonly { id: Id<'investment'>; amount: number }[],
): Pick<Entry, 'kind' | 'key' | 'lines'>[] {
  return [
    {
      kind: 'operation_started',
      key: `operation-started:${fundId}`,
      lines: participants.flatMap(({ id: investmentId, amount }) => [
        { account: { kind: 'capital', fundId, investmentId }, debit: amount },
        { account: { kind: 'deployed', fundId, investmentId }, credit: amount },
      ]),
    },
    {
      kind: 'property_bought',
      key: `property-bought:${fundId}`,
      lines: cash.flatMap(({ realAccountId, amount }) =>
        throughBank(realAccountId, [
          { account: { kind: 'property', fundId }, debit: amount },
          { account: { kind: 'own_equity' }, credit: amount },
        ]),
      ),
    },
  ]
}

/** A fund starts once; where two people took a start back, the entries of the next have keys of their own. */
async function nextAttempt(transaction: Transaction, fundId: Id<'fund'>): Promise<string> {
  const key = `operation-started:${fundId}`
  const { rows } = await sql<{ reversed: number }>`
    select count(*) as reversed from journal_entry entry join journal_entry reversal on reversal.reverses = entry.id
    where entry.idempotency_key = ${key} or entry.idempotency_key like ${`${key}:%`}`.execute(transaction)
  const reversed = rows[0]?.reversed ?? 0
  return reversed === 0 ? '' : `:${reversed + 1}`
}

/** The periodic task after midnight: funds whose recorded first day of operation has come. Safe to run late and twice. */
export async function startDueOperations(services: Services, dueAt: Date): Promise<void> {
  const due = await services.database
    .selectFrom('fund_result')
    .select(['fund_id', 'operation_start_on'])
    .where('operation_start_on', '<=', japanDateOf(dueAt))
    .where('operation_booked_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('fund_id')
    .execute()
  for (const { fund_id: fundId, operation_start_on: startOn } of due) {
    if (startOn !== null) await startOperation(services, { fundId, startOn: japanDate(startOn) })
  }
}
