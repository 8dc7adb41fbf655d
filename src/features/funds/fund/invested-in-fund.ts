import { sql } from 'kysely'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * What participants have in the fund, and the total dividend of its latest fixed distribution, before tax; whole yen. The
 * dividend is null until one is fixed.
 */
export async function investedInFund(
  services: Services,
  fundId: Id<'fund'> | null,
): Promise<Outcome<{ amount: number; dividend: number | null }>> {
  const { rows } = await sql<{ amount: number; dividend: number | null }>`
    select
      (select coalesce(sum(amount), 0) from investment where fund_id = f.id and status = 'participating') as amount,
      (select total_dividend from distribution where fund_id = f.id order by id desc limit 1) as dividend
    from fund f where f.id = ${fundId}`.execute(services.database)
  const [row] = rows
  return row ? success(row) : refusal('NOT_FOUND', 'ファンドが見つかりません。')
}
