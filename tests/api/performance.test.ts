import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOperator } from '../../src/features/account/create-operator.ts'
import { applyAndConfirm, pay, post } from '../support/investor.ts'
import { must } from '../support/must.ts'
import { logInAs, personOf, type WorldMember } from '../support/world-people.ts'
import { openWorld, worldPassword, type World } from '../support/world.ts'

let world: World
let second: WorldMember
let member: WorldMember

beforeAll(async () => {
  world = await openWorld()
  const email = 'second@example.jp'
  const { memberId: id } = must(await createOperator(world.services, { email, password: worldPassword, person: personOf(99_998) }))
  second = await logInAs(world.services, { id, role: 'admin', email })
  member = await world.member()
})
afterAll(() => world.close())

async function enter(operator: WorldMember, fundId: number, input: Record<string, unknown>): Promise<string> {
  const query = 'mutation ($id: ID!, $input: PerformanceInput!) { adminUpdateProjectPerformance(project_id: $id, input: $input) { ok } }'
  const { errors } = await post(operator, { query, variables: { id: String(fundId), input } })
  return errors[0] ? `${String(errors[0].extensions?.['code'])} ${errors[0].message}` : 'ok'
}

const performanceOf = (fundId: number) =>
  world.operator.query<Record<string, never>>(`{
    adminPerformance(project_id: "${fundId}") {
      is_operation_booked priority_amount composition { senior subordinated fill_in taken_over } invested_amount performance { progress unyo_start_at unyo_end_at rimawari payday }
      pending { dividend payday is_own preview { rimawari example_dividend shares { member_name dividend tax principal pay_amount } } }
      dividends { term total_dividend rimawari dividend tax principal people paid_people }
    }
    adminTermsDue { kind term due_at is_pending }
    investAmount(project_id: "${fundId}") { amount dividend }
  }`)

test('the schedule begins an operation on its day; two operators fix its dividend, and a member reads the result', async () => {
  const fundId = await world.fund({ fundTotal: 1_000_000, subordinatedAmount: 200_000, offeringEndAt: new Date('2026-04-03T23:59:59+09:00') })
  const { id, account } = await applyAndConfirm(member, { fundId, amount: 500_000 })
  await pay(world, account, 500_000)
  await world.moveTo('2026-04-04T10:00:00+09:00')
  expect(await enter(world.operator, fundId, { start_at: '2026-04-01T19:00:00+09:00', unyo_start_at: '2026-04-05', rimawari: 99 })).toBe('ok')
  expect(await performanceOf(fundId)).toMatchObject({
    adminPerformance: { is_operation_booked: false, priority_amount: 500_000, composition: { senior: 500_000, subordinated: 200_000, fill_in: 300_000, taken_over: 0 }, invested_amount: 500_000, performance: { progress: '03:募集終了', rimawari: null } },
  })
  expect(await world.moveTo('2026-04-06T10:00:00+09:00')).toContain('start-operations 2026-04-05T01:10:00+09:00')
  expect(await enter(world.operator, fundId, { unyo_end_at: '2026-04-06' })).toBe('ok')
  expect(await performanceOf(fundId)).toMatchObject({
    adminPerformance: { is_operation_booked: true, performance: { progress: '05:運用終了' } },
    adminTermsDue: [{ kind: 'dividend', term: null, due_at: '2026-05-31', is_pending: false }],
  })

  const preview = await world.operator.query<{ adminDividendPreview: unknown }>(
    `{ adminDividendPreview(project_id: "${fundId}", input: { dividend: 400, payday: "2026-04-30" }) { total_dividend rimawari redeems example_dividend } }`,
  )
  // 400 on the 500,000 yen that were raised, not on the planned 800,000, in 2 days: 14.6 %.
  expect(preview.adminDividendPreview).toEqual({ total_dividend: 400, rimawari: 14.6, redeems: true, example_dividend: 400 })
  expect(await enter(world.operator, fundId, { dividend: 400, payday: '2026-04-30' })).toBe('ok')
  expect(await performanceOf(fundId)).toMatchObject({
    adminPerformance: {
      pending: {
        dividend: 400, payday: '2026-04-30', is_own: true,
        preview: { rimawari: 14.6, example_dividend: 400, shares: [{ member_name: '糸川 結子', dividend: 400, tax: 81, principal: 500_000, pay_amount: 500_319 }] },
      },
      dividends: [],
    },
    investAmount: { amount: 500_000, dividend: null },
  })
  expect(await enter(second, fundId, { dividend: 4_000, payday: '2026-04-30' })).toMatch(/^CONFLICT .*総額 400円、支払日 2026年4月30日/)
  expect(await enter(second, fundId, { dividend: 400, payday: '2026-04-30' })).toBe('ok')
  expect(await enter(second, fundId, { dividend: 401 })).toContain('CONFLICT このファンドの分配金は、確定しています')
  expect(await performanceOf(fundId)).toMatchObject({
    adminPerformance: { pending: null, performance: { rimawari: 14.6, payday: '2026-04-30' }, dividends: [{ term: null, total_dividend: 400, rimawari: 14.6, people: 1, paid_people: 0 }] },
    adminTermsDue: [],
    investAmount: { amount: 500_000, dividend: 400 },
  })
  const { myInvests } = await member.query<{ myInvests: unknown[] }>('{ myInvests { id result { dividend tax pay_amount paid_at } results { dividend } redeemed_at renewal { term } } }')
  expect(myInvests).toEqual([{ id, result: { dividend: 400, tax: 81, pay_amount: 500_319, paid_at: null }, results: [{ dividend: 400 }], redeemed_at: null, renewal: null }])
  await world.expectSound()
})

test('a member of an auto-continuing fund sees the term and chooses', async () => {
  const fundId = await world.fund({ fundTotal: 1_000_000, subordinatedAmount: 200_000, autoRenewal: true, offeringEndAt: new Date('2026-04-08T23:59:59+09:00') })
  const { id, account } = await applyAndConfirm(member, { fundId, amount: 300_000 })
  await pay(world, account, 300_000)
  await world.moveTo('2026-04-09T10:00:00+09:00')
  expect(await enter(world.operator, fundId, { unyo_start_at: '2026-04-09' })).toBe('ok')
  const choose = (client: WorldMember, choice: string) =>
    post(client, { query: `mutation { chooseRenewal(input: { invest_id: "${id}", choice: ${choice} }) { ok } }` })
  expect((await choose(member, 'leave')).errors).toEqual([])
  expect((await choose(second, 'continue')).errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  const { myInvests } = await member.query<{ myInvests: { id: string; renewal: unknown }[] }>(
    '{ myInvests { id renewal { term start_at end_at choice_until is_open choice is_ended dividend_due_at next_start_at next_end_at } } }',
  )
  expect(myInvests.find((invest) => invest.id === id)?.renewal).toEqual({
    term: 1, start_at: '2026-04-09', end_at: '2026-10-08', choice_until: '2026-08-08', is_open: true, choice: 'leave', is_ended: false,
    dividend_due_at: '2026-11-08', next_start_at: '2026-10-09', next_end_at: '2027-04-08',
  })
  const { adminPerformance } = await world.operator.query<{ adminPerformance: unknown }>(
    `{ adminPerformance(project_id: "${fundId}") { terms { term amount people leaving_amount leaving_people is_ended } } }`,
  )
  expect(adminPerformance).toEqual({ terms: [{ term: 1, amount: 300_000, people: 1, leaving_amount: 300_000, leaving_people: 1, is_ended: false }] })
  await world.expectSound()
})
