import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { adminApplicationColumns } from '../../../gql/selections.ts'

export const applicationsDocument = graphql(
  `
  query AdminApplications($filter: ApplicationFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminApplications(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      amount
      rows {
        ...AdminApplicationColumns
        id
        project_id
        member_number
        member_name
        cancel_reason
        early
        status_at
        contract_delivered_at
        contract_confirmed_at
        cooling_off_until
      }
    }
  }
`,
  [adminApplicationColumns],
)

export type ApplicationRow = ResultOf<typeof applicationsDocument>['adminApplications']['rows'][number]
export type ApplicationView = ApplicationRow['view']

export const applicationCountsDocument = graphql(`
  query ApplicationCounts($project_id: ID) {
    adminApplicationViews(project_id: $project_id) { view count }
  }
`)

export const fundChoicesDocument = graphql(`
  query FundChoices {
    adminFunds(size: 200) { rows { id name state } }
  }
`)
