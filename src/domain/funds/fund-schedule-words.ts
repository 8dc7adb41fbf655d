import { daysBetween, formatDate, formatDateTime, type JapanDate } from '../calendar.ts'
import type { Milestone, MilestoneKey, MilestoneState, Moment } from './fund-schedule.ts'

const NAMES: Record<MilestoneKey, string> = {
  offering_open: '募集開始',
  offering_close: '募集終了',
  drawn: '抽選',
  started: '運用開始',
  ended: '運用終了',
  choice: '継続・解約の選択期限',
  paid: '分配金のお支払い',
  failed: '不成立',
  refunded: '返金',
}

/** What stands beside a milestone's date. */
export const MILESTONE_STATE_WORDS: Record<MilestoneState, string> = {
  done: '済み',
  ahead: '予定',
  today: '本日の予定',
  overdue: '遅れ',
  dropped: '中止',
}

/** "24日遅れ" */
export const lateWord = (plannedOn: JapanDate, today: JapanDate): string =>
  `${daysBetween(plannedOn, today)}日${MILESTONE_STATE_WORDS.overdue}`

/** Beside a day that lies ahead and was put off: the operation goes on beyond what investors were first told. */
const EXTENDED = '延長中'

/** What stands beside a milestone's date: how late where it is late, and that it was put off. */
export function stateWord({
  state,
  daysLate,
  isExtended,
}: Pick<Milestone, 'state' | 'daysLate' | 'isExtended'>): string {
  if (isExtended) return EXTENDED
  return state === 'overdue' ? `${daysLate}日${MILESTONE_STATE_WORDS.overdue}` : MILESTONE_STATE_WORDS[state]
}

/** "運用終了（第1期）" */
export function milestoneName({ key, number }: Pick<Milestone, 'key' | 'number'>): string {
  return `${NAMES[key]}${number === null ? '' : `（第${number}期）`}`
}

/**
 * When it happened, or when it is planned for, in up to two lines: "2026年5月31日（日）", "までに予定". A day that has passed without a record
 * says so.
 */
export function milestoneLines(milestone: Milestone): string[] {
  const { planned, recorded, isLatest, state, isExtended } = milestone
  const text = (moment: Moment) => (moment instanceof Date ? formatDateTime(moment) : formatDate(moment))
  if (recorded !== null) return [text(recorded.on)]
  if (planned === null) return ['未定です']
  if (state === 'ahead' && !isExtended) return [text(planned), isLatest ? 'までに予定' : '予定']
  return [`${text(planned)}${isLatest ? 'まで' : ''}`, stateWord(milestone)]
}
