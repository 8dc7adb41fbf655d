import { sql } from 'kysely'
import { isSettled } from '../../../domain/investing/composition.ts'
import { isFail, isFundGapUndecided, seniorAmount } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import type { InvestmentStatus } from '../../../domain/lifecycles/investment.ts'
import { addYen, formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { lockMembers } from '../investment/lock-members.ts'
import { writeDeferredDocumentsOf } from '../application/write-deferred-documents.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { moveInvestments } from '../../core/move.ts'
import { fundFailedMail } from '../../communication/outbox/mails/application-mails.ts'
import { enqueueOperatorNotice } from '../../communication/outbox/notify-operators.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import { oweRefund } from '../../treasury/refund/owe-refund.ts'
import type { Services } from '../../core/services.ts'
import { recordClose } from '../../funds/fund/fund-composition.ts'
import { hasFailed, type FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { recordShortage } from '../../funds/fund/open-gap.ts'
import { recordFundEvent } from '../../funds/fund/record-fund-event.ts'

/** Published funds past their end that are neither failed nor in operation: each may turn out to have failed. */
async function listFundsToJudge(services: Services, now: Date): Promise<Id<'fund'>[]> {
  const rows = await services.database
    .selectFrom('fund')
    .leftJoin('fund_result', 'fund_result.fund_id', 'fund.id')
    .select('fund.id')
    .where('fund.status', '=', 'published')
    .where('fund.offering_end_at', '<', now)
    .where('fund_result.failed_at', 'is', null)
    .where('fund_result.operation_start_on', 'is', null)
    .orderBy('fund.id')
    .execute()
  return rows.map((row) => row.id)
}

interface LiveInvestment {
  id: Id<'investment'>
  member_id: Id<'member'>
  amount: number
  status: InvestmentStatus
  applied_at: Date
  /** Whole yen that the member has paid towards it: part payments, and the whole amount. */
  deposited: number
  capital: number
}

/**
 * Dissolves a fund that can no longer come into being (decisions: isFail): every live application ends, everything deposited is
 * owed back, and everyone is told. A fund that is or may still be reached is left alone, but for its shortage, which is put on record when it is
 * found, and its composition, which is recorded once nobody may pay any more; a second run finds nothing to do.
 * @returns whether the fund failed now.
 */
export async function failFund(services: Services, fundId: Id<'fund'>, now: Date): Promise<boolean> {
  return inTransaction(services.database, async (transaction) => {
    const record = await lockFund(transaction, fundId)
    if (!record?.isPublished || hasFailed(record)) return false
    if (!isFail(record.fund, record.totals, record.result, now)) {
      if (isFundGapUndecided(record.fund, record.totals, record.result, now))
        await recordShortage(transaction, services, record, now)
      else if (isSettled(record.fund, record.totals, now)) await recordClose(transaction, fundId, now)
      return false
    }
    await dissolveFund(transaction, services, record, { now, actor: 'schedule' })
    return true
  })
}

/** Ends a locked fund and everybody's application in it, whoever decided it; every operator is notified with the numbers. */
export async function dissolveFund(
  transaction: Transaction,
  services: Services,
  record: FundRecord,
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  const fundId = record.id
  await transaction
    .insertInto('fund_result')
    .values({ fund_id: fundId, failed_at: now })
    .onConflict((conflict) => conflict.column('fund_id').doUpdateSet({ failed_at: now }))
    .execute()
  const members = await lockMembers(transaction, await loadMemberIds(transaction, fundId))
  const investments = await loadLiveInvestments(transaction, fundId)
  const ids = investments.map(({ id }) => id)
  await writeDeferredDocumentsOf(transaction, services, ids)
  await moveInvestments(transaction, ids, { event: 'fund_failed', at: now, actor })
  await oweBack(transaction, fundId, investments, now)
  await enqueueMails(transaction, services, failureMails(services, record, investments, members), now)
  await recordFundEvent(transaction, { fundId, event: 'failed', actor, reason: 'total not reached', at: now })
  await recordAudit(transaction, { at: now, actor, action: 'fund.failed', objectType: 'fund', objectId: fundId })
  await enqueueOperatorNotice(transaction, services, failureNotice(record, investments), now)
}

function failureNotice({ id, name, fund, totals }: FundRecord, investments: readonly LiveInvestment[]) {
  const owed = addYen(...investments.map(({ deposited, capital }) => yen(deposited + capital)))
  const body = `目標 ${formatYen(seniorAmount(fund))}、入金済み ${formatYen(totals.participating)}。申し込み${investments.length}件をすべて終了し、${formatYen(owed)}を返金の一覧に加えました。返金を準備してください。`
  return { key: `fund-failed-notice:${id}`, title: `「${name}」は不成立となりました`, body }
}

/** Under the fund's lock nobody new comes in. */
async function loadMemberIds(transaction: Transaction, fundId: Id<'fund'>): Promise<Id<'member'>[]> {
  const rows = await transaction
    .selectFrom('investment')
    .select('member_id')
    .where('fund_id', '=', fundId)
    .where('status', 'in', ['lottery_pending', 'awaiting_deposit', 'participating'])
    .execute()
  return rows.map((row) => row.member_id)
}

/** Locked in the order of their ids: no deposit is booked on one of them meanwhile. */
async function loadLiveInvestments(transaction: Transaction, fundId: Id<'fund'>): Promise<LiveInvestment[]> {
  await sql`
    select id from investment where fund_id = ${fundId} and status in ('lottery_pending', 'awaiting_deposit', 'participating')
    order by id for no key update`.execute(transaction)
  const { rows } = await sql<LiveInvestment>`
    select i.id, i.member_id, i.amount, i.status, i.applied_at,
      coalesce((select -sum(p.amount) from posting p where p.account_kind = 'deposit' and p.account_ref = i.id::text), 0) as deposited,
      coalesce((select -sum(p.amount) from posting p where p.account_kind = 'capital' and p.account_ref = i.id::text), 0) as capital
    from investment i where i.fund_id = ${fundId} and i.status in ('lottery_pending', 'awaiting_deposit', 'participating')
    order by i.id`.execute(transaction)
  return rows
}

async function oweBack(
  transaction: Transaction,
  fundId: Id<'fund'>,
  investments: readonly LiveInvestment[],
  now: Date,
): Promise<void> {
  for (const { id, member_id, deposited, capital } of investments) {
    const refund = { memberId: member_id, fundId, investmentId: id, reason: 'fund_failed', now } as const
    if (deposited > 0)
      await oweRefund(transaction, { ...refund, amount: deposited, from: 'deposit', key: `fund-failed:${id}:deposit` })
    if (capital > 0)
      await oweRefund(transaction, { ...refund, amount: capital, from: 'capital', key: `fund-failed:${id}:capital` })
  }
}

function failureMails(
  services: Services,
  { id: fundId, name: fundName, fund }: FundRecord,
  investments: readonly LiveInvestment[],
  members: Awaited<ReturnType<typeof lockMembers>>,
) {
  const sender = mailSenderOf(services.config)
  return investments.flatMap((investment) => {
    const member = members.get(investment.member_id)
    if (!member) return []
    const facts = {
      memberName: member.facts.name,
      fundName,
      applicationNumber: applicationNumber(fundId, investment.id),
      amount: investment.amount,
      appliedAt: investment.applied_at,
      offeringMethod: fund.offeringMethod,
      refundAmount: investment.deposited + investment.capital,
    }
    return [
      {
        key: `fund-failed:${investment.id}`,
        memberId: member.id,
        to: member.email,
        template: 'fund-failed',
        content: fundFailedMail(facts, sender),
      },
    ]
  })
}

/** The periodic task: safe to run at any time and twice. A fund that cannot be judged does not hold up the others. */
export async function failDueFunds(services: Services, dueAt: Date): Promise<void> {
  const failures: unknown[] = []
  for (const fundId of await listFundsToJudge(services, dueAt)) {
    await failFund(services, fundId, dueAt).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} funds could not be judged`)
}
