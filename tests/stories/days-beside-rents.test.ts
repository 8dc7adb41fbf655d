import { afterEach, beforeEach, expect, it } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import type { Id } from '../../src/domain/id.ts'
import { updateFundResult } from '../../src/features/investing/fund-result/update-fund-result.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, liveUntil, smallFund } from '../support/operation-world.ts'
import { publishedFund } from '../support/published-fund.ts'

// Two dishonest operators: with days that leave the rents outside, the contract's cap is small, and the rest of the rents is theirs.
let world: FundLineWorld
let fundId: Id<'fund'>

beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  for (const amount of [500_000, 300_000]) await world.investor({ amount, paysIn: amount, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
})
afterEach(() => world.close())

const correct = (input: Record<string, unknown>) =>
  world.ask(
    'mutation ($id: ID!, $input: PerformanceCorrectionInput!) { proposePerformanceCorrection(project_id: $id, input: $input) { id } }',
    { id: String(fundId), input: { reason: '記録の誤り', ...input } },
  )
/** At work until the end of October 2026 as planned, or as long as nobody ends it; rents of May, June and of a month to come. */
async function atWorkWithRents(operationEndOn?: string): Promise<void> {
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-05-20T10:00:00+09:00')
  await world.classified('rent', 20_000, { month: '2026-05' })
  await liveUntil(world, '2026-07-03T10:00:00+09:00')
  await world.classified('rent', 20_000, { month: '2026-06' })
}

it('an end is not recorded months back, before rents that came', async () => {
  await atWorkWithRents()
  expect(await enterDays(world, fundId, { operationEndOn: '2026-05-10' })).toMatch(
    '2026年6月分の賃料が、帳簿にあります。2026年6月1日（月）以降の日付を指定してください。',
  )
  expect(await enterDays(world, fundId, { operationEndOn: '2026-06-01' })).toBe('ok')
  await world.expectInvariants()
})

it('nor before other income', async () => {
  await atWorkWithRents()
  await world.classified('other_income', 3_000)
  expect(await enterDays(world, fundId, { operationEndOn: '2026-06-30' })).toMatch(
    '2026年7月3日（金）に入ったその他の収入が、帳簿にあります。2026年7月3日（金）以降の日付を指定してください。',
  )
  expect(await enterDays(world, fundId, { operationEndOn: '2026-07-03' })).toBe('ok')
})

it('what comes in after the planned end does not stand in its way', async () => {
  await atWorkWithRents()
  await liveUntil(world, '2026-11-03T10:00:00+09:00')
  await world.classified('other_income', 3_000)
  expect(await enterDays(world, fundId, { operationEndOn: '2026-10-30' })).toMatch('2026年11月3日（火）以降')
  expect(await enterDays(world, fundId, { operationEndOn: '2026-10-31' })).toBe('ok')
})

it('a recorded end is not moved back before the rents, nor the start behind them', async () => {
  await atWorkWithRents('2026-10-31')
  expect(await correct({ unyo_end_at: '2026-05-31' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { unyo_end_at: '2026年6月分の賃料が、帳簿にあります。2026年6月1日（月）以降の日付を指定してください。' },
  })
  expect(await correct({ unyo_start_at: '2026-06-10' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { unyo_start_at: '2026年5月分の賃料が、帳簿にあります。2026年5月31日（日）以前の日付を指定してください。' },
  })
  expect(await world.agree((await correct({ unyo_end_at: '2026-06-30' })).id)).toEqual({ ok: true })
  await world.expectInvariants()
})

type Changed = { point: string; from: string; to: string | null; changed_at: string; words: string }
const published = async () =>
  (await publishedFund(world.services, fundId)) as Awaited<ReturnType<typeof publishedFund>> & {
    day_changes: Changed[]
  }
const onPage = async (): Promise<string[]> => {
  const { day_changes: sentences } = await world.ask(`query ($id: ID!) { project(id: $id) { day_changes } }`, {
    id: String(fundId),
  })
  return sentences
}

it('a corrected day is public with both days, when and why', async () => {
  await atWorkWithRents('2026-10-31')
  expect([(await published()).day_changes, await onPage()]).toEqual([[], []])
  expect(await world.agree((await correct({ unyo_end_at: '2026-09-30' })).id)).toEqual({ ok: true })
  await world.pass(60_000)
  expect(await world.agree((await correct({ without_end: true })).id)).toEqual({ ok: true })
  const fund = await published()
  expect(fund.day_changes).toMatchObject([
    { point: 'end', from: '2026-10-31', to: '2026-09-30', words: '記録の誤り' },
    { point: 'end', from: '2026-09-30', to: null, words: '記録の誤り' },
  ])
  expect(await onPage()).toEqual([
    '運用終了日を、2026年10月31日から2026年9月30日に訂正しました（2026年7月3日）。理由：記録の誤り',
    '運用終了日（2026年9月30日）の登録を取り消しました（2026年7月3日）。理由：記録の誤り',
  ])
  const [first, second] = fund.day_changes
  for (const wrong of [
    [second, first],
    [first, { ...second, from: '2026-09-29' }],
    [{ ...first, words: '' }, second],
    [{ ...first, point: 'start', to: '2026-05-02' }],
    [{ ...first, to: '2026-05-31' }],
  ])
    expect(check({ ...fund, day_changes: wrong }).problems).not.toEqual([])
})

it('where books bind, an end before its plan has words, which the second operator sees and everybody reads', async () => {
  await atWorkWithRents()
  const bound: FundLineWorld = {
    ...world,
    services: { ...world.services, config: { ...world.services.config, DECLARED_INCOME: 'refused' } },
  }
  const end = (endWords?: string) =>
    updateFundResult(bound.services, world.maker, fundId, {
      operationEndOn: '2026-06-30',
      ...(endWords !== undefined && { endWords }),
    })
  const asked = '予定の2026年10月31日（土）より早く運用を終了する理由を入力してください。投資家に表示します。'
  for (const words of [undefined, ' '])
    expect(await end(words)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { unyo_end_words: asked } })
  expect(await end('買主が早く決まったため')).toMatchObject({ ok: true })
  const { rows } = await world.ask(
    `query { adminProposals(filter: { status: open }) { rows { id changes { label after } } } }`,
  )
  expect(rows).toMatchObject([
    {
      changes: expect.arrayContaining([{ label: '予定より早く終了する理由', after: '買主が早く決まったため' }]),
    },
  ])
  expect(await world.agree(rows[0].id)).toEqual({ ok: true })
  const fund = await published()
  expect(fund.day_changes).toMatchObject([
    { point: 'early_end', from: '2026-10-31', to: '2026-06-30', words: '買主が早く決まったため' },
  ])
  expect(await onPage()).toEqual([
    '運用終了日は、予定の2026年10月31日より早い2026年6月30日です（2026年7月3日に登録）。理由：買主が早く決まったため',
  ])
  const [change] = fund.day_changes
  expect(check({ ...fund, day_changes: [{ ...change, to: '2026-11-01' }] }).problems).not.toEqual([])
})
