import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { adminProjectMessageColumns } from '../../../gql/selections.ts'

const messageFields = graphql(
  `
  fragment MessageFields on AdminProjectMessage @_unmask {
    ...AdminProjectMessageColumns
    id
    project_id
    project_name
    content
    is_deleted
    a
    version
  }
`,
  [adminProjectMessageColumns],
)

export const messagesDocument = graphql(
  `
  query FundMessages($filter: FundMessageFilterInput, $fund: ID, $sort: String, $descending: Boolean, $page: Int) {
    adminProjectMessages(filter: $filter, sort: $sort, descending: $descending, page: $page) { total rows { ...MessageFields } }
    adminProjectMessageViews(project_id: $fund) { view count }
    projects { id name }
  }
`,
  [messageFields],
)

/** One of them, wherever the table stands. */
export const messageDocument = graphql(
  `
  query FundMessage($id: ID!) {
    adminProjectMessages(filter: { id: $id }) { rows { ...MessageFields } }
  }
`,
  [messageFields],
)

export type FundMessage = ResultOf<typeof messagesDocument>['adminProjectMessages']['rows'][number]
export type FundChoice = ResultOf<typeof messagesDocument>['projects'][number]

export const messageReachDocument = graphql(`
  query FundMessageReach($fund: ID!) {
    adminProjectMessageReach(project_id: $fund) { is_published investors members }
  }
`)

export const saveMessageDocument = graphql(`
  mutation SaveFundMessage($input: ProjectMessageInput!) {
    projectMessage(input: $input) { id version }
  }
`)
