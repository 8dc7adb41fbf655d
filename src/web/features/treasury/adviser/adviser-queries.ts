import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const adviserDocument = graphql(`
  query Adviser {
    adviser { name office from until ends_on books { id name } }
  }
`)
export type AdviserFacts = NonNullable<ResultOf<typeof adviserDocument>['adviser']>

export const adviserTrialDocument = graphql(`
  query AdviserTrialBalance($book: String!, $from: String!, $until: String!) {
    adviserTrialBalance(book: $book, from: $from, until: $until) {
      rows { account text section opening debit credit closing }
      income costs result
    }
  }
`)

export const adviserLedgerDocument = graphql(`
  query AdviserLedger($book: String!, $from: String!, $until: String!, $account: String!) {
    adviserLedger(book: $book, from: $from, until: $until, account: $account) {
      on entry counter remark debit credit balance
    }
  }
`)

export const adviserJournalsDocument = graphql(`
  query AdviserJournals($input: JournalSearchInput!, $page: Int) {
    adviserJournals(input: $input, page: $page) {
      total
      rows {
        id day text amount counterparty reverses reversed_by replaced_by corrected_at reason
        sides { text debit credit }
      }
    }
  }
`)
export type AdviserJournal = ResultOf<typeof adviserJournalsDocument>['adviserJournals']['rows'][number]

export const logInAsAdviserDocument = graphql(`
  mutation LogInAsAdviser($email: String!, $password: String!) {
    logInAsAdviser(email: $email, password: $password) { ok }
  }
`)

export const logOutAsAdviserDocument = graphql(`
  mutation LogOutAsAdviser {
    logOutAsAdviser { ok }
  }
`)

export const setAdviserPasswordDocument = graphql(`
  mutation SetAdviserPassword($input: AdviserPasswordInput!) {
    setAdviserPassword(input: $input) { ok }
  }
`)
