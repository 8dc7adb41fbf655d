import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const fundCoursesDocument = graphql(`
  query FundCourses {
    adminFundCourses {
      id
      name
      course {
        state
        label
        text
        explanation
        late_days
        untold { name days }
        asking { price since }
        decision { plan { id text due_on done_on note } }
      }
      point
      planned_on
      duty
      next_notice_on
      may_extend
      may_promise
      extension_rule
      people
      principal
      notices
      last_notice_at
    }
  }
`)
export type FundCourse = ResultOf<typeof fundCoursesDocument>['adminFundCourses'][number]

export const extensionAnswersDocument = graphql(`
  query ExtensionAnswers($id: ID!) {
    adminExtensionAnswers(project_id: $id) { invest_id member_number amount answer answered_on }
  }
`)
export type InvestorsAnswer = ResultOf<typeof extensionAnswersDocument>['adminExtensionAnswers'][number]

export const proposeExtensionDocument = graphql(`
  mutation ProposeExtension($input: ExtensionInput!) {
    proposeExtension(input: $input) { id }
  }
`)
export const recordExtensionAnswerDocument = graphql(`
  mutation RecordExtensionAnswer($input: ExtensionAnswerInput!) {
    recordExtensionAnswer(input: $input) { ok }
  }
`)
export const explainDelayDocument = graphql(`
  mutation ExplainDelay($id: ID!, $text: String!, $next: String, $price: Yen) {
    explainDelay(project_id: $id, text: $text, next_notice_on: $next, asking_price: $price) { ok }
  }
`)
export type PlanStep = NonNullable<FundCourse['course']['decision']>['plan'][number]
export const recordStepDocument = graphql(`
  mutation RecordExtensionStep($id: ID!, $done: String!, $note: String) {
    recordExtensionStep(id: $id, done_on: $done, note: $note) { ok }
  }
`)
