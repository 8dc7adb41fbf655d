import { graphql, type FragmentOf } from '../../../gql/graphql.ts'

/** What the contract's confirmation needs of an investment. */
export const contractStepFragment = graphql(`
  fragment ContractStep on Invest @_unmask {
    id
    contract_delivered_at
    cooling_off_until
    transfer_limit_at
  }
`)

/** What the deposit box needs; its account is known only after the confirmation. */
export const depositStepFragment = graphql(`
  fragment DepositStep on Invest @_unmask {
    id
    amount
    transfer_limit_at
    transfer_account {
      id
      bank_code
      bank_name
      branch_cd
      branch_name
      account_number
      account_name
      transfers { id transfer_at amount }
    }
  }
`)

export const contractValueDocument = graphql(`
  query ContractValue($input: InvestRefInput!) {
    contract(input: $input)
  }
`)

export const reportValueDocument = graphql(`
  query ReportValue($input: InvestRefInput!) {
    report(input: $input)
  }
`)

export const confirmContractDocument = graphql(`
  mutation ConfirmContractDocument($input: InvestRefInput!) {
    confirmContract(input: $input)
  }
`)

export const contractIdsDocument = graphql(`
  query ContractIds {
    myInvests { id contract_id project { id name } }
  }
`)

export type ContractStep = FragmentOf<typeof contractStepFragment>
export type DepositStep = FragmentOf<typeof depositStepFragment>
