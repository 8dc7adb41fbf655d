import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { TrailStart } from './trail.ts'
import type { Id } from '../../../domain/id.ts'

export interface Origin {
  investmentIds: Id<'investment'>[]
  /** The journal entries that stand for the start itself. */
  entryIds: Id<'journal_entry'>[]
}

/** Which investments' money a record is about, and which entries stand for it; null where there is no such record. */
export async function findOrigin(database: Queryable, start: TrailStart): Promise<Origin | null> {
  const found = await sql<{
    found: boolean
  }>`select exists (select from ${sql.table(start.kind)} where id = ${start.id}) as found`.execute(database)
  if (!found.rows[0]?.found) return null
  const entryIds = await entriesOf(database, start)
  const direct = await directInvestments(database, start)
  if (direct.length > 0 || entryIds.length === 0) return { investmentIds: direct, entryIds }
  return { investmentIds: await investmentsOfEntries(database, entryIds), entryIds }
}

async function directInvestments(database: Queryable, { kind, id }: TrailStart): Promise<Id<'investment'>[]> {
  switch (kind) {
    case 'investment':
      return [id]
    case 'refund':
      return ids(database, sql`select investment_id as id from refund where id = ${id}`)
    case 'distribution_share':
      return ids(database, sql`select investment_id as id from distribution_share where id = ${id}`)
    case 'deposit':
      return ids(
        database,
        sql`select coalesce(deposit.investment_id, refund.investment_id) as id
          from deposit left join refund on refund.deposit_id = deposit.id
          where deposit.id = ${id} and coalesce(deposit.investment_id, refund.investment_id) is not null`,
      )
    case 'payout':
      return ids(
        database,
        sql`select coalesce(refund.investment_id, share.investment_id) as id from payout
          left join refund on refund.id = payout.refund_id
          left join distribution_share share on share.id = payout.distribution_share_id
          where payout.id = ${id}`,
      )
    case 'bank_line':
      return ids(
        database,
        sql`select investment_id as id from deposit where bank_line_id = ${id} and investment_id is not null
          union
          select refund.investment_id from standing_resolution done join refund on refund.id = done.refund_id where done.bank_line_id = ${id}`,
      )
    case 'journal_entry':
      return []
  }
}

async function entriesOf(database: Queryable, { kind, id }: TrailStart): Promise<Id<'journal_entry'>[]> {
  if (kind === 'journal_entry') return [id]
  if (kind !== 'bank_line' && kind !== 'deposit') return []
  const lineId = kind === 'bank_line' ? sql`${id}::bigint` : sql`(select bank_line_id from deposit where id = ${id})`
  return ids(
    database,
    sql`select id from journal_entry where idempotency_key in ('deposit:' || ${lineId}, 'bank-line:' || ${lineId})
      union
      select journal_entry_id from statement_explanation where bank_line_id = ${lineId} and journal_entry_id is not null`,
  )
}

/** By the accounts that the entries touch, and by the refund that an entry is named after. */
function investmentsOfEntries(
  database: Queryable,
  entryIds: readonly Id<'journal_entry'>[],
): Promise<Id<'investment'>[]> {
  return ids(
    database,
    sql`select account_ref::bigint as id from posting
      where entry_id = any(${entryIds}) and account_kind in ('deposit', 'capital', 'deployed', 'payable')
      union
      select coalesce(refund.investment_id, share.investment_id)
      from posting
      join payout on payout.id = posting.account_ref::bigint
      left join refund on refund.id = payout.refund_id
      left join distribution_share share on share.id = payout.distribution_share_id
      where posting.entry_id = any(${entryIds}) and posting.account_kind = 'in_flight'
      union
      select refund.investment_id from journal_entry entry
      join refund on entry.idempotency_key = 'refund-owed:' || refund.key
      where entry.id = any(${entryIds})
      union
      select refund.investment_id from (${returnedRefunds}) returned
      join refund on refund.id = returned.refund_id
      where returned.entry_id = any(${entryIds})`,
  )
}

/**
 * Which entry stands for the return of which refund's payout: such an entry names the member alone, so of several of the same sum the first
 * that came back is the first that was booked.
 */
export const returnedRefunds = sql`
  select back.id as payout_id, back.refund_id, back.amount, booked.entry_id
  from (
    select payout.*, row_number() over (partition by member_id, amount order by ended_at, id) as nth
    from payout
    where status = 'returned' and refund_id is not null
  ) back
  join (
    select entry.id as entry_id, posting.account_ref, -posting.amount as amount,
      row_number() over (partition by posting.account_ref, posting.amount order by entry.recorded_at, entry.id) as nth
    from journal_entry entry
    join posting on posting.entry_id = entry.id and posting.account_kind = 'refundable'
    -- What was found to be no return has neither.
    where entry.kind = 'payout_returned' and not exists (
      select from statement_explanation explanation join statement_explanation later on later.corrects = explanation.id
      where explanation.kind = 'payout_returned' and entry.idempotency_key = 'bank-line:' || explanation.bank_line_id)
  ) booked on booked.account_ref = back.member_id::text and booked.amount = back.amount and booked.nth = back.nth`

async function ids<Of extends string>(database: Queryable, query: ReturnType<typeof sql>): Promise<Id<Of>[]> {
  const { rows } = await sql<{ id: Id<Of> }>`select distinct id from (${query}) found order by id`.execute(database)
  return rows.map(({ id }) => id)
}
