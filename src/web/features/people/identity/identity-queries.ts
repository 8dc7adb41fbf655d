import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const identityDocument = graphql(`
  query IdentityState {
    me { id is_ekyc_authed ekyc_authed_at ekyc_finish_at email }
  }
`)

export const startLiquidDocument = graphql(`
  mutation StartLiquid($renew: Boolean) {
    startLiquid(renew: $renew) { url }
  }
`)

export const startIdentityAppDocument = graphql(`
  mutation StartIdentityApp($renew: Boolean) {
    startIdentityApp(renew: $renew) { url }
  }
`)

export const finishIdentityAppDocument = graphql(`
  mutation FinishIdentityApp($input: IdentityAppInput!) {
    finishIdentityApp(input: $input) { status reason }
  }
`)

export type AppResult = ResultOf<typeof finishIdentityAppDocument>['finishIdentityApp']

/** How the member can be identified now: as identityOptions of the API says. */
export interface IdentityWays {
  service: string | null
  app: string | null
  renews: boolean
}

export type IdentityFacts = NonNullable<ResultOf<typeof identityDocument>['me']>
