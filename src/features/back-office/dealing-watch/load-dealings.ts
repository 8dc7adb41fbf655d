import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import type {
  DataChangeKind,
  DealingFacts,
  DealtAccount,
  DealtPayout,
} from '../../../domain/back-office/dealing-watch/facts.ts'
import type { Id } from '../../../domain/id.ts'
import type { ScreeningResult } from '../../../domain/people/people-words.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadDealtMoney } from './load-dealt-money.ts'

/** What all members have done, in as many statements as there are kinds of facts, however many members there are. Operators and emptied files are left out. */
export async function loadDealings(database: Queryable): Promise<DealingFacts[]> {
  const [members, money, accounts, payouts, changes, mismatches, devices] = await Promise.all([
    loadMembers(database),
    loadDealtMoney(database),
    loadAccounts(database),
    loadPayouts(database),
    loadChanges(database),
    loadMismatches(database),
    loadSharedDevices(database),
  ])
  return members.map((member) => ({
    id: member.id,
    number: member.number,
    name: `${member.familyName}${member.givenName}`,
    kana: `${member.familyKana} ${member.givenKana}`,
    familyKana: member.familyKana,
    birthday: japanDate(member.birthday),
    registeredAt: member.registeredAt,
    address: member.address,
    tel: member.tel,
    survey:
      member.job === null || member.income === null || member.property === null
        ? null
        : { job: member.job, income: member.income, property: member.property },
    screening:
      member.screeningId === null || member.screenedOn === null || member.screening === null
        ? null
        : { id: member.screeningId, on: japanDate(member.screenedOn), result: member.screening },
    ...(money.get(member.id) ?? { deposits: [], applications: [] }),
    accounts: accounts.get(member.id) ?? [],
    payouts: payouts.get(member.id) ?? [],
    changes: changes.get(member.id) ?? [],
    mismatches: mismatches.get(member.id) ?? [],
    devices: (devices.get(member.id) ?? []).map(({ device }) => device),
  }))
}

interface MemberRow {
  id: Id<'member'>
  number: string
  familyName: string
  givenName: string
  familyKana: string
  givenKana: string
  birthday: string
  registeredAt: Date
  address: string
  tel: string
  job: string | null
  income: string | null
  property: string | null
  screeningId: Id<'screening_record'> | null
  screenedOn: string | null
  screening: ScreeningResult | null
}

async function loadMembers(database: Queryable): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select member.id, member.member_number as number, member.family_name as "familyName", member.given_name as "givenName",
      member.family_name_kana as "familyKana", member.given_name_kana as "givenKana", member.birthday, member.registered_at as "registeredAt",
      member.address, member.tel, survey.job, survey.income, survey.property,
      screened.id as "screeningId", screened.screened_on as "screenedOn", screened.result as screening
    from member
    left join survey_answer survey on survey.member_id = member.id
    left join lateral (
      select id, screened_on, result from screening_record record where record.member_id = member.id order by record.id desc limit 1) screened on true
    where member.role = 'member' and not exists (select from erasure where erasure.member_id = member.id)
    order by member.id`.execute(database)
  return rows
}

/** Rows by their member, in the order in which they were read. */
function byMember<Row extends { memberId: Id<'member'> }, Fact>(
  rows: readonly Row[],
  factOf: (row: Row) => Fact,
): Map<Id<'member'>, Fact[]> {
  const facts = new Map<Id<'member'>, Fact[]>()
  for (const row of rows) {
    const own = facts.get(row.memberId)
    if (own === undefined) facts.set(row.memberId, [factOf(row)])
    else own.push(factOf(row))
  }
  return facts
}

async function loadAccounts(database: Queryable) {
  const rows = await database
    .selectFrom('bank_account')
    .select(['id', 'member_id as memberId', 'bank_code', 'branch_code', 'account_number', 'registered_at'])
    .orderBy('registered_at')
    .orderBy('id')
    .execute()
  return byMember(rows, (row): DealtAccount => ({
    id: row.id,
    key: `${row.bank_code}-${row.branch_code}-${row.account_number}`,
    registeredAt: row.registered_at,
  }))
}

async function loadPayouts(database: Queryable) {
  const rows = await database
    .selectFrom('payout')
    .innerJoin('payout_batch as batch', 'batch.id', 'payout.batch_id')
    .select(['payout.id', 'payout.member_id as memberId', 'payout.amount', 'payout.bank_account_id', 'payout.problem'])
    .select('batch.pay_on')
    .where('payout.status', 'not in', ['planned', 'withdrawn'])
    .orderBy('batch.pay_on')
    .orderBy('payout.id')
    .execute()
  return byMember(rows, ({ id, amount, bank_account_id: accountId, problem, pay_on: payOn }): DealtPayout => ({
    id,
    amount,
    accountId,
    problem,
    payOn: japanDate(payOn),
  }))
}

/** Every change that is mailed to the member as a warning. */
async function loadChanges(database: Queryable) {
  const { rows } = await sql<{ memberId: Id<'member'>; at: Date; kind: DataChangeKind }>`
    select member_id as "memberId", told_at as at,
      case kind when 'email_changed' then 'email' when 'address_changed' then 'address' when 'bank_account_changed' then 'account' else 'password' end as kind
    from security_notice
    where kind in ('email_changed', 'address_changed', 'bank_account_changed', 'password_changed', 'password_off')
    order by told_at, id`.execute(database)
  return byMember(rows, ({ at, kind }) => ({ at, kind }))
}

async function loadMismatches(database: Queryable) {
  const { rows } = await sql<{ memberId: Id<'member'>; id: Id<'identity_check'>; at: Date }>`
    select member_id as "memberId", id, status_at as at from identity_check
    where status = 'rejected' and reject_reasons && array['name_mismatch', 'birthday_mismatch', 'face_mismatch']
    order by status_at, id`.execute(database)
  return byMember(rows, ({ id, at }) => ({ id, at }))
}

/** Only those that more than one member has used: the others say nothing. */
async function loadSharedDevices(database: Queryable) {
  const { rows } = await sql<{ memberId: Id<'member'>; device: string }>`
    select member_id as "memberId", encode(device_hash, 'hex') as device from known_device
    where device_hash in (select device_hash from known_device group by device_hash having count(*) > 1)
    order by first_seen_at, device_hash`.execute(database)
  return byMember(rows, ({ device }) => ({ device }))
}
