import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const identityDocument = graphql(`
  query IdentityState {
    me { id is_ekyc_authed ekyc_authed_at ekyc_finish_at email }
  }
`)

export const startLiquidDocument = graphql(`
  mutation StartLiquid {
    startLiquid { url }
  }
`)

export type IdentityFacts = NonNullable<ResultOf<typeof identityDocument>['me']>
