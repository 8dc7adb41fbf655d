import { readAccount } from '../../features/investing/deposit/read-account.ts'
import { approveProposal } from '../../features/people/approval/approve-proposal.ts'
import { effectHash } from '../../features/people/approval/effect-hash.ts'
import { proposeBankOpening } from '../../features/treasury/segregation/bank-opening.ts'
import { operatorViewer } from './operator-viewer.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'

/** The account is read for the first time, and two operators book what it holds: from the first day on the books hold what the bank holds. */
export async function openDemoBankBalance({ services, operatorIds: [first, second] }: DemoEnvironment): Promise<void> {
  await readAccount(services)
  const { proposalId, effect } = must(await proposeBankOpening(services, operatorViewer(services, first)))
  must(
    await approveProposal(services, operatorViewer(services, second), {
      proposalId,
      seenHash: effectHash(effect),
      answers: [],
    }),
  )
}
