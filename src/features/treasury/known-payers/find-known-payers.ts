import { sql } from 'kysely'
import type { FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { remarksKey } from '../../../domain/treasury/line-rules.ts'
import { payerKey, type KnownPayer, type KnownPayerKind } from '../../../domain/treasury/known-payers.ts'
import type { PartyRelation } from '../../../domain/funds/property.ts'
import { formsOfRemitter, isAmongWords, remitsAs, type Likeness } from '../../../domain/treasury/remitter.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { namesOfOurs } from '../../core/operator/names-of-ours.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'

/** Of which funds, leases and deals a line is said to be: who stands there is whom it is expected from. */
type ClassifiedParts = readonly Pick<FundLinePart, 'fundId' | 'leaseId' | 'dealId'>[]

/**
 * Whom the remitter of a line may be beside a third party: the company, its officers and group, a member, another fund's tenant, a seller or a buyer; by name,
 * or because the same remitter has paid as one of them before. Of what left: whether it went to the company, its own people or a member. The tenants of the line's own funds and the sides of its own deals are not told.
 */
export async function findKnownPayers(
  database: Queryable,
  services: Pick<Services, 'config' | 'clock'>,
  { remarks, amount, parts }: { remarks: string; amount: number; parts: ClassifiedParts },
): Promise<KnownPayer[]> {
  if (formsOfRemitter(remarks).names.size === 0) return []
  const found = [
    ...(await namesOfCompany(database, services, remarks)),
    ...(await findMembers(database, remarks)),
    ...(await findParties(database, { remarks, parts })),
    ...(await findFunds(database, { remarks, parts })),
  ]
  return found.filter(
    ({ kind, id }, index) =>
      (amount > 0 || isOursOrMember(kind)) &&
      found.findIndex((other) => other.kind === kind && other.id === id) === index,
  )
}

/** Sellers, tenants and buyers are paid as strangers: prices, deposits that go back. */
const isOursOrMember = (kind: KnownPayerKind): boolean => kind === 'company' || kind === 'related' || kind === 'member'

/** Of a person: somebody else may have a longer name, or an office of his may pay. Of anybody: a name that ends early may be another's. */
const isNear = (likeness: Likeness | null, isPerson: boolean): Pick<KnownPayer, 'isNear'> =>
  likeness === 'cut' || (isPerson && likeness === 'within') ? { isNear: true } : {}

/** From how many letters on the company's name within a longer word is its own. */
const leastOfCompany = 6

async function namesOfCompany(
  database: Queryable,
  services: Pick<Services, 'config' | 'clock'>,
  remarks: string,
): Promise<KnownPayer[]> {
  const forms = formsOfRemitter(remarks)
  const { company, officers } = await namesOfOurs(database, services)
  const named = (spellings: readonly string[], isPerson: boolean) =>
    spellings.flatMap((spelling) => {
      const likeness = remitsAs(forms, { name: spelling, kana: spelling }, isPerson)
      return likeness === null ? [] : [{ spelling: spelling.trim(), likeness }]
    })
  const own = named(company, false)
  // What is surely the company's own is refused as a stranger's; what may be somebody else's is shown.
  const isSure = own.some(
    ({ spelling, likeness }) =>
      likeness === 'whole' ||
      (likeness === 'within' && (payerKey(spelling).length >= leastOfCompany || isAmongWords(remarks, spelling))),
  )
  const name = operatorProfile(services.config).companyName
  const found: KnownPayer = { kind: 'company', id: '', name, ...(isSure ? {} : { isNear: true }) }
  return [
    ...(own.length === 0 ? [] : [found]),
    ...named(officers, true).map(({ spelling, likeness }): KnownPayer => ({
      kind: 'related',
      id: spelling,
      name: spelling,
      ...isNear(likeness, true),
    })),
  ]
}

/** As many as anybody reads; the database refuses what a rule does not name of them. */
const most = 100

async function findMembers(database: Queryable, remarks: string): Promise<KnownPayer[]> {
  const { rows } = await sql<{ id: string; name: string; likeness: Likeness }>`
    select id::text, name, likeness from members_remitting(forms_of_remitter(${remarks})) order by id limit ${most}`.execute(
    database,
  )
  return rows.map(({ id, name, likeness }) => ({ kind: 'member', id, name, ...isNear(likeness, true) }))
}

/** A party with what it is to other funds than the line's own, and to deals beside the line's own. */
interface FoundParty {
  id: string
  relation: PartyRelation
  name: string
  isTenant: boolean
  isSeller: boolean
  isBuyer: boolean
  likeness: Likeness | null
}

async function findParties(
  database: Queryable,
  { remarks, parts }: { remarks: string; parts: ClassifiedParts },
): Promise<KnownPayer[]> {
  const fundIds = parts.map(({ fundId }) => fundId)
  const dealIds = parts.flatMap(({ dealId }) => dealId ?? [])
  const { rows } = await sql<FoundParty>`
    with remitted as (
      select part.lease_id, part.deal_id, part.kind
      from bank_statement_line entry
      join statement_explanation explanation on explanation.statement_line_id = entry.id
      join fund_line_part part on part.explanation_id = explanation.id
      where remarks_key(entry.remarks) = ${remarksKey(remarks)} and coalesce(part.lease_id, part.deal_id) is not null
        and not exists (select from statement_explanation later where later.corrects = explanation.id)
    ), named as (
      select id, likeness from parties_remitting(forms_of_remitter(${remarks}))
    ), found as (
      select id from named
      union select lease.tenant_id from remitted join lease on lease.id = remitted.lease_id
      union select case remitted.kind when 'sale' then deal.buyer_id else deal.seller_id end
        from remitted join property_deal deal on deal.id = remitted.deal_id where remitted.kind in ('sale', 'purchase')
    ), let as (
      select lease.tenant_id, stay.fund_id from lease join property_stay stay on stay.part_id = lease.part_id
      where lease.struck_by is null and lease.tenant_id in (select id from found)
    )
    select party.id::text, party.relation, party.name,
      (select likeness from named where named.id = party.id),
      exists (select from let where tenant_id = party.id)
        and not exists (select from let where tenant_id = party.id and fund_id = any(${fundIds}::bigint[])) as "isTenant",
      exists (select from standing_property_deal deal where deal.seller_id = party.id and deal.buyer_fund_id is not null
        and deal.id <> all(${dealIds}::bigint[])) as "isSeller",
      exists (select from standing_property_deal deal where deal.buyer_id = party.id and deal.seller_fund_id is not null
        and deal.id <> all(${dealIds}::bigint[])) as "isBuyer"
    from party join found on found.id = party.id
    where party.name is not null order by party.id limit ${most}`.execute(database)
  return rows.flatMap(({ id, relation, name, isTenant, isSeller, isBuyer, likeness }) => {
    const kinds: (KnownPayerKind | null)[] = [
      relation === 'officer' || relation === 'group' ? 'related' : null,
      isTenant ? 'tenant' : null,
      isSeller ? 'seller' : null,
      isBuyer ? 'buyer' : null,
    ]
    const near = isNear(likeness, relation === 'officer')
    return kinds.flatMap((kind) => (kind === null ? [] : [{ kind, id, name, ...near }]))
  })
}

/** Funds whose rent the same remitter has paid, where nobody has said of which lease it was. */
async function findFunds(
  database: Queryable,
  { remarks, parts }: { remarks: string; parts: ClassifiedParts },
): Promise<KnownPayer[]> {
  const { rows } = await sql<{ id: Id<'fund'>; name: string }>`
    select distinct fund.id, fund.name
    from bank_statement_line entry
    join statement_explanation explanation on explanation.statement_line_id = entry.id
    join fund_line_part part on part.explanation_id = explanation.id
    join fund on fund.id = part.fund_id
    where remarks_key(entry.remarks) = ${remarksKey(remarks)} and part.kind in ('rent', 'advance_rent') and part.amount > 0 and part.lease_id is null
      and part.fund_id <> all(${parts.map(({ fundId }) => fundId)}::bigint[])
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
    order by fund.id limit 20`.execute(database)
  return rows.map(({ id, name }) => ({ kind: 'tenant', id: `fund:${id}`, name: `${name}の賃料の振込人` }))
}
