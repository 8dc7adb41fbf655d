import type { JapanDate } from '../../domain/calendar.ts'
import type { Id } from '../../domain/id.ts'
import { acquisitionPrice } from '../../features/funds/fund/demo/demo-disclosure.ts'
import type { DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import { builtInOf, demoPropertyOf } from '../../features/funds/fund/demo/demo-properties.ts'
import { addPart } from '../../features/funds/property/add-part.ts'
import { addParty } from '../../features/funds/property/add-party.ts'
import { linkFundProperty } from '../../features/funds/property/link-fund-property.ts'
import { loadFundProperties, type FundPropertyView } from '../../features/funds/property/load-fund-properties.ts'
import { recordAppraisal } from '../../features/funds/property/record-appraisal.ts'
import { recordDeal } from '../../features/funds/property/record-deal.ts'
import { registerProperty } from '../../features/funds/property/register-property.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'

/** What each part of a sum gets: in equal parts, the rest with the first. */
const partOf = (sum: number, count: number, place: number): number =>
  Math.floor(sum / count) + (place === 0 ? sum % count : 0)

/** What the fund is about, with an appraisal of the day on which its text says so; before it is published. */
export async function recordDemoProperty(
  { services, operator: actor }: DemoEnvironment,
  fund: DemoFund,
  appraisedOn: JapanDate,
): Promise<void> {
  const { kind, address, buildingName, parts, seller } = demoPropertyOf(fund.id)
  const { partyId: sellerId } = must(
    await addParty(services, { name: seller, relation: 'third', corporateNumber: '', actor }),
  )
  const partFacts = parts.map(({ name, areaCenti }) => ({
    name,
    areaCenti,
    houseNumber: '',
    registryNumber: '',
    ownership: 'freehold' as const,
  }))
  const [first, ...others] = partFacts
  if (first === undefined) throw new Error(`demo fund ${fund.id} buys nothing`)
  const facts = { kind, address, buildingName, lotNumber: '', builtIn: builtInOf(fund.detail), part: first }
  const { propertyId, partId } = must(await registerProperty(services, { facts, actor }))
  const partIds = [partId]
  for (const part of others) partIds.push(must(await addPart(services, { propertyId, part, actor })).partId)
  for (const [place, id] of partIds.entries()) {
    const price = partOf(acquisitionPrice(fund.fundTotal), partIds.length, place)
    const appraisal = {
      partId: id,
      appraisedOn,
      appraiser: '東都不動産鑑定株式会社',
      method: 'licensed' as const,
      value: price,
      document: '不動産鑑定評価書',
      actor,
    }
    must(await recordAppraisal(services, appraisal))
    must(
      await linkFundProperty(services, {
        fundId: fund.id,
        partId: id,
        shareNumerator: 1,
        shareDenominator: 1,
        sellerId,
        price,
        priceBasis: '不動産鑑定士による鑑定評価書にもとづきます。',
        priceReason: '',
        actor,
      }),
    )
  }
}

/** The fund buys on the day on which it begins to operate. */
export async function recordDemoPurchase(demo: DemoEnvironment, fund: DemoFund, settledOn: JapanDate): Promise<void> {
  const own = await ownParty(demo, fund)
  for (const part of await partsOf(demo, fund)) {
    await deal(demo, { part, settledOn, sellerId: part.sellerId, buyerId: own, price: part.price })
  }
}

/** And sells on the day on which its operation ends. */
export async function recordDemoSale(demo: DemoEnvironment, fund: DemoFund, settledOn: JapanDate): Promise<void> {
  const { services, operator: actor } = demo
  const { buyer, soldPermille } = demoPropertyOf(fund.id)
  const own = await ownParty(demo, fund)
  const { partyId: buyerId } = must(
    await addParty(services, { name: buyer, relation: 'third', corporateNumber: '', actor }),
  )
  for (const part of await partsOf(demo, fund)) {
    const price = Math.floor((part.price * soldPermille) / 1000)
    await deal(demo, { part, settledOn, sellerId: own, buyerId, price })
  }
}

async function partsOf({ services }: DemoEnvironment, fund: DemoFund): Promise<FundPropertyView[]> {
  return (await loadFundProperties(services.database, [fund.id])).get(fund.id) ?? []
}

interface DemoDeal {
  part: FundPropertyView
  settledOn: JapanDate
  sellerId: Id<'party'>
  buyerId: Id<'party'>
  price: number
}

async function deal({ services, operator: actor }: DemoEnvironment, { part, ...facts }: DemoDeal): Promise<void> {
  must(
    await recordDeal(services, {
      ...facts,
      partId: part.partId,
      shareNumerator: 1,
      shareDenominator: 1,
      priceWithTax: facts.price,
      priceReason: '',
      basis: '不動産売買契約書',
      basisSha256: null,
      actor,
    }),
  )
}

/** The fund as a side of a deal. */
async function ownParty({ services }: DemoEnvironment, { id: fundId }: DemoFund): Promise<Id<'party'>> {
  const { id } = await services.database
    .selectFrom('party')
    .select('id')
    .where('fund_id', '=', fundId)
    .executeTakeFirstOrThrow()
  return id
}
