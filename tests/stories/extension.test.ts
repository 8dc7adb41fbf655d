import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { addDays, japanDate, timeOfDay, type JapanDate } from '../../src/domain/calendar.ts'
import { idOf, type Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { memberCalendar } from '../../src/features/investing/calendar-feed/member-calendar.ts'
import { draftOfRow } from '../../src/features/funds/fund/fund-content.ts'
import { keepVersion } from '../../src/features/funds/fund/keep-version.ts'
import { explainDelay } from '../../src/features/funds/fund-course/explain-delay.ts'
import {
  extensionKind,
  proposeExtension,
  type ExtensionFacts,
} from '../../src/features/funds/fund-course/propose-extension.ts'
import { recordAnswer } from '../../src/features/funds/fund-course/record-answer.ts'
import { recordStep } from '../../src/features/funds/fund-course/record-step.ts'
import { sendDelayNotices } from '../../src/features/funds/fund-course/send-delay-notices.ts'
import { listReportsDue } from '../../src/features/funds/management-report/list-reports-due.ts'
import { publishManagementReport } from '../../src/features/funds/management-report/publish-management-report.ts'
import { writeManagementReport } from '../../src/features/funds/management-report/write-management-report.ts'
import { approveProposal } from '../../src/features/people/approval/approve-proposal.ts'
import { judgeProposal } from '../../src/features/people/approval/judge-proposal.ts'
import { checkMoney } from '../../src/ledger/check-money.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { listQueues } from '../../src/features/back-office/dashboard/list-queues.ts'
import { askAs } from '../support/operator-api.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { publishedFund } from '../support/published-fund.ts'

// A fund that does not end as planned goes on by two people, within its contract or with everybody's consent, and everybody reads why.

const END = japanDate('2026-10-31')

let world: PayoutWorld
let fundId: Id<'fund'>
let investor: Viewer
let investments: Id<'investment'>[]

beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-05-01', operation_end_on: END })
  const first = await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  const second = await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  investor = first.viewer
  investments = [first.investmentId, second.investmentId]
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
})
afterEach(() => world.close())

const stand = async (day: JapanDate) => world.desk.parts.followers.move(timeOfDay(day, 10, 0))
async function mornings(from: JapanDate, until: JapanDate): Promise<void> {
  for (let day = from; day <= until; day = addDays(day, 1)) {
    await stand(day)
    await sendDelayNotices(world.services, timeOfDay(day, 10, 0))
  }
}

const facts: Omit<ExtensionFacts, 'plan'> = {
  state: 'extended',
  newEndOn: '2027-04-30',
  cause: 'sale',
  reason: '買主の融資の手続きが遅れています。',
  measures: '3月末の引渡しに向けて協議しています。',
  effect: '予定分配率は変わりません。',
  nextNoticeOn: '2027-01-31',
}
/** Its plan ends on the new day. */
const propose = (changes: Partial<ExtensionFacts> = {}) => {
  const plan = [{ text: '決済・引き渡し', dueOn: changes.newEndOn ?? facts.newEndOn }]
  return proposeExtension(world.services, world.maker, { fundId, ...facts, plan, ...changes })
}
async function decide(changes: Partial<ExtensionFacts> = {}): Promise<void> {
  const { proposalId } = must(await propose(changes))
  const { effect_hash: seenHash } = await world.database
    .selectFrom('proposal')
    .select('effect_hash')
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow()
  must(await approveProposal(world.services, world.checker, { proposalId, seenHash, answers: [] }))
}
const answer = (place: number, consents: boolean) =>
  recordAnswer(world.services, world.maker, {
    investmentId: investments[place] ?? idOf<'investment'>('0'),
    consents,
    answeredOn: '2026-11-01',
    basis: '書面',
  })
const course = async () =>
  await askAs(
    world.services,
    investor,
    'query ($id: ID!) { project(id: $id) { unyo_end_at unyo_term_month course { state text explanation late_days } milestones { key planned first_planned } } }',
    { id: String(fundId) },
  )
const published = async () => await publishedFund(world.services, fundId)
const mails = (like: string) =>
  world.database
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('member_id', '=', investor.memberId)
    .where('key', 'like', like)
    .orderBy('id')
    .execute()

it('within the contract two people extend it, thirty days ahead: plan, page and mails follow, and it may be late again', async () => {
  await stand(japanDate('2026-09-15'))
  await decide()
  const told = await course()
  expect(told).toMatchObject({
    unyo_end_at: '2027-04-30',
    unyo_term_month: 12,
    course: { state: 'extended', late_days: 0 },
  })
  expect(told.course.text).toContain('買主の融資の手続きが遅れています。')
  const [mail] = await mails('fund-course-decided:%')
  expect(mail?.subject).toContain('運用期間を延長しました')
  expect(mail?.text_body).toContain('2027年4月30日')
  expect(await mails('fund-delay:%')).toEqual([])

  await mornings(japanDate('2027-05-01'), japanDate('2027-05-01'))
  expect((await course()).course).toMatchObject({ state: 'late', late_days: 1 })
  must(await explainDelay(world.services, world.maker, { fundId, text: '引渡しは5月20日の予定です。' }))
  expect((await course()).course.explanation).toBe('引渡しは5月20日の予定です。')
  await mornings(japanDate('2027-05-30'), japanDate('2027-06-29'))
  const notices = (await mails('fund-delay:%')).filter(({ subject }) => subject.includes('運用の終了'))
  expect(notices.map(({ text_body: text }) => text?.includes('引渡しは5月20日の予定です。'))).toEqual([
    false,
    true,
    false,
  ])
  expect(notices[2]?.text_body?.replaceAll(/\s/g, '')).toContain('新しい説明はありません')
})

it('the plan is part of what was decided: a step is done by its record, late by the clock, and beside it stands what the property is offered for', async () => {
  const plan = [
    { text: '決済・引き渡し', dueOn: '2027-04-30' },
    { text: '仲介会社を2社に追加', dueOn: '2026-11-16' },
  ]
  await stand(japanDate('2026-09-15'))
  expect(await propose({ plan: [...plan, { text: '', dueOn: '2027-05-01' }] })).toMatchObject({
    fields: {
      'plan.2.text': '必須です',
      'plan.2.due_on': '新しい終了予定日（2027年4月30日（金））までの日付を入力してください',
    },
  })
  await decide({ plan })
  const asked = async () =>
    await askAs(
      world.services,
      investor,
      'query ($id: ID!) { project(id: $id) { course { asking { price } decision { plan { id text due_on done_on note } } } } }',
      { id: String(fundId) },
    )
  const told = (await asked()).course
  expect(told.decision.plan).toMatchObject([
    { text: '仲介会社を2社に追加', due_on: '2026-11-16', done_on: null },
    { text: '決済・引き渡し', due_on: '2027-04-30', done_on: null },
  ])
  expect((await mails('fund-course-decided:%'))[0]?.text_body).toContain(
    '仲介会社を2社に追加：2026年11月16日（月）まで',
  )

  // Its day passes: operators have it among what is late. It is done, with a word; once, and not before it was decided.
  const late = async () => (await listQueues(world.services)).find(({ name }) => name === 'fund_delay')?.count
  expect(await late()).toBe(0)
  await stand(japanDate('2026-11-17'))
  expect(await late()).toBe(1)
  const done = (changes: { doneOn?: string; note?: string } = {}) =>
    recordStep(world.services, world.maker, {
      stepId: idOf<'extension_step'>(told.decision.plan[0].id),
      doneOn: '2026-11-17',
      note: '内覧4件',
      ...changes,
    })
  expect(await done({ doneOn: '2026-09-14' })).toMatchObject({ fields: { done_on: /決定した日/ } })
  expect(await done({ doneOn: '2026-11-18', note: 'あ'.repeat(201) })).toMatchObject({
    fields: { done_on: '今日までの日付を入力してください', note: '200文字以内で入力してください' },
  })
  must(await done())
  expect(await done()).toMatchObject({ code: 'CONFLICT' })
  expect(await late()).toBe(0)
  expect((await asked()).course.decision.plan[0]).toMatchObject({ done_on: '2026-11-17', note: '内覧4件' })
  expect((await published()).course).toMatchObject({
    state: 'extended',
    late: null,
    untold: [],
    decision: {
      previous_end_on: END,
      planned_end_on: '2027-04-30',
      cause: 'sale',
      plan: [
        { text: '仲介会社を2社に追加', due_on: '2026-11-16', done_on: '2026-11-17', note: '内覧4件' },
        { text: '決済・引き渡し', due_on: '2027-04-30', done_on: null, note: null },
      ],
      next_word_on: '2027-01-31',
    },
    explanation: null,
    asking: null,
  })

  // What the property is offered for, until the company says another sum.
  expect(
    await explainDelay(world.services, world.maker, { fundId, text: '売り出しました。', askingPrice: 0 }),
  ).toMatchObject({
    fields: { asking_price: '1円から1兆円までの金額を入力してください' },
  })
  must(await explainDelay(world.services, world.maker, { fundId, text: '売り出しました。', askingPrice: 20_200_000 }))
  must(await explain('申し込みを待っています。'))
  expect((await asked()).course.asking).toEqual({ price: 20_200_000 })
  expect((await published()).course).toMatchObject({
    asking: { price: 20_200_000 },
    explanation: { text: '申し込みを待っています。' },
  })

  // Nobody writes another plan into the decision, by any way.
  await expect(
    sql`insert into extension_step (status_id, position, text, due_on) select id, 3, '売却', '2027-04-01' from fund_status`.execute(
      world.database,
    ),
  ).rejects.toThrow('none that two operators decided')
  await expect(sql`delete from extension_step_done`.execute(world.database)).rejects.toThrow()
})

it('an extension that waited for its second person since before plans had steps is decided as it was proposed', async () => {
  await stand(japanDate('2026-09-15'))
  const { proposalId } = must(await propose())
  await asBeforeSteps(proposalId)
  const { hash } = must(await judgeProposal(world.services, proposalId))
  const seenHash = hash ?? ''
  must(await approveProposal(world.services, world.checker, { proposalId, seenHash, answers: [] }))
  expect((await published()).course).toMatchObject({ state: 'extended', decision: { plan: [] } })
  expect((await mails('fund-course-decided:%'))[0]?.text_body).not.toContain('決済・引き渡し')
})

/** Leaves of a proposal what such a one held before its plan was part of it. */
const asBeforeSteps = (proposalId: Id<'proposal'>) =>
  inTransaction(world.database, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await trx
      .updateTable('proposal')
      .set({ content: sql`content - 'plan'` })
      .where('id', '=', proposalId)
      .execute()
  })

const words = async () => (await listQueues(world.services)).find(({ name }) => name === 'fund_word')
const wordNotices = () => ofPoint('word')
const ofPoint = async (point: 'word' | 'report') =>
  (
    await world.database
      .selectFrom('delay_notice')
      .select(['days', 'people'])
      .where('fund_id', '=', fundId)
      .where('point', '=', point)
      .orderBy('id')
      .execute()
  ).map(({ days, people }) => `day ${days}, ${people} people`)
const explain = (text: string, nextNoticeOn: string | null = null) =>
  explainDelay(world.services, world.maker, { fundId, text, nextNoticeOn })

it(
  'a word that was promised and never came is told by the clock, until the company speaks and promises the next',
  { tags: ['course'] },
  async () => {
    await stand(japanDate('2026-09-15'))
    await decide()
    await mornings(japanDate('2027-01-23'), japanDate('2027-01-23'))
    expect(await words()).toMatchObject({ count: 0 })
    await mornings(japanDate('2027-01-24'), japanDate('2027-01-31'))
    expect(await words()).toMatchObject({ count: 1, dueAt: new Date('2027-01-31T23:59:59+09:00') })
    expect([await wordNotices(), await mails('fund-course-update:%')]).toEqual([[], []])
    const tasks = await world.database
      .selectFrom('mail_outbox')
      .select('key')
      .where('key', 'like', `fund-course:${fundId}:word:%:${world.checker.memberId}`)
      .orderBy('id')
      .execute()
    expect(tasks.map(({ key }) => Number(key.split(':')[5]))).toEqual([-7, 0])

    await mornings(japanDate('2027-02-01'), japanDate('2027-03-02'))
    expect(await wordNotices()).toEqual(['day 1, 2 people', 'day 30, 2 people'])
    const [broken] = await mails('fund-delay:%')
    expect(broken?.subject).toContain('状況のお知らせが遅れています')
    expect(broken?.text_body?.replaceAll(/\s/g, '')).toContain(
      '2027年1月31日（日）までに状況をお知らせするとお約束しましたが',
    )
    const page = (await course()).course
    expect(page).toMatchObject({ state: 'extended', late_days: 0 })
    expect(page.text).toContain('30日過ぎてもお知らせできていません')
    expect(await words()).toMatchObject({ count: 1 })

    // A day that is no promise, and then one that is.
    for (const day of ['2027-03-02', '2027-06-03', '三月'])
      expect(await explain('引渡しの日が決まりました。', day)).toMatchObject({ code: 'BAD_USER_INPUT' })
    must(await explain('引渡しの日が決まりました。', '2027-04-15'))
    expect((await course()).course.text).toContain('2027年4月15日（木）までに、あらためてお知らせします')
    expect(await words()).toMatchObject({ count: 0 })
    await mornings(japanDate('2027-03-03'), japanDate('2027-04-14'))
    expect(await mails('fund-course-update:%')).toEqual([
      {
        subject: expect.stringContaining('その後のお知らせ'),
        text_body: expect.stringContaining('引渡しの日が決まりました。'),
      },
    ])
    expect((await mails('fund-course-update:%'))[0]?.text_body).toContain('2027年4月15日（木）まで')
    expect(await words()).toMatchObject({ count: 1 })
    // Kept, on its day, once.
    must(await explain('引渡しは4月28日です。'))
    await mornings(japanDate('2027-04-15'), japanDate('2027-04-30'))
    expect((await mails('fund-course-update:%')).map(({ text_body: text }) => text?.includes('4月28日'))).toEqual([
      false,
      true,
    ])
    expect(await wordNotices()).toHaveLength(2)
  },
)

it('a word that is given late is sent the next morning, and no day may be promised for a fund that is as planned', async () => {
  expect(await explain('順調です。', '2026-06-30')).toMatchObject({ code: 'CONFLICT' })
  await stand(japanDate('2026-09-15'))
  await decide()
  await mornings(japanDate('2027-02-01'), japanDate('2027-02-01'))
  must(await explain('買主の審査が終わりました。'))
  await mornings(japanDate('2027-02-02'), japanDate('2027-02-05'))
  expect(await wordNotices()).toEqual(['day 1, 2 people'])
  expect((await mails('fund-course-update:%')).map(({ text_body: text }) => text)).toEqual([
    expect.stringContaining('買主の審査が終わりました。'),
  ])
})

it(
  'a report that was not delivered by its day is told the morning after and every thirty days, until it is',
  { tags: ['course'] },
  async () => {
    const [due] = await listReportsDueOn('2026-12-10')
    const late = due?.due_on ?? END
    await mornings(late, late)
    expect(await ofPoint('report')).toEqual([])
    await mornings(addDays(late, 1), addDays(late, 61))
    expect(await ofPoint('report')).toEqual([1, 30, 60].map((days) => `day ${days}, 2 people`))
    const told = (await mails('fund-delay:%')).filter(({ subject }) => subject.includes('財産管理報告書'))
    expect(told).toHaveLength(3)
    for (const part of [
      'まだ交付していません',
      '当社からの説明は、まだありません',
      '2026年5月1日（金）〜2026年10月31日（土）',
    ])
      expect(told[0]?.text_body?.replaceAll(/\s/g, '')).toContain(part)
    expect((await course()).course.text).toContain('財産管理報告書の交付の期限')
    const report = {
      fundId,
      periodStartOn: '2026-05-01',
      periodEndOn: '2026-10-31',
      facts: { income: [{ label: '賃料', amount: 1 }], costs: [], remarks: [] },
      reason: '',
      operatorId: world.maker.memberId,
    }
    const draft = must(await writeManagementReport(world.services, report))
    must(await publishManagementReport(world.services, { ...draft, operatorId: world.maker.memberId }))
    expect((await course()).course.text).not.toContain('財産管理報告書')
    await mornings(addDays(late, 89), addDays(late, 92))
    expect(await ofPoint('report')).toHaveLength(3)
  },
)

/** Reports as they are due, seen on that day. */
async function listReportsDueOn(day: string) {
  await stand(japanDate('2026-10-15'))
  return (await listReportsDue(world.services)).filter(({ period_end_on: periodEndOn }) => periodEndOn < day)
}

it(
  'too late or too long it needs the consent of everybody, one by one, and no more than was asked',
  { tags: ['course'] },
  async () => {
    await stand(japanDate('2026-10-02'))
    expect(await propose()).toMatchObject({ ok: false, code: 'CONFLICT', message: expect.stringContaining('30日前') })
    await mornings(addDays(END, 1), addDays(END, 1))
    expect(await answer(0, true)).toMatchObject({ ok: false, code: 'CONFLICT' })
    await decide({ state: 'in_talks' })
    expect((await course()).course).toMatchObject({ state: 'in_talks', late_days: 1 })
    expect((await mails('fund-course-decided:%'))[0]?.subject).toContain('同意のお願い')
    await stand(japanDate('2026-11-05'))
    must(await answer(0, true))
    expect(await propose()).toMatchObject({ ok: false, code: 'CONFLICT' })
    must(await answer(1, false))
    expect(await propose()).toMatchObject({ ok: false, code: 'CONFLICT' })
    must(await answer(1, true))
    expect(await propose({ newEndOn: '2027-05-01' })).toMatchObject({ ok: false, code: 'CONFLICT' })
    await decide()
    expect((await course()).course).toMatchObject({ state: 'extended', late_days: 0 })
    expect(await propose({ state: 'in_talks', newEndOn: '2027-10-31' })).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await propose({ newEndOn: '2027-11-01' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('12か月'),
    })
  },
)

it(
  "the fund's own contract says how far and until when, and everybody reads the longest date and what they were told",
  { tags: ['course'] },
  async () => {
    await changeFundUnseen(world.database, fundId, { extension_months: 3, extension_notice_days: 60 })
    await stand(japanDate('2026-09-01'))
    expect(await propose({ newEndOn: '2027-02-01' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('3か月を超える'),
    })
    expect(await askAs(world.services, world.maker, '{ adminFundCourses { extension_rule } }')).toEqual([
      { extension_rule: expect.stringContaining('最長3か月') },
    ])
    await decide({ newEndOn: '2026-12-31', nextNoticeOn: '2026-12-01' })
    await stand(japanDate('2026-11-02'))
    expect(await propose({ newEndOn: '2027-01-31' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('60日前まで'),
    })
    await mornings(japanDate('2027-01-01'), japanDate('2027-01-01'))
    must(await explainDelay(world.services, world.maker, { fundId, text: '引渡しは2月20日の予定です。' }))
    const { course: told } = await askAs(
      world.services,
      investor,
      `query ($id: ID!) { project(id: $id) { course { text company_record late { name days } history { at text }
      decision { previous_end_at planned_end_at longest_end_at article cause next_notice_at } } } }`,
      { id: String(fundId) },
    )
    expect(told).toEqual({
      text: expect.stringContaining(
        '契約で認められた延長の期限は、2027年1月31日（日）です（約款「運用期間と計算期間」）',
      ),
      company_record: '当社が運用を終えたファンドは、まだありません。',
      late: { name: '運用の終了', days: 1 },
      decision: {
        previous_end_at: END,
        planned_end_at: '2026-12-31',
        longest_end_at: '2027-01-31',
        article: '運用期間と計算期間',
        cause: '売却が終わっていないため',
        next_notice_at: '2026-12-01',
      },
      history: [
        { at: '2026-09-01T10:00:00+09:00', text: '2026年12月31日（木）までの延長を決定し、お知らせしました' },
        { at: '2027-01-01T10:00:00+09:00', text: '運用の終了の予定日を1日過ぎたことをお知らせしました' },
        { at: '2027-01-01T10:00:00+09:00', text: '状況の説明を掲載しました' },
      ],
    })
    expect((await mails('fund-course-decided:%'))[0]?.text_body).toContain(
      '2027年1月31日（日）（約款「運用期間と計算期間」）',
    )
  },
)

/** The plan as it was published, which a fund that operators write has as its first version. */
const keepFirstPlan = () =>
  world.database.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('fund').selectAll().where('id', '=', fundId).executeTakeFirstOrThrow()
    const { version: number, created_at: at } = row
    await keepVersion(transaction, { fundId, number, draft: draftOfRow(row), actor: 'operator:1', at })
  })

it(
  'two extensions count from the first plan: page, mails, calendar and record tell the old day and the new one, and a third asks',
  { tags: ['course'] },
  async () => {
    await keepFirstPlan()
    await stand(japanDate('2026-09-15'))
    await decide()
    await stand(japanDate('2027-03-20'))
    expect(await propose({ newEndOn: '2027-11-01', nextNoticeOn: '2027-06-15' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('当初の終了予定日（2026年10月31日（土））から12か月を超える'),
    })
    const second = '2027-10-31'
    await decide({ newEndOn: second, reason: '2社目の買主と交渉しています。', nextNoticeOn: '2027-06-15' })
    const project = await askAs(
      world.services,
      investor,
      `{ project(id: "${fundId}") { course { state decision { previous_end_at planned_end_at longest_end_at } history { text } }
      milestones { key planned first_planned state } } }`,
    )
    const late = async () =>
      (await askAs(world.services, investor, '{ trackRecord { delayed_now { label text } } }')).delayed_now
    expect(project.course).toEqual({
      state: 'extended',
      decision: { previous_end_at: '2027-04-30', planned_end_at: second, longest_end_at: second },
      history: [
        { text: '2027年4月30日（金）までの延長を決定し、お知らせしました' },
        { text: '2027年10月31日（日）までの延長を決定し、お知らせしました' },
      ],
    })
    expect(project.milestones).toContainEqual({ key: 'ended', planned: second, first_planned: END, state: 'ahead' })
    expect(await late()).toEqual([
      {
        label: '延長',
        text: '運用の終了の予定日を、当初の2026年10月31日（土）から2027年10月31日（日）に変更しています。',
      },
    ])
    expect((await mails('fund-course-decided:%')).map(({ text_body: text }) => text?.includes('2社目の買主'))).toEqual([
      false,
      true,
    ])
    const calendar = (await memberCalendar(world.services, investor.memberId)).replaceAll('\r\n ', '')
    const ends = calendar.split('BEGIN:VEVENT').filter((entry) => entry.includes('SUMMARY:運用終了'))
    expect(ends).toEqual([expect.stringMatching(/DTSTART;VALUE=DATE:20271031[^]*SUMMARY:運用終了の予定/)])

    await stand(japanDate('2027-09-01'))
    expect(await propose({ newEndOn: '2027-11-30', nextNoticeOn: '2027-09-30' })).toMatchObject({
      message: expect.stringContaining('12か月を超える'),
    })
    // Longer than a year it owes a dividend for its first one: what passed first is told.
    await stand(japanDate('2027-11-01'))
    expect(await late()).toEqual([
      { label: '遅延', text: 'お支払い（第1期）は2027年5月31日（月）の予定でしたが、154日過ぎています。' },
    ])
  },
)

it('the database takes no extension past the contract, and keeps what was decided', async () => {
  await stand(japanDate('2026-09-15'))
  await decide()
  await expect(sql`update fund_status set reason = 'x'`.execute(world.database)).rejects.toThrow()
  await stand(japanDate('2027-04-15'))
  await expect(
    sql`insert into fund_status (fund_id, seq, state, previous_end_on, planned_end_on, cause, reason, measures, effect, next_notice_on, proposal_id, actor, at)
      select fund_id, 2, state, planned_end_on, '2027-10-31', cause, reason, measures, effect, next_notice_on, (
        select id from proposal where status = 'approved' and kind = ${extensionKind.kind} limit 1), actor, ${world.services.clock.now()} from fund_status`.execute(
      world.database,
    ),
  ).rejects.toThrow(/consent of every investor/)
})

it(
  'a default: nobody ends it, and reports go on every twelve months until everybody is repaid',
  { tags: ['course'] },
  async () => {
    const due = async () =>
      (await listReportsDue(world.services)).map(
        ({ period_start_on: periodStartOn, period_end_on: periodEndOn }) => `${periodStartOn} to ${periodEndOn}`,
      )
    const by = { operatorId: world.maker.memberId }
    const deliver = async (periodStartOn: string, periodEndOn: string) => {
      const report = {
        fundId,
        periodStartOn,
        periodEndOn,
        facts: { income: [{ label: '賃料', amount: 1 }], costs: [], remarks: [] },
        reason: '',
      }
      const draft = must(await writeManagementReport(world.services, { ...report, ...by }))
      must(await publishManagementReport(world.services, { ...draft, ...by }))
    }
    await stand(japanDate('2026-11-05'))
    expect(await due()).toEqual(['2026-05-01 to 2026-10-31'])
    await deliver('2026-05-01', '2026-10-31')
    expect(await due()).toEqual([])
    // Late by a year, and nothing that was planned ends the duty.
    await mornings(japanDate('2027-11-05'), japanDate('2027-11-05'))
    expect((await course()).course).toMatchObject({ state: 'late', late_days: 370 })
    expect(await due()).toEqual(['2026-11-01 to 2027-10-31'])
    await deliver('2026-11-01', '2027-10-31')
    expect(await enterDays(world, fundId, { operationEndOn: '2027-11-05' })).toBe('ok')
    await stand(japanDate('2027-11-10'))
    expect(await due()).toEqual(['2027-11-01 to 2027-11-05'])
    await deliver('2027-11-01', '2027-11-05')
    // The end is recorded, and nobody has been repaid.
    await mornings(japanDate('2028-11-10'), japanDate('2028-11-10'))
    expect((await course()).course).toMatchObject({ state: 'late' })
    expect(await due()).toEqual(['2027-11-06 to 2028-11-05'])
    await deliver('2027-11-06', '2028-11-05')
    await enterTwice(world, fundId, { dividend: 20_000, payday: '2028-11-30' })
    await world.moveOperatorMoney(825_000)
    await payEverything(world)
    expect((await course()).course).toMatchObject({ state: 'ended' })
    await stand(japanDate('2029-11-10'))
    expect(await due()).toEqual([])
  },
)

async function found(check: 'M63' | 'M99') {
  await sql`update bank_reading set read_at = ${world.services.clock.now()}`.execute(world.database)
  return (await checkMoney(world.database)).filter(({ id }) => id === check).flatMap(({ rows }) => rows)
}

it('a promised word that passed without a notice is found by the checks', async () => {
  await stand(japanDate('2026-09-15'))
  await decide()
  await stand(japanDate('2027-02-02'))
  expect(await found('M99')).toEqual([])
  await stand(japanDate('2027-02-03'))
  expect(await found('M99')).toMatchObject([{ promised_on: '2027-01-31' }])
  await sendDelayNotices(world.services, world.services.clock.now())
  expect(await found('M99')).toEqual([])
  await stand(japanDate('2027-03-04'))
  expect(await found('M99')).toHaveLength(1)
  must(await explain('買主の審査が終わりました。'))
  expect(await found('M99')).toEqual([])
})

it('a planned day that passed without a notice is found by the checks, and stops nothing', async () => {
  const passed = () => found('M63')
  await stand(addDays(END, 1))
  expect(await passed()).toEqual([])
  await stand(addDays(END, 3))
  expect(await passed()).toMatchObject([{ point: 'end' }])
  await sendDelayNotices(world.services, world.services.clock.now())
  expect(await passed()).toEqual([])
  // Thirty days later they hear of it again.
  await stand(addDays(END, 31))
  expect(await passed()).toEqual([])
  await stand(addDays(END, 32))
  expect(await passed()).toMatchObject([{ point: 'end' }])
  await sendDelayNotices(world.services, world.services.clock.now())
  expect(await passed()).toEqual([])
})
