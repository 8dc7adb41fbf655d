import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, joinAsMember, logIn } from '../support/account-people.ts'
import { createWorld, type Browser, type World } from '../support/account-world.ts'
import { fixDividend } from '../support/fixed-dividend.ts'

let world: World
let operator: Browser & { email: string }
let member: Browser & { email: string }
const memberIds = new Map<string, string>()
beforeAll(async () => {
  world = await createWorld()
  operator = await joinAsMember(world)
  await world.database.updateTable('member').set({ role: 'admin' }).where('email', '=', operator.email).execute()
  await operator.ask(logIn, { identifier: operator.email, password: goodPassword })
  member = await joinAsMember(world)
  const small = await joinAsMember(world)
  const rows = await world.database.selectFrom('member').select(['id', 'email']).execute()
  for (const { id, email } of rows) memberIds.set(email, String(id))
  for (const [email, gross] of [
    [member.email, 50_001],
    // No report is due, so no number is needed.
    [small.email, 50_000],
  ] as const)
    await fixDividend(world, email, {
      gross,
      withholding: 10_210,
      fixedAt: '2026-06-30T10:00:00+09:00',
      paidAt: null,
    })
})
afterAll(() => world.close())

const missing = async (filter = '{ is_missing: true }') =>
  (
    await operator.ask(
      `{ adminIndividualNumbers(year: "2026", filter: ${filter}) { total rows { member_id dividend received_on reference } } adminPaymentReportFile(year: "2026") { reports missing_numbers } }`,
    )
  ).data as {
    adminIndividualNumbers: { total: number; rows: Record<string, unknown>[] }
    adminPaymentReportFile: { reports: number; missing_numbers: number }
  }

const record = (receivedOn: string, reference: string) =>
  operator.ask('mutation ($input: IndividualNumberInput!) { recordIndividualNumber(input: $input) { ok } }', {
    input: { member_id: memberIds.get(member.email), received_on: receivedOn, reference },
  })

test('the list has whoever needs a number for the report and has not brought it', async () => {
  const { adminIndividualNumbers: list, adminPaymentReportFile: file } = await missing()
  expect(list.rows).toEqual([
    { member_id: memberIds.get(member.email), dividend: 50_001, received_on: null, reference: null },
  ])
  expect([list.total, file.reports, file.missing_numbers]).toEqual([1, 1, 1])
})

test.each([
  ['2099-01-01', 'M12', { received_on: '今日までの日付を入力してください' }],
  ['いつか', 'M12', { received_on: '今日までの日付を入力してください' }],
  ['2026-07-01', '', { reference: '保管先の整理番号を入力してください' }],
  [
    '2026-07-01',
    '1234-5678-9018',
    {
      reference: '12桁以上の数字は入力できません。個人番号そのものではなく、保管先の整理番号を入力してください',
    },
  ],
])('on %s as “%s” nothing is recorded', async (receivedOn, reference, fields) => {
  const { errors } = await record(receivedOn, reference)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields })
  expect((await missing()).adminIndividualNumbers.total).toBe(1)
})

test('the number itself is refused by the database too', async () => {
  const row = {
    member_id: memberIds.get(member.email) ?? '',
    received_on: '2026-07-01',
    reference: '１２３４ ５６７８ ９０１８',
    recorded_at: world.services.clock.now(),
    recorded_by: memberIds.get(operator.email) ?? '',
  }
  await expect(
    world.database
      .insertInto('individual_number_record')
      .values(row as never)
      .execute(),
  ).rejects.toThrow('individual_number_record_reference_check')
})

test('what was received leaves the list, and comes back to it when the record is withdrawn; each act is on record', async () => {
  expect((await record('2026-07-01', ' M12 ')).errors).toBeUndefined()
  expect((await missing()).adminPaymentReportFile.missing_numbers).toBe(0)
  expect((await missing('{ }')).adminIndividualNumbers.rows).toEqual([
    { member_id: memberIds.get(member.email), dividend: 50_001, received_on: '2026-07-01', reference: 'M12' },
  ])
  const withdraw = () =>
    operator.ask('mutation ($id: ID!) { withdrawIndividualNumber(member_id: $id) { ok } }', {
      id: memberIds.get(member.email),
    })
  expect((await withdraw()).errors).toBeUndefined()
  expect((await withdraw()).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
  expect((await missing()).adminIndividualNumbers.total).toBe(1)
  const acts = await world.database
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('action', 'like', 'individual_number.%')
    .orderBy('id')
    .execute()
  // Not even the reference is in the log.
  expect(acts).toEqual([
    { action: 'individual_number.kept', detail: { received_on: '2026-07-01' } },
    { action: 'individual_number.withdrawn', detail: { received_on: '2026-07-01' } },
  ])
})
