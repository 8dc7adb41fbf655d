import { addDays, daysBetween, formatDate, japanDate, type JapanDate } from '../calendar.ts'
import type { FreeText } from '../free-text.ts'
import { formatYen, yen } from '../money.ts'
import { problemsIn } from '../records/field.ts'
import { fundPictureFields, type FundPicture } from '../records/fund-picture.ts'

/** What happens to a fund at work and to what it holds. */
export const OPERATION_EVENT_KINDS = {
  works: '工事・修繕',
  vacancy: '空室',
  damage: '事故・損傷',
  refinancing: '借入れの借換え',
  manager: '管理会社の変更',
} as const
export type OperationEventKind = keyof typeof OPERATION_EVENT_KINDS

/** Which moment of an event a picture shows. */
export const EVENT_MOMENTS = { before: '対応前', during: '対応中', after: '対応後' } as const
export type EventMoment = keyof typeof EVENT_MOMENTS

/** "工事前" of works, "対応前" of everything else. */
export const momentWord = (kind: OperationEventKind, moment: EventMoment): string =>
  kind === 'works' ? EVENT_MOMENTS[moment].replace('対応', '工事') : EVENT_MOMENTS[moment]

export const EVENT_STATES = { ahead: '予定', going_on: '対応中', finished: '完了' } as const
export type EventState = keyof typeof EVENT_STATES

export type EventPicture = FundPicture & { readonly moment: EventMoment }

/** What an event is known to be when it is recorded. */
export type EventFacts = {
  readonly kind: OperationEventKind
  /** When it happened or began, or is to begin. */
  readonly happenedOn: JapanDate
  /** Whole yen; null where nothing is known yet, or nothing is spent. */
  readonly budget: number | null
  /** Changes what was planned to be distributed, or principal. */
  readonly touchesPayments: boolean
}

/** What investors read of an event at one time. */
export type EventEntry = {
  readonly happening: FreeText
  readonly measures: FreeText
  readonly effect: FreeText
  readonly touchesPayments: boolean
  readonly plannedEndOn: JapanDate | null
  /** Null while it goes on. */
  readonly endedOn: JapanDate | null
  /** Whole yen. */
  readonly budget: number | null
  /** Whole yen, as it came; null while it is not known. */
  readonly cost: number | null
  /** Until when investors hear of it again; null with the last one. */
  readonly nextWordOn: JapanDate | null
  readonly pictures: readonly EventPicture[]
}

/** Always told by two people and by mail. */
const IMPORTANT_KINDS: readonly OperationEventKind[] = ['damage', 'refinancing', 'manager']
/** So many parts of a fund's total: from one of them on, a cost is important. The database holds the same (is_large_for_fund). */
export const LARGE_PART = 20

/** Whether two people tell it, and every investor by mail. */
export function isImportantEvent(
  { kind, touchesPayments, budget }: Omit<EventFacts, 'happenedOn'>,
  { cost = null, fundTotal }: { cost?: number | null; fundTotal: number },
): boolean {
  const largest = Math.max(budget ?? 0, cost ?? 0)
  return IMPORTANT_KINDS.includes(kind) || touchesPayments || largest * LARGE_PART >= fundTotal
}

/**
 * By when what is said, the youngest rule that has begun. No law names a number of days for what happens to a property at work: these are the company's own,
 * until counsel names others.
 */
const DUE_RULES = [
  {
    since: japanDate('2000-01-01'),
    /** Days from the day on which the operator learned of it. */
    importantDays: 7,
    /** Where no report is ahead that could tell of it. */
    otherDays: 30,
    /** The longest silence that an entry may promise. */
    nextWordDays: 92,
  },
] as const
/** Operators are asked for the promised word so many days ahead. */
const WORDS_AHEAD = 7

export const dueRule = (day: JapanDate): (typeof DUE_RULES)[number] =>
  DUE_RULES.findLast(({ since }) => since <= day) ?? DUE_RULES[0]

/** The last day on which it is told in time: an important one within days, another with the next report. */
export function eventDueOn(
  { learnedOn, isImportant }: { learnedOn: JapanDate; isImportant: boolean },
  nextReportOn: JapanDate | null,
): JapanDate {
  const { importantDays, otherDays } = dueRule(learnedOn)
  if (isImportant) return addDays(learnedOn, importantDays)
  return nextReportOn !== null && nextReportOn > learnedOn ? nextReportOn : addDays(learnedOn, otherDays)
}

/** What operators have to see to, and by when. */
export type EventDuty = { readonly dueOn: JapanDate; readonly isOverdue: boolean; readonly text: string }

/** Null while nothing is to be done: it is over, or its next word is far. */
export function eventDutyOf(
  { dueOn, last, isProposed }: { dueOn: JapanDate; last: Pick<EventEntry, 'nextWordOn'> | null; isProposed: boolean },
  today: JapanDate,
): EventDuty | null {
  const day = last === null ? dueOn : last.nextWordOn
  if (day === null || (last !== null && daysBetween(today, day) > WORDS_AHEAD)) return null
  const isOverdue = day < today
  const what = last === null ? '投資家へまだお知らせしていません。' : '続報をお約束した日が近づいています。'
  const late = isOverdue ? `期限を${daysBetween(day, today)}日過ぎています。` : ''
  const act = isProposed ? 'ほかの運営者の承認を待っています。' : `${formatDate(day)}までにお知らせしてください。`
  return {
    dueOn: day,
    isOverdue,
    text: `${isOverdue && last !== null ? '続報をお約束した日を過ぎています。' : what}${late}${act}`,
  }
}

export function eventState(
  { happenedOn }: Pick<EventFacts, 'happenedOn'>,
  last: Pick<EventEntry, 'endedOn'> | null,
  today: JapanDate,
): EventState {
  if (last !== null && last.endedOn !== null) return 'finished'
  return happenedOn > today ? 'ahead' : 'going_on'
}

const EVENT_TEXT_MOST = 2000
export const EVENT_TITLE_MOST = 60
const mostPictures = 6

type Problems = Record<string, string>
type Judged = {
  readonly event: Pick<EventFacts, 'kind' | 'happenedOn'>
  readonly earlier: readonly EventEntry[]
  readonly today: JapanDate
}

/** What is wrong with an entry, by field of the API; empty where nothing is. */
export function entryProblems(entry: EventEntry, judged: Judged): Problems {
  return {
    ...textProblems(entry),
    ...dayProblems(entry, judged),
    ...(judged.event.kind === 'works' ? worksProblems(entry, judged) : {}),
    ...pictureProblems(entry, judged.today),
  }
}

function textProblems({ happening, measures, effect }: EventEntry): Problems {
  return Object.fromEntries(
    Object.entries({ happening, measures, effect }).flatMap(([name, text]) => {
      if (text.trim() === '') return [[name, '必須です']]
      return text.length > EVENT_TEXT_MOST ? [[name, `${EVENT_TEXT_MOST}文字以内で入力してください`]] : []
    }),
  )
}

function dayProblems({ endedOn, plannedEndOn, nextWordOn }: EventEntry, { event, today }: Judged): Problems {
  const problems: Problems = {}
  if (plannedEndOn !== null && plannedEndOn < event.happenedOn)
    problems['planned_end_on'] = `${formatDate(event.happenedOn)}以降の日付を入力してください`
  if (endedOn !== null) {
    if (endedOn > today) problems['ended_on'] = '今日までの日付を入力してください'
    else if (endedOn < event.happenedOn)
      problems['ended_on'] = `${formatDate(event.happenedOn)}以降の日付を入力してください`
    if (nextWordOn !== null) problems['next_word_on'] = '完了のときは、空欄にしてください'
    return problems
  }
  const latest = addDays(today, dueRule(today).nextWordDays)
  if (nextWordOn === null) problems['next_word_on'] = '必須です（完了のときは完了日を入力してください）'
  else if (nextWordOn <= today) problems['next_word_on'] = '明日以降の日付を入力してください'
  else if (nextWordOn > latest) problems['next_word_on'] = `${formatDate(latest)}までの日付を入力してください`
  return problems
}

/** Works are told with their money, their days and a picture of each moment that has come. */
function worksProblems(entry: EventEntry, { event, earlier, today }: Judged): Problems {
  const problems: Problems = {}
  const shows = (moment: EventMoment, entries: readonly EventEntry[]) =>
    entries.some(({ pictures }) => pictures.some((picture) => picture.moment === moment))
  if (entry.budget === null) problems['budget'] = '必須です'
  if (entry.endedOn === null && entry.plannedEndOn === null) problems['planned_end_on'] = '必須です'
  if (entry.endedOn !== null && entry.cost === null) problems['cost'] = '必須です'
  if (event.happenedOn <= today && !shows('before', [...earlier, entry]))
    problems['pictures'] = '工事前の写真を1枚以上追加してください'
  else if (entry.endedOn !== null && !shows('after', [entry]))
    problems['pictures'] = '工事後の写真を1枚以上追加してください'
  return problems
}

/** Where the message of a picture's field stands: 'pictures.12.alt'. */
function pictureProblems({ pictures }: EventEntry, today: JapanDate): Problems {
  const isTwice = new Set(pictures.map(({ id }) => id)).size < pictures.length
  return {
    ...(isTwice && { pictures: '同じ写真が二度含まれています' }),
    ...(pictures.length > mostPictures && { pictures: `写真は${mostPictures}枚までです` }),
    ...Object.fromEntries(
      pictures.flatMap((picture) =>
        Object.entries({
          ...problemsIn(fundPictureFields, picture),
          ...(picture.madeOn !== null && picture.madeOn > today && { madeOn: '今日までの日付を入力してください。' }),
        }).map(([name, problem]) => [`pictures.${picture.id}.${name}`, problem]),
      ),
    ),
  }
}

/** "予算 1,400,000円 → 実績 1,386,000円（−14,000円）"; null where no money is told. */
export function eventMoneyText({ budget, cost }: Pick<EventEntry, 'budget' | 'cost'>): string | null {
  if (budget === null) return cost === null ? null : `費用 ${formatYen(yen(cost))}`
  if (cost === null) return `予算 ${formatYen(yen(budget))}`
  const more = cost - budget
  const sign = more < 0 ? '−' : '＋'
  const difference = more === 0 ? '予算どおり' : `${sign}${formatYen(yen(Math.abs(more)))}`
  return `予算 ${formatYen(yen(budget))} → 実績 ${formatYen(yen(cost))}（${difference}）`
}
