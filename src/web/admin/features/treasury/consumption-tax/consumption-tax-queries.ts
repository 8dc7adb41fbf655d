import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const consumptionTaxDocument = graphql(`
  query ConsumptionTax($book: String!, $from: String!, $until: String!) {
    adminConsumptionTax(book: $book, from: $from, until: $until) {
      key book_name side class_text rate_text count usual gross base tax share_text deductible
    }
    adminUnsaidTaxLines(book: $book, from: $from, until: $until) {
      key book_name on account class_text gross remarks about way part_id accrual_id explanation_id deal_id
    }
    adminLedgerBooks { id name }
    adminConsumptionTaxStatus { statuses { id valid_from text } }
  }
`)
export type UnsaidTaxLine = ResultOf<typeof consumptionTaxDocument>['adminUnsaidTaxLines'][number]
export type ConsumptionTaxRow = ResultOf<typeof consumptionTaxDocument>['adminConsumptionTax'][number]

export const correctTaxClassDocument = graphql(`
  mutation CorrectTaxClass($input: CorrectTaxClassInput!) {
    correctTaxClass(input: $input) { ok }
  }
`)

export const taxStatusDocument = graphql(`
  query ConsumptionTaxStatus {
    adminConsumptionTaxStatus { proposal_id statuses { id valid_from method text recorded_at proposed_by decided_by } }
  }
`)

export const proposeTaxStatusDocument = graphql(`
  mutation ProposeConsumptionTaxStatus($input: ConsumptionTaxStatusInput!) {
    proposeConsumptionTaxStatus(input: $input) { id }
  }
`)
