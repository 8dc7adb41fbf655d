import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { enquiryColumns } from '../../../gql/selections.ts'

export const enquiriesDocument = graphql(
  `
  query Enquiries($filter: EnquiryFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminEnquiries(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      rows { ...EnquiryColumns received_at member_number state is_complaint answered_at due_on }
    }
  }
`,
  [enquiryColumns],
)

export type EnquiryRow = ResultOf<typeof enquiriesDocument>['adminEnquiries']['rows'][number]

const caseFields = graphql(`
  fragment CaseFields on Enquiry @_unmask {
    number
    received_at
    topic
    name
    email
    body
    member_number
    state
    is_complaint
    complaint_cause
    complaint_measure
    version
    due_on
    steps { key text is_done }
    answers { id body by answered_at }
  }
`)

export const enquiryDocument = graphql(
  `
  query Enquiry($number: String!) {
    adminEnquiry(number: $number) { ...CaseFields }
  }
`,
  [caseFields],
)

export type Enquiry = NonNullable<ResultOf<typeof enquiryDocument>['adminEnquiry']>

export const answerDocument = graphql(
  `
  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {
    adminAnswerEnquiry(input: $input) { ...CaseFields }
  }
`,
  [caseFields],
)

export const fileDocument = graphql(
  `
  mutation FileEnquiry($input: FileEnquiryInput!) {
    adminFileEnquiry(input: $input) { ...CaseFields }
  }
`,
  [caseFields],
)

export const closeDocument = graphql(
  `
  mutation CloseEnquiry($input: CloseEnquiryInput!) {
    adminCloseEnquiry(input: $input) { ...CaseFields }
  }
`,
  [caseFields],
)

export const tickStepDocument = graphql(
  `
  mutation TickEnquiryStep($input: TickEnquiryStepInput!) {
    adminTickEnquiryStep(input: $input) { ...CaseFields }
  }
`,
  [caseFields],
)
