import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { depositColumns } from '../../../gql/selections.ts'
import { foundOwnerFields } from '../../treasury/suspense/owner-queries.ts'

export const depositsDocument = graphql(
  `
  query Deposits($filter: DepositFilter, $sort: String, $descending: Boolean, $page: Int) {
    adminDeposits(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {
      total
      rows {
        ...DepositColumns
        id
        name_differs
        application_number
        invest_id
        project_name
        member_id
        member_name
        is_resolved
      }
    }
    adminDepositViews { view count }
  }
`,
  [depositColumns],
)

export type DepositRow = ResultOf<typeof depositsDocument>['adminDeposits']['rows'][number]

export const fundNamesDocument = graphql(`
  query FundNames {
    projects { id name }
  }
`)

export const depositDocument = graphql(
  `
  query Deposit($id: ID!) {
    adminDeposit(id: $id) {
      deposit { id bank_line_id at judgement name_differs amount difference remitter_name application_number invest_id project_name member_id member_name is_resolved }
      recorded_at
      remitter_bank
      account_number
      claim_amount
      applied_at
      deadline_at
      proposal_id
      entries { id text at lines { book account reference debit credit } }
      refunds { id amount reason_text status owed_since }
      found_owner { ...FoundOwner }
    }
  }
`,
  [foundOwnerFields],
)

export type DepositDetail = ResultOf<typeof depositDocument>['adminDeposit']

export const readAccountDocument = graphql(`
  mutation ReadDepositsNow {
    readAccountEntries { ok }
  }
`)
