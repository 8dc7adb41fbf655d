import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const documentsDocument = graphql(`
  query MemberDocuments {
    myInvests {
      id
      amount
      invest_at
      contract_id
      contract_sha256
      report
      pre_contract_documents { id name url size }
      project { id name contracts { id name url size } }
    }
  }
`)

export const reportTicketDocument = graphql(`
  query ReportTicket($input: InvestRefInput!) {
    report(input: $input)
  }
`)

export const annualTicketDocument = graphql(`
  query AnnualTicket($year: String!) {
    annualReportDocument(year: $year)
  }
`)

export const annualReportDocument = graphql(`
  query AnnualReport($year: String!) {
    annualReport(year: $year) {
      year dividend tax pay_amount loss restored unpaid_dividend uncollected_tax paid_in_year is_running correction correction_reason differs_from_issued
    }
    me { id sei mei zipcode address }
  }
`)

export type DocumentedInvestment = ResultOf<typeof documentsDocument>['myInvests'][number]
export type AnnualFigures = ResultOf<typeof annualReportDocument>['annualReport']
export type ReportedMember = NonNullable<ResultOf<typeof annualReportDocument>['me']>

export const takesPaperDocument = graphql(`
  query TakesPaper {
    takesPaper
  }
`)

export const chooseDeliveryDocument = graphql(`
  mutation ChooseElectronicDelivery($isGiven: Boolean!) {
    chooseElectronicDelivery(is_given: $isGiven) { ok }
  }
`)
