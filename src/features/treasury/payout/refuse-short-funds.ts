import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Refusal } from '../../../platform/outcome.ts'
import { coverTotal, loadCovers } from '../segregation/load-position.ts'
import { refuseShortBook } from '../segregation/refuse-short-book.ts'
import { shareIds, type Obligation } from './obligation.ts'

/**
 * CONFLICT where a fund cannot pay its part of a batch: what the operator's own money adds to its book, for dividends without income and for property that
 * he takes over, is not all that its cash lacks. So it is where a fund has sold its property and spent of the price.
 */
export async function refuseShortFunds(
  transaction: Transaction,
  payouts: readonly { readonly obligation: Obligation }[],
): Promise<Refusal | null> {
  const shares = shareIds(payouts)
  if (shares.length === 0) return null
  const { rows } = await sql<{ fundId: Id<'fund'>; due: number }>`
    select distribution.fund_id as "fundId",
      sum(share.net + share.principal + case when share.withheld_on is null then share.withholding else 0 end)::bigint as due
    from distribution_share share join distribution on distribution.id = share.distribution_id
    where share.id = any(${shares}) group by distribution.fund_id order by distribution.fund_id`.execute(transaction)
  const covers = await loadCovers(transaction, shares)
  for (const { fundId, due } of rows) {
    const cover = covers.find((one) => one.fundId === fundId)
    const added = cover === undefined ? 0 : coverTotal(cover)
    const refused = await refuseShortBook(transaction, fundId, due - added, 'free')
    if (refused) return refused
  }
  return null
}
