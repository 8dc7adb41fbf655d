import { createHash } from 'node:crypto'
import type { JapanDate } from '../../domain/calendar.ts'
import type { FreeText } from '../../domain/free-text.ts'
import type { Id } from '../../domain/id.ts'
import { acquisitionPrice } from '../../features/funds/fund/demo/demo-disclosure.ts'
import type { DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import { demoRentOf, partOf } from '../../features/funds/fund/demo/demo-rents.ts'
import { builtInOf, demoPropertyOf } from '../../features/funds/fund/demo/demo-properties.ts'
import { addPart } from '../../features/funds/property/add-part.ts'
import { demoKanaOf } from '../../features/funds/fund/demo/demo-kana.ts'
import { addParty } from '../../features/funds/property/add-party.ts'
import { linkFundProperty } from '../../features/funds/property/link-fund-property.ts'
import { readPlace } from '../../features/funds/place/read-place.ts'
import { loadFundProperties, type FundPropertyView } from '../../features/funds/property/load-fund-properties.ts'
import { keepPropertyPaper } from '../../features/funds/property/keep-paper.ts'
import { recordAppraisal } from '../../features/funds/property/record-appraisal.ts'
import { recordDeal } from '../../features/funds/property/record-deal.ts'
import { recordLease } from '../../features/funds/property/record-lease.ts'
import { registerProperty } from '../../features/funds/property/register-property.ts'
import { demoPaper } from './demo-paper.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'

type Recording = Pick<DemoEnvironment, 'services' | 'operator'>

interface Offer {
  partIds: readonly Id<'property_part'>[]
  sellerId: Id<'party'>
  /** Where the seller is not a stranger. */
  priceReason: FreeText
}

/** What the fund is about, with an appraisal of the day on which its text says so; before it is published. */
export async function recordDemoProperty(demo: Recording, fund: DemoFund, appraisedOn: JapanDate): Promise<void> {
  const { services, operator: actor } = demo
  const { partIds, sellerId, priceReason } = await offerOf(demo, fund, appraisedOn)
  const { shares } = demoPropertyOf(fund.id)
  const { sha256: paperSha256 } = must(await keepPropertyPaper(services, { bytes: demoPaper, actor }))
  for (const [place, partId] of partIds.entries()) {
    const price = partOf(acquisitionPrice(fund.fundTotal), partIds.length, place)
    const appraisal = {
      partId,
      appraisedOn,
      appraiser: '東都不動産鑑定株式会社',
      method: 'licensed' as const,
      // The appraisal is of the whole, of which the fund buys a share.
      value: price * shares,
      document: '不動産鑑定評価書',
      paperSha256,
      actor,
    }
    must(await recordAppraisal(services, appraisal))
    const link = { fundId: fund.id, partId, shareNumerator: 1, shareDenominator: shares, sellerId, price }
    must(
      await linkFundProperty(services, {
        ...link,
        priceBasis: '不動産鑑定士による鑑定評価書にもとづきます。',
        priceReason,
        actor,
      }),
    )
  }
}

const asAppraised = '第三者の不動産鑑定士による評価額と同じ価格です。'

/** A property that no fund had, from a stranger or from the operator, who has bought it from one; or one that he has bought from a fund before. */
async function offerOf(demo: Recording, fund: DemoFund, boughtOn: JapanDate): Promise<Offer> {
  const { from, shares } = demoPropertyOf(fund.id)
  const operatorId = await operatorsParty(demo)
  if ('fund' in from) {
    const held = await partsOf(demo, { id: from.fund })
    return { partIds: held.map(({ partId }) => partId), sellerId: operatorId, priceReason: asAppraised }
  }
  const sellerId = await strangerOf(demo, from.seller)
  const partIds = await registerParts(demo, fund)
  if (from.isDirect) return { partIds, sellerId, priceReason: '' }
  // Out of the money that he has elsewhere: the account of these books is the funds' and his own part's.
  for (const [place, partId] of partIds.entries()) {
    const price = partOf(acquisitionPrice(fund.fundTotal), partIds.length, place)
    const bought = { partId, shares, settledOn: boughtOn, sellerId, buyerId: operatorId, price }
    await deal(demo, { ...bought, priceReason: '' })
  }
  return { partIds, sellerId: operatorId, priceReason: asAppraised }
}

async function registerParts({ services, operator: actor }: Recording, fund: DemoFund): Promise<Id<'property_part'>[]> {
  const { kind, address, buildingName, parts } = demoPropertyOf(fund.id)
  const [first, ...others] = parts.map(({ name, areaCenti }) => ({
    name,
    areaCenti,
    houseNumber: '',
    registryNumber: '',
    ownership: 'freehold' as const,
  }))
  if (first === undefined) throw new Error(`demo fund ${fund.id} buys nothing`)
  const facts = { kind, address, buildingName, lotNumber: '', builtIn: builtInOf(fund.detail), part: first }
  const { propertyId, partId } = must(await registerProperty(services, { facts, actor }))
  if (services.places !== null) must(await readPlace(services, { propertyId, point: null, actor }))
  const partIds = [partId]
  for (const part of others) partIds.push(must(await addPart(services, { propertyId, part, actor })).partId)
  return partIds
}

async function strangerOf({ services, operator: actor }: Recording, name: string): Promise<Id<'party'>> {
  return must(
    await addParty(services, { name, nameKana: demoKanaOf(name), relation: 'third', corporateNumber: '', actor }),
  ).partyId
}

/**
 * What the fund buys on that day, and lets from then on; a tenant who was there before stays. Two operators agree to it, or are still to.
 * @returns the deals.
 */
export async function recordDemoPurchase(
  demo: Recording,
  fund: Pick<DemoFund, 'id'>,
  settledOn: JapanDate,
): Promise<Id<'property_deal'>[]> {
  const deals: Id<'property_deal'>[] = []
  const own = await partyOf(demo, fund)
  const { tenant } = demoPropertyOf(fund.id)
  const tenantId = tenant === undefined ? null : await strangerOf(demo, tenant)
  for (const part of await partsOf(demo, fund)) {
    const { partId, shareDenominator: shares, sellerId, price, priceReason } = part
    deals.push(await deal(demo, { partId, shares, settledOn, sellerId, buyerId: own, price, priceReason }))
    if (tenantId !== null) await lease(demo, part, { tenantId, beginsOn: settledOn })
  }
  return deals
}

/** And sells on the day on which its operation ends. */
export async function recordDemoSale(demo: DemoEnvironment, fund: DemoFund, settledOn: JapanDate): Promise<void> {
  const { sold } = demoPropertyOf(fund.id)
  if (sold === undefined) throw new Error(`demo fund ${fund.id} sells to nobody`)
  const own = await partyOf(demo, fund)
  const buyerId = sold.to === null ? await operatorsParty(demo) : await strangerOf(demo, sold.to)
  for (const part of await partsOf(demo, fund)) {
    const price = Math.floor((part.price * sold.permille) / 1000)
    const priceReason = sold.to === null ? '不動産会社2社の査定にもとづきます。' : ''
    const { partId, shareDenominator: shares } = part
    await deal(demo, { partId, shares, settledOn, sellerId: own, buyerId, price, priceReason })
  }
}

async function lease(
  { services, operator: actor }: Recording,
  { partId, price }: FundPropertyView,
  { tenantId, beginsOn }: { tenantId: Id<'party'>; beginsOn: JapanDate },
): Promise<void> {
  const month = demoRentOf(price)
  const terms = { ...month, deposit: month.rent, endsOn: '', rentDue: 'month_before' as const }
  must(await recordLease(services, { ...terms, partId, tenantId, beginsOn, isSublease: false, actor }))
}

async function partsOf({ services }: Recording, { id }: Pick<DemoFund, 'id'>): Promise<FundPropertyView[]> {
  return (await loadFundProperties(services.database, [id])).get(id) ?? []
}

interface DemoDeal {
  partId: Id<'property_part'>
  /** One of so many equal ones changes hands. */
  shares: number
  settledOn: JapanDate
  sellerId: Id<'party'>
  buyerId: Id<'party'>
  price: number
  priceReason: FreeText
}

async function deal(
  { services, operator: actor }: Recording,
  { shares, ...facts }: DemoDeal,
): Promise<Id<'property_deal'>> {
  const { dealId } = must(
    await recordDeal(services, {
      ...facts,
      shareNumerator: 1,
      shareDenominator: shares,
      priceWithTax: facts.price,
      basis: '不動産売買契約書',
      basisSha256: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
      actor,
    }),
  )
  return dealId
}

/** The fund as a side of a deal. */
async function partyOf({ services }: Recording, { id: fundId }: Pick<DemoFund, 'id'>): Promise<Id<'party'>> {
  const own = services.database.selectFrom('party').select('id').where('fund_id', '=', fundId)
  return (await own.executeTakeFirstOrThrow()).id
}

async function operatorsParty({ services }: Recording): Promise<Id<'party'>> {
  const own = services.database.selectFrom('party').select('id').where('relation', '=', 'self')
  return (await own.executeTakeFirstOrThrow()).id
}
