import { sql, type RawBuilder } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { MergeField, MergeValues } from '../../../domain/communication/mail-merge.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Audience } from './campaign.ts'

export interface Recipient {
  memberId: Id<'member'>
  memberNumber: string
  email: string
  name: string
  /** What the mail's fields stand for. */
  values: MergeValues
}

/** Notices about a contract reach everybody whom it concerns; a mail to all members only those who want such mails. */
export const isUnsubscribable = (audience: Audience): boolean => audience.kind !== 'fund'

export const mergeFieldsOf = (audience: Audience): readonly MergeField[] =>
  audience.kind === 'fund' ? ['氏名', 'ファンド名', '出資額'] : ['氏名']

/** Who applied and has not been turned down, takes part or took part until the money went back. */
const takesPart = (fundId: Id<'fund'>) => sql`exists (
  select from investment where investment.member_id = member.id and investment.fund_id = ${fundId}
    and investment.status in ('lottery_pending', 'awaiting_deposit', 'participating'))`

/** A condition on the table member. Suspended accounts and those that may be somebody's second one get no mails to all. */
export function isAddressed(audience: Audience): RawBuilder<unknown> {
  if (audience.kind === 'nobody') return sql`false`
  if (audience.kind === 'fund') return sql`(member.status <> 'left' and ${takesPart(audience.fundId)})`
  return sql`(member.role = 'member' and member.status = 'active' and member.receive_all_mail)`
}

export interface AudienceCount {
  recipients: number
  /** Members who have turned such mails off. */
  unsubscribed: number
}

/** How many people would get the mail now. */
export async function countAudience(database: Queryable, audience: Audience): Promise<AudienceCount> {
  const turnedOff = sql`${audience.kind === 'everyone'} and member.role = 'member' and member.status = 'active' and not member.receive_all_mail`
  const { rows } = await sql<AudienceCount>`
    select count(*) filter (where ${isAddressed(audience)}) as recipients, count(*) filter (where ${turnedOff}) as unsubscribed from member`.execute(
    database,
  )
  return rows[0] ?? { recipients: 0, unsubscribed: 0 }
}

/** Some of those who would get it, the latest members first, or the one with the given number. */
export async function sampleAudience(
  database: Queryable,
  audience: Audience,
  wish: { size: number; memberNumber?: string | null },
): Promise<Recipient[]> {
  const which = wish.memberNumber ? sql`and member.member_number = ${wish.memberNumber}` : sql``
  return selectRecipients(
    database,
    audience,
    sql`where ${isAddressed(audience)} ${which} order by member.id desc limit ${wish.size}`,
  )
}

interface Row {
  id: Id<'member'>
  member_number: string
  email: string
  name: string
  fund_name: string | null
  amount: number | null
}

/** @param which what follows `from member`. */
export async function selectRecipients(
  database: Queryable,
  audience: Audience,
  which: RawBuilder<unknown>,
): Promise<Recipient[]> {
  const fundId = audience.kind === 'fund' ? audience.fundId : null
  const { rows } = await sql<Row>`
    select member.id, member.member_number, member.email, member.family_name || ' ' || member.given_name as name,
      (select name from fund where id = ${fundId}) as fund_name,
      (select sum(amount) from investment where member_id = member.id and fund_id = ${fundId}
        and status in ('lottery_pending', 'awaiting_deposit', 'participating')) as amount
    from member ${which}`.execute(database)
  return rows.map((row) => ({
    memberId: row.id,
    memberNumber: row.member_number,
    email: row.email,
    name: row.name,
    values: {
      氏名: row.name,
      ...(row.fund_name !== null && { ファンド名: row.fund_name }),
      ...(row.amount !== null && { 出資額: formatYen(yen(row.amount)) }),
    },
  }))
}
