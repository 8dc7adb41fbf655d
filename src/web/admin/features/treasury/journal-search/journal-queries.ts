import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const journalSearchDocument = graphql(`
  query JournalSearch($input: JournalSearchInput!, $page: Int) {
    adminJournalSearch(input: $input, page: $page) {
      total
      rows {
        id day text amount counterparty reverses reversed_by replaced_by corrected_at corrected_by reason
        sides { text debit credit }
      }
    }
    adminLedgerBooks { id name }
  }
`)
export type Journal = ResultOf<typeof journalSearchDocument>['adminJournalSearch']['rows'][number]
