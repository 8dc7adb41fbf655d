import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { japanDate, timeOfDay } from '../../src/domain/calendar.ts'
import type { Id } from '../../src/domain/id.ts'
import { listQueues } from '../../src/features/back-office/dashboard/list-queues.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { keepFundPicture } from '../../src/features/funds/fund-editing/pictures.ts'
import { findPhotograph } from '../../src/features/funds/fund/find-photograph.ts'
import { showFundProof } from '../../src/features/funds/fund-proof/show-fund-proof.ts'
import { approveProposal } from '../../src/features/people/approval/approve-proposal.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { packed } from '../support/packed-register.ts'
import { askAs } from '../support/operator-api.ts'
import { enterDays, liveUntil, smallFund } from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// A fund is at work and things happen to it: works, a vacancy, a burst pipe. Who has money in it reads of each in time, in words that two people agreed on
// where it matters, and what was told stays as it was told.

let world: PayoutWorld
let fundId: Id<'fund'>
let investor: Viewer

beforeEach(async () => {
  world = await openPayoutWorld()
  // 1,000,000 yen in all: 50,000 are a twentieth.
  fundId = await smallFund(world)
  await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-05-01', operation_end_on: '2027-04-30' })
  investor = (await world.investor({ amount: 800_000, paysIn: 800_000, fundId })).viewer
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await stand('2026-06-01')
})
afterEach(() => world.close())

const stand = (day: string) => world.desk.parts.followers.move(timeOfDay(japanDate(day), 10, 0))
const ask = (source: string, variables: Record<string, unknown>, viewer: Viewer = world.maker) =>
  actAsOperator(`operator:${viewer.memberId}`, () => askAs(world.services, viewer, source, variables))

const record = (facts: Record<string, unknown> = {}, viewer: Viewer = world.maker) =>
  ask(
    'mutation ($input: OperationEventInput!) { recordOperationEvent(input: $input) { id is_important due_on } }',
    {
      input: {
        project_id: String(fundId),
        kind: 'works',
        title: '台所の改修工事',
        happened_on: '2026-06-01',
        learned_on: '2026-06-01',
        budget: 60_000,
        touches_payments: false,
        ...facts,
      },
    },
    viewer,
  )
const announce = (id: string, facts: Record<string, unknown> = {}) =>
  ask('mutation ($input: EventEntryInput!) { announceOperationEvent(input: $input) { proposal_id } }', {
    input: {
      event_id: id,
      seen: 0,
      happening: '台所の改修工事を始めました。',
      measures: '流し台と床を交換します。',
      effect: '予定分配率と元本に影響はありません。',
      touches_payments: false,
      planned_end_on: '2026-06-20',
      ended_on: '',
      budget: 60_000,
      cost: null,
      next_word_on: '2026-06-25',
      pictures: [],
      ...facts,
    },
  })
const withdraw = (id: string, viewer: Viewer, reason = '別のファンドの出来事でした') =>
  ask(
    'mutation ($id: ID!, $reason: String!) { withdrawOperationEvent(id: $id, reason: $reason) { ok } }',
    { id, reason },
    viewer,
  )

async function approve(proposalId: string): Promise<void> {
  const { id, effect_hash: seenHash } = await world.database
    .selectFrom('proposal')
    .select(['id', 'effect_hash'])
    .where('id', '=', Number(proposalId) as Id<'proposal'>)
    .executeTakeFirstOrThrow()
  const decide = (viewer: Viewer) =>
    actAsOperator(`operator:${viewer.memberId}`, () =>
      approveProposal(world.services, viewer, { proposalId: id, seenHash, answers: [] }),
    )
  expect(await decide(world.maker)).toMatchObject({ ok: false })
  must(await decide(world.checker))
}

async function uploaded(): Promise<Id<'fund_picture'>> {
  const photograph = {
    width: 960,
    height: 640,
    renditions: [{ width: 960, format: 'webp' as const, bytes: new Uint8Array([1]) }],
  }
  return must(await keepFundPicture(world.services, { fundId, photograph, actor: 'operator:1' })).id
}
const said = (id: Id<'fund_picture'>, moment: string) => ({
  id: String(id),
  moment,
  caption: '台所',
  alt: '流し台のある台所',
  made_on: '2026-06-01',
  made_by: '当社',
  is_rendering: false,
})
const shown = async () =>
  (
    await askAs(
      world.services,
      investor,
      'query ($id: ID!) { project(id: $id) { operation_events { title label state_label entries { happening budget cost next_word_on ended_on pictures { label image { url facts { alt } } } } } } }',
      { id: String(fundId) },
    )
  ).operation_events
const mails = () =>
  world.database
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('member_id', '=', investor.memberId)
    .where('key', 'like', 'operation-event:%')
    .orderBy('id')
    .execute()
const task = async () => (await listQueues(world.services)).find(({ name }) => name === 'operation_event')
const isSeen = async (pictureId: Id<'fund_picture'>): Promise<boolean> =>
  (await findPhotograph(world.services, { fundId, pictureId, width: 960, format: 'webp' }, { isOperator: false })).ok

it('large works are told by two, with pictures of before and after, and end with what they cost', async () => {
  const { id, is_important: isImportant, due_on: dueOn } = await record()
  expect([isImportant, dueOn]).toEqual([true, '2026-06-08'])
  expect(await shown()).toEqual([])

  const before = await uploaded()
  expect(await announce(id, { budget: null, effect: '' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { budget: '必須です', effect: '必須です', pictures: '工事前の写真を1枚以上追加してください' },
  })
  const { proposal_id: proposalId } = await announce(id, { pictures: [said(before, 'before')] })
  expect([await shown(), await mails(), await isSeen(before)]).toEqual([[], [], false])
  expect((await announce(id, { pictures: [said(before, 'before')] })).code).toBe('CONFLICT')
  await approve(proposalId)

  const [first] = await mails()
  expect(first?.subject).toContain('台所の改修工事')
  expect(first?.text_body).toContain('予定分配率と元本に影響はありません。')
  expect(await isSeen(before)).toBe(true)
  expect(await shown()).toMatchObject([{ label: '工事・修繕', state_label: '対応中', entries: [{ budget: 60_000 }] }])

  await stand('2026-06-22')
  const after = await uploaded()
  const end = {
    happening: '工事が終わりました。',
    ended_on: '2026-06-21',
    next_word_on: '',
    cost: 58_000,
    pictures: [said(after, 'after')],
  }
  expect(await announce(id, end)).toMatchObject({ code: 'CONFLICT' })
  await approve((await announce(id, { ...end, seen: 1 })).proposal_id)
  expect(await shown()).toMatchObject([
    {
      state_label: '完了',
      entries: [
        { happening: '台所の改修工事を始めました。', pictures: [{ label: '工事前' }] },
        {
          cost: 58_000,
          next_word_on: null,
          pictures: [{ label: '工事後', image: { facts: { alt: '流し台のある台所' } } }],
        },
      ],
    },
  ])
  expect((await mails()).map(({ subject }) => subject?.includes('（完了）'))).toEqual([false, true])
  expect(await announce(id, { seen: 2 })).toMatchObject({ code: 'CONFLICT' })
  expect(await showFundProof(world.services, fundId)).toMatchObject({
    events: [
      { kind: 'works', happened_on: '2026-06-01', entries: [{ cost: null }, { cost: 58_000, ended_on: '2026-06-21' }] },
    ],
  })
})

it('what was told stands in the report of its days and in the register of events; what nobody told stands in no report', async () => {
  const { id } = await record({ budget: 20_000 })
  expect(await announce(id, { budget: 20_000, pictures: [said(await uploaded(), 'before')] })).toEqual({
    proposal_id: null,
  })
  await record({ title: '屋根の補修', budget: 10_000 })
  const reported = async (start: string, end: string) =>
    await ask(
      'query ($id: ID!, $start: Date!, $end: Date!) { adminReportEvents(project_id: $id, period_start: $start, period_end: $end) { kind title days cost text } }',
      { id: String(fundId), start, end },
    )
  const going = {
    kind: '工事・修繕',
    title: '台所の改修工事',
    days: '2026年6月1日（月）〜対応中',
    cost: '20,000円（見込み）',
    text: '台所の改修工事を始めました。予定分配率と元本に影響はありません。',
  }
  expect(await reported('2026-05-01', '2026-05-31')).toEqual([])
  expect(await reported('2026-05-01', '2026-06-01')).toEqual([going])
  // While it goes on it is in the next one, too.
  expect(await reported('2026-08-01', '2026-10-31')).toEqual([going])
  await stand('2026-06-22')
  const pictures = [said(await uploaded(), 'after')]
  await announce(id, {
    seen: 1,
    happening: '工事が終わりました。',
    ended_on: '2026-06-21',
    next_word_on: '',
    budget: 20_000,
    cost: 19_800,
    pictures,
  })
  expect(await reported('2026-05-01', '2026-10-31')).toMatchObject([
    { days: '2026年6月1日（月）〜2026年6月21日（日）', cost: '19,800円' },
  ])
  expect(await reported('2026-06-22', '2026-10-31')).toEqual([])

  const rows = await packed(world.services, '49_運用中の出来事')
  expect(rows.map((row) => [row['件名'], row['種類'], row['回'], row['費用（円）']])).toEqual([
    ['台所の改修工事', '工事・修繕', 1, null],
    ['台所の改修工事', '工事・修繕', 2, 19_800],
    ['屋根の補修', '工事・修繕', null, null],
  ])
})

it('a vacancy is told by one; once it touches the dividend, by two and by mail', async () => {
  const { id, is_important: isImportant } = await record({ kind: 'vacancy', title: '201号室の退去', budget: null })
  expect(isImportant).toBe(false)
  const vacancy = { budget: null, planned_end_on: '', happening: '201号室が退去になりました。' }
  expect(await announce(id, vacancy)).toEqual({ proposal_id: null })
  expect([await shown(), await mails()]).toMatchObject([[{ title: '201号室の退去' }], []])

  const touching = { ...vacancy, seen: 1, touches_payments: true, effect: '第1期の分配が予定を下回る見込みです。' }
  await approve((await announce(id, touching)).proposal_id)
  expect((await mails()).map(({ subject }) => subject?.includes('（続報）'))).toEqual([true])
  // From then on everything of it is.
  expect(
    (await announce(id, { ...vacancy, seen: 2, ended_on: '2026-06-01', next_word_on: '' })).proposal_id,
  ).not.toBeNull()
})

it('what nobody told is a task, red from the day after its last day; so is a word that was promised', async () => {
  const { id } = await record({ kind: 'damage', title: '水漏れ', budget: null })
  await stand('2026-06-08')
  expect(await task()).toMatchObject({ count: 1, dueAt: new Date('2026-06-08T23:59:59+09:00') })
  await stand('2026-06-09')
  const list = async () =>
    (await ask('{ adminOperationEvents { is_overdue duty is_proposed due_on } }', {})) as Record<string, unknown>[]
  expect(await list()).toMatchObject([{ is_overdue: true, duty: expect.stringContaining('期限を1日過ぎています') }])
  await approve((await announce(id, { budget: null, planned_end_on: '' })).proposal_id)
  expect((await task())?.count).toBe(0)
  await stand('2026-06-18')
  expect((await task())?.count).toBe(1)
  await stand('2026-06-26')
  expect(await list()).toMatchObject([
    { is_overdue: true, duty: expect.stringContaining('続報をお約束した日を過ぎて') },
  ])
})

describe('is refused', () => {
  it.each([
    [{ title: ' ' }, { title: '必須です' }],
    [{ title: 'あ'.repeat(61) }, { title: '60文字以内で入力してください' }],
    [{ happened_on: '' }, { happened_on: '日付を入力してください' }],
    [{ learned_on: '2026-06-02' }, { learned_on: '今日までの日付を入力してください' }],
    [{ budget: 0 }, { budget: '1円以上の金額を入力してください' }],
    [{ part_id: '999999' }, { part_id: 'このファンドの物件を選択してください' }],
  ])('an event with %o', async (facts, fields) => {
    expect(await record(facts)).toMatchObject({ code: 'BAD_USER_INPUT', fields })
  })

  it('an event of a fund that is not at work', async () => {
    expect(await record({ project_id: String(await smallFund(world)) })).toMatchObject({ code: 'CONFLICT' })
  })

  it("another fund's picture", async () => {
    const { id } = await record()
    expect(await announce(id, { pictures: [said(999_999 as Id<'fund_picture'>, 'before')] })).toMatchObject({
      fields: { pictures: 'このファンドに追加した写真を選択してください' },
    })
  })

  it('its withdrawal by who recorded it, without a reason, and once it was told', async () => {
    const { id } = await record({ kind: 'vacancy', budget: null })
    expect(await withdraw(id, world.maker)).toMatchObject({ code: 'CONFLICT' })
    expect(await withdraw(id, world.checker, ' ')).toMatchObject({ fields: { reason: '必須です' } })
    const { id: announced } = await record({ kind: 'vacancy', budget: null })
    await announce(announced, { budget: null })
    expect(await withdraw(announced, world.checker)).toMatchObject({ code: 'CONFLICT' })
    expect((await task())?.count).toBe(1)
    expect(await withdraw(id, world.checker)).toMatchObject({ ok: true })
    expect((await task())?.count).toBe(0)
    expect(await announce(id, { budget: null })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('the database holds that what matters is told by two, in its order, and stays', async () => {
  const { id } = await record()
  const entry = (facts: Record<string, unknown>) =>
    world.database
      .insertInto('operation_event_entry')
      .values({
        event_id: Number(id) as Id<'operation_event'>,
        seq: 1,
        happening: 'あ',
        measures: 'い',
        effect: 'う',
        touches_payments: false,
        planned_end_on: null,
        ended_on: null,
        budget: null,
        cost: null,
        next_word_on: '2026-07-01',
        pictures: '[]',
        is_important: false,
        people: 0,
        proposal_id: null,
        told_by: world.maker.memberId,
        told_at: world.services.clock.now(),
        ...facts,
      })
      .execute()
  await expect(entry({})).rejects.toThrow('two operators tell what is important')
  await expect(entry({ is_important: true })).rejects.toThrow('two operators tell what is important')
  await expect(entry({ seq: 2 })).rejects.toThrow('does not follow')
  const { id: small } = await record({ kind: 'vacancy', budget: null })
  const event_id = Number(small) as Id<'operation_event'>
  await expect(entry({ event_id, cost: 50_000 })).rejects.toThrow('two operators tell what is important')
  await entry({ event_id, cost: 49_999 })
  await expect(world.database.updateTable('operation_event_entry').set({ effect: 'え' }).execute()).rejects.toThrow()
  await expect(world.database.deleteFrom('operation_event').execute()).rejects.toThrow()
})
