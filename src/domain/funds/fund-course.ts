import type { KeptPlanStep } from './extension-plan.ts'
import type { FreeText } from '../free-text.ts'
import { addDays, daysBetween, formatDate, type JapanDate } from '../calendar.ts'
import { EXTENSION_ARTICLE } from './fund-extension.ts'

/** A day of a fund that is promised, and told as kept only by a record. */
export const COURSE_POINTS = {
  start: '運用の開始',
  end: '運用の終了',
  payment: 'お支払い',
  report: '財産管理報告書の交付',
  word: 'お約束した状況のお知らせ',
} as const
export type CoursePointKind = keyof typeof COURSE_POINTS

/** What is late is a word and no money: the fund's state does not change by it, and investors are told all the same. */
export const isWord = ({ kind }: Pick<CoursePoint, 'kind'>): boolean => kind === 'report' || kind === 'word'

export const COURSE_STATES = {
  planned: '予定どおり',
  extended: '延長',
  late: '遅延',
  in_talks: '協議中',
  ended: '終了',
} as const
export type CourseState = keyof typeof COURSE_STATES

export type CoursePoint = {
  readonly kind: CoursePointKind
  /** The calculation period of a payment; null for the fund's own days. */
  readonly number: number | null
  readonly plannedOn: JapanDate
}

/** Why a fund does not end when it was planned to. */
export const DELAY_CAUSES = {
  sale: '売却が終わっていないため',
  works: '工事が終わっていないため',
  tenant: '入居者との手続きのため',
  market: '市況のため',
  disaster: '災害・事故のため',
  dispute: '権利関係・紛争のため',
  other: 'その他の理由のため',
} as const
export type DelayCause = keyof typeof DELAY_CAUSES

/** What two operators decided of a fund's end, as investors read it. */
export type CourseDecision = {
  readonly state: 'extended' | 'in_talks'
  readonly previousEndOn: JapanDate
  /** The new end; in talks the one that investors are asked to agree to. */
  readonly plannedEndOn: JapanDate
  readonly cause: DelayCause
  readonly reason: FreeText
  readonly measures: string
  readonly effect: string
  /** What is to be done until then, in the order of its days. */
  readonly plan: readonly KeptPlanStep[]
  /** Until when investors hear of it again, as it was promised last. */
  readonly nextNoticeOn: JapanDate
  /** The last day to which the contract lets the operator extend without everybody's consent; null where it does not let him. */
  readonly longestEndOn: JapanDate | null
}

/** What is on record of a fund, as far as its state follows from it. */
export type CourseRecords = {
  /** Planned days that no record answers yet, whether ahead or past. */
  readonly open: readonly CoursePoint[]
  /** The last decision of two operators; null where there was none. */
  readonly decided: CourseDecision | null
  readonly hasBegun: boolean
  /** Everybody's principal and shares are paid. */
  readonly hasEnded: boolean
}

/** A planned day that has passed, by how many days, and when investors hear of it next. */
export type LatePoint = CoursePoint & { readonly days: number; readonly nextNoticeOn: JapanDate }

export type Course = {
  readonly state: CourseState
  /** The earliest planned day that has passed; null while none has. */
  readonly late: LatePoint | null
  /** What investors should have been given to read by now: an overdue report, a promised word. */
  readonly unreported: readonly LatePoint[]
  readonly decided: CourseDecision | null
}

const FIRST_NOTICE = 1
const NOTICE_EVERY = 30
/** Before an end, and before any other planned day, the operators have a task so many days ahead. */
const DUTIES_AHEAD: Record<CoursePointKind, readonly number[]> = {
  start: [0],
  end: [90, 30, 0],
  payment: [0],
  // Reports that come near have their own queue and list.
  report: [],
  word: [7, 0],
}
/** So many days before a repeated notice, or a promised word, the operators are asked what to say in it. */
export const WORDS_AHEAD = 7

/**
 * How a fund stands against its plan. Late comes from the clock alone, and nothing that anybody decides hides it: talks are late, too. Null for a fund that
 * has not begun, and is not late to begin.
 */
export function courseOf({ open, decided, hasBegun, hasEnded }: CourseRecords, today: JapanDate): Course | null {
  const passed = lateOf(open, today).map((point) => latePoint(point, today))
  const unreported = passed.filter(isWord)
  if (hasEnded) return { state: 'ended', late: null, unreported, decided: null }
  const late = passed.find((point) => !isWord(point)) ?? null
  if (late === null) return hasBegun ? { state: decided?.state ?? 'planned', late, unreported, decided } : null
  return { state: decided?.state === 'in_talks' ? 'in_talks' : 'late', late, unreported, decided }
}

/** Investors of the fund wait for the end of it, or for a payment, past the planned day: "運用の終了が予定日を13日過ぎています". Null where none do. */
export function overdueText(records: CourseRecords, today: JapanDate): string | null {
  const late = courseOf(records, today)?.late ?? null
  return late === null || late.kind === 'start' ? null : `${pointName(late)}が予定日を${late.days}日過ぎています`
}

/** How late it is, and when investors hear of it next. */
export function latePoint(point: CoursePoint, today: JapanDate): LatePoint {
  const days = daysBetween(point.plannedOn, today)
  return { ...point, days, nextNoticeOn: addDays(point.plannedOn, followingNotice(days)) }
}

/** The planned days that have passed without a record, the earliest first. A day is over when the next one begins. */
function lateOf(open: readonly CoursePoint[], today: JapanDate): CoursePoint[] {
  return open
    .filter(({ plannedOn }) => plannedOn < today)
    .toSorted((one, other) => (one.plannedOn < other.plannedOn ? -1 : Number(one.plannedOn > other.plannedOn)))
}

/** The last notice that investors should have had so many days after the plan; null before the first. */
export function noticeReached(daysLate: number): number | null {
  if (daysLate < FIRST_NOTICE) return null
  return Math.floor(daysLate / NOTICE_EVERY) * NOTICE_EVERY || FIRST_NOTICE
}

const followingNotice = (daysLate: number): number => (Math.floor(daysLate / NOTICE_EVERY) + 1) * NOTICE_EVERY

/** What operators have to see to; days after the plan, negative before it. */
export type CourseDuty = { readonly days: number; readonly text: string }

/**
 * The last duty about a planned day that has come: 90, 30 and 0 days before an end, the day after it and each 30 days, and seven days before each of
 * these repeated notices. Null while none has. A worker that stood still catches up with the last one.
 */
export function dutyOf({ kind, plannedOn }: CoursePoint, today: JapanDate): CourseDuty | null {
  const days = daysBetween(plannedOn, today)
  if (days <= 0) {
    const ahead = DUTIES_AHEAD[kind].filter((each) => -days <= each).at(-1)
    return ahead === undefined ? null : { days: 0 - ahead, text: aheadText({ kind, plannedOn }, ahead) }
  }
  const notice = noticeReached(days) ?? FIRST_NOTICE
  const next = followingNotice(days)
  if (days >= next - WORDS_AHEAD)
    return {
      days: next - WORDS_AHEAD,
      text: `${formatDate(addDays(plannedOn, next))}に、参加者へ次のお知らせを送信します。それまでに、状況の説明を更新してください。`,
    }
  return {
    days: notice,
    text: `${ACTS[kind]}状況の説明を登録してください。それまで、参加者へは翌日と${NOTICE_EVERY}日ごとに、自動でお知らせします。`,
  }
}

/** What ends the delay, beside words about it. */
const ACTS: Record<CoursePointKind, string> = {
  start: '運用の開始を記録するか、',
  end: '運用の終了を記録するか、',
  payment: 'お支払いを記録するか、',
  report: '財産管理報告書を交付するか、',
  word: '',
}

function aheadText({ kind, plannedOn }: Pick<CoursePoint, 'kind' | 'plannedOn'>, days: number): string {
  if (kind === 'word')
    return `参加者に${days === 0 ? '本日' : formatDate(plannedOn)}までのお知らせをお約束しています。状況の説明を登録してください。次のお知らせの日も設定できます。`
  if (days === 0)
    return `本日が${COURSE_POINTS[kind]}の予定日です。${kind === 'payment' ? '支払いを完了してください' : '記録してください'}。記録がないまま翌日になると「遅延」と表示し、参加者へお知らせします。`
  return days === 90
    ? '売却などの計画と、運用が終わる見込みの日を確認してください。'
    : '予定どおり終えるか、延長するかを決めてください。延長は、契約の予告期間より前に、運営者二人で決定します。'
}

/** "運用の終了", "お支払い（第2期）" */
export const pointName = ({ kind, number }: Pick<CoursePoint, 'kind' | 'number'>): string =>
  `${COURSE_POINTS[kind]}${number === null ? '' : `（第${number}期）`}`

/** Why a payment is not made on its day, as far as the records know; of whom it is stopped for is no word here. */
export const PAYMENT_DELAY_CAUSES = {
  not_fixed: '分配の金額が、まだ確定していません。',
  money_missing: 'お支払いに充てる資金が、ファンドの口座にそろっていません。',
  bank_silent: '銀行に振込を依頼しましたが、結果の連絡がまだ届いていません。',
  not_sent: '当社での振込の手続きが、まだ終わっていません。',
} as const
export type PaymentDelayCause = keyof typeof PAYMENT_DELAY_CAUSES

/** The first that holds. `isCovered`: the fund's cash is what it owes. `isAtBank`: every transfer that is missing was ordered. */
export function paymentDelayCause({
  isFixed,
  isCovered,
  isAtBank,
}: {
  readonly isFixed: boolean
  readonly isCovered: boolean
  readonly isAtBank: boolean
}): PaymentDelayCause {
  if (!isFixed) return 'not_fixed'
  if (isAtBank) return 'bank_silent'
  return isCovered ? 'not_sent' : 'money_missing'
}

/** What investors were told of a fund against its plan, at one time. */
export type CourseEvent =
  | { readonly kind: 'extended' | 'in_talks'; readonly plannedEndOn: JapanDate }
  | { readonly kind: 'notice'; readonly point: Pick<CoursePoint, 'kind' | 'number'>; readonly days: number }
  | { readonly kind: 'explained' }

/** As a line of the fund's history. */
export function courseEventText(event: CourseEvent): string {
  switch (event.kind) {
    case 'extended':
      return `${formatDate(event.plannedEndOn)}までの延長を決定し、お知らせしました`
    case 'in_talks':
      return `${formatDate(event.plannedEndOn)}までの延長について、参加者全員に同意をお願いしました`
    case 'notice':
      return event.days === 0
        ? `${pointName(event.point)}が予定日のうちに終わらない見込みをお知らせしました`
        : event.point.kind === 'word'
          ? `状況のお知らせをお約束した日を${event.days}日過ぎたことをお知らせしました`
          : `${pointName(event.point)}の予定日を${event.days}日過ぎたことをお知らせしました`
    case 'explained':
      return '状況の説明を掲載しました'
  }
}

/** What page, box, calendar and mails say beside the state; null where the state says it all. */
export function courseText({ late, unreported, decided, state }: Course): string | null {
  const isBroken = unreported.some(({ kind }) => kind === 'word')
  const texts = [
    late === null
      ? null
      : `${pointName(late)}は${formatDate(late.plannedOn)}の予定でしたが、${late.days}日過ぎてもまだ確認できていません。次のお知らせは${formatDate(late.nextNoticeOn)}の予定です。`,
    ...unreported.map(unreportedText),
    decided === null || state === 'ended' ? null : decisionText(decided, isBroken),
  ].filter((text) => text !== null)
  return texts.length === 0 ? null : texts.join('\n')
}

/** What investors wait to read, since when, and when they hear of it next. */
export const unreportedText = ({ kind, plannedOn, days, nextNoticeOn }: LatePoint): string =>
  `${
    kind === 'word'
      ? `${formatDate(plannedOn)}までに状況をお知らせするとお約束しましたが、${days}日過ぎてもお知らせできていません。`
      : `${COURSE_POINTS[kind]}の期限は${formatDate(plannedOn)}でしたが、${days}日過ぎてもまだ交付していません。`
  }次のお知らせは${formatDate(nextNoticeOn)}の予定です。`

/** @param isBroken the next word is promised no more: its day has passed without one. */
function decisionText(decision: CourseDecision, isBroken: boolean): string {
  const { state, previousEndOn, plannedEndOn, cause, reason, measures, effect, nextNoticeOn, longestEndOn } = decision
  const decided =
    state === 'extended'
      ? `運用の終了の予定日を、${formatDate(previousEndOn)}から${formatDate(plannedEndOn)}に変更しました（${DELAY_CAUSES[cause]}）。`
      : `運用の終了を${formatDate(plannedEndOn)}まで延長することについて、参加者全員に同意をお願いしています（${DELAY_CAUSES[cause]}）。`
  const longest =
    longestEndOn === null
      ? '契約では、延長を定めていません。'
      : `契約で認められた延長の期限は、${formatDate(longestEndOn)}です（約款「${EXTENSION_ARTICLE}」）。`
  return `${decided}${sentence(reason)}対応：${sentence(measures)}分配と元本への影響：${sentence(effect)}${longest}${isBroken ? '' : `${formatDate(nextNoticeOn)}までに、あらためてお知らせします。`}`
}

const sentence = (text: string): string => (/[。！？]$/.test(text.trim()) ? text.trim() : `${text.trim()}。`)
