import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { OWN_PARTS, type OwnPart } from '../../../domain/investing/own-money.ts'
import type { StoredKind } from '../../../ledger/entry-kinds.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { OWN_ACCOUNTS } from './load-own-money.ts'

/** A change of one of the operator's parts, as the fund's book has it. */
export interface OwnMoneyChange {
  entry_id: Id<'journal_entry'>
  kind: StoredKind
  at: Date
  part: OwnPart
  /** Whole yen: above zero where it came in. */
  amount: number
  /** Who decided it: proposed, then approved; none where it came with another act. */
  people: string[]
}

/** Oldest first. */
export async function listOwnMoney(database: Queryable, fundId: Id<'fund'>): Promise<OwnMoneyChange[]> {
  const { rows } = await sql<Omit<OwnMoneyChange, 'part'> & { account: (typeof OWN_ACCOUNTS)[OwnPart] }>`
    select entry.id as entry_id, entry.kind, entry.recorded_at as at, posting.account_kind as account, -posting.amount as amount,
      array(
        select person.family_name || ' ' || person.given_name
        from proposal, unnest(array[proposed_by, decided_by]) with ordinality who (id, place)
        join member person on person.id = who.id
        where proposal.id::text = substring(entry.idempotency_key from '^contribution(?:-back)?:([0-9]+)$')
        order by place) as people
    from posting
    join journal_entry entry on entry.id = posting.entry_id
    where posting.book = 'fund:' || ${fundId}::bigint and posting.account_kind = any(${Object.values(OWN_ACCOUNTS)})
    order by entry.id, posting.id`.execute(database)
  return rows.map(({ account, ...change }) => ({ ...change, part: partOf(account) }))
}

const partOf = (account: string): OwnPart => OWN_PARTS.find((part) => OWN_ACCOUNTS[part] === account) ?? 'subordinated'
