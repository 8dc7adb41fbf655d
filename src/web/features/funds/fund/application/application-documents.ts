import { graphql } from '../../../../gql/graphql.ts'

export const joinWaitlistDocument = graphql(`
  mutation JoinWaitlist($project_id: ID!, $amount: Int!) {
    joinWaitlist(project_id: $project_id, amount: $amount) { ok }
  }
`)

export const leaveWaitlistDocument = graphql(`
  mutation LeaveWaitlist($project_id: ID!) {
    leaveWaitlist(project_id: $project_id) { ok }
  }
`)

export const createInvestDocument = graphql(`
  mutation CreateInvest($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {
    createInvest(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id }
  }
`)

export const createApplyDocument = graphql(`
  mutation CreateApply($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!], $substitute: Boolean) {
    createApply(project_id: $project_id, amount: $amount, special: $special, documents: $documents, substitute: $substitute) { id }
  }
`)
