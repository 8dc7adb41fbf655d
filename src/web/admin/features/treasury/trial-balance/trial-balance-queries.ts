import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const trialBalanceDocument = graphql(`
  query TrialBalance($book: String!, $from: String!, $until: String!) {
    adminTrialBalance(book: $book, from: $from, until: $until) {
      rows { account text section is_of_income opening debit credit closing }
      assets debts equity income costs result
    }
    adminLedgerBooks { id name }
  }
`)
export const generalLedgerDocument = graphql(`
  query GeneralLedger($book: String!, $from: String!, $until: String!, $account: String!) {
    adminGeneralLedger(book: $book, from: $from, until: $until, account: $account) {
      on entry counter remark tax debit credit balance
    }
  }
`)
export type TrialBalance = ResultOf<typeof trialBalanceDocument>['adminTrialBalance']
export type TrialRow = TrialBalance['rows'][number]
