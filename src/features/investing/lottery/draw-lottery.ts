import { sql } from 'kysely'
import { depositDeadlineLottery, drawAt } from '../../../domain/calendar.ts'
import { seniorAmount } from '../../../domain/funds/fund.ts'
import { idOf, type Id } from '../../../domain/id.ts'
import { draw } from '../../../domain/investing/lottery.ts'
import type { ListedOutcome } from '../../../domain/investing/lottery-steps.ts'
import { placesUntil } from '../../../domain/investing/waitlist.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { lockMembers } from '../investment/lock-members.ts'
import { writeDeferredDocumentsOf } from '../application/write-deferred-documents.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { freezeContract } from '../../documents/contract/freeze-contract.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { loadFund } from '../../funds/fund/load-funds.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { moveInvestments } from '../../core/move.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { closeLottery } from './close-lottery.ts'
import { nodeHashes } from './hashes.ts'
import { loadLotteryEntries, toLotteryApplication, withSubstitutes } from './lottery-entries.ts'
import { recordSteps } from '../lottery-log/record-steps.ts'
import { resultMails } from './lottery-mails.ts'
import { DrawDelayed, readPromisedBeacon } from './read-promised-beacon.ts'

/** Published lottery funds that are to be drawn by now (01:00 in Japan on the day after the end) and are not. */
async function listLotteriesToDraw(services: Services, now: Date): Promise<Id<'fund'>[]> {
  const rows = await services.database
    .selectFrom('lottery')
    .innerJoin('fund', 'fund.id', 'lottery.fund_id')
    .select(['fund.id', 'fund.offering_end_at'])
    .where('lottery.drawn_at', 'is', null)
    .where('fund.offering_end_at', '<', now)
    .orderBy('fund.id')
    .execute()
  return rows.filter((row) => drawAt(row.offering_end_at) <= now).map((row) => row.id)
}

/**
 * Draws a lottery fund, once. The seed that was promised at publishing is shown from now on; winners get their contract and a
 * deposit deadline, the others are told, all in one transaction.
 * @throws DrawDelayed while the promised round of public randomness cannot be read; the job is then repeated.
 */
export async function drawLottery(services: Services, fundId: Id<'fund'>, now: Date): Promise<void> {
  await closeLottery(services, fundId, now)
  const before = await loadFund(services.database, fundId)
  if (!before?.lottery || before.lottery.drawnAt !== null || now < drawAt(before.fund.offeringEndAt)) return
  const beacon = await readPromisedBeacon(services, fundId, before.lottery)
  await inTransaction(services.database, async (transaction) => {
    const record = await lockFund(transaction, fundId)
    if (!record?.lottery || record.lottery.drawnAt !== null) return
    const outcomes = await compute(transaction, record, beacon)
    await transaction
      .updateTable('lottery')
      .set({ drawn_at: now, ...(beacon !== '' && { beacon }) })
      .where('fund_id', '=', fundId)
      .execute()
    const winners = outcomes.filter((outcome) => outcome.won).map((outcome) => idOf<'investment'>(outcome.investId))
    await sql`update lottery_entry set won = investment_id = any(${winners}::bigint[]) where fund_id = ${fundId}`.execute(
      transaction,
    )
    await settle(transaction, services, record, outcomes, now)
    await recordAudit(transaction, {
      at: now,
      actor: 'schedule',
      action: 'lottery.drawn',
      objectType: 'fund',
      objectId: fundId,
      detail: { applications: outcomes.length, winners: winners.length, beacon },
    })
  })
}

async function compute(
  transaction: Transaction,
  { id, fund, lottery }: FundRecord,
  beacon: string,
): Promise<ListedOutcome[]> {
  const { seed } = await transaction
    .selectFrom('lottery')
    .select('seed')
    .where('fund_id', '=', id)
    .executeTakeFirstOrThrow()
  const entries = await loadLotteryEntries(transaction, id)
  const drawn = await draw(
    { applications: entries.map(toLotteryApplication), capacity: seniorAmount(fund), seed, beacon },
    nodeHashes,
  )
  if (drawn.listHash !== lottery?.listHash)
    throw new Error(`the list of fund ${id} is not the one whose hash was published`)
  return withSubstitutes(drawn.outcomes, entries)
}

/** An application that an operator canceled after the close stays in the list, so the draw is still checkable, but moves no more. */
async function settle(
  transaction: Transaction,
  services: Services,
  record: FundRecord,
  outcomes: readonly ListedOutcome[],
  now: Date,
): Promise<void> {
  const ids = outcomes.map((outcome) => idOf<'investment'>(outcome.investId))
  if (ids.length === 0) return
  const applications = await transaction
    .selectFrom('investment')
    .select(['id', 'member_id', 'amount', 'applied_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const members = await lockMembers(
    transaction,
    applications.map((application) => application.member_id),
  )
  const depositDeadlineAt = depositDeadlineLottery(record.fund.offeringEndAt)
  const drawn = { at: now, actor: 'schedule' }
  const isSubstitute = ({ won, asSubstitute }: ListedOutcome) => !won && asSubstitute
  const idsOf = (wanted: (outcome: ListedOutcome) => boolean) =>
    outcomes.filter(wanted).map((outcome) => idOf<'investment'>(outcome.investId))
  await writeDeferredDocumentsOf(transaction, services, ids)
  const winners = await moveInvestments(
    transaction,
    idsOf(({ won }) => won),
    {
      ...drawn,
      event: 'lottery_won',
      depositDeadlineAt,
    },
  )
  const losers = await moveInvestments(
    transaction,
    idsOf((outcome) => !outcome.won && !isSubstitute(outcome)),
    { ...drawn, event: 'lottery_lost' },
  )
  const substitutes = await openLine(transaction, record.id, idsOf(isSubstitute), now)
  if (winners.length > 0) await freezeContract(transaction, services, { investmentIds: winners, now })
  const mails = resultMails(mailSenderOf(services.config), record, {
    applications,
    members,
    winners: new Set(winners),
    losers: new Set(losers),
    substitutes,
    until: placesUntil(record.fund, record.result),
  })
  await enqueueMails(transaction, services, mails, now)
}

/**
 * Those who were not drawn and would take a later place stand in the fund's line from now on, in the order of the draw. Whose application an operator has
 * ended since the close stands in the public list, and is said to have gone.
 * @returns their numbers in the line, from 1.
 */
async function openLine(
  transaction: Transaction,
  fundId: Id<'fund'>,
  inOrder: readonly Id<'investment'>[],
  now: Date,
): Promise<Map<Id<'investment'>, number>> {
  if (inOrder.length === 0) return new Map()
  const { rows } = await sql<{ id: Id<'investment'> }>`
    insert into waitlist_entry (fund_id, member_id, amount, status, joined_at, status_at, application_id)
    select fund_id, member_id, amount, 'waiting', ${now}, ${now}, investment.id
    from unnest(${inOrder}::bigint[]) with ordinality as drawn (id, place)
    join investment on investment.id = drawn.id and investment.status = 'lottery_pending'
    order by place
    returning application_id as id`.execute(transaction)
  const waiting = new Set(rows.map(({ id }) => id))
  const gone = inOrder.filter((id) => !waiting.has(id))
  await recordSteps(
    transaction,
    fundId,
    gone.map((investmentId) => ({ kind: 'declined', investmentId })),
    now,
  )
  return new Map(inOrder.filter((id) => waiting.has(id)).map((id, index) => [id, index + 1]))
}

/**
 * The periodic task. A draw that is delayed does not hold up the others; operators are notified once a day, and the failure of the task
 * makes it come again.
 */
export async function drawDueLotteries(services: Services, dueAt: Date): Promise<void> {
  const failures: unknown[] = []
  for (const fundId of await listLotteriesToDraw(services, dueAt)) {
    try {
      await drawLottery(services, fundId, services.clock.now())
    } catch (error) {
      failures.push(error)
      if (error instanceof DrawDelayed) await alertOperators(services, error, dueAt)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} draws could not be held`)
}

async function alertOperators(services: Services, { fundId, message }: DrawDelayed, dueAt: Date): Promise<void> {
  await notifyOperators(services, {
    key: `draw-delayed:${fundId}:${dueAt.toISOString()}`,
    title: '抽選を延期しています',
    body: `ファンド${fundId}の抽選に使う公開の乱数を取得できないため、抽選を延期しています。取得できしだい、自動で抽選を行います。\n\n${message}`,
  })
}
