import type { DealingFacts, Found } from './facts.ts'
import type { DealingLimits } from './limits.ts'
import {
  belowLimit,
  beyondMeans,
  excessPayments,
  quickWithdrawal,
  rapidApplications,
  splitPayments,
} from './money-rules.ts'
import { sharedPayer, thirdPartyPayer } from './payer-rules.ts'
import {
  accountBeforePayout,
  contactBurst,
  contradictoryAnswers,
  returnedPayouts,
  screeningHit,
  sharedAccount,
  sharedContact,
} from './people-rules.ts'
import { daysFrom, type Rule } from './rule.ts'
import { DEALING_RULES, type DealingRule } from './rule-words.ts'
import { sharedTraits, watchedOf } from './shared.ts'

const rules: Readonly<Record<DealingRule, Rule>> = {
  third_party_payer: thirdPartyPayer,
  shared_payer: sharedPayer,
  beyond_means: beyondMeans,
  split_payments: splitPayments,
  below_limit: belowLimit,
  rapid_applications: rapidApplications,
  quick_withdrawal: quickWithdrawal,
  excess_payments: excessPayments,
  account_before_payout: accountBeforePayout,
  shared_account: sharedAccount,
  shared_contact: sharedContact,
  contact_burst: contactBurst,
  contradictory_answers: contradictoryAnswers,
  screening_hit: screeningHit,
  returned_payouts: returnedPayouts,
}

export interface DealingFinding extends Found {
  memberId: DealingFacts['id']
  rule: DealingRule
}

/** What stands out, member by member, but for what was done long ago: what one shares with another is seen only where all of them are there. */
export function* watchDealings(
  members: readonly DealingFacts[],
  limits: DealingLimits,
  now: Date,
): Generator<DealingFinding[]> {
  const watched = members.map(watchedOf)
  const shared = sharedTraits(watched)
  const names = Object.keys(DEALING_RULES) as DealingRule[]
  for (const each of watched)
    yield names.flatMap((rule) =>
      rules[rule]({ ...each, shared, limits })
        .filter(({ at }) => at === null || daysFrom(at, now) <= limits.days)
        .map((found) => ({ memberId: each.member.id, rule, ...found })),
    )
}
