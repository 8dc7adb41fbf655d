import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const taxMonthsDocument = graphql(`
  query TaxMonths {
    adminTaxMonths { month count dividend tax paid open due_on is_overdue paid_on }
  }
`)

export const feeTaxDocument = graphql(`
  query FeeTax {
    adminFeeTaxMonths { project_id project_name month fees base withheld paid open due_on is_overdue paid_on }
    adminFeePayees { year remarks payee payments base withheld }
  }
`)

export type FeeTaxMonth = ResultOf<typeof feeTaxDocument>['adminFeeTaxMonths'][number]

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
    adminPaymentReportFile(year: $year) {
      reports
      missing_numbers
      problems { member_number text }
      months { month payments dividend tax reported_payments reported_dividend reported_tax }
      duty { counted_year counted least is_duty }
    }
  }
`)

export type ReportFile = ResultOf<typeof reportSumsDocument>['adminPaymentReportFile']

/** Of the first reports that can be asked for. */
export const firstReportYear = 2023

export const neededNumbersDocument = graphql(`
  query NeededNumbers($year: String!, $filter: NeededIndividualNumberFilterInput, $page: Int, $size: Int) {
    adminIndividualNumbers(year: $year, filter: $filter, page: $page, size: $size) {
      total
      rows { member_id member_number name dividend received_on reference recorded_by }
    }
  }
`)

export type NeededNumber = ResultOf<typeof neededNumbersDocument>['adminIndividualNumbers']['rows'][number]

export const recordNumberDocument = graphql(`
  mutation RecordIndividualNumber($input: IndividualNumberInput!) {
    recordIndividualNumber(input: $input) { ok }
  }
`)

export const withdrawNumberDocument = graphql(`
  mutation WithdrawIndividualNumber($member_id: ID!) {
    withdrawIndividualNumber(member_id: $member_id) { ok }
  }
`)

export const closedTaxYearsDocument = graphql(`
  query ClosedTaxYears($year: String!, $filter: ClosedTaxYearFilterInput, $page: Int, $size: Int) {
    adminClosedTaxYears(year: $year, filter: $filter, page: $page, size: $size) {
      total
      rows { member_id member_number name dividend tax papers { paper number dividend tax } differences { label told now } }
    }
  }
`)

export type ClosedTaxYear = ResultOf<typeof closedTaxYearsDocument>['adminClosedTaxYears']['rows'][number]

export const taxCorrectionsDocument = graphql(`
  query TaxCorrections($year: String!) {
    adminTaxCorrections(year: $year) { id reason people reports proposed_by decided_by corrected_at }
  }
`)

export type TaxCorrection = ResultOf<typeof taxCorrectionsDocument>['adminTaxCorrections'][number]

export const proposeTaxCorrectionDocument = graphql(`
  mutation ProposeTaxCorrection($input: TaxCorrectionInput!) {
    proposeTaxCorrection(input: $input) { id }
  }
`)
