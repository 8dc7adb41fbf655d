import { sql } from 'kysely'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

export const approvalKinds = ['payout_batch', 'proposal'] as const

/** Something that waits for a second operator. It leaves by his act alone, or by its author's taking it back. */
export interface Approval {
  kind: (typeof approvalKinds)[number]
  id: Id<'payout_batch'>
  title: string
  /** Members whom it touches, or payees. */
  people: number
  /** Whole yen. */
  yen: number
  since: Date
  dueAt: Date
  preparedBy: { id: Id<'member'>; name: string }
}

type Row = Omit<Approval, 'preparedBy' | 'title'> & {
  title: string | null
  preparedById: Id<'member'>
  preparedByName: string
}

/** What is overdue first, then payments, then proposals, each by its deadline. A payment is decided by its day, a proposal within the days of due_days. */
export async function listApprovals({ database, clock }: Services): Promise<Approval[]> {
  const { rows } = await sql<Row>`
    select waiting.kind, waiting.id, waiting.title, waiting.people, waiting.yen, waiting.since, waiting."dueAt",
      member.id as "preparedById", member.family_name || ' ' || member.given_name as "preparedByName"
    from (
      select 'payout_batch' as kind, id, null as title, payee_count as people, total as yen, prepared_at as since,
        (pay_on + time '23:59:59') at time zone 'Asia/Tokyo' as "dueAt", prepared_by
      from payout_batch where status = 'draft'
      union all
      select 'proposal', id, effect ->> 'title', (effect ->> 'people')::int, (effect ->> 'yen')::bigint, proposed_at,
        (business_days_after(japan_date(proposed_at), due_days('approval')) + time '23:59:59') at time zone 'Asia/Tokyo', proposed_by
      from proposal where status = 'open'
    ) waiting
    join member on member.id = waiting.prepared_by
    order by "dueAt" >= ${clock.now()}, case when "dueAt" >= ${clock.now()} then kind end, "dueAt", kind, waiting.id`.execute(
    database,
  )
  return rows.map(({ title, preparedById, preparedByName, ...row }) => ({
    ...row,
    title: title ?? `支払い 番号${row.id}`,
    preparedBy: { id: preparedById, name: preparedByName },
  }))
}
