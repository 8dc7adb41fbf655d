import { expect, it } from 'vitest'
import { addDays, japanDate } from '../calendar.ts'
import {
  courseEventText,
  courseOf,
  courseText,
  dutyOf,
  noticeReached,
  paymentDelayCause,
  type CourseDecision,
  type CoursePoint,
} from './fund-course.ts'

const end: CoursePoint = { kind: 'end', number: null, plannedOn: japanDate('2027-04-30') }
const day = (days: number) => addDays(end.plannedOn, days)
const at = (days: number, records: Partial<Parameters<typeof courseOf>[0]> = {}) =>
  courseOf({ open: [end], decided: null, hasBegun: true, hasEnded: false, ...records }, day(days))

const decision = (state: 'extended' | 'in_talks'): CourseDecision => ({
  state,
  previousEndOn: japanDate('2026-10-31'),
  plannedEndOn: end.plannedOn,
  cause: 'sale',
  reason: '買主との契約が遅れています',
  measures: '別の買主とも協議しています。',
  effect: '分配の予定率は変わりません',
  plan: [],
  nextNoticeOn: japanDate('2027-01-31'),
  longestEndOn: japanDate('2027-10-31'),
})

it('an extension is told with its cause, what is done and what it does to the money', () => {
  const course = at(-5, { decided: decision('extended') })
  expect(course && courseText(course)).toBe(
    '運用の終了の予定日を、2026年10月31日（土）から2027年4月30日（金）に変更しました（売却が終わっていないため）。買主との契約が遅れています。対応：別の買主とも協議しています。分配と元本への影響：分配の予定率は変わりません。契約で認められた延長の期限は、2027年10月31日（日）です（約款「運用期間と計算期間」）。2027年1月31日（日）までに、あらためてお知らせします。',
  )
})

it.each([
  [-1, 'planned', null],
  [0, 'planned', null],
  [1, 'late', '2027-05-30'],
  [29, 'late', '2027-05-30'],
  [30, 'late', '2027-06-29'],
  [395, 'late', '2028-06-23'],
])('%s days from the planned end: %s, next notice %s', (days, state, next) => {
  expect([at(days)?.state, at(days)?.late?.nextNoticeOn ?? null]).toEqual([state, next])
})

it('nothing that is decided hides a passed day, and only records end a fund', () => {
  expect(at(-5, { decided: decision('extended') })?.state).toBe('extended')
  expect(at(1, { decided: decision('extended') })?.state).toBe('late')
  expect(at(40, { decided: decision('in_talks') })).toMatchObject({ state: 'in_talks', late: { days: 40 } })
  expect(at(40, { open: [], hasEnded: true })).toEqual({ state: 'ended', late: null, unreported: [], decided: null })
  expect(at(-1, { hasBegun: false })).toBeNull()
})

it('an overdue report and a promised word that never came are told, and are no delay of the fund', () => {
  const report: CoursePoint = { kind: 'report', number: null, plannedOn: day(-40) }
  const word: CoursePoint = { kind: 'word', number: null, plannedOn: japanDate('2027-01-31') }
  const course = at(-5, { open: [end, report, word], decided: decision('extended') })
  expect(course).toMatchObject({
    state: 'extended',
    late: null,
    unreported: [
      { kind: 'word', days: 84, nextNoticeOn: '2027-05-01' },
      { kind: 'report', days: 35, nextNoticeOn: '2027-05-20' },
    ],
  })
  const text = (course && courseText(course)) ?? ''
  expect(text).toContain(
    '2027年1月31日（日）までに状況をお知らせするとお約束しましたが、84日過ぎてもお知らせできていません。',
  )
  expect(text).toContain('財産管理報告書の交付の期限は2027年3月21日（日）でしたが、35日過ぎてもまだ交付していません。')
  // Nobody is promised the day that has passed.
  expect(text).not.toContain('1月31日（日）までに、あらためて')
  expect(at(-5, { open: [end, report] })?.state).toBe('planned')
  expect(at(1, { open: [end, report] })).toMatchObject({ state: 'late', late: { kind: 'end', days: 1 } })
  expect(at(1, { open: [report], hasEnded: true })).toMatchObject({ state: 'ended', late: null, unreported: [report] })
})

it.each([
  ['word', -8, null],
  ['word', -7, '2027年4月30日（金）までのお知らせをお約束しています'],
  ['word', 0, '本日までのお知らせをお約束しています'],
  ['word', 1, '状況の説明を登録してください。それまで、参加者へは翌日と30日ごとに、自動でお知らせします'],
  ['start', 13, '運用の開始を記録するか、状況の説明を登録してください'],
  ['report', -1, null],
  ['report', 1, '財産管理報告書を交付するか'],
] as const)('of a %s %s days from its day operators are told: %s', (kind, days, text) => {
  const duty = dutyOf({ ...end, kind }, day(days))
  if (text === null) expect(duty).toBeNull()
  else expect(duty?.text).toContain(text)
})

it('the earliest of several passed days is told', () => {
  const year: CoursePoint = { kind: 'payment', number: 1, plannedOn: day(-20) }
  expect(at(1, { open: [end, year] })?.late).toMatchObject({ kind: 'payment', number: 1, days: 21 })
  const course = at(1)
  expect(course && courseText(course)).toContain('運用の終了は2027年4月30日（金）の予定でしたが、1日過ぎても')
})

it.each([
  [0, null],
  [1, 1],
  [29, 1],
  [30, 30],
  [59, 30],
  [60, 60],
])('%s days late: the notice of day %s', (days, notice) => expect(noticeReached(days)).toBe(notice))

it.each([
  [-91, null],
  [-90, -90],
  [-31, -90],
  [-30, -30],
  [-1, -30],
  [0, 0],
  [1, 1],
  [22, 1],
  [23, 23],
  [29, 23],
  [30, 30],
  [53, 53],
  [60, 60],
])('%s days from the planned end: the duty of day %s', (days, duty) =>
  expect(dutyOf(end, day(days))?.days ?? null).toBe(duty),
)

it.each([
  ['not_fixed', false, true, false],
  ['money_missing', true, false, false],
  ['not_sent', true, true, false],
  ['bank_silent', true, true, true],
  ['bank_silent', true, false, true],
])('a payment that is not made on its day: %s', (cause, isFixed, isCovered, isAtBank) =>
  expect(paymentDelayCause({ isFixed, isCovered, isAtBank })).toBe(cause),
)

it.each([
  [
    { kind: 'notice', point: { kind: 'payment', number: 2 }, days: 0 },
    'お支払い（第2期）が予定日のうちに終わらない見込みをお知らせしました',
  ],
  [
    { kind: 'notice', point: { kind: 'end', number: null }, days: 30 },
    '運用の終了の予定日を30日過ぎたことをお知らせしました',
  ],
  [
    { kind: 'notice', point: { kind: 'word', number: null }, days: 1 },
    '状況のお知らせをお約束した日を1日過ぎたことをお知らせしました',
  ],
  [{ kind: 'explained' }, '状況の説明を掲載しました'],
] as const)('what investors were told is a line of the history', (event, text) =>
  expect(courseEventText(event)).toBe(text),
)
