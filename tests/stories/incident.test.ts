import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { reportDueDays } from '../../src/features/back-office/dashboard/report-due-days.ts'
import { recordExport } from '../../src/features/core/audit/record-export.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import { timeOfDay, addDays, japanDateOf } from '../../src/domain/calendar.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// An operator's account looked at members' data: it is written down, the law's days begin, those who were touched are found in the records,
// two people agree on every text, and nothing is closed before the law has what it asks.

const day = 24 * 60 * 60_000

let world: PayoutWorld
let touched: Viewer
let other: Viewer
beforeEach(async () => {
  world = await openPayoutWorld()
  touched = await world.member()
  other = await world.member()
  await world.pass(60_000)
})
afterEach(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}, viewer = world.maker) =>
  actAsOperator(`operator:${viewer.memberId}`, () => askAs(world.services, viewer, source, variables))
const numberOf = async ({ memberId }: Viewer): Promise<string> =>
  (
    await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).member_number
const now = () => world.services.clock.now()

const facts = (change: Record<string, unknown> = {}) => ({
  kind: 'personal_data',
  title: '運営者のアカウントの不正利用',
  noticed_at: now().toISOString(),
  happened_from: new Date(now().getTime() - 60_000).toISOString(),
  happened_until: null,
  summary: '運営者のアカウントで、会員の登録内容が表示されました。',
  data: ['address'],
  people: null,
  grounds: ['wrongful'],
  cause: '',
  further_harm: '',
  for_people: '',
  publication: '',
  measures: '',
  is_closed: false,
  ...change,
})
const record = async (change: Record<string, unknown> = {}): Promise<string> =>
  (await ask('mutation ($input: IncidentInput!) { recordIncident(input: $input) { id } }', { input: facts(change) })).id
const update = (id: string, version: number, change: Record<string, unknown> = {}) =>
  ask(
    'mutation ($id: ID!, $version: Int!, $input: IncidentInput!) { updateIncident(id: $id, version: $version, input: $input) { version } }',
    {
      id,
      version,
      input: facts(change),
    },
  )
const show = async (viewer: Viewer) =>
  ask('mutation ($number: String!) { adminShowMemberField(input: { number: $number, field: address }) { value } }', {
    number: await numberOf(viewer),
  })
const affected = (filter: Record<string, unknown>) =>
  ask(
    'query ($filter: AffectedFilterInput!) { adminAffected(filter: $filter) { total members { member_number acts } taken_out { table people } } }',
    {
      filter,
    },
  )
const keepPeople = (id: string, filter: Record<string, unknown>, all = false) =>
  ask(
    'mutation ($id: ID!, $filter: AffectedFilterInput!, $all: Boolean!) { recordIncidentPeople(id: $id, filter: $filter, with_taken_out: $all) { ok } }',
    {
      id,
      filter,
      all,
    },
  )
const standing = (id: string) =>
  ask(
    'query ($id: ID!) { adminIncident(id: $id) { version found untold filed agreed is_closed duties { kind aim_on due_on } persons { member_number is_affected mail_state } } }',
    { id },
  )
const agree = async (id: string, kind: string, version: number) => {
  const { draft } = await ask(
    'query ($id: ID!, $kind: IncidentNoticeKind!) { adminIncident(id: $id) { draft(kind: $kind) { subject body } } }',
    {
      id,
      kind,
    },
  )
  const proposed = await ask(
    'mutation ($input: IncidentNoticeInput!) { proposeIncidentNotice(input: $input) { id } }',
    {
      input: { id, version, kind, ...draft },
    },
  )
  if (proposed.code !== undefined) return proposed
  const { rows } = await ask('query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }', {
    id: proposed.id,
  })
  return ask(
    'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
    { input: { id: proposed.id, effect_hash: rows[0].effect_hash } },
    world.checker,
  )
}
const file = (id: string, kind: string, filedOn: string) =>
  ask('mutation ($input: IncidentFilingInput!) { recordIncidentFiling(input: $input) { ok } }', {
    input: { id, kind, filed_on: filedOn, reference: 'R-1' },
  })
const noticesOf = async () =>
  (
    await world.database.selectFrom('mail_outbox').select(['to_address', 'template', 'subject', 'member_id']).execute()
  ).filter(({ template }) => template === 'incident-notice')

test('an incident is told to the colleagues, due by law, told to those it touched, filed, and only then closed', async () => {
  await show(touched)
  const actor = `operator:${world.maker.memberId}`
  const id = await record()
  const subjects = await world.database.selectFrom('mail_outbox').select(['subject', 'member_id']).execute()
  expect(
    subjects.filter(({ subject }) => subject.startsWith('インシデントが記録されました')).map((mail) => mail.member_id),
  ).toEqual([world.checker.memberId])
  const noticed = japanDateOf(now())
  expect((await standing(id)).duties).toMatchObject([
    { kind: 'preliminary', aim_on: addDays(noticed, 2), due_on: addDays(noticed, 4) },
    { kind: 'people', due_on: addDays(noticed, 4) },
    { kind: 'final' },
  ])
  const queues = await ask('{ adminQueues { name count due_at } }')
  expect(queues.find(({ name }: { name: string }) => name === 'incident')).toMatchObject({
    count: 1,
    due_at: `${addDays(noticed, 2)}T23:59:59+09:00`,
  })

  expect((await affected({})).code).toBe('BAD_USER_INPUT')
  expect(await affected({ actor })).toMatchObject({
    total: 1,
    members: [{ member_number: await numberOf(touched), acts: ['会員：伏せた項目の表示'] }],
    taken_out: [],
  })
  expect((await agree(id, 'people', 1)).code).toBe('CONFLICT')
  expect((await keepPeople(id, { actor })).ok).toBe(true)
  expect((await keepPeople(id, { actor })).code).toBe('CONFLICT')
  expect((await file(id, 'preliminary', japanDateOf(now()))).code).toBe('CONFLICT')
  expect((await agree(id, 'people', 2)).code).toBe('CONFLICT')
  expect((await agree(id, 'people', 1)).ok).toBe(true)
  expect((await noticesOf()).map((mail) => mail.member_id)).toEqual([touched.memberId])
  expect((await agree(id, 'preliminary', 1)).ok).toBe(true)
  expect((await file(id, 'preliminary', addDays(noticed, 1))).code).toBe('BAD_USER_INPUT')
  expect((await file(id, 'preliminary', noticed)).ok).toBe(true)
  expect((await standing(id)).duties).toMatchObject([{ kind: 'final' }])

  expect((await update(id, 1, { is_closed: true })).code).toBe('CONFLICT')
  expect((await update(id, 1, { measures: '権限を見直しました。' })).version).toBe(2)
  expect((await update(id, 1, {})).code).toBe('CONFLICT')
  expect((await agree(id, 'final', 2)).ok).toBe(true)
  expect((await file(id, 'final', noticed)).ok).toBe(true)
  expect((await update(id, 2, { is_closed: true })).version).toBe(3)
  expect(await standing(id)).toMatchObject({ is_closed: true, duties: [], found: 1, untold: 0 })
  const written = await world.database.selectFrom('incident_version').select('measures').orderBy('version').execute()
  expect(written.map(({ measures }) => measures)).toEqual(['', '権限を見直しました。', ''])
})

test('a person adds to the records or corrects them, and a table that left the house may touch everybody of its time', async () => {
  const id = await record()
  await actAsOperator(`operator:${world.maker.memberId}`, () =>
    recordExport(world.services, world.maker, { table: 'members', filters: [] }),
  )
  expect(await affected({ table: 'members' })).toMatchObject({ total: 0, taken_out: [{ table: '一覧 members' }] })
  expect((await keepPeople(id, { table: 'members' })).code).toBe('CONFLICT')
  expect((await keepPeople(id, { table: 'members' }, true)).ok).toBe(true)
  const { found } = await standing(id)
  expect(found).toBeGreaterThanOrEqual(2)
  const judge = async (isAffected: boolean, reason: string) =>
    ask('mutation ($input: IncidentPersonInput!) { judgeIncidentPerson(input: $input) { ok } }', {
      input: { id, member_number: await numberOf(other), is_affected: isAffected, reason },
    })
  expect((await judge(false, '')).code).toBe('BAD_USER_INPUT')
  expect((await judge(true, '本人の申し出')).code).toBe('CONFLICT')
  expect((await judge(false, '出力の後に登録した会員でした。')).ok).toBe(true)
  expect((await standing(id)).found).toBe(found - 1)
  expect((await agree(id, 'people', 1)).ok).toBe(true)
  expect((await noticesOf()).map((mail) => mail.member_id)).not.toContain(other.memberId)
  expect((await judge(true, '本人の申し出')).ok).toBe(true)
  // Whom the first notice did not reach is told by the next.
  expect(await standing(id)).toMatchObject({ untold: 1 })
  expect((await agree(id, 'people', 1)).ok).toBe(true)
  expect(await noticesOf()).toHaveLength(found)
})

test('the operators are mailed until the law has what it asks, and a plain outage asks nothing', async () => {
  await record({ kind: 'outage', title: '障害', data: [], grounds: [] })
  const id = await record()
  const noticed = japanDateOf(now())
  const alarms = async () =>
    (await world.database.selectFrom('mail_outbox').select('subject').orderBy('id').execute())
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(`速報（インシデント ${id}）`))
  for (const days of [1, 2, 4, 6]) {
    while (japanDateOf(now()) < addDays(noticed, days)) await world.pass(day)
    await reportDueDays(world.services, timeOfDay(addDays(noticed, days), 9, 0))
  }
  expect([...new Set(await alarms())]).toEqual([
    `【あと3日】個人情報保護委員会への速報（インシデント ${id}）`,
    `【本日】個人情報保護委員会への速報（インシデント ${id}）`,
    `【2日超過】個人情報保護委員会への速報（インシデント ${id}）`,
  ])
  const untouched = await world.database.selectFrom('mail_outbox').select('subject').execute()
  expect(untouched.some(({ subject }) => subject.includes('（インシデント 1）') && subject.includes('速報'))).toBe(
    false,
  )
})
