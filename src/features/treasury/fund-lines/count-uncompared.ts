import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Tenants, sellers and buyers whose names are known in kanji alone: the bank writes kana, so no remitter is ever found to be one of them. */
export async function countUncompared(database: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from party
    where name_kana is null and relation = 'third' and payer_key(name) ~ '[^ァ-ヶA-Z0-9]'
      and (exists (select from lease where lease.tenant_id = party.id and lease.struck_by is null)
        or exists (select from standing_property_deal deal where party.id in (deal.seller_id, deal.buyer_id)))`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}

/** For the second operator, who would otherwise read that no name agrees as an all-clear. */
export const uncomparedText = (count: number): string =>
  `振込名義（カナ）が登録されていない取引先が${count}者あり、照合できません。`
