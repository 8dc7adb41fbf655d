import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays, addMonths, japanDateOf, timeOfDay } from '../../src/domain/calendar.ts'
import { reportDueDays } from '../../src/features/back-office/dashboard/report-due-days.ts'
import { measureService } from '../../src/features/back-office/service-status/measure-service.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import { mountServiceStatus } from '../../src/server/routes/service-status.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// How the service stands is measured and published, and stands on a page of its own; whoever works for the company is looked at once a year.

const minute = 60_000
const day = 24 * 60 * minute

let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}, viewer = world.maker) =>
  actAsOperator(`operator:${viewer.memberId}`, () => askAs(world.services, viewer, source, variables))
const now = () => world.services.clock.now()
const status = () =>
  ask('{ adminServiceStatus { components { component state } notices { id updates { id progress } } } }')
const stateOf = async (component: string) =>
  (await status()).components.find((each: { component: string }) => each.component === component).state
const publish = (change: Record<string, unknown> = {}) =>
  ask('mutation ($input: StatusNoticeInput!) { publishStatusNotice(input: $input) { id } }', {
    input: {
      kind: 'trouble',
      title: 'メールが<遅れて>います',
      components: ['mail'],
      starts_at: now().toISOString(),
      body: 'お申し込みには影響ありません。',
      ...change,
    },
  })
const goOn = (id: string, seen: string, progress: string) =>
  ask('mutation ($input: StatusUpdateInput!) { updateStatusNotice(input: $input) { ok } }', {
    input: { id, seen, progress, body: '回復しました。' },
  })

async function page(): Promise<string> {
  const app = fastify()
  try {
    mountServiceStatus(app, world.services)
    const answer = await app.inject('/status')
    expect(answer.statusCode).toBe(200)
    return answer.body
  } finally {
    await app.close()
  }
}

test('the parts are measured, what is published counts before, and the page says both without a word about anybody', async () => {
  expect(await stateOf('mail')).toBe('unknown')
  await measureService(world.services)
  expect(await stateOf('mail')).toBe('ok')
  const member = await world.member()
  await world.database
    .insertInto('mail_outbox')
    .values({
      key: 'x',
      member_id: member.memberId,
      to_address: 'someone@example.jp',
      template: 'welcome',
      subject: 'x',
      text_body: 'x',
      html_body: 'x',
      headers: '{}',
      message_id: '<x@x>',
      created_at: now(),
    })
    .execute()
  for (let passed = 0; passed < 12; passed += 4) {
    await world.pass(4 * minute)
    await measureService(world.services)
  }
  expect(await stateOf('mail')).toBe('degraded')
  expect(await stateOf('document')).toBe('ok')
  expect((await publish({ title: '' })).fields).toHaveProperty('title')
  expect((await publish({ kind: 'maintenance' })).fields).toHaveProperty('ends_at')
  const { id } = await publish({ components: ['document'] })
  expect(await stateOf('document')).toBe('degraded')
  const html = await page()
  expect(html).toContain('メールが&lt;遅れて&gt;います')
  expect(html).toContain('書面の作成・交付、メールの送信に、通常と異なる点があります。')
  expect(html).not.toContain('someone@example.jp')
  const [{ updates }] = (await status()).notices
  expect((await goOn(id, updates[0].id, 'resolved')).ok).toBe(true)
  expect((await goOn(id, updates[0].id, 'watching')).code).toBe('CONFLICT')
  const [told] = (await status()).notices
  expect((await goOn(id, told.updates[0].id, 'watching')).code).toBe('CONFLICT')
  expect(await stateOf('document')).toBe('ok')
  expect(await page()).toContain('解消')
})

test('hours in which nothing ran are nobody’s knowledge', async () => {
  await measureService(world.services)
  await world.pass(3 * 60 * minute)
  await measureService(world.services)
  const rows = await world.database
    .selectFrom('service_reading')
    .select('state')
    .where('component', '=', 'site')
    .orderBy('since')
    .execute()
  expect(rows.map(({ state }) => state)).toEqual(['ok', 'unknown', 'ok'])
})

test('while the database does not answer, the page still does', async () => {
  const app = fastify()
  const broken = { ...world.services, database: { selectFrom: () => undefined } as unknown as typeof world.database }
  mountServiceStatus(app, {
    ...broken,
    log: { ...world.services.log, warn: () => undefined } as typeof world.services.log,
  })
  const answer = await app.inject('/status')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('現在の状況を確認できません。')
  await app.close()
})

test('a vendor is checked every year: in the day’s work a month before, by mail when due, and again a year later', async () => {
  const today = japanDateOf(now())
  const save = (input: Record<string, unknown>) =>
    ask('mutation ($input: VendorInput!) { saveVendor(input: $input) { id version } }', {
      input: {
        name: '発送代行株式会社',
        work: '書面の印刷と発送',
        data: ['name', 'address'],
        subcontractors: '',
        contracted_on: addMonths(today, -11),
        ...input,
      },
    })
  const vendors = () => ask('{ adminVendors { id version next_check_on ended_on } }')
  const queue = async () =>
    (await ask('{ adminQueues { name count } }')).find(({ name }: { name: string }) => name === 'vendor_check').count
  expect((await save({ name: '' })).fields).toEqual({ name: '必須です' })
  const { id, version } = await save({})
  expect(await vendors()).toMatchObject([{ next_check_on: addMonths(addMonths(today, -11), 12) }])
  await world.pass(5 * day)
  expect(await queue()).toBe(1)
  const due = addMonths(addMonths(today, -11), 12)
  await reportDueDays(world.services, timeOfDay(addDays(due, 2), 9, 0))
  const mails = await world.database.selectFrom('mail_outbox').select('subject').execute()
  expect(mails.map(({ subject }) => subject)).toContain('【2日超過】委託先の点検（発送代行株式会社）')
  const check = (input: Record<string, unknown>) =>
    ask('mutation ($input: VendorCheckInput!) { recordVendorCheck(input: $input) { ok } }', {
      input: { id, checked_on: today, result: 'good', findings: '訪問して確かめた。', ...input },
    })
  expect((await check({ findings: '' })).fields).toEqual({ findings: '必須です' })
  expect((await check({})).ok).toBe(true)
  expect(await queue()).toBe(0)
  expect(await vendors()).toMatchObject([{ next_check_on: addMonths(today, 12) }])
  expect((await save({ id, version: 7 })).code).toBe('CONFLICT')
  expect((await save({ id, version, ended_on: today })).version).toBe(2)
  expect(await vendors()).toMatchObject([{ ended_on: today, next_check_on: null }])
})
