import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { downloadOwnData } from '../../../src/features/back-office/own-data/download-own-data.ts'
import { enterTwice, liveUntil, payEverything, smallFund } from '../../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

let world: PayoutWorld
let aya: Viewer
let ken: Viewer

/** Aya paid 30,000 yen too much, got them back, and her fund has paid its distribution. */
beforeAll(async () => {
  world = await openPayoutWorld()
  const fundId = await smallFund(world)
  aya = (await world.investor({ amount: 300_000, paysIn: 330_000, fundId })).viewer
  ken = (await world.investor({ amount: 500_000, paysIn: 500_000, fundId })).viewer
  await liveUntil(world, '2026-04-12T10:00:00+09:00')
  await enterTwice(world, fundId, { operationStartOn: '2026-05-01' })
  await liveUntil(world, '2026-05-02T10:00:00+09:00')
  await enterTwice(world, fundId, { operationEndOn: '2026-05-20' })
  await liveUntil(world, '2026-05-25T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 8_000, payday: '2026-05-25' })
  await world.moveOperatorMoney(8_000)
  await payEverything(world)
})
afterAll(() => world.close())

const file = async (viewer: Viewer, name: string) => must(await downloadOwnData(world.services, viewer, name))

it('tells every movement of money with its sign, and they add up to what came back', async () => {
  const { name, mediaType, text } = await file(aya, 'movements.csv')
  expect([name, mediaType]).toEqual(['入出金の記録_2026-05-25.csv', 'text/csv'])
  expect(text.startsWith('\uFEFF"日時","種類"')).toBe(true)
  const kinds = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').slice(1))
  expect(kinds.map(([kind, , , amount]) => [kind, Number(amount)])).toEqual(
    expect.arrayContaining([
      ['"入金"', -330_000],
      ['"返金"', 30_000],
      ['"分配・償還"', 302_388],
    ]),
  )
})

it('gives the tax figures of a year payment by payment and in sum', async () => {
  const figures = JSON.parse((await file(aya, 'tax-2026.json')).text) as { total: unknown; payments: unknown[] }
  expect(figures.total).toEqual({
    dividend: 3_000,
    tax: 612,
    loss: 0,
    restored: 0,
    pay_amount: 302_388,
    unpaid_dividend: 0,
    uncollected_tax: 0,
    paid_in_year: 302_388,
  })
  expect(figures.payments).toHaveLength(1)
  const { text } = await file(aya, 'tax-2026.csv')
  expect(text).toContain('"2026年分 合計","","","",3000,612,0,0,300000,0,302388,0')
  expect(await downloadOwnData(world.services, aya, 'tax-2022.csv')).toMatchObject({
    ok: false,
    code: 'BAD_USER_INPUT',
  })
})

it('takes along what is kept of the member, and nothing of anybody else', async () => {
  const { text } = await file(aya, 'data.json')
  const data = JSON.parse(text) as {
    member: { email: string }
    investments: { amount: number; status: string }[]
    movements: unknown[]
    mails: unknown[]
  }
  expect(data.investments).toMatchObject([{ amount: 300_000, status: 'Paid' }])
  expect(data.mails.length).toBeGreaterThan(2)
  expect(text).not.toMatch(/password|500000/)
  const others = JSON.parse((await file(ken, 'data.json')).text) as typeof data
  expect(others.member.email).not.toBe(data.member.email)
})

it('is on record, and knows no other files', async () => {
  const rows = await world.database
    .selectFrom('audit_log')
    .select('actor')
    .where('action', '=', 'own_data.downloaded')
    .where('actor', '=', `member:${aya.memberId}`)
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const name of ['data.csv', 'tax-2026.xml', '../data.json', 'tax-20266.csv'])
    expect(await downloadOwnData(world.services, aya, name)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
})
