import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { adminTransferAccountColumns } from '../../../gql/selections.ts'

export const accountPoolDocument = graphql(
  `
  query AccountPool($filter: AccountPoolFilter, $sort: String, $descending: Boolean, $page: Int) {
    adminAccountPool(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      rows { ...AdminTransferAccountColumns id branch_cd branch_name holder { invest_id application_number project_id project_name rests_until } }
      total
      usable
      free
    }
  }
`,
  [adminTransferAccountColumns],
)

export type PoolAccount = ResultOf<typeof accountPoolDocument>['adminAccountPool']['rows'][number]

/** Asks the bank itself: apart, so that a silent bank leaves the pool readable. */
export const subscriptionDocument = graphql(`
  query BankSubscription {
    subscriptionStatus { subscribeStatus eventType }
  }
`)

export const startLinkDocument = graphql(`
  mutation StartBankLink {
    startBankLink { url }
  }
`)

export const finishLinkDocument = graphql(`
  mutation FinishBankLink($input: AuthCodeInput!) {
    updateAuthCode(input: $input) { ok }
  }
`)

export const issueAccountsDocument = graphql(`
  mutation IssueAccounts {
    createTransfer { ok }
  }
`)
