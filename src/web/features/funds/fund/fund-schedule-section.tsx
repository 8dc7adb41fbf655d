import { currentMilestones } from '../../../../domain/funds/fund-schedule.ts'
import { milestoneName, stateWord } from '../../../../domain/funds/fund-schedule-words.ts'
import { supplementWords } from './supplement-words.ts'
import { milestonesOfFund } from '../../../from-api.ts'
import { formatShortDate } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { StepNode } from '../../../ui/step-timeline.tsx'
import type { Fund } from './fund-queries.ts'
import { MomentText, PlannedDate, StateNote, useScheduleNow } from './milestone-date.tsx'
import styles from './fund-schedule.module.css'

/** The knot that the thread ties at today, lying and standing. */
function TodayKnot() {
  return (
    <>
      <svg className={styles.knotLying} viewBox="0 0 34 18" aria-hidden="true" focusable="false">
        <path d="M0 15C8 15 13 15 17 14c8-2 10-12 2-12.5-7-.5-9 9-1 12 4 1.5 9 1.5 16 1.5" />
      </svg>
      <svg className={styles.knotStanding} viewBox="0 0 20 30" aria-hidden="true" focusable="false">
        <path d="M10 0C10 6 10 10 9 14c-2 7-8 8-8 2 0-5 7-6 8.5 0C10.5 20 10 24 10 30" />
      </svg>
    </>
  )
}

/** The number of a period stays whole where the line ends before it. */
function MilestoneName({ name }: { name: string }) {
  const [what = '', number] = name.split('（')
  return (
    <>
      {what}
      {number !== undefined && <span className={styles.number}>（{number}</span>}
    </>
  )
}

/** What came in after the last period, what investors got of it, and what was corrected since. */
function AfterLastPeriod({ fund }: { fund: Fund }) {
  const shown = [
    ...fund.late_closings.map(({ number, text, notes }) => ({ key: `closing ${number}`, sentences: [text, ...notes] })),
    ...fund.supplementary_distributions.map((each) => ({
      key: each.fixed_at,
      sentences: [supplementWords(each), ...each.notes],
    })),
  ]
  return shown.map(({ key, sentences }) => (
    <div key={key} className={styles.supplement}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  ))
}

/** A recorded or planned day that became another one: both stand, with the reason. */
function ChangedDays({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className={styles.supplement}>
      {sentences.map((sentence, place) => (
        <p key={place}>{sentence}</p>
      ))}
    </div>
  )
}

/** The fund's life on the thread: solid up to today's knot, dashed ahead. What is solid is recorded. */
export function FundSchedule({ fund }: { fund: Fund }) {
  const now = useScheduleNow(fund)
  const milestones = currentMilestones(milestonesOfFund(fund, now))
  const lastDone = milestones.findLastIndex(({ state }) => state === 'done')
  const isFail = fund.performance?.isFail === true
  return (
    <section className={`below-fold ${styles.section}`} aria-labelledby="schedule-title">
      <SectionTitle id="schedule-title">スケジュール</SectionTitle>
      <ol className={styles.schedule}>
        {milestones.map((milestone, index) => {
          const { state, recorded } = milestone
          const isToday = index === lastDone && index < milestones.length - 1 && !isFail
          return (
            <li key={milestoneName(milestone)} data-state={isToday ? 'today' : index < lastDone ? 'done' : 'ahead'}>
              <StepNode state={state === 'done' ? 'done' : 'ahead'} className={styles.node} />
              {isToday && <TodayKnot />}
              <b>
                <MilestoneName name={milestoneName(milestone)} />
                <span className="visually-hidden">（{stateWord(milestone)}）</span>
              </b>
              <span>
                {recorded === null ? <PlannedDate milestone={milestone} /> : <MomentText value={recorded.on} />}
              </span>
              <StateNote milestone={milestone} />
              {isToday && <p className={styles.today}>今日 {formatShortDate(now)}</p>}
            </li>
          )
        })}
      </ol>
      <ChangedDays sentences={fund.day_changes} />
      <AfterLastPeriod fund={fund} />
    </section>
  )
}
