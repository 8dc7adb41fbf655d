import { addFundDocument } from '../../../src/features/funds/fund/add-fund-document.ts'
import { createFund } from '../../../src/features/funds/fund/create-fund.ts'
import { publishFund } from '../../../src/features/funds/fund/publish-fund.ts'
import { must } from '../../support/must.ts'
import { readProof } from '../run/follow-work.ts'
import { hit, type World } from '../run/world.ts'
import { day, endOfDayAfter, hour, instantText } from '../rules/japan-time.ts'
import { unit, type Fund } from '../rules/model.ts'
import { stepKind } from './step.ts'

type Offer = Pick<
  Fund,
  'start' | 'end' | 'method' | 'goal' | 'closingDays' | 'total' | 'subordinated' | 'lower' | 'higher' | 'code'
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
  return {
    start,
    end:
      random.oneIn(3) || isLastMoment(start)
        ? start + random.whole(6, 120) * hour
        : endOfDayAfter(start, random.whole(0, 7)),
    method: random.oneIn(3) ? 'lottery' : 'firstCome',
    goal,
    closingDays: goal === 'AllOrNothing' && random.oneIn(2) ? random.whole(1, 3) : 0,
    total: subordinated + random.whole(5, 22) * unit,
    subordinated,
    lower,
    higher: random.oneIn(3) ? lower + random.whole(1, 5) * unit : null,
    code: isAhead && random.oneIn(2) ? earlyCode : null,
  }
}

/** At the last second of a day, an offering cannot end with it. */
const isLastMoment = (instant: number): boolean => endOfDayAfter(instant, 0) <= instant

export const newFund = stepKind<Offer>({
  name: 'a fund is published',
  weight: 14,
  choose(world) {
    const open = world.model.funds.filter(({ end }) => end > world.model.now)
    return open.length >= mostOpenFunds ? null : chooseOffer(world)
  },
  async run(world, offer) {
    const { services } = world.stage
    const actor = `operator:${world.operators[0]}`
    const { fundId } = must(await createFund(services, { draft: draftOf(offer, world.model.funds.length), actor }))
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
      payday: null,
      isWorking: false,
      pending: null,
      fixed: null,
    })
    hit(world, `fund published: ${offer.method} ${offer.goal}`)
    if (offer.closingDays > 0) hit(world, `fund published: ${offer.method} with closing days`)
    return `fund ${fundId} until ${instantText(offer.end)}`
  },
})

function draftOf(offer: Offer, serial: number) {
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
    plannedRateBp: 820,
    rateBreakdown: [],
    operationTermMonths: 6,
    operationStartOn: '2030-01-01',
    operationEndOn: '2030-06-30',
    autoRenewal: false,
    closingDays: offer.closingDays,
    earlyAccessCode: offer.code,
  }
}
