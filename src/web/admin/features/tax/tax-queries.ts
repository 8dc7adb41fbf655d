import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const taxMonthsDocument = graphql(`
  query TaxMonths {
    adminTaxMonths { month count dividend tax paid open due_on is_overdue paid_on }
  }
`)

export type TaxMonth = ResultOf<typeof taxMonthsDocument>['adminTaxMonths'][number]

/** Payments of the account that nobody has explained yet: one of them may be the tax. */
export const outgoingLinesDocument = graphql(`
  query OutgoingLines {
    adminAccountEntries(filter: { direction: out }, size: 200) { rows { id amount transacted_on remarks may_be_batch_id } }
  }
`)

export const proposeTaxPaymentDocument = graphql(`
  mutation ProposeTaxPayment($input: TaxPaymentInput!) {
    proposeTaxPayment(input: $input) { id }
  }
`)

export const reportSumsDocument = graphql(`
  query ReportSums($year: String!) {
    adminPaymentReportTotals(year: $year) { people required dividend tax unpaid_dividend uncollected_tax }
  }
`)
