import type { Viewer } from '../../core/graphql/context.ts'
import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { OpenBusiness } from '../../../domain/people/leaving.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

interface Row {
  kind: 'investments' | 'refunds' | 'distributions'
  count: number
  total: number
}

/** Everything that stands between a member and leaving. */
export async function loadOpenBusiness(
  database: Queryable,
  member: { id: Id<'member'>; role: Viewer['role'] },
): Promise<OpenBusiness> {
  const { rows } = await sql<Row>`
    select 'investments' as kind, count(*) as count, coalesce(sum(amount), 0)::bigint as total from investment
    where member_id = ${member.id} and status in ('lottery_pending', 'awaiting_deposit', 'participating') and redeemed_at is null
    union all
    select 'refunds', count(*), coalesce(sum(amount), 0)::bigint from refund
    where member_id = ${member.id} and status in ('open', 'in_payout')
    union all
    select 'distributions', count(*), coalesce(sum(share.net + share.principal), 0)::bigint
    from distribution_share share join investment on investment.id = share.investment_id
    where investment.member_id = ${member.id} and share.paid_at is null and share.net + share.principal > 0`.execute(
    database,
  )
  const of = (kind: Row['kind']) => {
    const row = rows.find((candidate) => candidate.kind === kind)
    return { count: row?.count ?? 0, total: yen(row?.total ?? 0) }
  }
  return {
    investments: of('investments'),
    refunds: of('refunds'),
    distributions: of('distributions'),
    isOperator: member.role === 'admin',
  }
}
