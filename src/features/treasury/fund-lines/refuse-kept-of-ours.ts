import { sql } from 'kysely'
import { isTenantDeposit, type FundLine } from '../../../domain/treasury/fund-lines.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'

/**
 * BAD_USER_INPUT where deposits that one of ours had paid would be kept as a stranger's income.
 * @param before what a correction takes back.
 */
export async function refuseKeptOfOurs(
  database: Queryable,
  { counterparty, parts }: Pick<FundLine, 'counterparty' | 'parts'>,
  before: Pick<FundLine, 'counterparty' | 'parts'> | null,
): Promise<Refusal | null> {
  if (counterparty !== 'third_party') return null
  for (const { fundId, kind, amount } of parts) {
    if (kind !== 'other_income' || amount < 0) continue
    const deposits = (line: typeof before): number =>
      line === null || line.counterparty !== 'third_party'
        ? 0
        : line.parts
            .filter((part) => part.fundId === fundId && isTenantDeposit(part.kind))
            .reduce((sum, part) => sum + part.amount, 0)
    const change = deposits({ counterparty, parts })
    if (change >= 0) continue
    const { rows } = await sql<{ held: number }>`select deposits_of_strangers(${fundId}) as held`.execute(database)
    const held = (rows[0]?.held ?? 0) - deposits(before)
    if (held + change >= 0) continue
    return badInput({
      counterparty: `第三者から預かっている敷金・保証金は、${formatYen(yen(Math.max(0, held)))}です。当社や関係者から預かった分を収入にするときは、「当社または関係者」を選んでください。`,
    })
  }
  return null
}
