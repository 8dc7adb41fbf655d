import { sql } from 'kysely'
import { japanDate, japanDateOf, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import { post, type Entry } from '../../../ledger/post.ts'
import { coverAct } from '../../treasury/segregation/refuse-uncovered.ts'
import type { CashPart } from '../../treasury/bank/cash-account.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { OwnMoney } from '../../../domain/investing/own-money.ts'
import { isPaidByBank } from '../../../domain/funds/ready-purchases.ts'
import { addYen, zeroYen } from '../../../domain/money.ts'
import { divideStart, type StartPurchase } from '../../../domain/funds/start-purchases.ts'
import { OWN_ACCOUNTS, loadOwnMoney } from '../contribution/load-own-money.ts'
import { allowsDeclaredIncome } from '../../../platform/config.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { bookPurchase } from '../../funds/property/book-purchase.ts'
import type { FundDeal } from '../../funds/property/load-property-book.ts'
import { recordComposition } from '../../funds/fund/fund-composition.ts'
import { recordFundEvent } from '../../funds/fund/record-fund-event.ts'
import { loadStartPurchases, ownMoneyOfStart } from './load-start-purchases.ts'
import { beginTerm } from '../renewal/begin-term.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * The fund's operation begins: every participant's capital stands from now on as money at work in the fund, which buys the recorded purchases to which two
 * people have agreed, and keeps the rest in cash. An auto-renewing fund's first term begins with it. Booked once; a repeat changes nothing.
 * @throws Error where the fund has bought nothing: whoever sets a first day off asks `loadStartPurchases` before.
 */
export async function startOperation(
  services: Services,
  { fundId, startOn, deals, actor = 'schedule' }: Omit<Start, 'actor' | 'now'> & { actor?: string },
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, (transaction) =>
    startOperationWithin(transaction, services, { fundId, startOn, deals, actor, now }),
  )
}

interface Start {
  fundId: Id<'fund'>
  startOn: JapanDate
  /** Purchases that two people named with the first day. A fund that chooses so buys on after its start, deal by deal. */
  deals?: readonly Id<'property_deal'>[] | undefined
  actor: string
  now: Date
}

/** The same inside the caller's transaction. */
export async function startOperationWithin(
  transaction: Transaction,
  services: Services,
  { fundId, startOn, deals, actor, now }: Start,
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
  const buysByDeal = await handOver(transaction, services, { fundId, startOn, deals, now })
  const begun = { operation_start_on: startOn, operation_booked_at: now, buys_by_deal: buysByDeal }
  await transaction
    .insertInto('fund_result')
    .values({ fund_id: fundId, ...begun })
    .onConflict((conflict) => conflict.column('fund_id').doUpdateSet(begun))
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

/**
 * @returns whether the fund buys on by its deals, and sells by them before its principal goes back. Where income may be declared, one that bought everything
 * with its start ends as it began: the operator takes the property over with the principal (decision 0244).
 */
async function handOver(
  transaction: Transaction,
  services: Services,
  { fundId, startOn, deals = [], now }: Omit<Start, 'actor'>,
): Promise<boolean> {
  const { config } = services
  const participants = await transaction
    .selectFrom('investment')
    .select(['id', 'amount'])
    .where('fund_id', '=', fundId)
    .where('status', '=', 'participating')
    .orderBy('id')
    .execute()
  if (participants.length === 0) return false
  const { missing } = await loadOwnMoney(transaction, fundId)
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
  const { ready, waiting } = await loadStartPurchases(transaction, { fundId, startOn, deals })
  if (ready.length === 0) throw new Error(`fund ${fundId} has bought nothing to start with`)
  const bought = divideStart(
    ready.filter(({ otherRelation }) => !isPaidByBank(otherRelation)),
    missing,
  )
  await book([begins(fundId, participants)])
  await book(bought.purchases.flatMap((purchase) => broughtInEntries(fundId, purchase)))
  await book(startContributions(config.BANK_ACCOUNT_ID, fundId, bought.missing))
  const paidBefore = ready.filter(({ otherRelation }) => isPaidByBank(otherRelation))
  for (const { purchase, cash } of [
    ...bought.purchases,
    ...paidBefore.map((paid) => ({ purchase: paid, cash: paid.price })),
  ])
    await bookPurchase(transaction, services, {
      fundId,
      purchase,
      startedOn: startOn,
      cash,
      suffix: `:start${attempt}`,
      now,
    })
  return deals.length > 0 || waiting.length > 0 || !allowsDeclaredIncome(config)
}

/** The part of a purchase that the operator contributes instead of being paid for it. */
function broughtInEntries(
  fundId: Id<'fund'>,
  { purchase, broughtIn }: StartPurchase<FundDeal>,
): Pick<Entry, 'kind' | 'key' | 'lines'>[] {
  const amount = addYen(broughtIn.subordinated, broughtIn.fillIn)
  if (amount === zeroYen) return []
  return [
    {
      kind: 'property_brought_in',
      key: `property-brought-in:deal:${purchase.id}:start`,
      lines: [
        { account: { kind: 'property', fundId }, debit: amount },
        { account: { kind: 'subordinated', fundId }, credit: broughtIn.subordinated },
        { account: { kind: 'fill_in', fundId }, credit: broughtIn.fillIn },
        { account: { kind: 'fund_interest', fundId }, debit: amount },
        { account: { kind: 'own_equity' }, credit: amount },
      ],
    },
  ]
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

/** The start of a fund that bought its whole sum, as it stands in the books of before. */
export const startEntries = (
  cash: readonly CashPart[],
  fundId: Id<'fund'>,
  participants: readonly Participant[],
): Pick<Entry, 'kind' | 'key' | 'lines'>[] => [begins(fundId, participants), boughtWhole(cash, fundId)]

interface Participant {
  id: Id<'investment'>
  amount: number
}

/** Capital is at work. */
const begins = (fundId: Id<'fund'>, participants: readonly Participant[]): Pick<Entry, 'kind' | 'key' | 'lines'> => ({
  kind: 'operation_started',
  key: `operation-started:${fundId}`,
  lines: participants.flatMap(({ id: investmentId, amount }) => [
    { account: { kind: 'capital', fundId, investmentId }, debit: amount },
    { account: { kind: 'deployed', fundId, investmentId }, credit: amount },
  ]),
})

/** All of it has bought the property from the operator, with that cash of investors and the operator. */
const boughtWhole = (cash: readonly CashPart[], fundId: Id<'fund'>): Pick<Entry, 'kind' | 'key' | 'lines'> => ({
  kind: 'property_bought',
  key: `property-bought:${fundId}`,
  lines: cash.flatMap(({ realAccountId, amount }) =>
    throughBank(realAccountId, [
      { account: { kind: 'property', fundId }, debit: amount },
      { account: { kind: 'own_equity' }, credit: amount },
    ]),
  ),
})

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
    if (startOn !== null && (await isStartable(services, { fundId, startOn: japanDate(startOn) })))
      await startOperation(services, { fundId, startOn: japanDate(startOn) })
  }
}

/** A start waits, and stands on Today, while the fund has bought nothing, or the operator still has to pay in what he contributes. */
async function isStartable(
  services: Services,
  { fundId, startOn }: { fundId: Id<'fund'>; startOn: JapanDate },
): Promise<boolean> {
  const { database } = services
  const { isAsked, ready } = await loadStartPurchases(database, { fundId, startOn, deals: [] })
  if (!isAsked) return true
  if (ready.length === 0) return false
  const amount = await ownMoneyOfStart(database, { fundId, ready })
  return amount === 0 || (await coverAct(database, services, { kind: 'own_money', amount })).refusal === null
}
