import type { Id } from '../../domain/id.ts'
import { addYen } from '../../domain/money.ts'
import type { DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import { proposeContribution } from '../../features/investing/contribution/contribute.ts'
import { loadOwnMoney } from '../../features/investing/contribution/load-own-money.ts'
import { proposeContributionReturn } from '../../features/investing/contribution/return-contribution.ts'
import { approveProposal } from '../../features/people/approval/approve-proposal.ts'
import { questionsOf } from '../../features/people/approval/proposal-kind.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'
import { operatorViewer } from './operator-viewer.ts'
import { moveOperatorMoney } from './past-money.ts'

/** Before the start the operator pays his part in, and two operators decide that it is the fund's. @returns what he has in it, whole yen. */
export async function contribute(demo: DemoEnvironment, fund: DemoFund): Promise<number> {
  const { services, operatorIds } = demo
  const { missing } = await loadOwnMoney(services.database, fund.id)
  const total = addYen(missing.subordinated, missing.fillIn)
  await moveOperatorMoney(demo, { amount: total, text: '自己資金', reason: `第${fund.id}号への当社の出資` })
  for (const part of ['subordinated', 'fillIn'] as const) {
    if (missing[part] === 0) continue
    const contribution = { fundId: fund.id, part, amount: missing[part], reason: '' }
    await agreeOnPast(
      demo,
      must(await proposeContribution(services, operatorViewer(services, operatorIds[0]), contribution)),
    )
  }
  return total
}

/** After the last payment his part is his again. */
export async function returnContribution(demo: DemoEnvironment, fund: DemoFund): Promise<void> {
  const { services, operatorIds } = demo
  const asked = { fundId: fund.id, reason: '' }
  await agreeOnPast(
    demo,
    must(await proposeContributionReturn(services, operatorViewer(services, operatorIds[0]), asked)),
  )
}

/** What one operator proposed, the other approves. */
export async function agreeOnPast(
  { services, operatorIds }: Pick<DemoEnvironment, 'services' | 'operatorIds'>,
  { proposalId }: { proposalId: Id<'proposal'> },
): Promise<void> {
  const proposal = await services.database
    .selectFrom('proposal')
    .select(['kind', 'content', 'effect', 'effect_hash'])
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow()
  const answers = questionsOf(proposal).map(({ name, expected }) => ({ name, value: expected }))
  const decision = { proposalId, seenHash: proposal.effect_hash, answers }
  must(await approveProposal(services, operatorViewer(services, operatorIds[1]), decision))
}
