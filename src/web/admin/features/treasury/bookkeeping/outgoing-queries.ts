import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const outgoingPlansDocument = graphql(`
  query OutgoingPlans {
    adminOutgoingPlans {
      id project_id project_name text payee counterparty amount pay_on about reason decided_by decided_at state paid_on withdrawal_proposal_id
    }
    adminLedgerBooks { fund_id name free }
    adminCostAccruals { id project_id project_name cost_kind amount left_over arose_on about paper_sha256 decided_by reversal_proposal_id }
    adminPrepaidCosts { id project_id project_name cost_kind remarks paid_on amount left_over covers_from covers_until end_proposal_id }
    adminSpreadableCosts { line_part_id project_name cost_kind amount about remarks paid_on period_end_on }
    adminPropertyTaxes { id project_id project_name year amount accrued about paper_sha256 end_proposal_id instalments { number due_on amount is_paid } }
    adminOperatorAdvances { project_id project_name owed payable proposal_id }
  }
`)

export type OutgoingPlan = ResultOf<typeof outgoingPlansDocument>['adminOutgoingPlans'][number]
export type CostAccrual = ResultOf<typeof outgoingPlansDocument>['adminCostAccruals'][number]
export type PrepaidCost = ResultOf<typeof outgoingPlansDocument>['adminPrepaidCosts'][number]
export type SpreadableCost = ResultOf<typeof outgoingPlansDocument>['adminSpreadableCosts'][number]
export type PropertyTax = ResultOf<typeof outgoingPlansDocument>['adminPropertyTaxes'][number]
export type OperatorAdvance = ResultOf<typeof outgoingPlansDocument>['adminOperatorAdvances'][number]
/** A fund with the money that waits for nobody. */
export interface Fund {
  id: string
  name: string
  free: number
}

export const proposePlanDocument = graphql(`
  mutation ProposeOutgoingPlan($input: OutgoingPlanInput!) {
    proposeOutgoingPlan(input: $input) { id }
  }
`)

export const proposeAccrualDocument = graphql(`
  mutation ProposeAccrual($input: CostAccrualInput!) {
    proposeAccrual(input: $input) { id }
  }
`)

export const reverseAccrualDocument = graphql(`
  mutation ProposeAccrualReversal($id: ID!, $reason: String!) {
    proposeAccrualReversal(id: $id, reason: $reason) { id }
  }
`)

export const proposeAdvanceDocument = graphql(`
  mutation ProposeAdvance($project_id: ID!, $amount: Yen!, $reason: String!) {
    proposeAdvance(project_id: $project_id, amount: $amount, reason: $reason) { id }
  }
`)

export const repayAdvanceDocument = graphql(`
  mutation ProposeAdvanceRepayment($project_id: ID!) {
    proposeAdvanceRepayment(project_id: $project_id) { id }
  }
`)

export const withdrawPlanDocument = graphql(`
  mutation ProposePlanWithdrawal($id: ID!, $reason: String!) {
    proposePlanWithdrawal(id: $id, reason: $reason) { id }
  }
`)

export const proposePrepaidDocument = graphql(`
  mutation ProposePrepaidCost($line_part_id: ID!, $covers_from: Date!, $covers_until: Date!, $reason: String!) {
    proposePrepaidCost(line_part_id: $line_part_id, covers_from: $covers_from, covers_until: $covers_until, reason: $reason) { id }
  }
`)

export const endPrepaidDocument = graphql(`
  mutation ProposePrepaidEnd($id: ID!, $reason: String!) {
    proposePrepaidEnd(id: $id, reason: $reason) { id }
  }
`)

export const proposePropertyTaxDocument = graphql(`
  mutation ProposePropertyTax($input: PropertyTaxInput!) {
    proposePropertyTax(input: $input) { id }
  }
`)

export const endPropertyTaxDocument = graphql(`
  mutation ProposePropertyTaxEnd($id: ID!, $reason: String!) {
    proposePropertyTaxEnd(id: $id, reason: $reason) { id }
  }
`)
