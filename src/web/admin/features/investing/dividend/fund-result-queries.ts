import { graphql, type ResultOf, type VariablesOf } from '../../../../gql/graphql.ts'

export const resultFundsDocument = graphql(`
  query ResultFunds {
    projects { id name }
    adminTermsDue { kind project_id project_name term due_at is_overdue is_pending unpaid_people unpaid_amount }
    adminLossesToExplain { project_id project_name amount due_on is_pending }
  }
`)

export type LossToExplain = ResultOf<typeof resultFundsDocument>['adminLossesToExplain'][number]
export type TermDue = ResultOf<typeof resultFundsDocument>['adminTermsDue'][number]

export const fundResultDocument = graphql(`
  query FundResult($id: ID!) {
    project(id: $id) { start_at end_at unyo_start_at unyo_end_at dividend_sources { number start_at end_at text notes figures { label value } } }
    adminPerformance(project_id: $id) {
      project_id
      project_name
      is_auto_continue
      is_operation_booked
      priority_amount
      composition { subordinated fill_in taken_over }
      invested_amount
      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }
      terms { term start_at end_at dividend_due_at is_ended amount people leaving_amount leaving_people }
      dividends { id term period is_supplement total_dividend loss sale_profit payday fixed_at rimawari rimawari_after_loss dividend tax principal people paid_people }
      waiting { proposal_id kind title proposed_by is_own }
      gap { decide_until missing most_fill_in }
      recorded_start_at
      recorded_end_at
      needs_end_words
      due_period {
        number start_at end_at is_last invested_amount cap
        books { income related_income costs related_costs accrued_costs prepaid_costs prepaid_left sale_proceeds sale_cost sale_expenses loss_carried profit dividend sale_quarter operator_share free_cash }
      }
      operator_share { owed missing }
      pending { proposal_id dividend loss sale_profit payday words proposed_by proposed_at is_own }
    }
    adminFundOwnMoney(project_id: $id) {
      is_open
      may_return
      property_left
      property_above
      property_problem
      available
      parts { part name contributed missing }
      changes { entry_id at text name amount people }
    }
    adminFundLoss(project_id: $id) {
      total operator_part investors_part per_hundred investors readers proposal_id
      statement { sent_at what_happened next_steps apology contact }
    }
    adminWindingUp(project_id: $id) { wound_up_at may_wind_up late_result has_late_result supplement { people lost restored dividend tax operator_share payday } left { account amount } }
  }
`)

export type FundResult = ResultOf<typeof fundResultDocument>['adminPerformance']
export type Plan = ResultOf<typeof fundResultDocument>['project']
export type OwnMoney = ResultOf<typeof fundResultDocument>['adminFundOwnMoney']
export type FundLoss = ResultOf<typeof fundResultDocument>['adminFundLoss']
export type WindingUp = ResultOf<typeof fundResultDocument>['adminWindingUp']

export const dividendPreviewDocument = graphql(`
  query DividendPreview($id: ID!, $input: DividendInput!) {
    adminDividendPreview(project_id: $id, input: $input) {
      total_dividend rimawari redeems example_dividend
      shares { invest_id dividend tax principal loss pay_amount }
      concerns { code name expected entered }
    }
  }
`)

export type DividendPreview = ResultOf<typeof dividendPreviewDocument>['adminDividendPreview']

export const updateFundResultDocument = graphql(`
  mutation UpdateFundResult($id: ID!, $input: PerformanceInput!) {
    adminUpdateProjectPerformance(project_id: $id, input: $input) { ok }
  }
`)

export const proposeReversalDocument = graphql(`
  mutation ProposeDividendReversal($id: ID!, $reason: String!) {
    proposeDividendReversal(dividend_id: $id, reason: $reason) { id }
  }
`)

export const proposeOperatorShareDocument = graphql(`
  mutation ProposeOperatorShare($id: ID!, $reason: String!) {
    proposeOperatorShare(project_id: $id, reason: $reason) { id }
  }
`)

export const proposeLossStatementDocument = graphql(`
  mutation ProposeLossStatement($input: LossStatementInput!) {
    proposeLossStatement(input: $input) { id }
  }
`)

export const proposeGapDocument = graphql(`
  mutation ProposeGapDecision($id: ID!, $decision: GapDecision!, $reason: String!) {
    proposeGapDecision(project_id: $id, decision: $decision, reason: $reason) { id }
  }
`)

export const proposeSupplementDocument = graphql(`
  mutation ProposeSupplement($id: ID!) {
    proposeSupplementaryDistribution(project_id: $id) { id }
  }
`)

export const proposeLateResultDocument = graphql(`
  mutation ProposeLateResult($id: ID!) {
    proposeLateResult(project_id: $id) { id }
  }
`)

export const proposeWindingUpDocument = graphql(`
  mutation ProposeWindingUp($id: ID!, $reason: String!) {
    proposeWindingUp(project_id: $id, reason: $reason) { id }
  }
`)

export const proposeContributionDocument = graphql(`
  mutation ProposeContribution($id: ID!, $part: ContributedPart!, $amount: Yen!, $reason: String!) {
    proposeContribution(project_id: $id, part: $part, amount: $amount, reason: $reason) { id }
  }
`)

export const proposeContributionReturnDocument = graphql(`
  mutation ProposeContributionReturn($id: ID!, $reason: String!) {
    proposeContributionReturn(project_id: $id, reason: $reason) { id }
  }
`)

export const proposeCorrectionDocument = graphql(`
  mutation ProposeFundResultCorrection($id: ID!, $input: PerformanceCorrectionInput!) {
    proposePerformanceCorrection(project_id: $id, input: $input) { id }
  }
`)

export type FundResultInput = VariablesOf<typeof updateFundResultDocument>['input']

export const startDealsDocument = graphql(`
  query StartDeals($project_id: ID!) {
    adminFundDeals(project_id: $project_id) { id property_id part share is_purchase is_with_operator is_agreed settled_on other price booked }
  }
`)

export type StartDeal = ResultOf<typeof startDealsDocument>['adminFundDeals'][number]
