import { japanDate, japanDateOf } from '../../../../../domain/calendar.ts'
import { stepState, stepWord } from '../../../../../domain/funds/extension-plan.ts'
import { milestoneOf, type Milestone } from '../../../../../domain/funds/fund-schedule.ts'
import { milestoneName, stateWord } from '../../../../../domain/funds/fund-schedule-words.ts'
import { milestonesOfFund } from '../../../../from-api.ts'
import { DateTime } from '../../../../ui/money.tsx'
import { StepTimeline, type Step } from '../../../../ui/step-timeline.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import type { Fund } from '../fund-queries.ts'
import { MomentText } from '../milestone-date.tsx'

type Plan = NonNullable<NonNullable<Fund['course']>['decision']>['plan']

const stepStates = { done: 'done', today: 'now', overdue: 'now', ahead: 'ahead' } as const
const tones = { done: 'done', today: 'warning', overdue: 'warning', ahead: 'waiting' } as const

function stepOf({ text, due_on: due, done_on: done, note }: Plan[number], now: number): Step {
  const today = japanDateOf(new Date(now))
  const dated = { dueOn: japanDate(due), doneOn: done === null ? null : japanDate(done) }
  const state = stepState(dated, today)
  return {
    name: (
      <>
        {text} <Tag tone={tones[state]}>{stepWord(dated, today)}</Tag>
      </>
    ),
    detail: (
      <>
        <DateTime value={done ?? due} format="date" />
        {done === null ? 'まで' : note !== null && `　${note}`}
      </>
    ),
    state: stepStates[state],
  }
}

/** A payment at the end gives the principal back with it. */
export const lastPaymentName = (paid: Pick<Milestone, 'key' | 'number'>): string =>
  paid.number === null ? '分配金と元本のお支払い' : milestoneName(paid)

/** What is to be done until the fund ends, by record and clock, and the fund's own end and payment after it. */
export function DelayPlan({ fund, plan, now }: { fund: Fund; plan: Plan; now: number }) {
  const milestones = milestonesOfFund(fund, now)
  const own = (['ended', 'paid'] as const).flatMap((key): Step[] => {
    const milestone = milestoneOf(milestones, key)
    if (milestone === undefined || milestone.planned === null || milestone.recorded !== null) return []
    const isLate = milestone.state === 'overdue'
    return [
      {
        name: (
          <>
            {key === 'paid' ? lastPaymentName(milestone) : milestoneName(milestone)}{' '}
            <Tag tone={isLate ? 'warning' : 'waiting'}>{isLate ? stateWord(milestone) : '予定'}</Tag>
          </>
        ),
        detail: (
          <>
            <MomentText value={milestone.planned} />
            {milestone.isLatest && 'まで'}
          </>
        ),
        state: isLate ? 'now' : 'ahead',
      },
    ]
  })
  return <StepTimeline steps={[...plan.map((step) => stepOf(step, now)), ...own]} />
}
