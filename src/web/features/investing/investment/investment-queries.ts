import { graphql, type ResultOf } from '../../../gql/graphql.ts'
import { lossStatementFragment } from '../../funds/fund/loss-fragment.ts'
import { fundImageFragment } from '../../funds/fund/fund-image.ts'

export const investmentsDocument = graphql(
  `
  query MyInvestments {
    myUnclaimed { cause amount since days }
    myInvests {
      id
      amount
      receipt_number
      invest_at
      status
      substitute { rank offered_until }
      cancel_reason
      canceled_at
      contract_delivered_at
      contract_confirm_at
      cooling_off_until
      can_cool_off
      contract_id
      report
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
      refunds { id amount reason paid_at }
      result { id dividend tax principal loss pay_amount paid_at sources lines_url }
      results { id dividend tax restored pay_amount paid_at is_supplement sources }
      redeemed_at
      loss_sent_at
      loss_read_at
      renewal {
        term
        start_at
        end_at
        choice_until
        is_open
        choice
        chosen_at
        is_ended
        dividend_due_at
        next_start_at
        next_end_at
      }
      project {
        id
        name
        end_at
        places_until
        rimawari
        unyo_term_month
        unyo_start_at
        unyo_end_at
        recruit_type
        is_auto_continue
        image_main { ...FundImage }
        contracts { name url size }
        milestones { key number planned first_planned is_latest recorded part { done of } state }
        course { state label text explanation }
        performance { start_at end_at unyo_start_at unyo_end_at payday isFail }
      }
    }
  }
`,
  [fundImageFragment],
)

export const fundLossDocument = graphql(
  `
  query FundLossStatement($id: ID!) {
    project(id: $id) { loss_statement { ...LossStatementFields } }
  }
`,
  [lossStatementFragment],
)

export const readLossDocument = graphql(`
  mutation ReadLossStatement($id: ID!) {
    readLossStatement(invest_id: $id) { ok }
  }
`)

export const fundPeriodsDocument = graphql(`
  query FundPeriods($id: ID!) {
    project(id: $id) { dividend_sources { number start_at end_at figures { label value } } }
  }
`)

export type FundPeriods = NonNullable<ResultOf<typeof fundPeriodsDocument>['project']>['dividend_sources']

export const declareCoolingOffDocument = graphql(`
  mutation DeclareCoolingOff($input: InvestRefInput!) {
    declareCoolingOff(input: $input)
  }
`)

export const acceptSubstitutionDocument = graphql(`
  mutation AcceptSubstitution($invest_id: ID!) {
    acceptSubstitution(invest_id: $invest_id) { ok }
  }
`)

export const leaveSubstitutesDocument = graphql(`
  mutation LeaveSubstitutes($project_id: ID!) {
    leaveWaitlist(project_id: $project_id) { ok }
  }
`)

/** What is owed to the member and waits for an account. */
export type UnclaimedMoney = ResultOf<typeof investmentsDocument>['myUnclaimed'][number]

export type Investment = ResultOf<typeof investmentsDocument>['myInvests'][number]
