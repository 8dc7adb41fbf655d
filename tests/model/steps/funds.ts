import { addFundDocument } from '../../../src/features/funds/fund/add-fund-document.ts'
import { createFund } from '../../../src/features/funds/fund/create-fund.ts'
import { publishFund } from '../../../src/features/funds/fund/publish-fund.ts'
import { addPart } from '../../../src/features/funds/property/add-part.ts'
import { linkFundProperty } from '../../../src/features/funds/property/link-fund-property.ts'
import { registerProperty } from '../../../src/features/funds/property/register-property.ts'
import type { Services } from '../../../src/features/core/services.ts'
import type { Id } from '../../../src/domain/id.ts'
import { must } from '../../support/must.ts'
import type { Random } from '../run/random.ts'
import { readProof } from '../run/follow-work.ts'
import { hit, type World } from '../run/world.ts'
import { day, dayText, endOfDayAfter, hour, instantText } from '../rules/japan-time.ts'
import { plannedRateBp } from '../rules/distribution.ts'
import { sum, unit, type Fund, type Room } from '../rules/model.ts'
import { floorShare } from '../rules/waterfall.ts'
import { stepKind } from './step.ts'

/** Offers of before lack some of it. */
type Offer = { rooms?: number[]; plannedEnd?: string } & Pick<
  Fund,
  | 'start'
  | 'end'
  | 'method'
  | 'goal'
  | 'closingDays'
  | 'total'
  | 'subordinated'
  | 'lower'
  | 'higher'
  | 'code'
  | 'autoRenewal'
>

const mostOpenFunds = 3
const earlyCode = 'HAYAI-7'
const examplePdf = Buffer.from('%PDF-1.7 example')

/** Small enough that three or four investors fill it. */
function chooseOffer({ random, model }: World): Offer {
  const isAhead = random.oneIn(5)
  const start = isAhead ? model.now + random.whole(1, 2) * day : model.now
  const subordinated = random.whole(0, 4) * unit
  const lower = random.whole(1, 2) * unit
  const goal = random.oneIn(2) ? 'AllOrNothing' : 'Allin'
  const end =
    random.oneIn(3) || isLastMoment(start)
      ? start + random.whole(6, 120) * hour
      : endOfDayAfter(start, random.whole(0, 7))
  const closingDays = goal === 'AllOrNothing' && random.oneIn(2) ? random.whole(1, 3) : 0
  return {
    start,
    end,
    method: random.oneIn(3) ? 'lottery' : 'firstCome',
    goal,
    closingDays,
    total: subordinated + random.whole(5, 22) * unit,
    subordinated,
    lower,
    higher: random.oneIn(3) ? lower + random.whole(1, 5) * unit : null,
    code: isAhead && random.oneIn(2) ? earlyCode : null,
    autoRenewal: random.oneIn(4),
    plannedEnd: closingDays === 0 ? planEnd(random, end) : farEnd,
    rooms: rooms(random),
  }
}

/** Beyond every history. */
const farEnd = '2030-06-30'

/** Some are to end within days of their beginning: else no history would live to see one late. */
export const planEnd = (random: Random, end: number): string =>
  random.oneIn(3) ? dayText(end + random.whole(2, 9) * day) : farEnd

/** What the parts of its property cost whoever sold them; some funds say of none. */
export const rooms = (random: Random): number[] =>
  Array.from({ length: random.whole(0, 2) }, () => random.whole(40, 160) * 10_000)

/** At the last second of a day, an offering cannot end with it. */
const isLastMoment = (instant: number): boolean => endOfDayAfter(instant, 0) <= instant

export const newFund = stepKind<Offer>({
  name: 'a fund is published',
  weight: 14,
  choose(world) {
    const open = world.model.funds.filter(({ end }) => end > world.model.now)
    return open.length >= mostOpenFunds ? null : chooseOffer(world)
  },
  async run(world, { rooms: prices = [], ...chosen }) {
    const { services } = world.stage
    const offer = { ...chosen, plannedEnd: chosen.plannedEnd ?? farEnd }
    const actor = `operator:${world.operators[0]}`
    const { fundId } = must(await createFund(services, { draft: draftOf(offer, world.model.funds.length), actor }))
    const linked =
      prices.length === 0 ? [] : await linkRooms(services, { fundId, prices: pricesOf(offer.total, prices), actor })
    must(
      await addFundDocument(services, {
        fundId,
        kind: 'pre_contract',
        name: '契約成立前書面',
        bytes: examplePdf,
        actor,
      }),
    )
    must(await publishFund(services, { fundId, actor }))
    const commitment = offer.method === 'lottery' ? (await readProof(world, fundId)).commitment : null
    world.model.funds.push({
      ...offer,
      id: fundId,
      commitment,
      drawnAt: null,
      failedAt: null,
      gapUntil: null,
      operationStart: null,
      operationEnd: null,
      decisions: [],
      payday: null,
      workingSince: null,
      declaredPaidIn: 0,
      isWoundUp: false,
      isBought: false,
      lastSaleOn: null,
      terms: [],
      rooms: linked,
      pending: null,
    })
    hit(world, `fund published: ${offer.method} ${offer.goal}`)
    if (offer.closingDays > 0) hit(world, `fund published: ${offer.method} with closing days`)
    return `fund ${fundId} until ${instantText(offer.end)}`
  },
})

/** The rooms are bought for all of the fund's money, each for its part of it. */
function pricesOf(total: number, worth: readonly number[]): number[] {
  const all = sum(worth, (each) => each)
  const first = worth.slice(0, -1).map((each) => floorShare(total, each, all))
  return [...first, total - sum(first, (each) => each)]
}

/** A building of its own, room by room, from the operator. */
async function linkRooms(
  services: Services,
  { fundId, prices, actor }: { fundId: Id<'fund'>; prices: readonly number[]; actor: string },
): Promise<Room[]> {
  const { id: sellerId } = await services.database
    .selectFrom('party')
    .select('id')
    .where('relation', '=', 'self')
    .executeTakeFirstOrThrow()
  const room = (index: number) => ({
    name: `${index + 1}01号室`,
    houseNumber: '',
    registryNumber: '',
    areaCenti: 2_480,
    ownership: 'freehold' as const,
  })
  const facts = {
    kind: 'unit' as const,
    address: `東京都世田谷区三軒茶屋二丁目${fundId}番1号`,
    buildingName: '三軒茶屋レジデンス',
    lotNumber: '',
    builtIn: '',
    part: room(0),
  }
  const { propertyId, partId } = must(await registerProperty(services, { facts, actor }))
  const rooms: Room[] = []
  for (const [index, price] of prices.entries()) {
    const id = index === 0 ? partId : must(await addPart(services, { propertyId, part: room(index), actor })).partId
    const link = { fundId, partId: id, sellerId, price, actor, shareNumerator: 1, shareDenominator: 1 }
    const words = { priceBasis: '鑑定評価書にもとづきます。', priceReason: '第三者の鑑定評価額と同じ価格です。' }
    must(await linkFundProperty(services, { ...link, ...words }))
    rooms.push({ id: String(id), price, isSold: false })
  }
  return rooms
}

function draftOf(offer: Omit<Offer, 'rooms'> & Pick<Fund, 'plannedEnd'>, serial: number) {
  return {
    name: `第${serial + 1}号　世田谷区三軒茶屋レジデンス`,
    detail: '所在地：東京都世田谷区三軒茶屋二丁目\n種類：共同住宅',
    offeringStartAt: new Date(offer.start),
    offeringEndAt: new Date(offer.end),
    offeringMethod: offer.method === 'lottery' ? ('lottery' as const) : ('first_come' as const),
    goal: offer.goal === 'Allin' ? ('all_in' as const) : ('all_or_nothing' as const),
    fundTotal: offer.total,
    subordinatedAmount: offer.subordinated,
    minimumAmount: offer.lower,
    maximumAmount: offer.higher,
    plannedRateBp,
    rateBreakdown: [],
    operationTermMonths: offer.plannedEnd === farEnd ? 6 : 1,
    operationStartOn: offer.plannedEnd === farEnd ? '2030-01-01' : dayText(offer.end + day),
    operationEndOn: offer.plannedEnd,
    autoRenewal: offer.autoRenewal,
    closingDays: offer.closingDays,
    earlyAccessCode: offer.code,
  }
}
