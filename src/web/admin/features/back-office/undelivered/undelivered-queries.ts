import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { failedJobColumns, undeliveredMailColumns } from '../../../gql/selections.ts'

export const troubleDocument = graphql(
  `
  query Undelivered($filter: UndeliveredFilterInput, $mailSort: String, $mailDescending: Boolean, $mailPage: Int, $jobSort: String, $jobDescending: Boolean, $jobPage: Int) {
    adminUndeliveredMails(filter: $filter, sort: $mailSort, descending: $mailDescending, page: $mailPage) {
      total
      rows { ...UndeliveredMailColumns id member_number attended_at attended_by }
    }
    adminFailedJobs(sort: $jobSort, descending: $jobDescending, page: $jobPage) {
      total
      rows { ...FailedJobColumns id max_attempts reach { people yen } }
    }
  }
`,
  [failedJobColumns, undeliveredMailColumns],
)

export const attendDocument = graphql(`
  mutation AttendMail($id: ID!, $resend: Boolean!) {
    adminAttendMail(id: $id, resend: $resend) { ok }
  }
`)

export const reopenDocument = graphql(`
  mutation ReopenMail($id: ID!) {
    adminReopenMail(id: $id) { ok }
  }
`)

export const retryDocument = graphql(`
  mutation RetryJob($id: ID!) {
    adminRetryJob(id: $id) { ok }
  }
`)

export type Mail = ResultOf<typeof troubleDocument>['adminUndeliveredMails']['rows'][number]
export type Job = ResultOf<typeof troubleDocument>['adminFailedJobs']['rows'][number]
