import { sql } from 'kysely'
import type { FundLinePart } from '../../../domain/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { remarksKey } from '../../../domain/line-rules.ts'
import {
  isNamed,
  namesWithin,
  payerKey,
  peopleWithin,
  type KnownPayer,
  type KnownPayerKind,
} from '../../../domain/known-payers.ts'
import type { PartyRelation } from '../../../domain/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { namesOfOurs } from '../../core/operator/names-of-ours.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'

/** Of which funds, leases and deals a line is said to be: who stands there is whom it is expected from. */
type ToldParts = readonly Pick<FundLinePart, 'fundId' | 'leaseId' | 'dealId'>[]

/**
 * Whom the remitter of a line may be beside a third party: the company, its officers and group, a member, another fund's tenant, a seller or a buyer; by name,
 * or because the same remitter has paid as one of them before. Of what left: whether it went to the company, its own people or a member. The tenants of the line's own funds and the sides of its own deals are not told.
 */
export async function findKnownPayers(
  database: Queryable,
  services: Pick<Services, 'config' | 'clock'>,
  { remarks, amount, parts }: { remarks: string; amount: number; parts: ToldParts },
): Promise<KnownPayer[]> {
  const words = namesWithin(remarks)
  if (words.size === 0) return []
  const named: Named = {
    words,
    people: new Set([...words, ...peopleWithin(remarks), ...peopleWithin(remarksKey(remarks))]),
    whole: new Set([payerKey(remarks), payerKey(remarksKey(remarks))]),
  }
  const found = [
    ...(await namesOfCompany(database, services, named)),
    ...(await findMembers(database, named)),
    ...(await findParties(database, { remarks, named, parts })),
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

/** What the remarks may say. */
interface Named {
  /** Whole names among their words. */
  words: ReadonlySet<string>
  /** With what may be a person's full name within a longer one. */
  people: ReadonlySet<string>
  /** All of them, with and without the bank's own word. */
  whole: ReadonlySet<string>
}

/** Of a person: somebody else may have a longer name, or an office of his may pay. */
const nearUnless = (isWhole: boolean): Pick<KnownPayer, 'isNear'> => (isWhole ? {} : { isNear: true })

async function namesOfCompany(
  database: Queryable,
  services: Pick<Services, 'config' | 'clock'>,
  { words, people, whole }: Named,
): Promise<KnownPayer[]> {
  const { company, officers } = await namesOfOurs(database, services)
  return [
    ...(isNamed(words, company)
      ? [{ kind: 'company', id: '', name: operatorProfile(services.config).companyName } as const]
      : []),
    ...officers
      .filter((name) => isNamed(people, [name]))
      .map((name): KnownPayer => {
        const trimmed = name.trim()
        return { kind: 'related', id: trimmed, name: trimmed, ...nearUnless(isNamed(whole, [name])) }
      }),
  ]
}

async function findMembers(database: Queryable, { people, whole }: Named): Promise<KnownPayer[]> {
  const { rows } = await sql<{ id: string; name: string; isWhole: boolean }>`
    select id::text, family_name || ' ' || given_name as name,
      payer_key(kana_key) = any(${[...whole]}::text[]) or payer_key(family_name || given_name) = any(${[...whole]}::text[]) as "isWhole"
    from member
    where payer_key(kana_key) = any(${[...people]}::text[]) or payer_key(family_name || given_name) = any(${[...people]}::text[])
    order by id limit 20`.execute(database)
  return rows.map(({ id, name, isWhole }) => ({ kind: 'member', id, name, ...nearUnless(isWhole) }))
}

/** A party with what it is to other funds than the line's own, and to deals beside the line's own. */
interface FoundParty {
  id: string
  relation: PartyRelation
  name: string
  isTenant: boolean
  isSeller: boolean
  isBuyer: boolean
  isWhole: boolean
}

async function findParties(
  database: Queryable,
  { remarks, named: { words, people, whole }, parts }: { remarks: string; named: Named; parts: ToldParts },
): Promise<KnownPayer[]> {
  const fundIds = parts.map(({ fundId }) => fundId)
  const dealIds = parts.flatMap(({ dealId }) => dealId ?? [])
  const { rows } = await sql<FoundParty>`
    with remitted as (
      select part.lease_id, part.deal_id, part.kind
      from bank_statement_line entry
      join statement_explanation told on told.statement_line_id = entry.id
      join fund_line_part part on part.explanation_id = told.id
      where remarks_key(entry.remarks) = ${remarksKey(remarks)} and coalesce(part.lease_id, part.deal_id) is not null
        and not exists (select from statement_explanation later where later.corrects = told.id)
    ), found as (
      select id from party where name is not null and (payer_key(name) = any(${[...words]}::text[]) or payer_key(name_kana) = any(${[...words]}::text[]))
      union select id from party where relation = 'officer' and (payer_key(name) = any(${[...people]}::text[]) or payer_key(name_kana) = any(${[...people]}::text[]))
      union select lease.tenant_id from remitted join lease on lease.id = remitted.lease_id
      union select case remitted.kind when 'sale' then deal.buyer_id else deal.seller_id end
        from remitted join property_deal deal on deal.id = remitted.deal_id where remitted.kind in ('sale', 'purchase')
    ), let as (
      select lease.tenant_id, stay.fund_id from lease join property_stay stay on stay.part_id = lease.part_id
      where lease.struck_by is null and lease.tenant_id in (select id from found)
    )
    select party.id::text, party.relation, party.name,
      coalesce(payer_key(party.name) = any(${[...whole]}::text[]) or payer_key(party.name_kana) = any(${[...whole]}::text[]), false) as "isWhole",
      exists (select from let where tenant_id = party.id)
        and not exists (select from let where tenant_id = party.id and fund_id = any(${fundIds}::bigint[])) as "isTenant",
      exists (select from standing_property_deal deal where deal.seller_id = party.id and deal.buyer_fund_id is not null
        and deal.id <> all(${dealIds}::bigint[])) as "isSeller",
      exists (select from standing_property_deal deal where deal.buyer_id = party.id and deal.seller_fund_id is not null
        and deal.id <> all(${dealIds}::bigint[])) as "isBuyer"
    from party join found on found.id = party.id
    where party.name is not null order by party.id limit 20`.execute(database)
  return rows.flatMap(({ id, relation, name, isTenant, isSeller, isBuyer, isWhole }) => {
    const kinds: (KnownPayerKind | null)[] = [
      relation === 'officer' || relation === 'group' ? 'related' : null,
      isTenant ? 'tenant' : null,
      isSeller ? 'seller' : null,
      isBuyer ? 'buyer' : null,
    ]
    const near = relation === 'officer' ? nearUnless(isWhole) : {}
    return kinds.flatMap((kind) => (kind === null ? [] : [{ kind, id, name, ...near }]))
  })
}

/** Funds whose rent the same remitter has paid, where nobody has said of which lease it was. */
async function findFunds(
  database: Queryable,
  { remarks, parts }: { remarks: string; parts: ToldParts },
): Promise<KnownPayer[]> {
  const { rows } = await sql<{ id: Id<'fund'>; name: string }>`
    select distinct fund.id, fund.name
    from bank_statement_line entry
    join statement_explanation told on told.statement_line_id = entry.id
    join fund_line_part part on part.explanation_id = told.id
    join fund on fund.id = part.fund_id
    where remarks_key(entry.remarks) = ${remarksKey(remarks)} and part.kind in ('rent', 'advance_rent') and part.amount > 0 and part.lease_id is null
      and part.fund_id <> all(${parts.map(({ fundId }) => fundId)}::bigint[])
      and not exists (select from statement_explanation later where later.corrects = told.id)
    order by fund.id limit 20`.execute(database)
  return rows.map(({ id, name }) => ({ kind: 'tenant', id: `fund:${id}`, name: `${name}の賃料の振込人` }))
}
