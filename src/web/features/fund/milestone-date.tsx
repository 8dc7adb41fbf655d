import type { Milestone, Moment } from '../../../domain/fund-schedule.ts'
import { milestonesOf } from '../../../domain/fund-schedule.ts'
import { useNowAround } from '../../app/now.tsx'
import { actualSchedule, earlierSchedule, plannedSchedule } from '../../from-api.ts'
import { DateTime } from '../../ui/money.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './fund-schedule.module.css'

/** A fund's way from its offering to its dividend. `now`: milliseconds since 1970. */
export function milestonesOfFund(fund: Fund, now: number): Milestone[] {
  return milestonesOf(plannedSchedule(fund), actualSchedule(fund, now), earlierSchedule(fund))
}

/** The time, renewed whenever another of the fund's milestones may have been reached: its days begin at midnight. */
export const useScheduleNow = ({ start_at, end_at, performance }: Fund): number => useNowAround([start_at, end_at, performance?.start_at, performance?.end_at])

/** An instant with its time, a day without. */
export function MomentText({ value }: { value: Moment }) {
  return <DateTime value={value} format={value instanceof Date ? 'dateTime' : 'date'} />
}

/** As it is planned now, with what was planned before where that has changed. */
export function PlannedDate({ milestone: { planned, before, isLatest } }: { milestone: Milestone }) {
  if (planned === null) return <>未定</>
  const suffix = isLatest && 'まで'
  return (
    <>
      {before !== null && (
        <del className={styles.before}><span className="visually-hidden">変更前：</span><MomentText value={before} />{suffix}</del>
      )}
      {before !== null && <span className="visually-hidden">変更後：</span>}
      <MomentText value={planned} />{suffix}
    </>
  )
}
