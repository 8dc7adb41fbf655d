import { graphql } from '../../../../gql/graphql.ts'

/** Whose application it is and what it comes to. */
export const letterApplicationDocument = graphql(`
  query LetterApplication($id: ID!) {
    adminTrail(input: { kind: investment, id: $id }) { chains { invest_id application_number project_name member_name amount } }
  }
`)

export const proposePostedCoolingOffDocument = graphql(`
  mutation ProposePostedCoolingOff($input: PostedCoolingOffInput!) {
    proposePostedCoolingOff(input: $input) { id }
  }
`)
