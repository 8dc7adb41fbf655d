import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const applicationsDocument = graphql(`
  query AdminApplications($filter: ApplicationFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminApplications(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      amount
      rows {
        id
        number
        project_id
        project_name
        member_number
        member_name
        amount
        paid
        view
        cancel_reason
        early
        applied_at
        status_at
        deadline_at
        contract_delivered_at
        contract_confirmed_at
      }
    }
  }
`)

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
