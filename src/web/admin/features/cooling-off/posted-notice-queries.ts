import { graphql } from '../../../gql/graphql.ts'

export const proposePostedCoolingOffDocument = graphql(`
  mutation ProposePostedCoolingOff($input: PostedCoolingOffInput!) {
    proposePostedCoolingOff(input: $input) { id }
  }
`)
