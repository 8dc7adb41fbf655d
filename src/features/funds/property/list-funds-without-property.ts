import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface FundWithoutProperty {
  id: Id<'fund'>
  name: string
  published_at: Date
}

/**
 * Published funds of which nobody has recorded what they are about, the oldest first: those from before properties were recorded. A fund that
 * failed has bought nothing.
 */
export async function listFundsWithoutProperty(database: Queryable): Promise<FundWithoutProperty[]> {
  const { rows } = await sql<FundWithoutProperty>`
    select fund.id, fund.name, coalesce(fund.published_at, fund.created_at) as published_at
    from fund left join fund_result result on result.fund_id = fund.id
    where fund.status = 'published' and result.failed_at is null
      and not exists (select from fund_property link where link.fund_id = fund.id and link.struck_by is null)
    order by published_at, fund.id`.execute(database)
  return rows
}
