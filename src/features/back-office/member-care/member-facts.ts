import type { ScreeningResult } from '../../../domain/people/people-words.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { IdentityProvider } from '../../../domain/people/identity-method.ts'
import type { ScreeningList } from '../../../domain/back-office/member-risk/risk-words.ts'
import type { IdentityMethod } from '../../../domain/people/people-words.ts'
import type { RefundReason } from '../../../domain/lifecycles/refund.ts'
import type { PayoutStatus } from '../../../domain/lifecycles/payout.ts'
import type { DepositOutcome } from '../../../domain/lifecycles/deposit.ts'
import type { CancelReason } from '../../../domain/lifecycles/investment.ts'
import { sql, type Selectable } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { samePersonKey } from '../../../domain/people/same-person.ts'
import { japanDate } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { CaredMember } from '../../people/member/find-member.ts'
import type { IdentityCheck, Investment, Member, MemberNote } from '../../../platform/database/types.ts'

/** What a member's page shows of him, newest first; long lists end with their latest hundred. */
const longest = 100

export interface MemberInvestment {
  id: Id<'investment'>
  fund_id: Id<'fund'>
  fund_name: string
  amount: number
  status: Selectable<Investment>['status']
  cancel_reason: CancelReason | null
  applied_at: Date
  redeemed_at: Date | null
}

export async function investmentsOf(database: Queryable, memberId: Id<'member'>): Promise<MemberInvestment[]> {
  const { rows } = await sql<MemberInvestment>`
    select investment.id, fund_id, fund.name as fund_name, amount, investment.status, cancel_reason, applied_at, redeemed_at
    from investment join fund on fund.id = investment.fund_id
    where member_id = ${memberId} order by investment.id desc limit ${longest}`.execute(database)
  return rows
}

export type MemberMoney = {
  /** Whole yen. */
  amount: number
  at: Date
  fund_name: string
} & (
  | { kind: 'deposit'; state: DepositOutcome }
  | { kind: 'payout'; state: PayoutStatus }
  // What is owed has a reason.
  | { kind: 'refund'; state: RefundReason }
)

/** Everything that came from him or went to him. */
export async function moneyOf(database: Queryable, memberId: Id<'member'>): Promise<MemberMoney[]> {
  const { rows } = await sql<MemberMoney>`
    select * from (
      select 'deposit' as kind, line.amount, line.transacted_at as at, deposit.outcome as state, fund.name as fund_name
      from investment join deposit on deposit.investment_id = investment.id join bank_line line on line.id = deposit.bank_line_id join fund on fund.id = investment.fund_id
      where investment.member_id = ${memberId}
      union all
      select 'payout', payout.amount, coalesce(payout.paid_at, payout.ended_at, batch.prepared_at), payout.status, fund.name
      from investment
      join fund on fund.id = investment.fund_id
      left join refund on refund.investment_id = investment.id
      left join distribution_share share on share.investment_id = investment.id
      join payout on payout.refund_id = refund.id or payout.distribution_share_id = share.id
      join payout_batch batch on batch.id = payout.batch_id
      where investment.member_id = ${memberId}
      group by payout.id, batch.id, fund.id
      union all
      select 'refund', refund.amount, refund.owed_since, refund.reason, fund.name
      from refund join investment on investment.id = refund.investment_id join fund on fund.id = investment.fund_id
      where refund.member_id = ${memberId} and refund.status = 'open'
    ) money order by at desc limit ${longest}`.execute(database)
  return rows
}

export interface MemberIdentityCheck {
  id: Id<'identity_check'>
  status: Selectable<IdentityCheck>['status']
  method: IdentityMethod
  provider: IdentityProvider
  started_at: Date
  status_at: Date
  reject_reasons: FreeText[]
}

export function identityChecksOf(database: Queryable, memberId: Id<'member'>): Promise<MemberIdentityCheck[]> {
  return database
    .selectFrom('identity_check')
    .select(['id', 'status', 'method', 'provider', 'started_at', 'status_at', 'reject_reasons'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(longest)
    .execute()
}

export interface MemberScreening {
  id: Id<'screening_record'>
  screened_on: string
  source: string
  result: ScreeningResult
  note: string
  lists: ScreeningList[]
  by: string
  recorded_at: Date
}

export async function screeningsOf(database: Queryable, memberId: Id<'member'>): Promise<MemberScreening[]> {
  const { rows } = await sql<MemberScreening>`
    select record.id, screened_on::text, source, result, note, lists, operator.family_name || ' ' || operator.given_name as by, recorded_at
    from screening_record record join member operator on operator.id = record.recorded_by
    where record.member_id = ${memberId} order by record.id desc limit ${longest}`.execute(database)
  return rows
}

export interface MemberNoteView {
  id: Id<'member_note'>
  kind: Selectable<MemberNote>['kind']
  text: string
  by: string
  written_at: Date
}

export async function notesOf(database: Queryable, memberId: Id<'member'>): Promise<MemberNoteView[]> {
  const { rows } = await sql<MemberNoteView>`
    select note.id, kind, text, operator.family_name || ' ' || operator.given_name as by, written_at
    from member_note note join member operator on operator.id = note.written_by
    where note.member_id = ${memberId} order by note.id desc limit ${longest}`.execute(database)
  return rows
}

export interface MemberMail {
  id: Id<'mail_outbox'>
  subject: string
  created_at: Date
  sent_at: Date | null
  undeliverable_at: Date | null
}

export function mailsOf(database: Queryable, memberId: Id<'member'>): Promise<MemberMail[]> {
  return database
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'created_at', 'sent_at', 'undeliverable_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(longest)
    .execute()
}

export interface SamePerson {
  member_number: string
  name: string
  status: Selectable<Member>['status']
  registered_at: Date
}

/** Other members with the same name, birthday and telephone number. */
export async function samePersonsAs(database: Queryable, member: CaredMember): Promise<SamePerson[]> {
  const rows = await database
    .selectFrom('member')
    .select([
      'id',
      'member_number',
      'family_name',
      'given_name',
      'family_name_kana',
      'given_name_kana',
      'status',
      'registered_at',
    ])
    .where('birthday', '=', member.birthday)
    .where('tel', '=', member.tel)
    .where('id', '<>', member.id)
    .orderBy('id')
    .execute()
  const keyOf = ({
    family_name_kana: seiKana,
    given_name_kana: meiKana,
  }: {
    family_name_kana: string
    given_name_kana: string
  }) => samePersonKey({ seiKana, meiKana, birthday: japanDate(member.birthday), tel: member.tel })
  return rows
    .filter((row) => keyOf(row) === keyOf(member))
    .map((row) => ({
      member_number: row.member_number,
      name: `${row.family_name} ${row.given_name}`,
      status: row.status,
      registered_at: row.registered_at,
    }))
}
