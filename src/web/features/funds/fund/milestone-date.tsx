import { type Milestone, type Moment } from '../../../../domain/funds/fund-schedule.ts'
import { stateWord } from '../../../../domain/funds/fund-schedule-words.ts'
import { useNowAround } from '../../../app/time/now.tsx'
import { DateTime } from '../../../ui/money.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './fund-schedule.module.css'

/** The time, renewed whenever another of the fund's milestones may come: its days begin at midnight. */
export const useScheduleNow = ({ start_at, end_at }: Pick<Fund, 'start_at' | 'end_at'>): number =>
  useNowAround([start_at, end_at])

/** An instant with its time, a day without. */
export function MomentText({ value }: { value: Moment }) {
  return <DateTime value={value} format={value instanceof Date ? 'dateTime' : 'date'} />
}

/** As it is planned now, with what was planned before where that has changed. */
export function PlannedDate({ milestone: { planned, firstPlanned, isLatest } }: { milestone: Milestone }) {
  if (planned === null) return <>未定</>
  const suffix = isLatest && 'まで'
  return (
    <>
      {firstPlanned !== null && (
        <del className={styles.before}>
          <span className="visually-hidden">変更前：</span>
          <MomentText value={firstPlanned} />
          {suffix}
        </del>
      )}
      {firstPlanned !== null && <span className="visually-hidden">変更後：</span>}
      <MomentText value={planned} />
      {suffix}
    </>
  )
}

/** "46人中45人にお支払い済み": a payment that is not complete. */
export function partText({ part }: Pick<Milestone, 'part'>): string | null {
  return part === null ? null : `${part.of}人中${part.done}人にお支払い済み`
}

/**
 * What is missing beside a planned day that has come or passed, and that one was put off; of a payment how many have it while not everybody does. Nothing
 * for any other day that lies ahead.
 */
export function StateNote({ milestone }: { milestone: Milestone }) {
  const { state, isExtended } = milestone
  const isOpen = state === 'today' || state === 'overdue' || isExtended
  const part = state === 'ahead' ? null : partText(milestone)
  const word = isOpen && (part === null || state === 'overdue') ? stateWord(milestone) : null
  const words = [word, part].filter((each) => each !== null)
  if (words.length === 0) return null
  return (
    <span className={styles.stateNote} data-state={isExtended ? 'extended' : state}>
      {words.join('・')}
    </span>
  )
}
