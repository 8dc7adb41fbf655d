import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundFigures, requestApplication } from '../../support/investor.ts'
import { openWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.expectSound()
  await world.close()
})

const codesOf = (answers: Awaited<ReturnType<typeof requestApplication>>[]) =>
  answers.map(({ errors }) => (errors.length === 0 ? 'ok' : String(errors[0]?.extensions?.['code']))).toSorted()

test('thirty members at once, five places: exactly five get one', async () => {
  const fundId = await world.fund({ fundTotal: 1_000_000, subordinatedAmount: 500_000 })
  const members = await world.members(30)
  await Promise.all(members.map(async (member) => (await member.fetch('/graphql')).arrayBuffer()))
  const answers = await Promise.all(members.map((member) => requestApplication(member, { fundId, amount: 100_000 })))
  expect(codesOf(answers)).toEqual([...Array(25).fill('CONFLICT'), ...Array(5).fill('ok')])
  expect((await fundFigures(world, fundId)).stats).toEqual({
    paid_total: 500_000,
    invest_total: 1_000_000,
    is_goaled: false,
  })
})

test('places of different sizes are filled as far as they go, never beyond', async () => {
  const fundId = await world.fund({ fundTotal: 2_000_000, subordinatedAmount: 500_000 })
  const members = await world.members(12)
  const amounts = members.map((_, index) => (1 + (index % 4)) * 100_000)
  const answers = await Promise.all(
    members.map((member, index) => requestApplication(member, { fundId, amount: amounts[index] ?? 0 })),
  )
  const given = amounts.filter((_, index) => answers[index]?.errors.length === 0)
  const room = 1_500_000 - given.reduce((sum, amount) => sum + amount, 0)
  expect(room).toBeGreaterThanOrEqual(0)
  // Nobody was refused who would still fit.
  for (const amount of amounts.filter((_, index) => answers[index]?.errors.length !== 0))
    expect(amount).toBeGreaterThan(room)
  expect((await fundFigures(world, fundId)).stats.invest_total).toBe(2_000_000 - room)
})

test('one member at two funds at once stays within a million yen', async () => {
  const funds = [await world.fund(), await world.fund()]
  const member = await world.member()
  await (await member.fetch('/graphql')).arrayBuffer()
  const answers = await Promise.all(funds.map((fundId) => requestApplication(member, { fundId, amount: 600_000 })))
  expect(codesOf(answers).filter((code) => code === 'ok')).toHaveLength(1)
  expect(await member.query('{ investingAmount { amount } }')).toEqual({ investingAmount: { amount: 600_000 } })
})

test('the same press of a button, ten times at once, is one application', async () => {
  const fundId = await world.fund()
  const member = await world.member()
  await (await member.fetch('/graphql')).arrayBuffer()
  const wish = { fundId, amount: 100_000, key: 'one-press' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => requestApplication(member, wish)))
  expect(new Set(answers.map(({ data }) => data?.['createInvest']?.id)).size).toBe(1)
  expect(codesOf(answers)).toEqual(Array(10).fill('ok'))
})
