import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const memberDocument = graphql(`
  query MemberInfo {
    me {
      id
      sei
      mei
      sei_kana
      mei_kana
      birthday
      zipcode
      address
      changeAddress { address changing_at }
      email
      tel
      is_ekyc_authed
      ekyc_authed_at
      ekyc_finish_at
      receive_all_mail
      invitation_code
      owes_law_answers
      bank_account { id bank_code bank_name branch_code branch_name account_number number_in_doubt }
    }
    investingAmount { amount }
    inboxState { unread bounced_at }
    identityOptions { service app renews }
  }
`)

export const updateKanaDocument = graphql(`
  mutation UpdateKana($input: KanaInput!) {
    updateKana(input: $input) { ok }
  }
`)

export const receiveMailDocument = graphql(`
  mutation ReceiveForAllMail($isReceive: Boolean!) {
    receiveForAllMail(isReceive: $isReceive) { ok }
  }
`)

export const changeAddressDocument = graphql(`
  mutation ChangeAddress($input: AddressInput!) {
    changeAddress(input: $input) { ok }
  }
`)

export const bankAccountDocument = graphql(`
  mutation UserBankAccount($input: BankAccountInput!) {
    userBankAccount(input: $input) { ok }
  }
`)

export const bankSearchDocument = graphql(`
  query BankSearch($input: BankSearchInput!) {
    bank(input: $input) { code name }
  }
`)

export const branchSearchDocument = graphql(`
  query BranchSearch($input: BranchSearchInput!) {
    branch(input: $input) { code name }
  }
`)

export type MemberInfo = NonNullable<ResultOf<typeof memberDocument>['me']>
export type BankAccount = NonNullable<MemberInfo['bank_account']>
export type InboxState = ResultOf<typeof memberDocument>['inboxState']
