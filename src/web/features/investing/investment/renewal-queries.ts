import { graphql } from '../../../gql/graphql.ts'

export const chooseRenewalDocument = graphql(`
  mutation ChooseRenewal($input: RenewalInput!) {
    chooseRenewal(input: $input) {
      ok
    }
  }
`)
