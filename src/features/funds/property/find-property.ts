import { sql, type Selectable } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { PARTY_RELATION } from '../../../domain/funds/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { PropertyDeal } from '../../../platform/database/types.ts'
import { loadLineages } from './load-lineage.ts'

/** All that is recorded of one property, what was struck too. */
export async function findProperty(database: Queryable, id: Id<'property'>) {
  const property = await database.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    property && { ...property, distinct_from: await loadDistinct(database, id), parts: await loadParts(database, id) }
  )
}

export type PropertyRecord = NonNullable<Awaited<ReturnType<typeof findProperty>>>

/** Properties that look like it and are not, and why two operators said so. */
function loadDistinct(database: Queryable, id: Id<'property'>) {
  return database
    .selectFrom('property_distinct as said')
    .innerJoin('property as other', (join) =>
      join.on((expression) =>
        expression.or([
          expression('other.id', '=', expression.ref('said.other_id')),
          expression('other.id', '=', expression.ref('said.property_id')),
        ]),
      ),
    )
    .select(['other.id', 'other.address', 'said.reason'])
    .where((expression) =>
      expression.or([expression('said.property_id', '=', id), expression('said.other_id', '=', id)]),
    )
    .where('other.id', '<>', id)
    .orderBy('other.id')
    .execute()
}

async function loadParts(database: Queryable, id: Id<'property'>) {
  const parts = await database
    .selectFrom('property_part')
    .selectAll()
    .where('property_id', '=', id)
    .orderBy('id')
    .execute()
  const ids = parts.map((part) => part.id)
  const [lineages, deals, appraisals, leases, links] = await Promise.all([
    loadLineages(database, ids),
    readDeals(database, ids),
    readAppraisals(database, ids),
    readLeases(database, ids),
    readLinks(database, ids),
  ])
  return parts.map((part) => {
    const ofPart = <Row extends { part_id: PartId }>(rows: readonly Row[]) =>
      rows.filter((row) => row.part_id === part.id)
    return {
      ...part,
      lineage: lineages.get(part.id) ?? [],
      deals: ofPart(deals),
      appraisals: ofPart(appraisals),
      leases: ofPart(leases),
      links: ofPart(links),
    }
  })
}

type PartId = Id<'property_part'>

/** Of the company and its funds too. */
const partyName = (column: string) => sql<string>`(
  select coalesce(party.name, fund.name, ${PARTY_RELATION.self}) from party left join fund on fund.id = party.fund_id where party.id = ${sql.ref(column)})`

interface DealRow extends Selectable<PropertyDeal> {
  seller: string
  buyer: string
  /** For what it came into a fund's book, or left it; null before. */
  book_value: number | null
  /** What lines of the bank that were classified with it cost. */
  costs: number
  /** A fund's purchase or sale that its book does not have yet and can have. */
  is_to_be_booked: boolean
  /** Whether the price passes between books of ours: no line of the bank shows it. */
  is_among_own: boolean
  is_struck: boolean
}

async function readDeals(database: Queryable, parts: readonly PartId[]): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    select deal.*, ${partyName('seller.id')} as seller, ${partyName('buyer.id')} as buyer, deal.struck_by is not null as is_struck, case when seller.fund_id is null then bought.amount else sold.book_value end as book_value,
      coalesce((select sum(cost.amount) from deal_cost cost where cost.deal_id = deal.id), 0)::bigint as costs,
      deal.struck_by is null and sold.book_value is null and bought.amount is null and (
        -- Where the operator has taken the property over with the principal, its fund's book has none.
        seller.fund_id is not null
          and exists (select from account_balance balance where balance.book = 'fund:' || seller.fund_id and balance.account_kind = 'property' and balance.amount > 0)
        or buyer.fund_id is not null and seller.relation <> 'fund' and (buys_by_deal(buyer.fund_id)
          -- Before the start two people agree to it, and the start books it.
          or not is_purchase_agreed(deal.id)
            and not exists (select from fund_result where fund_id = buyer.fund_id and (operation_booked_at is not null or failed_at is not null)))) as is_to_be_booked,
      seller.relation in ('self', 'fund') and buyer.relation in ('self', 'fund') as is_among_own
    from property_deal deal
    join party seller on seller.id = deal.seller_id
    join party buyer on buyer.id = deal.buyer_id
    left join property_handover sold on sold.deal_id = deal.id
    left join lateral (select sum(amount)::bigint as amount from property_purchase where deal_id = deal.id) bought on true
    where deal.part_id = any(${[...parts]})
    order by deal.settled_on, deal.id`.execute(database)
  return rows
}

const isStruck = sql<boolean>`struck_by is not null`.as('is_struck')

const readAppraisals = (database: Queryable, parts: readonly PartId[]) =>
  database
    .selectFrom('property_appraisal')
    .selectAll()
    .select(isStruck)
    .where('part_id', 'in', [...parts])
    .orderBy('appraised_on')
    .orderBy('id')
    .execute()

const readLeases = (database: Queryable, parts: readonly PartId[]) =>
  database
    .selectFrom('lease')
    .leftJoin('lease_end', 'lease_end.lease_id', 'lease.id')
    .selectAll('lease')
    .select(['lease_end.ended_on', isStruck, partyName('tenant_id').as('tenant')])
    .where('part_id', 'in', [...parts])
    .orderBy('begins_on')
    .orderBy('id')
    .execute()

const readLinks = (database: Queryable, parts: readonly PartId[]) =>
  database
    .selectFrom('fund_property')
    .innerJoin('fund', 'fund.id', 'fund_property.fund_id')
    .selectAll('fund_property')
    .select(['fund.name as project_name', isStruck, partyName('seller_id').as('seller')])
    .where('part_id', 'in', [...parts])
    .orderBy('fund_property.id')
    .execute()
