import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const messagesDocument = graphql(`
  query FundMessages($fund: ID) {
    adminProjectMessages(project_id: $fund) { id project_id project_name title content show_at is_deleted extra_message a version }
    projects { id name }
  }
`)

export type FundMessage = ResultOf<typeof messagesDocument>['adminProjectMessages'][number]
export type FundChoice = ResultOf<typeof messagesDocument>['projects'][number]

export const saveMessageDocument = graphql(`
  mutation SaveFundMessage($input: ProjectMessageInput!) {
    projectMessage(input: $input) { id }
  }
`)
