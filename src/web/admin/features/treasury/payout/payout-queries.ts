import { graphql, type ResultOf, type VariablesOf } from '../../../../gql/graphql.ts'
import { payableColumns, payoutBatchColumns, payoutColumns } from '../../../gql/selections.ts'
import { coverageFields } from '../../../ui/coverage.tsx'

const payableFields = graphql(
  `
  fragment PayableFields on Payable @_unmask {
    ...PayableColumns
    kind
    id
    member_id
    reason
    reason_text
    pay_on
    is_overdue
    payee { bank_code branch_code account_number name }
    payer_differs
    held_until
    last_problem { problem detail at }
    unclaimed { cause since days told_on next_told_on letter_on needs_letter }
  }
`,
  [payableColumns],
)

export const payablesDocument = graphql(
  `
  query Payables($filter: PayableFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminPayables(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      yen
      choosable_count
      count
      ready_count
      ready_total
      held_count
      held_total
      returned_count
      returned_total
      unclaimed_count
      unclaimed_total
      projects { id name }
      rows { ...PayableFields }
    }
  }
`,
  [payableFields],
)

/** All that a filter finds and that can be paid, for whoever chooses them together. */
export const choosablePayablesDocument = graphql(
  `
  query ChoosablePayables($filter: PayableFilterInput) {
    adminPayables(filter: $filter) { choosable { ...PayableFields } }
  }
`,
  [payableFields],
)

export type PayablePage = ResultOf<typeof payablesDocument>['adminPayables']
export type Payable = PayablePage['rows'][number]
export type PayableFilter = NonNullable<VariablesOf<typeof payablesDocument>['filter']>

export const batchesDocument = graphql(
  `
  query PayoutBatches($filter: PayoutBatchFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminPayoutBatches(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      count
      draft_count
      draft_total
      unclear_count
      unclear_total
      rows { ...PayoutBatchColumns prepared_by prepared_at announced_at settled_at }
    }
  }
`,
  [payoutBatchColumns],
)

export type BatchPage = ResultOf<typeof batchesDocument>['adminPayoutBatches']
export type BatchRow = BatchPage['rows'][number]
export type BatchFilter = NonNullable<VariablesOf<typeof batchesDocument>['filter']>

export const batchDocument = graphql(
  `
  query PayoutBatch($id: ID!) {
    adminPayoutBatch(id: $id) {
      id
      method
      status
      pay_on
      total
      count
      content_hash
      prepared_by
      prepared_at
      is_own
      approved_by
      approved_at
      application_number
      file_sha256
      announced_at
      settled_at
      proposal_id
      effect { bank_before bank_after owed_before owed_after }
      coverage { ...CoverageFields }
      payouts {
        ...PayoutColumns
        member_id
        payee { bank_code branch_code account_number name }
        trouble { problem detail }
        announced_at
        paid_at
        failed_at
      }
    }
  }
`,
  [coverageFields, payoutColumns],
)

export type Batch = ResultOf<typeof batchDocument>['adminPayoutBatch']
export type BatchPayout = Batch['payouts'][number]

export const prepareDocument = graphql(`
  mutation PreparePayoutBatch($input: PreparePayoutBatchInput!) {
    preparePayoutBatch(input: $input) { id }
  }
`)

export const approveBatchDocument = graphql(`
  mutation ApprovePayoutBatch($input: ApprovePayoutBatchInput!) {
    approvePayoutBatch(input: $input) { id }
  }
`)

export const discardBatchDocument = graphql(`
  mutation DiscardPayoutBatch($id: ID!) {
    discardPayoutBatch(id: $id) { ok }
  }
`)

export const exportFileDocument = graphql(`
  mutation ExportPayoutFile($input: ExportPayoutFileInput!) {
    exportPayoutFile(input: $input) { name content_base64 sha256 }
  }
`)

export const importResultsDocument = graphql(`
  mutation ImportPayoutResults($input: ImportPayoutResultsInput!) {
    importPayoutResults(input: $input) { paid refused returned }
  }
`)

export const proposePutBackDocument = graphql(`
  mutation ProposePutBackPayouts($input: PutBackPayoutsInput!) {
    proposePutBackPayouts(input: $input) { id }
  }
`)

export const resolveBatchDocument = graphql(`
  mutation ResolvePayoutBatch($input: ResolvePayoutBatchInput!) {
    resolvePayoutBatch(input: $input) { id proposal_id }
  }
`)

export const unclearRefundDocument = graphql(`
  query UnclearRefund($id: ID!) {
    adminUnclearRefund(id: $id) { id is_open amount member_id member_name project_name payers payer_banks goes_to }
  }
`)

export type UnclearRefund = ResultOf<typeof unclearRefundDocument>['adminUnclearRefund']

export const proposeRefundPayeeDocument = graphql(`
  mutation ProposeRefundPayee($input: RefundPayeeInput!) {
    proposeRefundPayee(input: $input) { id }
  }
`)

export const owedLettersDocument = graphql(`
  query OwedLetters {
    adminOwedLetters { member_id member_number member_name amount since due_on }
  }
`)

export type OwedLetter = ResultOf<typeof owedLettersDocument>['adminOwedLetters'][number]

/** Who looked is in the audit log. */
export const letterAddressDocument = graphql(`
  mutation LetterAddress($input: ShowMemberFieldInput!) {
    adminShowMemberField(input: $input) { value }
  }
`)

export const recordLetterDocument = graphql(`
  mutation RecordUnclaimedLetter($member_id: ID!, $posted_on: String!) {
    recordUnclaimedLetter(member_id: $member_id, posted_on: $posted_on) { ok }
  }
`)
