import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { listText } from '../../../domain/investing/period-lines.ts'
import type { Services } from '../../core/services.ts'
import { loadPeriodLists } from '../../treasury/fund-statement/load-period-lines.ts'

/** The list of a period's lines whose hash is published, byte for byte, for an investor of its distribution; null for anybody else, and where there is none. */
export async function downloadPeriodList(
  { database }: Services,
  memberId: Id<'member'>,
  shareId: Id<'fixed_distribution_share'>,
): Promise<{ name: string; text: string } | null> {
  const { rows } = await sql<{ id: Id<'fixed_distribution'>; fund: number; period: number | null }>`
    select distribution.id, distribution.fund_id as fund, distribution.period_number as period
    from distribution_share share
    join distribution on distribution.id = share.distribution_id
    join investment on investment.id = share.investment_id
    where share.id = ${shareId} and investment.member_id = ${memberId}`.execute(database)
  const [row] = rows
  const list = row && (await loadPeriodLists(database, [row.id])).get(row.id)
  if (!row || !list) return null
  return { name: `ファンド${row.fund}_第${row.period ?? 1}計算期間_明細.csv`, text: listText(list.lines) }
}
