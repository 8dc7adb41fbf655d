import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface ChainState {
  /** Links of the chain. */
  length: number
  /** How many were recomputed. */
  checked: number
  /** The first line whose hash is not the one that its content gives; null where all agree. */
  brokenAt: number | null
  /** The end of the chain, hexadecimal. */
  head: string
}

/** The back office recomputes this many of the latest links at a look; the whole chain is among the money checks. */
const latest = 2000

/** Recomputes the latest links from the lines themselves. A changed, removed or inserted line breaks the chain from there on. */
export async function verifyChain(database: Queryable): Promise<ChainState> {
  const { rows } = await sql<{ length: number; checked: number; broken_at: number | null; head: string }>`
    with recent as (
      select link.*, lag(link.hash) over (order by link.seq) as before, lag(link.seq) over (order by link.seq) as seq_before
      from (select * from audit_link order by seq desc limit ${latest}) link),
    judged as (
      select recent.audit_id, recent.seq,
        log.id is not null and recent.hash = audit_hash(recent.seq, recent.previous_hash, log)
          and (recent.before is null or (recent.previous_hash = recent.before and recent.seq = recent.seq_before + 1)) as holds
      from recent left join audit_log log on log.id = recent.audit_id)
    select chain.seq as length, (select count(*) from judged) as checked, encode(chain.hash, 'hex') as head,
      coalesce((select min(audit_id) from judged where not holds),
        case when chain.seq > 0 and not exists (select from audit_link where seq = chain.seq and hash = chain.hash) then chain.seq end) as broken_at
    from audit_chain chain`.execute(database)
  const [row] = rows
  if (!row) throw new Error('the chain of the audit log has no end')
  return { length: row.length, checked: row.checked, brokenAt: row.broken_at, head: row.head }
}
