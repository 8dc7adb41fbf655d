import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

/** The company as two operators have recorded it. */
export const companyDocument = graphql(`
  query Company {
    company {
      officers { title name other_posts }
      holders { name share_bp }
      parent_guarantee
      other_businesses
      accounts { term revenue operating_profit profit current_assets fixed_assets liabilities net_assets }
      managers { name qualification }
      inspection
    }
  }
`)

export type Company = NonNullable<ResultOf<typeof companyDocument>['company']>
