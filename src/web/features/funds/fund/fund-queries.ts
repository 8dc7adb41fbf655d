import { graphql, type FragmentOf, type ResultOf } from '../../../gql/graphql.ts'
import { fundImageFragment } from './fund-image.ts'
import { lossStatementFragment } from './loss-fragment.ts'

/** What a card and the page's summary show of a fund. */
export const fundSummaryFragment = graphql(
  `
  fragment FundSummary on Project @_unmask {
    id
    name
    start_at
    end_at
    price_estate
    subordination_amount
    rimawari
    unyo_term_month
    unyo_start_at
    unyo_end_at
    goal_type
    recruit_type
    is_auto_continue
    has_waitlist
    image_main { ...FundImage }
    stats { paid_total invest_total held_total is_goaled }
    applied_at_close
    exits
    dividend_source
    course { state label text explanation }
    sale_plan { loss_line_permille }
    performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }
  }
`,
  [fundImageFragment],
)

/** All that it buys, in figures. */
export const fundFiguresFragment = graphql(`
  fragment FundFigures on Project @_unmask {
    figures {
      price
      sellers
      appraisal { value on is_licensed }
      full_rent
      gross_permille
      noi { number rent costs permille }
    }
  }
`)

/** What a fund is about, on its page and where operators see that page before it is public. */
export const fundPropertyFragment = graphql(`
  fragment FundProperty on ProjectProperty @_unmask {
    kind
    place
    area
    share
    seller
    price
    price_basis
    price_reason
    unit_price
    earthquake_standard
    location { latitude longitude read_on facts { label is_hazard value } }
    appraisal { appraised_on appraiser value }
    lineage {
      project_id
      project_name
      planned_rimawari
      planned_months
      rimawari
      rimawari_after_loss
      held_from
      held_until
      seller
      acquired_for
      sold_for
      exit_kind
      exit_proof
      next_project_id
      next_project_name
      own_price
      own_days
      margin
      margin_permille
    }
  }
`)

export const fundListDocument = graphql(
  `
    query FundList {
      projects { ...FundSummary }
    }
  `,
  [fundSummaryFragment],
)

export const priorityCodeDocument = graphql(`
  query PriorityCode($project_id: ID!, $special: String!) {
    isPriorityCode(project_id: $project_id, special: $special)
  }
`)

export const fundDocument = graphql(
  `
    query Fund($id: ID!) {
      project(id: $id) {
        ...FundSummary
        ...FundFigures
        detail
        selection_reason
        facts { title text source as_of }
        weak_points { title text }
        course {
          late { kind name planned_at days next_notice_at }
          untold { kind name days next_notice_at text }
          asking { price since }
          decision {
            previous_end_at
            planned_end_at
            longest_end_at
            article
            cause
            reason
            measures
            effect
            plan { text due_on done_on note }
            next_notice_at
          }
          history { at text }
          company_record
        }
        closing_days
        fill_in_percent
        extension_months
        extension_notice_days
        judged_at
        places_until
        lower_invest
        higher_invest
        images_sub { ...FundImage }
        file { name url size }
        contracts { id name url size }
        rimawari_breakdown { label rate }
        yearly_rent
        yearly_costs
        milestones { key number planned first_planned is_latest recorded part { done of } state }
        terms { number start_at end_at is_ended choice_until rimawari rimawari_after_loss dividend_due_at paid_at }
        dividend_sources {
          number
          start_at
          end_at
          text
          notes
          figures { label value }
          per_hundred { label part amount }
        }
        plan_and_record {
          number
          start_at
          end_at
          state
          rimawari
          rimawari_after_loss
          rows { item planned recorded difference }
          notes
        }
        supplementary_distributions { fixed_at payday paid_at reversed_at result lost restored dividend notes }
        late_closings { number text notes }
        day_changes
        next_report { due_at }
        loss_statement { ...LossStatementFields }
        operation_events {
          id
          kind
          label
          title
          place
          happened_on
          state
          state_label
          entries {
            told_at
            happening
            measures
            effect
            planned_end_on
            ended_on
            budget
            cost
            next_word_on
            pictures { moment label image { ...FundImage } }
          }
        }
        first_choice_until
        raised { label amount }
        exit_plan
        management
        sale_plan { price purchase_costs reserve sale_cost_bp senior subordinated loss_line_permille }
        taken_over
        taken_at_end { on price appraised_on appraised why_no_appraisal }
        properties { ...FundProperty }
        occupancy { on parts let permille periods { from until permille } }
        lottery_proof { commitment beacon_round }
      }
      projectMessages(project_id: $id) { id title content show_at is_deleted extra_message a }
    }
  `,
  [fundSummaryFragment, fundFiguresFragment, fundPropertyFragment, fundImageFragment, lossStatementFragment],
)

export const myInvestsDocument = graphql(`
  query FundInvests {
    myInvests {
      id
      receipt_number
      amount
      invest_at
      status
      substitute { rank offered_until }
      cancel_reason
      contract_delivered_at
      contract_confirm_at
      cooling_off_until
      report
      transfer_limit_at
      project { id name }
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
    myWaitlist { id amount status rank joined_at invited_until project { id } }
  }
`)

export type FundSummary = FragmentOf<typeof fundSummaryFragment>
export type Fund = NonNullable<ResultOf<typeof fundDocument>['project']>
export type FundSalePlan = NonNullable<Fund['sale_plan']>
export type FundMessage = ResultOf<typeof fundDocument>['projectMessages'][number]
export type WaitlistPlace = ResultOf<typeof myInvestsDocument>['myWaitlist'][number]
export type FundInvest = ResultOf<typeof myInvestsDocument>['myInvests'][number]
