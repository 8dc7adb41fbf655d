import { japanDate } from '../../src/domain/calendar.ts'
import { fixDistribution } from '../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../support/record-purchase.ts'
import { explainAccountEntry } from '../../src/features/treasury/operator-account/explain-account-entry.ts'
import { listUnexplained } from '../../src/features/treasury/operator-account/list-account-entries.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { approveProposal } from '../../src/features/people/approval/approve-proposal.ts'
import { effectHash } from '../../src/features/people/approval/effect-hash.ts'
import type { Effect } from '../../src/features/people/approval/proposal-kind.ts'
import { applyAndConfirm, pay } from '../support/investor.ts'
import { must } from '../support/must.ts'
import { makeBankLine, moveOperatorMoney, type TwoOperators } from '../support/operators-money.ts'
import type { World } from '../support/world.ts'
import { NO_ROW, type Id } from '../../src/domain/id.ts'

/** A dividend that crosses the wall of segregation under fire: short of the operator's money, paid in at the bank, told by two operators, and sent. */
export interface WalledDividend {
  fundId: Id<'fund'>
  distributionId: Id<'fixed_distribution'>
  /** How often its approval was refused for the lack of money. */
  refusals: number
  /** The operator's money has come to the bank. */
  isPaidIn: boolean
}

/** Members of its fund, each of whom paid in once. */
export const dividendMembers = 3
/** Kills fall before the money comes, too. */
const refusalsBefore = 3
const totalDividend = 60_000_000
/** Kept by the operator: for the fees of all refunds of the programme, and too little for the dividend. */
const keptForFees = 50_000_000
/** More than is missing of any other line: by its sum it is found. */
const paidIn = 61_234_567

/** Three members' fund at work whose dividend is fixed, and an operator who has taken out most of his money. */
export async function oweDividend(world: World, operators: TwoOperators): Promise<WalledDividend> {
  const fundId = await world.fund({ fundTotal: 1_000_000, subordinatedAmount: 0 })
  for (const member of await world.members(dividendMembers)) {
    await world.database
      .insertInto('bank_account')
      .values({
        member_id: member.memberId,
        bank_code: '0001',
        bank_name: 'みずほ',
        branch_code: '001',
        branch_name: '東京営業部',
        account_number: String(1_000_000 + member.memberId),
        registered_at: new Date('2026-03-01T10:00:00+09:00'),
      })
      .execute()
    const { account } = await applyAndConfirm(member, { fundId, amount: 100_000 })
    await pay(world, account, 100_000)
  }
  await startOperation(world.services, { fundId, startOn: japanDate('2026-04-01') })
  const opening = await world.database
    .selectFrom('account_balance')
    .select('amount')
    .where('book', '=', 'operator')
    .where('account_kind', '=', 'bank')
    .executeTakeFirstOrThrow()
  await moveOperatorMoney(world.services, world.product.deskUrl, operators, keptForFees - Number(opening.amount))
  const distributionId = await fixDistribution(world.services, {
    fundId,
    period: 1,
    totalDividend,
    redeems: false,
    payday: japanDate('2026-04-02'),
  })
  return { fundId, distributionId, refusals: 0, isPaidIn: false }
}

/** One round: once the wall has been met, the money is paid in, and two operators tell what it was. Safe to repeat from wherever a death left it. */
export async function payInForDividend(
  { services, product }: World,
  dividend: WalledDividend,
  [maker, checker]: TwoOperators,
): Promise<void> {
  if (dividend.refusals < refusalsBefore) return
  if (!dividend.isPaidIn) {
    await makeBankLine(product.deskUrl, { direction: 'in', amount: paidIn, counterparty: 'イトファンディング' })
    dividend.isPaidIn = true
  }
  await readAccount(services)
  const line = (await listUnexplained(services.database)).find(({ amount }) => amount === paidIn)
  if (!line) return
  const told = { entryId: line.id, told: { kind: 'float_in' as const }, reason: '通帳で確認しました' }
  const proposalId = line.proposal_id ?? must(await explainAccountEntry(services, maker, told)).proposalId ?? NO_ROW
  const { effect } = await services.database
    .selectFrom('proposal')
    .select('effect')
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow()
  must(
    await approveProposal(services, checker, {
      proposalId,
      seenHash: effectHash(effect as unknown as Effect),
      answers: [],
    }),
  )
}

/** It met the wall, nothing of it had left by then, and everybody is paid, once. */
export async function judgeDividend(
  { database }: World,
  { distributionId, refusals }: WalledDividend,
): Promise<string[]> {
  const shares = await database
    .selectFrom('distribution_share')
    .select(['id', 'paid_at', 'withheld_on'])
    .where('distribution_id', '=', distributionId)
    .execute()
  const unpaid = shares.filter((share) => share.paid_at === null || share.withheld_on === null)
  return [
    ...(refusals === 0 ? ['the dividend was never refused for the lack of money'] : []),
    ...(shares.length === dividendMembers ? [] : [`the dividend has ${shares.length} shares`]),
    ...unpaid.map(({ id }) => `the share ${id} of the dividend is not paid`),
  ]
}
