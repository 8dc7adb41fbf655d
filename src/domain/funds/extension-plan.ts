import { formatDate, parseJapanDate, type JapanDate } from '../calendar.ts'
import type { FreeText } from '../free-text.ts'
import type { MilestoneState } from './fund-schedule.ts'
import { lateWord, MILESTONE_STATE_WORDS } from './fund-schedule-words.ts'
import type { Id } from '../id.ts'
import { pointField } from '../records/fund-points.ts'

/** What the operator is to do, and until when, so that an extended fund ends by its new day. */
export type PlanStep = { readonly text: FreeText; readonly dueOn: JapanDate }

/** As it was decided upon, and whether it is done. */
export type KeptPlanStep = PlanStep & {
  readonly id: Id<'extension_step'>
  /** null until somebody records it. */
  readonly doneOn: JapanDate | null
  /** What came of it; null where nothing was written. */
  readonly note: FreeText | null
}

export const MOST_PLAN_STEPS = 8
const LONGEST_TEXT = 60

/**
 * The plan as it was typed, in the order of its days, or what is wrong with it by field ("plan.0.due_on"). Its days lie between today and the new end; the
 * end itself and the payment after it are the fund's own planned days, and no steps.
 * @param newEndOn null where the new end is no day itself: then only the beginning is judged.
 */
export function judgePlan(
  typed: readonly { text: string; dueOn: string }[],
  { today, newEndOn }: { today: JapanDate; newEndOn: JapanDate | null },
): { steps: PlanStep[] } | { problems: Record<string, string> } {
  if (typed.length === 0) return { problems: { plan: '1件以上入力してください' } }
  if (typed.length > MOST_PLAN_STEPS) return { problems: { plan: `${MOST_PLAN_STEPS}件以内で入力してください` } }
  const problems: Record<string, string> = {}
  const steps = typed.flatMap(({ text, dueOn }, place): PlanStep[] => {
    const day = parseJapanDate(dueOn)
    const words = text.trim()
    if (words === '') problems[pointField('plan', place, 'text')] = '必須です'
    if (words.length > LONGEST_TEXT)
      problems[pointField('plan', place, 'text')] = `${LONGEST_TEXT}文字以内で入力してください`
    if (day === null || day < today) problems[pointField('plan', place, 'due_on')] = '今日以降の日付を入力してください'
    else if (newEndOn !== null && day > newEndOn)
      problems[pointField('plan', place, 'due_on')] =
        `新しい終了予定日（${formatDate(newEndOn)}）までの日付を入力してください`
    return day === null ? [] : [{ text: words, dueOn: day }]
  })
  if (Object.keys(problems).length > 0) return { problems }
  return { steps: steps.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)) }
}

type Dated = Pick<KeptPlanStep, 'dueOn' | 'doneOn'>

/** By record and clock alone, like every other planned day of a fund. */
export function stepState({ dueOn, doneOn }: Dated, today: JapanDate): Exclude<MilestoneState, 'dropped'> {
  if (doneOn !== null) return 'done'
  if (dueOn === today) return 'today'
  return dueOn < today ? 'overdue' : 'ahead'
}

/** "済み", "予定", "本日の予定" or "24日遅れ". */
export function stepWord(step: Dated, today: JapanDate): string {
  const state = stepState(step, today)
  return state === 'overdue' ? lateWord(step.dueOn, today) : MILESTONE_STATE_WORDS[state]
}

/** As a mail lists it: "2026年11月2日（月）に完了（内覧4件）", "2027年1月29日（金）まで". */
export const stepDays = ({ dueOn, doneOn, note }: KeptPlanStep): string =>
  doneOn === null ? `${formatDate(dueOn)}まで` : `${formatDate(doneOn)}に完了${note === null ? '' : `（${note}）`}`
