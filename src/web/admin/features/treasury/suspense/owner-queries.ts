import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const ownerOfApplicationDocument = graphql(`
  query OwnerOfApplication($id: ID!) {
    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id application_number project_name member_name amount } }
  }
`)

export const refundSuspenseDocument = graphql(`
  mutation RefundSuspense($input: RefundSuspenseInput!) {
    refundSuspense(input: $input) { ok proposal_id }
  }
`)

/** Whose money of an unknown owner was found to be. */
export const foundOwnerFields = graphql(`
  fragment FoundOwner on StandingOwner @_unmask {
    resolution_id
    member_name
    proposal_id
  }
`)

export type FoundOwner = ResultOf<typeof foundOwnerFields>

export const withdrawOwnerDocument = graphql(`
  mutation WithdrawOwner($input: WithdrawOwnerInput!) {
    withdrawOwner(input: $input) { ok proposal_id }
  }
`)
