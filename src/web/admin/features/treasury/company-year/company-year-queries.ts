import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const companyYearsDocument = graphql(`
  query CompanyYears {
    adminCompanyYears {
      proposal_id
      closed { starts_on ends_on income costs profit closed_at proposed_by closed_by }
      next { starts_on ends_on income costs }
    }
  }
`)
export type CompanyYears = ResultOf<typeof companyYearsDocument>['adminCompanyYears']
export type ClosedYear = CompanyYears['closed'][number]

export const fundDebtsDocument = graphql(`
  query FundDebts($on: String!) {
    adminFundDebts(on: $on) { project_id name advanced operator_share fund_interest books_agree }
  }
`)
export type FundDebt = ResultOf<typeof fundDebtsDocument>['adminFundDebts'][number]

export const proposeCompanyYearDocument = graphql(`
  mutation ProposeCompanyYear($month: String!, $reason: String) {
    proposeCompanyYear(month: $month, reason: $reason) { id }
  }
`)
