import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const companyAccountsDocument = graphql(`
  query CompanyAccounts {
    adminCompanyAccounts {
      id written holder_name purpose purpose_text fund_id fund_name opened_at closed_at balance read_at is_opened proposal_id
      books { book name amount }
    }
    adminOwnTransfers { id book_name from to amount approved_at due_on state }
    adminFunds(size: 200) { rows { id name } }
  }
`)

export type CompanyAccounts = ResultOf<typeof companyAccountsDocument>
export type CompanyAccount = CompanyAccounts['adminCompanyAccounts'][number]
export type OwnTransfer = CompanyAccounts['adminOwnTransfers'][number]
export type FundChoice = CompanyAccounts['adminFunds']['rows'][number]

/** Asks the bank itself: apart, so that a silent bank leaves the rest readable. */
export const linkableAccountsDocument = graphql(`
  query LinkableAccounts {
    adminLinkableAccounts { id written holder_name }
  }
`)

export const proposeAccountDocument = graphql(`
  mutation ProposeCompanyAccount($input: CompanyAccountInput!) {
    proposeCompanyAccount(input: $input) { id }
  }
`)

export const proposeClosingDocument = graphql(`
  mutation ProposeCompanyAccountClosing($id: ID!) {
    proposeCompanyAccountClosing(account_id: $id) { id }
  }
`)

export const proposeTransferDocument = graphql(`
  mutation ProposeOwnTransfer($input: OwnTransferInput!) {
    proposeOwnTransfer(input: $input) { id }
  }
`)

export const cancelTransferDocument = graphql(`
  mutation CancelOwnTransfer($id: ID!) {
    cancelOwnTransfer(id: $id) { ok }
  }
`)
