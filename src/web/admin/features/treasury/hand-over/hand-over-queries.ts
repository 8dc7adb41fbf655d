import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const handOversDocument = graphql(`
  query JournalHandOvers {
    adminJournalHandOvers { id program book from until entries total made_at made_by taken_back_at taken_back_by taken_back_reason taking_back_proposal_id }
    adminLedgerBooks { id name }
  }
`)
export type HandOver = ResultOf<typeof handOversDocument>['adminJournalHandOvers'][number]

export const journalPreviewDocument = graphql(`
  query JournalPreview($input: JournalsInput!) {
    adminJournalPreview(input: $input) { entries total unnamed left_open }
  }
`)

export const accountingNamesDocument = graphql(`
  query AccountingNames($program: JournalProgram!, $book: String!) {
    adminAccountingNames(program: $program, book: $book) { account text name sub_name tax_class is_kept is_taxed is_of_book }
  }
`)
export type AccountingName = ResultOf<typeof accountingNamesDocument>['adminAccountingNames'][number]

export const keepAccountingNamesDocument = graphql(`
  mutation KeepAccountingNames($input: AccountingNamesInput!) {
    keepAccountingNames(input: $input)
  }
`)

export const accountingTaxNamesDocument = graphql(`
  query AccountingTaxNames($program: JournalProgram!, $book: String!) {
    adminAccountingTaxNames(program: $program, book: $book) { key text name is_kept }
  }
`)
export type AccountingTaxName = ResultOf<typeof accountingTaxNamesDocument>['adminAccountingTaxNames'][number]

export const keepAccountingTaxNamesDocument = graphql(`
  mutation KeepAccountingTaxNames($input: AccountingTaxNamesInput!) {
    keepAccountingTaxNames(input: $input)
  }
`)

export const handOverJournalsDocument = graphql(`
  mutation HandOverJournals($input: JournalsInput!) {
    handOverJournals(input: $input) { id }
  }
`)

export const takeBackJournalsDocument = graphql(`
  mutation TakeBackJournals($id: ID!, $reason: String!) {
    takeBackJournals(id: $id, reason: $reason) { proposal_id }
  }
`)
