import { endOfDay, japanDate, startOfDay } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { queueNames, type QueueName } from '../../../domain/core/queue-words.ts'

export interface WorkQueue {
  name: QueueName
  count: number
  /** Since when the oldest has waited; null where nothing waits or waiting is not what matters. */
  oldestAt: Date | null
  /** The nearest deadline; null where the queue has none. */
  dueAt: Date | null
  /** What lies in it, whole yen; null where it is no money. */
  yen: number | null
  /** What it is about in a few words: the names of the funds. Null where the count says it all. */
  detail: string | null
  /** What waits, one by one, where each is worked off at its own fund; nothing where the queue has one place for all. */
  entries?: readonly QueueEntry[]
}

export interface QueueEntry {
  fundId: Id<'fund'>
  title: string
  /** What is to be done there, in a few words. */
  detail: string
  since: Date
}

const far = Number.MAX_SAFE_INTEGER

/** The nearest deadline, then the longest waiting; what is empty at the end. */
export function byUrgency(one: WorkQueue, other: WorkQueue): number {
  const rank = ({ count, dueAt, oldestAt }: WorkQueue) => [
    count === 0 ? 1 : 0,
    dueAt?.getTime() ?? far,
    oldestAt?.getTime() ?? far,
  ]
  const [first, second] = [rank(one), rank(other)]
  const place = first.findIndex((value, index) => value !== second[index])
  return place < 0
    ? queueNames.indexOf(one.name) - queueNames.indexOf(other.name)
    : (first[place] ?? 0) - (second[place] ?? 0)
}

const namesShown = 3

/** '第3号、第5号ほか2件' */
export function namesOf(names: readonly string[]): string | null {
  if (names.length === 0) return null
  return `${names.slice(0, namesShown).join('、')}${names.length > namesShown ? `ほか${names.length - namesShown}件` : ''}`
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const firstOf = (days: readonly string[]): string | undefined => days.toSorted()[0]
/** When the first of the days began, in Japan; null where there is none. */
export function startOf(days: readonly string[]): Date | null {
  const first = firstOf(days)
  return first === undefined ? null : startOfDay(japanDate(first))
}
/** When the first of the days ends, in Japan; null where there is none. */
export function endOfFirst(days: readonly string[]): Date | null {
  const first = firstOf(days)
  return first === undefined ? null : endOfDay(japanDate(first))
}
