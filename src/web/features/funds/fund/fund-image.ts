import { graphql, type FragmentOf } from '../../../gql/graphql.ts'

/** A picture of a fund and what is said of it; without facts it is the placeholder. */
export const fundImageFragment = graphql(`
  fragment FundImage on Image @_unmask {
    url
    facts { kind caption alt made_on made_by is_rendering focus_x focus_y }
  }
`)

export type FundImage = FragmentOf<typeof fundImageFragment>
