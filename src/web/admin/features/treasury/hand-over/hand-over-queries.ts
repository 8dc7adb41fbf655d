import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const handOversDocument = graphql(`
  query JournalHandOvers {
    adminJournalHandOvers { id program book from until entries total made_at made_by }
    adminLedgerBooks { id name }
  }
`)
export type HandOver = ResultOf<typeof handOversDocument>['adminJournalHandOvers'][number]

export const journalPreviewDocument = graphql(`
  query JournalPreview($input: JournalsInput!) {
    adminJournalPreview(input: $input) { entries total unnamed }
  }
`)

export const accountingNamesDocument = graphql(`
  query AccountingNames($program: JournalProgram!, $book: String!) {
    adminAccountingNames(program: $program, book: $book) { account text name sub_name tax_class is_kept is_of_book }
  }
`)
export type AccountingName = ResultOf<typeof accountingNamesDocument>['adminAccountingNames'][number]

export const keepAccountingNamesDocument = graphql(`
  mutation KeepAccountingNames($input: AccountingNamesInput!) {
    keepAccountingNames(input: $input)
  }
`)

export const handOverJournalsDocument = graphql(`
  mutation HandOverJournals($input: JournalsInput!) {
    handOverJournals(input: $input) { id }
  }
`)
