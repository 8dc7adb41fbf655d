import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { accountEntryColumns, ledgerEntryColumns } from '../../../gql/selections.ts'
import { foundOwnerFields } from '../suspense/owner-queries.ts'

export const invariantsDocument = graphql(`
  query Invariants {
    adminInvariants {
      invariants { id statement is_only_late checked_at violations sample broken_since milliseconds }
      stop { id since checks }
    }
    adminPayables(size: 1) { ready_count ready_total }
    adminPayoutBatches(size: 1) { draft_count draft_total }
  }
`)

export type Invariant = ResultOf<typeof invariantsDocument>['adminInvariants']['invariants'][number]

export const liftStopDocument = graphql(`
  mutation LiftPaymentStop {
    adminLiftPaymentStop { ok }
  }
`)

export const balancesDocument = graphql(`
  query LedgerBalances {
    adminLedgerBalances { kind account balance is_asset owners }
    adminStatementDifferences { id kind line_id account amount transacted_on remarks found_at listed { amount transacted_on remarks balance } }
    adminBankReconciliation { account_id account_text read_at is_opened opening book ahead booked waiting waiting_count balance difference }
  }
`)

export type Balance = ResultOf<typeof balancesDocument>['adminLedgerBalances'][number]
export type Difference = ResultOf<typeof balancesDocument>['adminStatementDifferences'][number]
export type Reconciliation = ResultOf<typeof balancesDocument>['adminBankReconciliation'][number]

export const booksDocument = graphql(`
  query LedgerBooks {
    adminLedgerBooks { id fund_id name cash tied free short balances { account balance is_debit owners } }
  }
`)

export type LedgerBook = ResultOf<typeof booksDocument>['adminLedgerBooks'][number]

export const proposeOpeningDocument = graphql(`
  mutation ProposeBankOpening($account: ID) {
    proposeBankOpening(account_id: $account) { id }
  }
`)

export const entriesDocument = graphql(
  `
  query LedgerEntries($filter: LedgerEntryFilter, $sort: String, $descending: Boolean, $page: Int) {
    adminLedgerEntries(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 50) {
      total
      is_more
      rows { ...LedgerEntryColumns sides { account debit credit } }
    }
  }
`,
  [ledgerEntryColumns],
)

export type Entry = ResultOf<typeof entriesDocument>['adminLedgerEntries']['rows'][number]

export const entryDocument = graphql(`
  query LedgerEntry($id: ID!) {
    adminLedgerEntries(filter: { id: $id }) {
      rows { id text at recorded_at reverses lines { book account reference debit credit } }
    }
  }
`)

export type EntryDetail = ResultOf<typeof entryDocument>['adminLedgerEntries']['rows'][number]

export const trailDocument = graphql(`
  query Trail($input: TrailInput!) {
    adminTrail(input: $input) {
      chains {
        invest_id
        application_number
        project_name
        member_name
        amount
        steps { at text amount entry_id bank_line_id payout_id actor }
        totals { received dividend tax loss paid_out in_flight owed held difference }
      }
      beside { at text amount entry_id bank_line_id payout_id actor }
    }
  }
`)

export type Chain = ResultOf<typeof trailDocument>['adminTrail']['chains'][number]
export type Step = Chain['steps'][number]

export const accountEntriesDocument = graphql(
  `
  query AccountEntries($filter: AccountEntryFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminAccountEntries(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      rows { ...AccountEntryColumns amount may_be_batch_id proposal_id difference explanation { kind } }
    }
  }
`,
  [accountEntryColumns],
)

export type AccountEntryRow = ResultOf<typeof accountEntriesDocument>['adminAccountEntries']['rows'][number]

/** One line, on whichever page it would stand, and the money that a line may send back. */
export const accountEntryDocument = graphql(
  `
  query AccountEntry($id: ID!) {
    adminAccountEntries(filter: { id: $id }) {
      rows { id amount transacted_on remarks read_at may_be_batch_id proposal_id difference
        suggestion { counterparty paid_by parts { project_id kind cost_kind amount about deal_id deal lease_id month gives_back fee_payee fee_base loan_id tax_class invoice_number } }
        alike { id amount transacted_on }
        explanation {
          id kind reason explained_by explained_at is_correction
          suspense { bank_line_id proposal_id }
          found_owner { ...FoundOwner }
          fund_line { counterparty paid_by rule_id plan_id parts { id project_id kind cost_kind amount about deal_id deal lease_id month gives_back fee_payee fee_base loan_id tax_class usual_tax_class invoice_number building_amount is_tax_corrected } }
        }
      }
    }
    adminFunds(size: 200) { rows { id name state } }
    adminRentedUnits { lease_id project_id name rent let_for }
    adminOwedSums { project_id kind cost_kind amount }
    adminLineRules { id explanation_id }
    adminOutgoingPlans { id project_id kind cost_kind text payee counterparty amount pay_on about state }
    adminSuspense { bank_line_id amount transacted_on remitter_name remarks }
  }
`,
  [foundOwnerFields],
)

export type ShownFund = ResultOf<typeof accountEntryDocument>['adminFunds']['rows'][number]
export type AccountEntry = ResultOf<typeof accountEntryDocument>['adminAccountEntries']['rows'][number]
export type RentedUnit = ResultOf<typeof accountEntryDocument>['adminRentedUnits'][number]
export type OwedSum = ResultOf<typeof accountEntryDocument>['adminOwedSums'][number]
export type WaitingPlan = ResultOf<typeof accountEntryDocument>['adminOutgoingPlans'][number]
export type SuspenseItem = ResultOf<typeof accountEntryDocument>['adminSuspense'][number]

export const explainEntryDocument = graphql(`
  mutation ExplainAccountEntry($input: ExplainAccountEntryInput!) {
    explainAccountEntry(input: $input) { ok proposal_id }
  }
`)

export const withdrawReturnDocument = graphql(`
  mutation WithdrawReturn($input: WithdrawReturnInput!) {
    withdrawReturn(input: $input) { ok proposal_id }
  }
`)

export const correctEntryDocument = graphql(`
  mutation CorrectAccountEntry($input: CorrectAccountEntryInput!) {
    correctAccountEntry(input: $input) { ok proposal_id }
  }
`)

export const explainFundLineDocument = graphql(`
  mutation ExplainFundLine($input: ExplainFundLineInput!) {
    explainFundLine(input: $input) { ok proposal_id }
  }
`)

export const rentArrearsDocument = graphql(`
  query RentArrears {
    adminRentArrears { lease_id project_id project_name unit tenant month due missing due_on days ended_on end_recorded_on }
    adminRentsOfNoLease { explanation_id entry_id project_id project_name transacted_on remarks amount about }
  }
`)

export type RentArrear = ResultOf<typeof rentArrearsDocument>['adminRentArrears'][number]
export type RentOfNoLease = ResultOf<typeof rentArrearsDocument>['adminRentsOfNoLease'][number]

export const knownPayersDocument = graphql(`
  query KnownPayers($id: ID!, $funds: [ID!]) {
    adminAccountEntries(filter: { id: $id }) { rows { id known_payers(project_ids: $funds) { kind id name is_near } } }
  }
`)

export const dealsOfFundDocument = graphql(`
  query DealsOfFund($project_id: ID!) {
    adminFundDeals(project_id: $project_id) { id part is_purchase settled_on other price }
  }
`)

export const paidLinesDocument = graphql(`
  query PaidLines($project_id: ID!) {
    adminPaidLines(project_id: $project_id) { id kind transacted_on remarks left lease_id }
  }
`)

export const keepLineRuleDocument = graphql(`
  mutation KeepLineRule($input: KeepLineRuleInput!) {
    keepLineRule(input: $input) { ok proposal_id }
  }
`)

export const endLineRuleDocument = graphql(`
  mutation EndLineRule($id: ID!) {
    endLineRule(id: $id) { ok }
  }
`)

export const bookMonthDocument = graphql(`
  query BookMonth($month: String) {
    adminBookMonth(month: $month) {
      month is_over open plans bank books waiting difference last_closed
      funds { project_id project_name income cost cash by_rule by_hand invested registered closed_at closed_by }
      questions { key project_id project_name text answer answered_by }
    }
  }
`)

export type BookMonth = ResultOf<typeof bookMonthDocument>['adminBookMonth']
export type FundMonth = BookMonth['funds'][number]
export type OpenQuestion = BookMonth['questions'][number]

export const answerQuestionDocument = graphql(`
  mutation AnswerOpenQuestion($input: AnswerQuestionInput!) {
    answerOpenQuestion(input: $input) { ok }
  }
`)

export const proposeReopeningDocument = graphql(`
  mutation ProposeBookMonthReopening($month: String!, $reason: String!) {
    proposeBookMonthReopening(month: $month, reason: $reason) { id }
  }
`)

export const proposeBookMonthDocument = graphql(`
  mutation ProposeBookMonth($month: String!) {
    proposeBookMonth(month: $month) { id }
  }
`)

export const lineRulesDocument = graphql(`
  query LineRules {
    adminLineRules {
      id remitter amount_from amount_until reason kept_by kept_at used last_used_on
      line { counterparty parts { project_id kind cost_kind amount about deal_id deal } }
    }
    adminFunds(size: 200) { rows { id name state } }
  }
`)

export type LineRule = ResultOf<typeof lineRulesDocument>['adminLineRules'][number]
