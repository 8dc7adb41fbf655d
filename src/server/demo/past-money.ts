import type { FreeText } from '../../domain/free-text.ts'
import { accountEntryProposal } from '../../features/treasury/operator-account/account-entry-proposal.ts'
import { listUnexplained } from '../../features/treasury/operator-account/list-account-entries.ts'
import { readAccount } from '../../features/investing/deposit/read-account.ts'
import { approveProposal } from '../../features/people/approval/approve-proposal.ts'
import { effectHash } from '../../features/people/approval/effect-hash.ts'
import { propose } from '../../features/people/approval/propose.ts'
import { operatorViewer } from './operator-viewer.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'

/**
 * The operator takes the fund's capital to buy the property, or pays in what is to be distributed: at the bank, and then as two operators classify
 * the line that its statement shows. `amount`: whole yen, positive: paid in.
 */
export async function moveOperatorMoney(
  demo: DemoEnvironment,
  { amount, text, reason }: { amount: number; text: string; reason: FreeText },
): Promise<void> {
  if (amount === 0) return
  const { services, desk, operatorIds } = demo
  const [first, second] = operatorIds
  await desk.moveOwnMoney(services.config.BANK_ACCOUNT_ID, amount, text)
  await readAccount(services)
  const [entry, ...others] = await listUnexplained(services.database)
  if (entry?.amount !== amount || others.length > 0)
    throw new Error(`the statement shows ${entry?.amount} and ${others.length} other lines that nothing explains`)
  const classified = { kind: amount > 0 ? ('float_in' as const) : ('float_out' as const) }
  const content = { entryId: entry.id, told: classified, reason }
  const { proposalId, effect } = must(
    await propose(services, operatorViewer(services, first), accountEntryProposal, {
      subject: `account_entry:${entry.id}`,
      content,
      reason,
    }),
  )
  must(
    await approveProposal(services, operatorViewer(services, second), {
      proposalId,
      seenHash: effectHash(effect),
      answers: [],
    }),
  )
}
