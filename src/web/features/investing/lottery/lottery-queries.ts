import { graphql, type ResultOf } from '../../../gql/graphql.ts'
import { fundImageFragment } from '../../funds/fund/fund-image.ts'

export const lotteryFundDocument = graphql(
  `
  query LotteryProofPage($id: ID!) {
    project(id: $id) {
      id
      name
      start_at
      end_at
      price_estate
      subordination_amount
      image_main { ...FundImage }
      performance { progress isFail }
      lottery_proof {
        commitment
        beacon_round
        beacon_url
        beacon
        list_hash
        seed
        rule
        substitutes_hash
        entries { invest_id amount won substitute }
        steps { seq at kind invest_id amount free_after previous_hash }
      }
    }
  }
`,
  [fundImageFragment],
)

export const lotteryInvestsDocument = graphql(`
  query LotteryInvests {
    myInvests {
      id
      amount
      status
      project { id }
    }
  }
`)

type Project = NonNullable<ResultOf<typeof lotteryFundDocument>['project']>
export type LotteryProof = NonNullable<Project['lottery_proof']>
export type LotteryEntry = NonNullable<LotteryProof['entries']>[number]
/** A fund whose offering is a lottery. */
export type LotteryFund = Omit<Project, 'lottery_proof'> & { lottery_proof: LotteryProof }
export type LotteryInvest = ResultOf<typeof lotteryInvestsDocument>['myInvests'][number]
