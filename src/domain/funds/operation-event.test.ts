import { expect, it } from 'vitest'
import { addDays, japanDate } from '../calendar.ts'
import { idOf } from '../id.ts'
import {
  entryProblems,
  eventDueOn,
  eventDutyOf,
  eventMoneyText,
  eventState,
  isImportantEvent,
  type EventEntry,
  type EventMoment,
  type EventPicture,
  type OperationEventKind,
} from './operation-event.ts'

const today = japanDate('2026-11-28')
const picture = (moment: EventMoment, id: number): EventPicture => ({
  id: idOf<'fund_picture'>(id),
  moment,
  subject: 'room',
  caption: '台所',
  alt: '古い流し台のある台所',
  madeOn: '2026-11-01',
  madeBy: '当社',
  isRendering: false,
  focusX: 50,
  focusY: 50,
})

const begun: EventEntry = {
  happening: '台所の改修を始めました。',
  measures: '流し台と床を交換します。',
  effect: '予定分配率と元本に影響はありません。',
  touchesPayments: false,
  plannedEndOn: japanDate('2026-12-20'),
  endedOn: null,
  budget: 1_400_000,
  cost: null,
  nextWordOn: japanDate('2026-12-25'),
  pictures: [picture('before', 1)],
}
const finished: EventEntry = {
  ...begun,
  endedOn: today,
  cost: 1_386_000,
  nextWordOn: null,
  pictures: [picture('after', 2)],
}

it.each<[kind: OperationEventKind, touches: boolean, budget: number | null, cost: number | null, important: boolean]>([
  ['damage', false, null, null, true],
  ['refinancing', false, null, null, true],
  ['manager', false, null, null, true],
  ['vacancy', false, null, null, false],
  ['vacancy', true, null, null, true],
  ['works', false, 999_999, null, false],
  // A twentieth of 20,000,000 yen.
  ['works', false, 1_000_000, null, true],
  ['works', false, 500_000, 1_000_000, true],
  ['works', true, 1, null, true],
])('%s that touches payments %s, planned at %s, came to %s: two people tell it: %s', (...row) => {
  const [kind, touchesPayments, budget, cost, important] = row
  expect(isImportantEvent({ kind, touchesPayments, budget }, { cost, fundTotal: 20_000_000 })).toBe(important)
})

it.each([
  [true, '2027-01-31', '2026-12-05'],
  [true, null, '2026-12-05'],
  [false, '2027-01-31', '2027-01-31'],
  [false, null, '2026-12-28'],
  // A report that is late already is no reason to wait for it.
  [false, '2026-11-20', '2026-12-28'],
])('important %s, next report %s: it is told until %s', (isImportant, report, dueOn) => {
  expect(eventDueOn({ learnedOn: today, isImportant }, report === null ? null : japanDate(report))).toBe(dueOn)
})

it.each<[last: string | null | 'untold', days: number, isProposed: boolean, dueOn: string | null, words: RegExp]>([
  ['untold', 0, false, '2026-12-05', /まだお知らせしていません。2026年12月5日（土）までに/],
  ['untold', 7, true, '2026-12-05', /承認を待っています/],
  ['untold', 8, false, '2026-12-05', /期限を1日過ぎています/],
  ['2026-12-10', 4, false, null, /^/],
  ['2026-12-10', 5, false, '2026-12-10', /続報をお約束した日が近づいています/],
  ['2026-12-10', 13, false, '2026-12-10', /続報をお約束した日を過ぎています。期限を1日過ぎています/],
  [null, 500, false, null, /^/],
])('told until %s, %s days later, proposed %s: due on %s', (last, days, isProposed, dueOn, words) => {
  const duty = eventDutyOf(
    {
      dueOn: addDays(today, 7),
      last: last === 'untold' ? null : { nextWordOn: last === null ? null : japanDate(last) },
      isProposed,
    },
    addDays(today, days),
  )
  expect(duty?.dueOn ?? null).toBe(dueOn)
  expect(duty?.text ?? '').toMatch(words)
  if (duty !== null) expect(duty.isOverdue).toBe(duty.dueOn < addDays(today, days))
})

const works = { kind: 'works', happenedOn: japanDate('2026-11-10') } as const
it.each<[what: string, entry: EventEntry, earlier: EventEntry[], fields: string[]]>([
  ['begun works', begun, [], []],
  ['finished works', finished, [begun], []],
  ['nothing said', { ...begun, happening: ' ', measures: '', effect: '' }, [], ['happening', 'measures', 'effect']],
  ['too long', { ...begun, happening: 'あ'.repeat(2001) }, [], ['happening']],
  ['works without money', { ...begun, budget: null }, [], ['budget']],
  ['works without an end', { ...begun, plannedEndOn: null }, [], ['planned_end_on']],
  ['an end before the beginning', { ...begun, plannedEndOn: japanDate('2026-11-09') }, [], ['planned_end_on']],
  ['works without a picture', { ...begun, pictures: [] }, [], ['pictures']],
  ['later works without a new picture', { ...begun, pictures: [] }, [begun], []],
  ['finished without a picture of it', { ...finished, pictures: [] }, [begun], ['pictures']],
  ['finished, and never shown as it was', finished, [], ['pictures']],
  ['finished without its cost', { ...finished, cost: null }, [begun], ['cost']],
  ['finished tomorrow', { ...finished, endedOn: addDays(today, 1) }, [begun], ['ended_on']],
  ['finished before it began', { ...finished, endedOn: japanDate('2026-11-09') }, [begun], ['ended_on']],
  ['finished, and more to come', { ...finished, nextWordOn: addDays(today, 1) }, [begun], ['next_word_on']],
  ['no next word', { ...begun, nextWordOn: null }, [], ['next_word_on']],
  ['the next word today', { ...begun, nextWordOn: today }, [], ['next_word_on']],
  ['the next word on the last day', { ...begun, nextWordOn: addDays(today, 92) }, [], []],
  ['silence for longer', { ...begun, nextWordOn: addDays(today, 93) }, [], ['next_word_on']],
  ['a picture twice', { ...begun, pictures: [picture('before', 1), picture('after', 1)] }, [], ['pictures']],
  ['a picture without words', { ...begun, pictures: [{ ...picture('before', 1), alt: '' }] }, [], ['pictures.1.alt']],
  [
    'a picture of tomorrow',
    { ...begun, pictures: [{ ...picture('before', 1), madeOn: '2026-11-29' }] },
    [],
    ['pictures.1.madeOn'],
  ],
])('%s', (_what, entry, earlier, fields) => {
  expect(Object.keys(entryProblems(entry, { event: works, earlier, today }))).toEqual(fields)
})

it('a vacancy needs no money, no end and no picture', () => {
  const entry = { ...begun, budget: null, plannedEndOn: null, pictures: [] }
  expect(entryProblems(entry, { event: { kind: 'vacancy', happenedOn: today }, earlier: [], today })).toEqual({})
})

it.each([
  ['2026-11-29', null, 'ahead'],
  ['2026-11-28', null, 'going_on'],
  ['2026-11-10', { endedOn: null }, 'going_on'],
  ['2026-11-10', { endedOn: today }, 'finished'],
])('begun on %s, told %s: %s', (happenedOn, last, state) => {
  expect(eventState({ happenedOn: japanDate(happenedOn) }, last, today)).toBe(state)
})

it.each([
  [null, null, null],
  [1_400_000, null, '予算 1,400,000円'],
  [1_400_000, 1_386_000, '予算 1,400,000円 → 実績 1,386,000円（−14,000円）'],
  [1_400_000, 1_500_000, '予算 1,400,000円 → 実績 1,500,000円（＋100,000円）'],
  [1_400_000, 1_400_000, '予算 1,400,000円 → 実績 1,400,000円（予算どおり）'],
  [null, 30_000, '費用 30,000円'],
])('planned at %s, came to %s: %s', (budget, cost, text) => {
  expect(eventMoneyText({ budget, cost })).toBe(text)
})
