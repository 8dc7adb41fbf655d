import { sql } from 'kysely'
import { COST_KINDS, type FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'

/** BAD_USER_INPUT where more of a cost would come back than the fund has spent on it in all its time. @param before what a correction takes back. */
export async function refuseUnspentCosts(
  database: Queryable,
  parts: readonly FundLinePart[],
  before: readonly FundLinePart[],
): Promise<Refusal | null> {
  for (const [place, { fundId, kind, costKind, amount }] of parts.entries()) {
    if (kind !== 'cost' || costKind === null || amount < 0) continue
    const ofSame = (all: readonly FundLinePart[]): number =>
      all
        .filter((other) => other.fundId === fundId && other.kind === kind && other.costKind === costKind)
        .reduce((sum, other) => sum + other.amount, 0)
    const { rows } = await sql<{ spent: number }>`
      select coalesce(sum(posting.amount), 0)::bigint as spent
      from posting join journal_entry entry on entry.id = posting.entry_id
      where posting.book = ${`fund:${fundId}`} and posting.account_kind = 'cost' and posting.account_ref = ${costKind}
        and entry.kind not in ('period_closed', 'period_closed_reversed')`.execute(database)
    const spent = (rows[0]?.spent ?? 0) + ofSame(before)
    if (spent >= ofSame(parts)) continue
    return badInput({
      [`parts.${place}.amount`]: `このファンドの${COST_KINDS[costKind]}は、これまでに${formatYen(yen(Math.max(0, spent)))}です。これを超える戻りは登録できません。ほかの入金は、「その他の収入」として登録してください。`,
    })
  }
  return null
}
