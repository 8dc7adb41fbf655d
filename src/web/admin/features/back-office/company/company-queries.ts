import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const companyRecordDocument = graphql(`
  query CompanyRecord {
    adminCompany {
      proposal_id
      versions {
        version
        valid_from
        recorded_at
        proposed_by
        decided_by
        facts {
          officers { title name kana other_posts }
          holders { name share_bp }
          parent_guarantee
          other_businesses
          accounts { term ended_on revenue operating_profit profit current_assets fixed_assets liabilities net_assets }
          managers { name kana qualification since address birth_date broker_number broker_since ground }
          inspection
        }
        changes { label before after }
      }
    }
  }
`)

export type CompanyVersion = ResultOf<typeof companyRecordDocument>['adminCompany']['versions'][number]

export const proposeCompanyFactsDocument = graphql(`
  mutation ProposeCompanyFacts($input: CompanyFactsInput!, $valid_from: String!, $version: Int!) {
    proposeCompanyFacts(input: $input, valid_from: $valid_from, version: $version) { id }
  }
`)
