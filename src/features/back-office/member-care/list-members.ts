import type { FreeText } from '../../../domain/free-text.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { FiltersOf } from '../../../domain/tables/table.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { memberTable } from '../../../domain/tables/members.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { MemberStatus } from '../../../domain/lifecycles/member.ts'
import type { ScreeningResult } from '../../../domain/people/people-words.ts'
import { normaliseText } from '../../../domain/validation/normalise.ts'
import { hiraganaToKatakana } from '../../../domain/kana.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'

type MemberFilter = FiltersOf<typeof memberTable>

export interface MemberSummary {
  id: Id<'member'>
  number: string
  name: string
  kana: string
  email: string
  tel: string
  role: Viewer['role']
  status: MemberStatus
  identity_approved_at: Date | null
  identity_submitted_at: Date | null
  registered_at: Date
  /** Of the last screening; null where there was none. */
  screening: ScreeningResult | null
  /** Live and not redeemed, whole yen. */
  invested: number
}

const columns = {
  registered: sql`m.registered_at`,
  number: sql`m.member_number`,
  kana: sql`m.kana_key`,
} satisfies Record<SortOf<typeof memberTable>, RawBuilder<unknown>>

/** Members by the filter, the newest first where no order is asked for. */
export async function listMembers(
  database: Queryable,
  filter: MemberFilter,
  input: TableInput,
): Promise<TablePage<MemberSummary>> {
  const where = memberConditions(filter)
  const page = sql<MemberSummary>`${selectMembers(where, tableWindow(input, columns, sql`m.id`))}`.execute(database)
  const count = sql<{ total: number }>`select count(*) as total from member m where ${where}`.execute(database)
  const [{ rows }, { rows: counted }] = await Promise.all([page, count])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Members by the filter in steps, the oldest first: whoever writes them down holds a step at a time. */
export const eachMember = (database: Queryable, filter: MemberFilter): AsyncGenerator<MemberSummary> =>
  eachInSteps(async (last, limit) => {
    const where = allOf([memberConditions(filter), sql`m.id > ${last?.id ?? 0}`])
    return (await sql<MemberSummary>`${selectMembers(where, sql`order by m.id limit ${limit}`)}`.execute(database)).rows
  })

/** The page's members are found first; only then is anything looked up for them. */
const selectMembers = (where: RawBuilder<unknown>, window: RawBuilder<unknown>) => sql`
  select m.id, m.member_number as number, m.family_name || ' ' || m.given_name as name, m.family_name_kana || ' ' || m.given_name_kana as kana,
    m.email, m.tel, m.role, m.status, m.identity_approved_at, m.identity_submitted_at, m.registered_at,
    m.screening,
    (select coalesce(sum(amount), 0)::bigint from investment
      where member_id = m.id and status in ('lottery_pending', 'awaiting_deposit', 'participating') and redeemed_at is null) as invested
  from (select found.id, row_number() over () as place from (select m.id from member m where ${where} ${window}) found) page
  join member m on m.id = page.id order by page.place`

const identityConditions: Readonly<Record<string, RawBuilder<unknown>>> = {
  approved: sql`m.identity_approved_at is not null`,
  submitted: sql`m.identity_submitted_at is not null`,
  none: sql`m.identity_approved_at is null and m.identity_submitted_at is null`,
}

const hasOpenFinding = sql`m.id in (
  select finding.member_id from dealing_finding finding
  where not exists (select from dealing_finding_decision decided where decided.finding_id = finding.id))`

const screeningConditions: Readonly<Record<string, RawBuilder<unknown>>> = {
  none: sql`m.screening is null`,
  due: sql`m.id in (select member_id from screening_due)`,
}

const hasRisk = (level: FreeText) => sql`m.id in (
  select kept.member_id from member_risk kept where kept.level = ${level}
    and not exists (select from member_risk later where later.member_id = kept.member_id and later.id > kept.id))`

const lawConditions: Readonly<Record<string, RawBuilder<unknown>>> = {
  official: sql`(m.id in (select member_id from law_answer where foreign_official <> 'none') and awaits_official_approval(m.id))`,
  none: sql`(m.role = 'member' and not exists (select from law_answer where member_id = m.id))`,
}

function memberConditions({
  search,
  status,
  identity,
  screening,
  findings,
  law,
  risk,
}: MemberFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  if (search) conditions.push(memberSearch(search))
  if (status) conditions.push(sql`m.status = ${status}`)
  if (identity) conditions.push(identityConditions[identity] ?? sql`false`)
  if (screening) conditions.push(screeningConditions[screening] ?? sql`m.screening = ${screening}`)
  if (findings) conditions.push(findings === 'open' ? hasOpenFinding : sql`false`)
  if (law) conditions.push(lawConditions[law] ?? sql`false`)
  if (risk) conditions.push(hasRisk(risk))
  return allOf(conditions)
}

/** A condition on the table `member m`. Figures are a member number or a telephone number, an at-sign makes a mail address, everything else is a name in either writing. */
export function memberSearch(search: string): RawBuilder<unknown> {
  const text = normaliseText(search)
  const digits = text.normalize('NFKC').replaceAll(/[-()\s]/g, '')
  if (/^\d{3,}$/.test(digits)) return sql`(m.member_number like ${`${digits}%`} or m.tel like ${`${digits}%`})`
  const inAddress = sql`lower(m.email collate "C") like ${anywhere(text.toLowerCase())}`
  if (text.includes('@')) return inAddress
  const name = text.replaceAll(/\s/g, '')
  const inName = sql`(m.name_key like name_key(${anywhere(name)}) or m.kana_key like ${anywhere(hiraganaToKatakana(name))})`
  // Addresses hold plain letters, names anything but them, more often than not.
  return /^[\x20-\x7e]+$/.test(text) ? sql`(${inName} or ${inAddress})` : inName
}
