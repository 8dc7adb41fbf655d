import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const troubleDocument = graphql(`
  query Undelivered($filter: UndeliveredFilterInput, $mailSort: String, $mailDescending: Boolean, $mailPage: Int, $jobSort: String, $jobDescending: Boolean, $jobPage: Int) {
    adminUndeliveredMails(filter: $filter, sort: $mailSort, descending: $mailDescending, page: $mailPage) {
      total
      rows { id to member_number subject undeliverable_at error attended_at attended_by }
    }
    adminFailedJobs(sort: $jobSort, descending: $jobDescending, page: $jobPage) {
      total
      rows { id task attempts max_attempts error created_at next_at reach { people yen } }
    }
  }
`)

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
