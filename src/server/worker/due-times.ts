import type { DailyTask } from '../schedule.ts'

export interface DueTask {
  task: DailyTask
  dueAt: Date
}

const day = 24 * 60 * 60 * 1000
const japanOffset = 9 * 60 * 60 * 1000

/** The task's first due time strictly after the instant; Japan keeps +09:00 all year. */
function firstAfter(task: Pick<DailyTask, 'hour' | 'minute'>, after: Date): Date {
  const ofDay = (task.hour * 60 + task.minute) * 60 * 1000
  const startOfJapanDay = Math.floor((after.getTime() + japanOffset) / day) * day - japanOffset
  const today = startOfJapanDay + ofDay
  return new Date(today > after.getTime() ? today : today + day)
}

/** All due times after each task's own `since` and up to `now`, in order of time, then of the list. */
export function dueTimes(tasks: readonly DailyTask[], since: ReadonlyMap<string, Date>, now: Date): DueTask[] {
  const due: DueTask[] = []
  for (const task of tasks) {
    let at = firstAfter(task, since.get(task.name) ?? now)
    while (at <= now) {
      due.push({ task, dueAt: at })
      at = firstAfter(task, at)
    }
  }
  // Array sorting is stable: tasks of the same minute keep the order of the list.
  return due.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
}

/** The earliest due time of all tasks after the instant. */
export function nextDue(tasks: readonly DailyTask[], after: Date): Date {
  return new Date(Math.min(...tasks.map((task) => firstAfter(task, after).getTime())))
}
