import { graphql, type ResultOf } from '../../gql/graphql.ts'

export const documentsDocument = graphql(`
  query MemberDocuments {
    myInvests {
      id
      amount
      invest_at
      contract_id
      report
      project { id name contracts { name url size } }
    }
  }
`)

export const reportTicketDocument = graphql(`
  query ReportTicket($input: InvestRefInput!) {
    report(input: $input)
  }
`)

export const annualReportDocument = graphql(`
  query AnnualReport($year: String!) {
    annualReport(year: $year) { year dividend tax pay_amount loss }
    me { id sei mei zipcode address }
  }
`)

export type DocumentedInvestment = ResultOf<typeof documentsDocument>['myInvests'][number]
export type AnnualFigures = ResultOf<typeof annualReportDocument>['annualReport']
export type ReportedMember = NonNullable<ResultOf<typeof annualReportDocument>['me']>
