import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const leaseDepositsDocument = graphql(`
  query LeaseDeposits {
    adminLeaseDeposits {
      project_id
      project_name
      lease_id
      unit
      tenant
      agreed
      since
      received
      taken_over
      kept
      given_back
      handed_over
      held
      last_let_day
      payees
    }
    adminDepositSteps {
      project_id
      project_name
      unit
      tenant
      moved_on
      what
      amount
      remarks
      keeping_id
      ground
      paper_sha256
      reversal_proposal_id
      is_closed
    }
  }
`)

export type LeaseDeposit = ResultOf<typeof leaseDepositsDocument>['adminLeaseDeposits'][number]
export type DepositStep = ResultOf<typeof leaseDepositsDocument>['adminDepositSteps'][number]

export const keepDepositDocument = graphql(`
  mutation KeepDeposit($input: DepositKeepingInput!) {
    proposeDepositKeeping(input: $input) {
      id
    }
  }
`)

export const reverseKeepingDocument = graphql(`
  mutation ReverseKeeping($id: ID!, $reason: String!) {
    proposeKeepingReversal(id: $id, reason: $reason) {
      id
    }
  }
`)
