import { graphql, type ResultOf } from '../../../gql/graphql.ts'

/** Asked by the page and by home alike, so that both say the same. */
export const trackRecordDocument = graphql(`
  query TrackRecord {
    trackRecord {
      as_of
      raised
      funds
      paid_in
      redeemed
      redeemed_percent
      paid_dividend
      loss
      loss_funds
      delayed_funds
      delayed_now { id name label text }
      ended_early
      planned_rate
      rate_after_loss
      planned_days
      days
      ended {
        id
        name
        planned_rate
        rate
        rate_after_loss
        is_below_plan
        planned_term
        term
        delay_days
        ended_on
        redeemed_on
        paid_in
        dividend
        principal
        loss
        exits
        causes
        corrections
      }
    }
  }
`)

/** Every month's end that was signed; the page alone asks for it. */
export const recordMonthsDocument = graphql(`
  query RecordMonths {
    trackRecord {
      months { month sha256 written_at }
    }
  }
`)

export type RecordMonth = ResultOf<typeof recordMonthsDocument>['trackRecord']['months'][number]
export type TrackRecord = ResultOf<typeof trackRecordDocument>['trackRecord']
export type EndedFund = TrackRecord['ended'][number]

/** As the rule of the domain judges a fund by which filter it passes. */
export const judgedFacts = (fund: EndedFund) => ({
  isBelowPlan: fund.is_below_plan,
  delayDays: fund.delay_days,
  loss: fund.loss,
})

/** Of the two yields the one that says what came to the investor. */
export const wholeRate = (fund: EndedFund): number | null => fund.rate_after_loss ?? fund.rate
