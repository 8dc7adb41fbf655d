import type { PayoutProblem } from '../../../domain/lifecycles/payout.ts'
import type { RefundReason } from '../../../domain/lifecycles/refund.ts'
import { sql } from 'kysely'
import { businessDayUntil } from '../../../domain/business-day.ts'
import { daysBetween, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { PayoutHoldKind } from '../../../domain/people/payout-hold.ts'
import { LOSS_STATEMENT_WAIT } from '../../../domain/investing/loss-statement.ts'
import { holdOfKind, type PayoutHold } from '../../../domain/treasury/payout-words.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Services } from '../../core/services.ts'
import type { Obligation } from './obligation.ts'
import { loadUnclaimed } from './load-unclaimed.ts'
import { payeeOf, type Payee } from './payee.ts'

export type PayableReason = RefundReason | 'distribution'

export type Payable = Awaited<ReturnType<typeof loadPayables>>[number]

/** A new account is not paid to for this long: time to notice that somebody else registered it (decisions: Step-up). */
const newAccountWait = 24 * 60 * 60 * 1000

/** Everything that is owed to members and not on its way, oldest first; what cannot be paid now says why. */
export function listPayable(services: Services): Promise<Payable[]> {
  return loadPayables(services.database, services.clock.now())
}

interface RegisteredAccount {
  account_id: Id<'bank_account'>
  bank_code: string
  branch_code: string
  account_number: string
  registered_at: Date
}
/** The last attempt, which came to nothing. */
interface FailedAttempt {
  problem: PayoutProblem
  problem_detail: string
  ended_at: Date
}

type PayableRow = Obligation &
  (RegisteredAccount | Record<keyof RegisteredAccount, null>) &
  (FailedAttempt | Record<keyof FailedAttempt, null>) & {
    member_id: Id<'member'>
    member_name: string
    holder_kana: string
    fund_id: Id<'fund'>
    project_name: string
    /** Whole yen, after tax. */
    amount: number
    reason: PayableReason
    owed_since: Date
    payday: string | null
    /** Of a dividend with a loss that asks for a statement, and when that was sent. */
    is_loss: boolean
    explained_at: Date | null
    /** Why payments to the member were stopped last; null where they are not. */
    stopped: PayoutHoldKind | null
    /** Of a refund: some of it came under another name than the member's; two people may decide to whom it goes. */
    payer_differs: boolean
    must_decide: boolean
    /** What two people decided then. */
    decided: {
      id: Id<'refund_payee'>
      goes_to: 'member' | 'payer'
      bank_code: string
      branch_code: string
      account_type: 'ordinary' | 'current'
      account_number: string
      payee_name: string
    } | null
  }

export async function loadPayables(database: Queryable, now: Date) {
  const { rows } = await sql<PayableRow>`
    with owed as (
      select 'refund' as kind, refund.id, refund.member_id, refund.investment_id, refund.amount, refund.reason, refund.owed_since, null::date as payday
      from refund
      where refund.status = 'open'
      union all
      select 'distribution', share.id, investment.member_id, investment.id, share.net + share.principal, 'distribution', distribution.fixed_at, distribution.payday
      from distribution_share share
      join distribution on distribution.id = share.distribution_id
      join investment on investment.id = share.investment_id
      where share.paid_at is null and share.net + share.principal > 0
        and not exists (
          select from payout
          where payout.distribution_share_id = share.id and payout.status in ('planned', 'in_flight', 'paid'))
    ), failed as (
      -- The last attempt at each obligation that came to nothing.
      select distinct on (1, 2) case when refund_id is null then 'distribution' else 'refund' end as kind, coalesce(refund_id, distribution_share_id) as id,
        problem, problem_detail, ended_at
      from payout where status in ('refused', 'returned')
      order by 1, 2, payout.id desc
    )
    select owed.kind, owed.id, owed.member_id, owed.amount, owed.reason, owed.owed_since, owed.payday, fund.id as fund_id, fund.name as project_name,
      member.family_name || ' ' || member.given_name as member_name,
      member.family_name_kana || ' ' || member.given_name_kana as holder_kana,
      account.id as account_id, account.bank_code, account.branch_code, account.account_number, account.registered_at,
      attempt.problem, attempt.problem_detail, attempt.ended_at,
      (select kind from payout_hold hold where hold.member_id = owed.member_id and hold.lifted_at is null order by hold.id desc limit 1) as stopped,
      owed.kind = 'distribution' and loss_asks_statement(owed.id) as is_loss,
      case when owed.kind = 'distribution' then loss_explained_at(owed.id) end as explained_at,
      owed.kind = 'refund' and payer_differs(owed.id) as payer_differs, owed.kind = 'refund' and payee_must_be_decided(owed.id) as must_decide,
      case when owed.kind = 'refund' then (select to_jsonb(payee) from refund_payee payee where payee.refund_id = owed.id order by payee.id desc limit 1) end as decided
    from owed
    join member on member.id = owed.member_id
    join investment on investment.id = owed.investment_id
    join fund on fund.id = investment.fund_id
    left join bank_account account on account.member_id = owed.member_id and account.replaced_at is null
    left join failed attempt on attempt.kind = owed.kind and attempt.id = owed.id
    order by owed.owed_since, owed.kind, owed.id`.execute(database)
  const waiting = new Map(
    (await loadUnclaimed(database, japanDateOf(now))).map((each) => [
      `${each.obligation.kind}:${each.obligation.id}`,
      each,
    ]),
  )
  return rows.map((row) => ({ ...toPayable(row, now), unclaimed: waiting.get(`${row.kind}:${row.id}`) ?? null }))
}

function toPayable(row: PayableRow, now: Date) {
  // To whom undecided money goes nobody knows: the member's account is not shown as if it were decided.
  const payee = isUndecided(row) ? null : (payerOf(row) ?? registeredPayee(row))
  const payableFrom =
    row.account_id === null || isToPayer(row) ? null : addMilliseconds(row.registered_at, newAccountWait)
  const isNew = payableFrom !== null && payableFrom > now
  const lossFrom = row.explained_at === null ? null : addMilliseconds(row.explained_at, LOSS_STATEMENT_WAIT)
  const hold = holdOf(row, { payee, isNew, isLossRecent: lossFrom !== null && lossFrom > now })
  const payOn = row.payday === null ? null : businessDayUntil(japanDate(row.payday))
  const { member_id, member_name, fund_id, project_name, amount, reason, owed_since, payer_differs } = row
  const obligation: Obligation = row.kind === 'refund' ? { kind: row.kind, id: row.id } : { kind: row.kind, id: row.id }
  const owed = { obligation, member_id, member_name, fund_id, project_name, amount, reason, owed_since, payer_differs }
  return {
    ...owed,
    /** In Japan: what is held ages like everything else. */
    age_days: daysBetween(japanDateOf(owed_since), japanDateOf(now)),
    /** Of a distribution: the day on which it leaves at the latest, a business day. Null for a refund, and where none was recorded. */
    pay_on: payOn,
    is_overdue: payOn !== null && payOn < japanDateOf(now),
    /** Null while it is held, save for an account that is only too new. */
    payee,
    hold,
    held_until: hold === 'account_changed' ? payableFrom : hold === 'loss_just_explained' ? lossFrom : null,
    /** The last attempt to pay it, where that failed. */
    last_problem: row.problem === null ? null : { problem: row.problem, detail: row.problem_detail, at: row.ended_at },
  }
}

const isUndecided = ({ must_decide: mustDecide, decided }: PayableRow): boolean => mustDecide && decided === null
const isToPayer = ({ decided }: PayableRow): boolean => decided?.goes_to === 'payer'

/** The payer's account that two people named, for money that came under another name. */
function payerOf({ decided }: PayableRow): Payee | null {
  if (decided?.goes_to !== 'payer') return null
  const {
    id,
    bank_code: bankCode,
    branch_code: branchCode,
    account_type: accountType,
    account_number: accountNumber,
    payee_name: name,
  } = decided
  return { bankAccountId: null, refundPayeeId: id, bankCode, branchCode, accountType, accountNumber, name }
}

const registeredPayee = (row: PayableRow): Payee | null =>
  row.account_id === null
    ? null
    : payeeOf({
        id: row.account_id,
        bankCode: row.bank_code,
        branchCode: row.branch_code,
        accountNumber: row.account_number,
        holderKana: row.holder_kana,
      })

/** A stop comes first: whatever the account is, nothing is paid to it. */
function holdOf(
  row: PayableRow,
  { payee, isNew, isLossRecent }: { payee: Payee | null; isNew: boolean; isLossRecent: boolean },
): PayoutHold | null {
  if (row.stopped !== null) return holdOfKind(row.stopped)
  if (row.is_loss && row.explained_at === null) return 'loss_unexplained'
  if (isLossRecent) return 'loss_just_explained'
  if (isUndecided(row)) return 'payer_unclear'
  if (isToPayer(row)) return null
  if (row.account_id === null) return 'no_bank_account'
  if (payee === null) return 'account_not_writable'
  return isNew ? 'account_changed' : null
}
