import { sql, type RawBuilder } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { StoredKind } from '../../../ledger/entry-kinds.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { allOf, anywhere } from '../../core/graphql/table-page.ts'
import { postedIn, type BookDays, type BookEntry } from '../bookkeeping/book-entries.ts'

/** Conditions that can be combined; null: not asked for. */
export interface JournalQuery extends BookDays {
  /** Whole yen of the entry in this book, both ends included. */
  amountFrom: number | null
  amountUntil: number | null
  /** A part of the name at the other end, as the bank or our records write it. */
  counterparty: string | null
  /** As posting_account of the database names it. */
  account: string | null
  /** Only what was taken back, and what takes it back. */
  corrected: boolean
}

export interface JournalRow extends BookEntry {
  recorded_at: Date
  kind: StoredKind
  /** Whole yen: what it debits in this book, and credits. */
  amount: number
  /** Null where nobody stands at the other end. */
  counterparty: string | null
  /** That this entry takes back. */
  reverses: Id<'journal_entry'> | null
  /** That takes this one back, when, why and who. */
  reversed_by: Id<'journal_entry'> | null
  /** Of this entry or of the one that takes it back; what operators wrote of an investor's money may name him, and is masked with him. */
  corrected_at: Date | null
  reason: FreeText | null
  corrected_by: string | null
  /** What stands in the place of the one that was taken back. */
  replaced_by: Id<'journal_entry'> | null
}

export interface JournalPage {
  rows: JournalRow[]
  total: number
}

/** Who reads: an adviser is never told who the investors are, and finds nothing by their names. */
export interface Reader {
  seesInvestors: boolean
}

/** How a masked name reads. */
const MASKED = '（出資者）'

/** The entries of a book and its days that meet all conditions, the earliest first. @param window of the page; none: all. */
export async function searchJournals(
  database: Queryable,
  query: JournalQuery,
  reader: Reader,
  window: { offset: number; limit: number } | null = null,
): Promise<JournalPage> {
  // Who stands at the other end is looked up for the page alone, where nobody is asked for.
  const isNamed = query.counterparty !== null
  const ofPage = (of: RawBuilder<unknown>) =>
    sql`order by ${of}.effective_at, ${of}.id ${window === null ? sql`` : sql`limit ${window.limit} offset ${window.offset}`}`
  const { rows } = await sql<JournalRow & { total: number }>`
    with found as materialized (
      select posting.entry_id as id, sum(greatest(posting.amount, 0))::bigint as amount
      from posting where ${postedIn(query)} group by posting.entry_id
    ), meeting as materialized (
      select entry.*, found.amount, coalesce(entry.reverses, entry.id) as original_id, count(*) over () as meeting_in_all
      from found join journal_entry entry on entry.id = found.id
      where ${allOf(conditionsOf(query))}
      ${isNamed ? sql`` : ofPage(sql`entry`)}
    ), party as materialized (${partiesOf(reader)}
    ), chosen as (
      select meeting.*, ${isNamed ? sql`count(*) over ()` : sql`meeting.meeting_in_all`} as total from meeting
      ${isNamed ? sql`where exists (select from party where party.id = meeting.id and party.name ilike ${anywhere(query.counterparty ?? '')} and party.name <> ${MASKED}) ${ofPage(sql`meeting`)}` : sql``}
    )
    select chosen.id, chosen.kind, (chosen.effective_at at time zone 'Asia/Tokyo')::date::text as day, chosen.recorded_at, chosen.amount,
      chosen.reverses, reversal.id as reversed_by, chosen.total, side.sides,
      (select case when count(distinct name) > 3 then min(name) || 'ほか' else string_agg(distinct name, '、') end from party where party.id = chosen.id) as counterparty,
      coalesce(taking.recorded_at, reversal.recorded_at) as corrected_at, case when ${reader.seesInvestors} or not exists (select from party where party.id = chosen.id and party.name = ${MASKED})
        then coalesce(taking.reason, reversal.reason) end as reason,
      (select family_name || ' ' || given_name from member
        where 'operator:' || member.id = coalesce(taking.actor, reversal.actor)) as corrected_by,
      (select later.journal_entry_id from statement_explanation told join statement_explanation later on later.corrects = told.id
        where told.journal_entry_id = chosen.original_id and later.journal_entry_id is distinct from told.journal_entry_id limit 1) as replaced_by
    from chosen
    left join journal_entry reversal on reversal.reverses = chosen.id
    left join journal_entry taking on taking.id = chosen.id and chosen.reverses is not null
    cross join lateral (
      select json_agg(json_build_object('account', account, 'debit', debit, 'credit', credit) order by place) as sides
      from (
        select posting_account(posting.account_kind, posting.account_ref) as account, min(posting.id) as place,
          coalesce(sum(amount) filter (where amount > 0), 0) as debit, coalesce(-sum(amount) filter (where amount < 0), 0) as credit
        from posting where posting.entry_id = chosen.id and posting.book = ${query.book} group by 1) account
    ) side
    order by chosen.effective_at, chosen.id`.execute(database)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: Number(rows[0]?.total ?? 0) }
}

function conditionsOf({ amountFrom, amountUntil, account, corrected, book }: JournalQuery): RawBuilder<unknown>[] {
  return [
    ...(amountFrom === null ? [] : [sql`found.amount >= ${amountFrom}`]),
    ...(amountUntil === null ? [] : [sql`found.amount <= ${amountUntil}`]),
    ...(account === null
      ? []
      : [
          sql`exists (select from posting where posting.entry_id = entry.id and posting.book = ${book}
            and posting_account(posting.account_kind, posting.account_ref) = ${account})`,
        ]),
    ...(corrected
      ? [
          sql`(entry.reverses is not null or exists (select from journal_entry reversal where reversal.reverses = entry.id))`,
        ]
      : []),
  ]
}

/**
 * Who stands at the other end: by the line of the bank, the record of the deal or of the planned payment, and of investors by the member behind the account. What
 * nobody has explained yet may be an investor's.
 */
const partiesOf = ({ seesInvestors }: Reader): RawBuilder<unknown> => {
  const investor = (name: RawBuilder<unknown>): RawBuilder<unknown> => (seesInvestors ? name : sql`${MASKED}::text`)
  return sql`
      select meeting.id, case when told.kind in ('fund', 'fee', 'float_in', 'float_out', 'tax') then line.remarks else ${investor(sql`line.remarks`)} end as name
      from meeting join statement_explanation told on told.journal_entry_id = meeting.original_id
      join bank_statement_line line on line.id = told.statement_line_id
      where line.remarks <> ''
      union all
      select meeting.id, ${investor(sql`line.remitter_name_kana`)}
      from meeting join journal_entry original on original.id = meeting.original_id and original.kind in ('deposit', 'deposit_unknown')
      join bank_line line on original.idempotency_key = 'deposit:' || line.id
      union all
      select meeting.id, ${investor(sql`line.remarks`)}
      from meeting join journal_entry original on original.id = meeting.original_id and original.kind = 'account_entry'
      join bank_line line on original.idempotency_key = 'bank-line:' || line.id
      where line.remarks <> ''
      union all
      select meeting.id, plan.payee from meeting join journal_entry original on original.id = meeting.original_id
      join outgoing_plan plan on original.idempotency_key = 'outgoing-plan:' || plan.id
      union all
      select meeting.id, party.name from meeting join journal_entry original on original.id = meeting.original_id
      join property_deal deal on deal.id = substring(original.idempotency_key
          from '^(?:property-(?:bought|brought-in):deal|property-handed-over|sold-to-(?:operator|fund)):([1-9][0-9]*)')::bigint
      join party on party.id in (deal.seller_id, deal.buyer_id) and party.fund_id is null
      union all
      select distinct meeting.id, ${investor(sql`member.family_name || ' ' || member.given_name`)}
      from meeting join posting on posting.entry_id = meeting.id
      left join payout on posting.account_kind in ('in_flight', 'withholding_in_flight', 'return_due') and payout.id::text = posting.account_ref
      left join investment on posting.account_kind in ('deposit', 'capital', 'deployed', 'payable', 'withholding_unpaid') and investment.id::text = posting.account_ref
      join member on member.id = coalesce(payout.member_id, investment.member_id,
        case posting.account_kind when 'refundable' then posting.account_ref::bigint end)`
}
