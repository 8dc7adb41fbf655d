import { afterEach, beforeEach, expect, it } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import { addDays, daysBetween, formatDate, japanDate, timeOfDay, type JapanDate } from '../../src/domain/calendar.ts'
import type { Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { listQueues } from '../../src/features/back-office/dashboard/list-queues.ts'
import { memberCalendar } from '../../src/features/investing/calendar-feed/member-calendar.ts'
import { sendDelayNotices } from '../../src/features/funds/fund-course/send-delay-notices.ts'
import { showFundProof } from '../../src/features/funds/fund-proof/show-fund-proof.ts'
import { sharedTrackRecord } from '../../src/features/funds/track-record/load-track-record.ts'
import { recordInData } from '../../src/features/funds/track-record/record-in-data.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { askAs } from '../support/operator-api.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// A fund's end passes and nobody does anything for thirteen months: on every day that matters each place that speaks of it says the same, to the day.

const END = japanDate('2026-10-31')
/** After the planned end investors hear of it the day after and then every 30 days. */
const NOTICES = [1, ...Array.from({ length: 13 }, (_, month) => 30 * (month + 1))]
/** Operators have a task before it, with each notice, and seven days ahead of those that are repeated. */
const TASKS = [-90, -30, 0, 1, ...NOTICES.slice(1).flatMap((day) => [day - 7, day])]
/** Days on which something changes, and their neighbours. */
const LOOKED_AT = [...new Set([...TASKS, 395].flatMap((day) => [day - 1, day, day + 1]))]
  .filter((day) => day >= -91 && day <= 395)
  .toSorted((one, other) => one - other)

let world: PayoutWorld
let fundId: Id<'fund'>
let investor: Viewer

beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-05-01', operation_end_on: END })
  investor = (await world.investor({ amount: 500_000, paysIn: 500_000, fundId })).viewer
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
})
afterEach(() => world.close())

const ask = (query: string, viewer = investor) => askAs(world.services, viewer, query)
const mailsTo = async (viewer: Viewer, like: string) =>
  await world.database
    .selectFrom('mail_outbox')
    .select(['key', 'subject', 'text_body', 'created_at'])
    .where('member_id', '=', viewer.memberId)
    .where('key', 'like', like)
    .orderBy('id')
    .execute()
const delayMails = async () => (await mailsTo(investor, 'fund-delay:%')).filter(({ subject }) => /終了/.test(subject))
const published = async () => JSON.parse(JSON.stringify(await showFundProof(world.services, fundId)))

/** The days of a calendar's entries by the word that their title begins with. */
async function calendarDays(): Promise<Record<string, string>> {
  const text = (await memberCalendar(world.services, investor.memberId)).replaceAll('\r\n ', '')
  const entries = text.split('BEGIN:VEVENT').slice(1)
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const [, title = ''] = /SUMMARY:([^\s　]+)/.exec(entry) ?? []
      const [, y = '', m = '', d = ''] = /DTSTART;VALUE=DATE:(\d{4})(\d{2})(\d{2})/.exec(entry) ?? []
      return title.includes('終了') && y !== '' ? [[title, `${y}-${m}-${d}`]] : []
    }),
  )
}

/** What is read of the fund at this moment, place by place. */
async function everywhere() {
  const course = 'course { label late_days late { planned_at days next_notice_at } }'
  const page = await ask(`{ project(id: "${fundId}") { ${course} milestones { key planned state } } }`)
  const list = (await ask(`{ projects { id ${course} } }`)).find(({ id }: { id: string }) => id === String(fundId))
  const [own] = await ask(`{ myInvests { project { ${course} } } }`)
  const record = await ask('{ trackRecord { delayed_funds delayed_now { id label text } } }')
  const data = JSON.parse(JSON.stringify(recordInData(await sharedTrackRecord(world.services), '')))
  const open = await published()
  const [office] = await ask('{ adminFundCourses { course { label late_days } point planned_on } }', world.maker)
  return {
    page: page.course,
    step: page.milestones.find(({ key }: { key: string }) => key === 'ended'),
    list: list.course,
    mine: own.project.course,
    record,
    data: data.totals.delayed_now,
    json: open.course,
    notices: open.delay_notices.filter(({ point }: { point: string }) => point === 'end').length,
    calendar: await calendarDays(),
    office,
    queued: (await listQueues(world.services)).find(({ name }) => name === 'fund_delay')?.count,
    inbox: (await ask('{ inbox { mails { subject } } }')).mails.filter(({ subject }: { subject: string }) =>
      subject.includes('運用の終了が遅れています'),
    ).length,
  }
}

/** What has to be read so many days after the planned end, after so many notices. */
function expectedOn(days: number, notices: number): Awaited<ReturnType<typeof everywhere>> {
  const isLate = days > 0
  const next = addDays(END, (Math.floor(days / 30) + 1) * 30)
  const stand = { label: isLate ? '遅延' : '予定どおり', late_days: Math.max(0, days) }
  const course = { ...stand, late: isLate ? { planned_at: END, days, next_notice_at: next } : null }
  const late = { point: 'end', planned_on: END, days }
  const text = `運用の終了は${formatDate(END)}の予定でしたが、${days}日過ぎています。`
  const id = String(fundId)
  return {
    page: course,
    step: { key: 'ended', planned: END, state: isLate ? 'overdue' : days === 0 ? 'today' : 'ahead' },
    list: course,
    mine: course,
    record: { delayed_funds: Number(isLate), delayed_now: isLate ? [{ id, label: '遅延', text }] : [] },
    data: isLate
      ? [{ fund_id: id, name: expect.any(String), state: 'late', planned_end_on: END, extended_to: null, late }]
      : [],
    json: {
      state: isLate ? 'late' : 'planned',
      late: isLate ? late : null,
      asking: null,
      explanation: null,
      decision: null,
      untold: days > 30 ? [{ point: 'report', planned_on: addDays(END, 30), days: days - 30 }] : [],
    },
    notices,
    calendar: isLate
      ? { '運用終了：遅延': END, 運用の終了の遅れについての次のお知らせ: next }
      : { 運用終了の予定: END },
    office: { course: stand, point: '運用の終了', planned_on: END },
    queued: Number(isLate),
    inbox: notices,
  }
}

async function morning(day: JapanDate): Promise<void> {
  const at = timeOfDay(day, 10, 0)
  await world.desk.parts.followers.move(at)
  // Twice: what was sent is not sent again.
  for (let run = 0; run < 2; run += 1) await sendDelayNotices(world.services, at)
}

it(
  'thirteen months late with nobody acting, every place says so on every day; then the record keeps how long',
  {
    tags: ['course'],
  },
  async () => {
    for (let day = addDays(END, -91); day <= addDays(END, 395); day = addDays(day, 1)) {
      const days = daysBetween(END, day)
      const isLookedAt = LOOKED_AT.includes(days)
      // Over at midnight; told at ten.
      if (isLookedAt) {
        await world.desk.parts.followers.move(timeOfDay(day, 0, 1))
        const before = NOTICES.filter((notice) => notice < days).length
        expect(await everywhere(), `${days} days, a minute past midnight`).toEqual(expectedOn(days, before))
      }
      await morning(day)
      const notices = NOTICES.filter((notice) => notice <= days).length
      if (isLookedAt) expect(await everywhere(), `${days} days, at ten`).toEqual(expectedOn(days, notices))
    }

    const mails = await delayMails()
    expect(mails.map(({ created_at: at }) => new Date(Math.floor(at.getTime() / 1000) * 1000))).toEqual(
      NOTICES.map((day) => timeOfDay(addDays(END, day), 10, 0)),
    )
    const texts = mails.map(({ text_body: text }) => text?.replaceAll(/\s/g, '') ?? '')
    expect(texts[0]).toContain('当社からの説明は、まだありません')
    for (const [place, text] of texts.entries()) {
      if (place > 0) expect(text).toContain('当社からの新しい説明はありません')
      expect(text).toContain(formatDate(addDays(END, 30 * (place + 1))).replaceAll(/\s/g, ''))
    }
    const tasks = await mailsTo(world.checker, `fund-course:${fundId}:end:%`)
    expect(tasks.map(({ key }) => Number(key.split(':')[5]))).toEqual(TASKS)
    // With what is due: how many people, and what they have at work.
    for (const { text_body: text } of tasks) expect(text).toContain('参加者 2人　出資額 800,000円')
    expect(check(await published()).problems).toEqual([])

    // Somebody acts at last.
    const ended = addDays(END, 396)
    await liveUntil(world, `${ended}T10:00:00+09:00`)
    expect(await enterDays(world, fundId, { operationEndOn: ended })).toBe('ok')
    await enterTwice(world, fundId, { dividend: 20_000, payday: addDays(ended, 10) })
    await world.moveOperatorMoney(825_000)
    await payEverything(world)
    const { course } = await ask(`{ project(id: "${fundId}") { course { label late_days company_record } } }`)
    expect(course).toEqual({ label: '終了', late_days: 0, company_record: expect.stringContaining('396日') })
    expect(await ask('{ trackRecord { delayed_funds delayed_now { id } ended { delay_days term } } }')).toEqual({
      delayed_funds: 1,
      delayed_now: [],
      ended: [{ delay_days: 396, term: '19か月と1日' }],
    })
    expect(await calendarDays()).toEqual({})
    await world.expectSoundBook()
  },
)
