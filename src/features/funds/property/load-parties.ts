import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { PARTY_RELATION, type PartyRelation } from '../../../domain/funds/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Everybody who can stand on a side of a deal: the company first, then its published funds, then the others by name. */
export async function loadParties(database: Queryable) {
  const rows = await database
    .selectFrom('party')
    .leftJoin('fund', 'fund.id', 'party.fund_id')
    .leftJoin('party_ours_later as ours', 'ours.id', 'party.id')
    .select((expression) => [
      'party.id',
      'party.relation',
      // Of the operating company and its funds too.
      expression.fn.coalesce('party.name', 'fund.name', expression.val<string>(PARTY_RELATION.self)).as('name'),
      // As banks write him; null of the company and its funds, and of whoever was written down before it was asked for.
      'party.name_kana',
      // Since when a stranger of standing deals or leases is one of ours by another record; null where he is not.
      'ours.since as ours_since',
      'party.corporate_number',
      'party.fund_id',
    ])
    .where((expression) =>
      expression.or([expression('fund.id', 'is', null), expression('fund.discarded_at', 'is', null)]),
    )
    .execute()
  const order: readonly PartyRelation[] = ['self', 'third', 'officer', 'group', 'fund']
  return rows.toSorted(
    (one, other) =>
      order.indexOf(one.relation) - order.indexOf(other.relation) || one.name.localeCompare(other.name, 'ja'),
  )
}

export interface Side {
  relation: PartyRelation
  fundId: Id<'fund'> | null
  /** Written down as a stranger, and an officer or a company of the group by his name or corporate number. */
  isOfOurs: boolean
}

/** What the screens say of a seller or buyer who is no stranger. */
export const ONE_OF_OURS =
  '当社の役員・グループ会社と、名前か法人番号が同じです。関係者として登録した取引先を選択してください'

/** What two sides are to the operator; null where one of them does not exist. */
export async function relationsOf(database: Queryable, ids: readonly Id<'party'>[]): Promise<Map<Id<'party'>, Side>> {
  const { rows } = await sql<Side & { id: Id<'party'> }>`
    select id, relation, fund_id as "fundId",
      relation = 'third' and (is_one_of_ours(name, corporate_number, null) or is_one_of_ours(name_kana, null, null)) as "isOfOurs"
    from party where id = any(${[...ids]}::bigint[])`.execute(database)
  return new Map(rows.map(({ id, ...side }) => [id, side]))
}
