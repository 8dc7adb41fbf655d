import { acceptsApplications, remainingCapacity } from '../../domain/fund.ts'
import type { FundRecord } from '../../features/funds/fund/fund-record.ts'
import { loadPublishedFunds } from '../../features/funds/fund/load-funds.ts'
import { closesAt, commonTerms, opensAt, type DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import { publishDemoFund } from './publish-demo-fund.ts'
import type { DemoEnvironment } from './demo-environment.ts'
import { idOf, type Id } from '../../domain/id.ts'

const hour = 60 * 60 * 1000

type Opening = Pick<DemoFund, 'offeringMethod' | 'offeringStart' | 'offeringEnd' | 'earlyAccessCode'>

/** What a demo always offers, and the opening that brings it back once it has gone by. */
const offers: readonly { holds(fund: FundRecord, now: Date): boolean; opening: Opening }[] = [
  {
    holds: ({ fund, totals }, now) =>
      fund.offeringMethod === 'first_come' &&
      acceptsApplications(fund, totals, now, null).accepts &&
      remainingCapacity(fund, totals) >= 1_000_000,
    opening: {
      offeringMethod: 'first_come',
      offeringStart: opensAt(-1),
      offeringEnd: closesAt(30),
      earlyAccessCode: null,
    },
  },
  {
    holds: ({ fund, totals }, now) =>
      fund.offeringMethod === 'lottery' && acceptsApplications(fund, totals, now, null).accepts,
    opening: {
      offeringMethod: 'lottery',
      offeringStart: opensAt(-1),
      offeringEnd: closesAt(14),
      earlyAccessCode: null,
    },
  },
  {
    holds: ({ fund }, now) => fund.offeringStartAt > now && fund.offeringStartAt.getTime() <= now.getTime() + hour,
    opening: {
      offeringMethod: 'first_come',
      offeringStart: { minutesFromNow: 40 },
      offeringEnd: closesAt(20),
      earlyAccessCode: null,
    },
  },
  {
    holds: ({ fund }, now) => fund.earlyAccessCode !== null && fund.offeringStartAt > now,
    opening: {
      offeringMethod: 'first_come',
      offeringStart: opensAt(10),
      offeringEnd: closesAt(30),
      earlyAccessCode: 'ITO-PREMIUM',
    },
  },
]

/**
 * A demo that was started days ago still has something to apply to: at each start the offers that have gone by are made anew,
 * with small funds, as long as the law's ceiling for the operator leaves room.
 */
export async function keepOpenings(demo: DemoEnvironment): Promise<void> {
  const { services } = demo
  for (const { holds, opening } of offers) {
    const funds = await loadPublishedFunds(services.database)
    if (funds.some((fund) => holds(fund, services.clock.now()))) continue
    try {
      await publishDemoFund(demo, demoFund(await nextNumber(demo), opening))
    } catch (err) {
      services.log.warn({ err }, 'no further demo fund was published')
    }
  }
}

async function nextNumber({ services }: DemoEnvironment): Promise<Id<'fund'>> {
  const { last } = await services.database
    .selectFrom('fund')
    .select((expression) => expression.fn.max('id').as('last'))
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  return idOf(last + 1)
}

/** Several offers are made at one start: each is another house. */
const places = [
  { name: '吉祥寺北町アパート', address: '東京都武蔵野市吉祥寺北町一丁目', station: 'JR中央線「吉祥寺」駅 徒歩12分' },
  { name: '荻窪天沼アパート', address: '東京都杉並区天沼三丁目', station: 'JR中央線「荻窪」駅 徒歩9分' },
  { name: '赤羽西アパート', address: '東京都北区赤羽西二丁目', station: 'JR京浜東北線「赤羽」駅 徒歩11分' },
  { name: '蒲田本町アパート', address: '東京都大田区蒲田本町一丁目', station: 'JR京浜東北線「蒲田」駅 徒歩8分' },
] as const

function demoFund(id: Id<'fund'>, opening: Opening): DemoFund {
  const place = places[id % places.length] ?? places[0]
  return {
    ...commonTerms,
    ...opening,
    id,
    name: `第${id}号　${place.name}`,
    detail: [
      `所在地：${place.address}`,
      '種類：アパート（木造・2階建て）の1住戸',
      `交通：${place.station}`,
      '専有面積：22.70㎡',
      '築年月：2016年9月',
      '賃貸の状況：入居中です。',
    ].join('\n'),
    fundTotal: 3_000_000,
    subordinatedAmount: 1_000_000,
    plannedRateBp: 650,
    operationTermMonths: 6,
    goal: 'all_in',
    operationStartDay: 45,
    operationEndDay: 228,
  }
}
