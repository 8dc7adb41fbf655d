import { sql } from 'kysely'
import type { StoredKind } from '../../../ledger/entry-kinds.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { returnedRefunds } from './find-investments.ts'
import { entryText, statusText, usualActor } from './step-text.ts'
import type { TrailStep } from './trail.ts'
import type { Id } from '../../../domain/id.ts'

interface EntryRow {
  investment_id: Id<'investment'>
  entry_id: Id<'journal_entry'>
  kind: StoredKind
  at: Date
  recorded_at: Date
  amount: number
  actor: string | null
  bank_line_id: Id<'bank_line'> | null
  payout_id: Id<'payout'> | null
}

/** Every step of the investments' money, by investment, in the order in which it happened. */
export async function loadSteps(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
): Promise<Map<Id<'investment'>, TrailStep[]>> {
  const steps = new Map<Id<'investment'>, TrailStep[]>(investmentIds.map((id) => [id, []]))
  for (const row of await loadStatusSteps(database, investmentIds))
    steps.get(row.investment_id)?.push({ ...row, ...nothingMoved, text: statusText(row.to_status) })
  for (const row of await loadEntries(database, investmentIds)) steps.get(row.investment_id)?.push(toStep(row))
  for (const list of steps.values()) list.sort(inOrder)
  return steps
}

/** What an entry moved in all, for entries that belong to no investment. */
export async function loadEntrySteps(
  database: Queryable,
  entryIds: readonly Id<'journal_entry'>[],
): Promise<TrailStep[]> {
  const { rows } = await sql<EntryRow>`
    select 0 as investment_id, entry.id as entry_id, entry.kind, entry.effective_at as at, entry.recorded_at, ${actorOf} as actor,
      ${bankLineOf} as bank_line_id, null as payout_id,
      -- What passes between books at the bank is there on both sides, and moved nothing.
      (select sum(moved) from (
        select greatest(sum(amount), 0) as moved from posting where entry_id = entry.id
        group by account_kind, case account_kind when 'bank' then '' else book end, account_ref) account)::bigint as amount
    from journal_entry entry
    where entry.id = any(${entryIds})
    order by entry.id`.execute(database)
  return rows.map(toStep).toSorted(inOrder)
}

const bankLineOf = sql`case when entry.idempotency_key ~ '^(bank-line|deposit):[0-9]{1,18}$'
  then (select line.id from bank_line line where line.id = split_part(entry.idempotency_key, ':', 2)::bigint) end`

/** Who wrote the entry, as far as another record says: the entry itself, the approval, the operator's word about a line. */
const actorOf = sql`coalesce(entry.actor,
  (select 'operator:' || batch.approved_by from payout_batch batch where entry.idempotency_key = 'payout-approved:' || batch.id),
  (select 'operator:' || told.explained_by from statement_explanation told where told.journal_entry_id = entry.id limit 1),
  (select 'operator:' || done.resolved_by from suspense_resolution done join refund on refund.id = done.refund_id where entry.idempotency_key = 'refund-owed:' || refund.key))`

/**
 * The entries on the investments' own accounts, on the accounts of their payouts, and those named after their refunds. The amount is what
 * the larger side of the entry moved of this investment's money.
 */
async function loadEntries(database: Queryable, investmentIds: readonly Id<'investment'>[]): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    with transfer as (
      select payout.id, payout.amount, refund.investment_id
      from refund join payout on payout.refund_id = refund.id where refund.investment_id = any(${investmentIds})
      union all
      select payout.id, payout.amount, share.investment_id
      from distribution_share share join payout on payout.distribution_share_id = share.id where share.investment_id = any(${investmentIds})
    ), own as (
      select wanted.id as investment_id, posting.entry_id, posting.amount, null::bigint as payout_id
      from unnest(${investmentIds}::bigint[]) wanted (id)
      join posting on posting.account_ref = wanted.id::text and posting.account_kind in ('deposit', 'capital', 'deployed', 'payable')
      union all
      select transfer.investment_id, posting.entry_id, posting.amount, transfer.id
      from transfer
      join posting on posting.account_kind = 'in_flight' and posting.account_ref = transfer.id::text
      union all
      select refund.investment_id, entry.id, -refund.amount, null
      from refund
      join journal_entry entry on entry.idempotency_key = 'refund-owed:' || refund.key
      where refund.investment_id = any(${investmentIds})
      union all
      select refund.investment_id, undone.journal_entry_id, refund.amount, null
      from suspense_withdrawal undone
      join suspense_resolution done on done.id = undone.resolution_id
      join refund on refund.id = done.refund_id
      where refund.investment_id = any(${investmentIds})
      union all
      select transfer.investment_id, returned.entry_id, -returned.amount, transfer.id
      from (${returnedRefunds}) returned
      join transfer on transfer.id = returned.payout_id
      union all
      select refund.investment_id, came.id, -refund.amount, null
      from standing_resolution done
      join refund on refund.id = done.refund_id
      join journal_entry came on came.idempotency_key in ('deposit:' || done.bank_line_id, 'bank-line:' || done.bank_line_id)
      where refund.investment_id = any(${investmentIds})
    )
    select own.investment_id, entry.id as entry_id, entry.kind, entry.effective_at as at, entry.recorded_at, ${actorOf} as actor,
      ${bankLineOf} as bank_line_id, max(own.payout_id) as payout_id,
      greatest(coalesce(sum(own.amount) filter (where own.amount > 0), 0), coalesce(-sum(own.amount) filter (where own.amount < 0), 0))::bigint as amount
    from own
    join journal_entry entry on entry.id = own.entry_id
    group by own.investment_id, entry.id`.execute(database)
  return rows
}

function loadStatusSteps(database: Queryable, investmentIds: readonly Id<'investment'>[]) {
  if (investmentIds.length === 0) return []
  return database
    .selectFrom('investment_event')
    .select(['investment_id', 'to_status', 'actor', 'at', 'at as recorded_at'])
    .where('investment_id', 'in', investmentIds)
    .orderBy('id')
    .execute()
}

const nothingMoved = { kind: 'status', amount: null, entry_id: null, bank_line_id: null, payout_id: null } as const

const toStep = (row: EntryRow): TrailStep => ({
  ...row,
  text: entryText(row.kind),
  actor: row.actor ?? usualActor(row.kind),
})

/** By the time of the event; what happened at one moment, as it was written down. */
function inOrder(one: TrailStep, other: TrailStep): number {
  return (
    one.at.getTime() - other.at.getTime() ||
    one.recorded_at.getTime() - other.recorded_at.getTime() ||
    (one.entry_id ?? 0) - (other.entry_id ?? 0)
  )
}
