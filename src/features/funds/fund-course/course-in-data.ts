import { toRfc3339 } from '../../../domain/calendar.ts'
import type { KeptPlanStep } from '../../../domain/funds/extension-plan.ts'
import type { CourseDecision, LatePoint } from '../../../domain/funds/fund-course.ts'
import type { ShownCourse } from '../fund/schedule-graphql.ts'

/** How a fund stands against its plan, as its page tells it: what is late, what two operators decided with the steps of their plan, and the company's words. */
export function courseInData({ state, late, unreported, decided, explained, asking }: ShownCourse): object {
  return {
    state,
    late: late && lateInData(late),
    untold: unreported.map(lateInData),
    decision: decided && decisionInData(decided),
    explanation: explained && { text: explained.text, written_at: toRfc3339(explained.at) },
    asking: asking && { price: asking.price, since: toRfc3339(asking.since) },
  }
}

const lateInData = ({ kind, plannedOn, days }: LatePoint): object => ({ point: kind, planned_on: plannedOn, days })

function decisionInData(decided: CourseDecision): object {
  return {
    state: decided.state,
    previous_end_on: decided.previousEndOn,
    planned_end_on: decided.plannedEndOn,
    longest_end_on: decided.longestEndOn,
    cause: decided.cause,
    reason: decided.reason,
    measures: decided.measures,
    effect: decided.effect,
    plan: decided.plan.map(stepInData),
    next_word_on: decided.nextNoticeOn,
  }
}

const stepInData = ({ text, dueOn, doneOn, note }: KeptPlanStep): object => ({
  text,
  due_on: dueOn,
  done_on: doneOn,
  note,
})
