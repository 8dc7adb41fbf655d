import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { japanDate } from '../../src/domain/calendar.ts'
import { listRentArrears } from '../../src/features/funds/book-month/list-rent-arrears.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { letRoom } from '../support/let-room.ts'

// 滞納: leases without their line, and rents of no lease.
let world: FundLineWorld
let lease: string
beforeAll(async () => {
  world = await openFundLineWorld()
  const tenancy = { fundId: world.fundId, tenant: '佐藤 花子', rent: 85_000, beginsOn: '2026-04-01' }
  lease = String(await letRoom(world.services, tenancy))
}, 60_000)
afterAll(() => world.close())

const arrears = () =>
  world.ask('{ adminRentArrears { lease_id month due missing due_on days tenant unit ended_on end_recorded_on } }')
const ofNoLease = () => world.ask('{ adminRentsOfNoLease { entry_id remarks amount about } }')

it('lists a lease until its line is classified with it, and a rent until its lease is', async () => {
  // Rent is due on the last day of the month before.
  const [april, ...others] = await arrears()
  expect(others).toEqual([])
  expect(april).toMatchObject({
    lease_id: lease,
    month: '2026-04',
    due: 85_000,
    missing: 85_000,
    due_on: '2026-03-31',
    tenant: '佐藤 花子',
  })
  expect(april.days).toBeGreaterThan(0)
  expect(await ofNoLease()).toEqual([])

  // Somebody's rent: it stands for no lease, and the lease stays on the list.
  const entry = await world.classified('rent', 85_000, { about: '302号室' })
  expect(await arrears()).toHaveLength(1)
  const [line] = await ofNoLease()
  expect(line).toMatchObject({ entry_id: entry, amount: 85_000, about: '302号室' })
  const { rows } = await world.ask(
    'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
    { id: entry },
  )
  const parts = [world.part('rent', 85_000, { lease_id: lease, month: '2026-04' })]
  expect(
    await world.agree((await world.classify({ explanation_id: rows[0].explanation.id, parts })).proposal_id),
  ).toEqual({
    ok: true,
  })
  expect([await arrears(), await ofNoLease()]).toEqual([[], []])

  // May comes, and a part of its rent.
  await world.pass(31 * 24 * 60 * 60_000)
  await readAccount(world.services)
  expect(await arrears()).toMatchObject([{ month: '2026-05', missing: 85_000, due_on: '2026-04-30' }])
  await world.classified('rent', 80_000, { lease_id: lease, month: '2026-05' })
  expect(await arrears()).toMatchObject([{ month: '2026-05', missing: 5_000 }])
  // A report of a period says what was behind on its last day, by the lines until then.
  expect(await listRentArrears(world.database, japanDate('2026-05-01'))).toMatchObject([
    { month: '2026-05', missing: 85_000, days: 1 },
  ])
  await world.expectInvariants()
})

it('is work of the day once it has waited for a week', async () => {
  const task = async () =>
    (await world.ask('{ adminQueues { name count yen detail } }')).find(
      ({ name }: { name: string }) => name === 'rent_arrears',
    )
  const [{ days, project_name: fund }] = await world.ask('{ adminRentArrears { days project_name } }')
  expect(await task()).toMatchObject({ count: 0, yen: 0 })
  await world.pass((7 - days) * 24 * 60 * 60_000)
  expect(await task()).toMatchObject({ count: 0 })
  await world.pass(24 * 60 * 60_000)
  await readAccount(world.services)
  expect(await task()).toEqual({ name: 'rent_arrears', count: 1, yen: 5_000, detail: fund })
})

it('an end that is recorded months back takes no rent off the list before two people have closed its month', async () => {
  await world.pass(28 * 24 * 60 * 60_000)
  await readAccount(world.services)
  const behind = async () =>
    (await arrears()).map(({ month, missing, ended_on: endedOn }: Record<string, unknown>) => [month, missing, endedOn])
  // What is left of May's rent, and June's.
  expect(await behind()).toEqual([
    ['2026-05', 5_000, null],
    ['2026-06', 85_000, null],
  ])
  const end = 'mutation ($id: ID!, $on: String!) { endLease(lease_id: $id, ended_on: $on) { ok } }'
  expect(await world.ask(end, { id: lease, on: '2026-05-10' })).toEqual({ ok: true })
  // June was not over when it was recorded: nobody waits for a rent of it. May was.
  expect(await behind()).toEqual([['2026-05', 5_000, '2026-05-10']])

  const answer = 'mutation ($input: AnswerQuestionInput!) { answerOpenQuestion(input: $input) { ok } }'
  const input = { project_id: String(world.fundId), key: `rent:${lease}:2026-05:80000`, words: '5月10日に退去しました' }
  expect(await world.ask(answer, { input })).toEqual({ ok: true })
  expect(await behind()).toHaveLength(1)
  for (const month of ['2026-04', '2026-05']) {
    const closing = 'mutation ($month: String!) { proposeBookMonth(month: $month, reason: "") { id } }'
    const { id } = await world.ask(closing, { month })
    expect(await world.agree(id)).toEqual({ ok: true })
  }
  expect(await behind()).toEqual([])
})
