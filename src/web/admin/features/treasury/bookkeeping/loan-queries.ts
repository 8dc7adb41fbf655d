import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { loanColumns } from '../../../gql/selections.ts'

export const loansDocument = graphql(
  `
    query Loans {
      adminLoans {
        ...LoanColumns
        id
        project_id
        contract_sha256
        reason
        instalments {
          due_on
          principal
          interest
          left
        }
        lines {
          moved_on
          what
          amount
          remarks
        }
        withdrawal_proposal_id
      }
      adminBorrowingFunds {
        project_id
        name
        borrowing
      }
    }
  `,
  [loanColumns],
)

export type Loan = ResultOf<typeof loansDocument>['adminLoans'][number]
export type BorrowingFund = ResultOf<typeof loansDocument>['adminBorrowingFunds'][number]

export const proposeLoanDocument = graphql(`
  mutation ProposeLoan($input: LoanInput!) {
    proposeLoan(input: $input) {
      id
    }
  }
`)

export const withdrawLoanDocument = graphql(`
  mutation WithdrawLoan($id: ID!, $reason: String!) {
    proposeLoanWithdrawal(id: $id, reason: $reason) {
      id
    }
  }
`)
