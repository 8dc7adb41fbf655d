import { japanDateOf } from '../../domain/calendar.ts'
import { approveProposal } from '../../features/people/approval/approve-proposal.ts'
import { effectHash } from '../../features/people/approval/effect-hash.ts'
import { listWithheldTax } from '../../features/treasury/withholding/list-withheld-tax.ts'
import { proposeTaxPayment } from '../../features/treasury/withholding/pay-tax.ts'
import { operatorViewer } from './operator-viewer.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'

/** Two operators record that a month's withheld tax went to the tax office; another fund's payday of the month may have done so already. */
export async function payPastTax({ services, operatorIds }: DemoEnvironment, month: string): Promise<void> {
  const now = services.clock.now()
  const [withheld] = await listWithheldTax(services.database, now, month)
  if (!withheld || withheld.open === 0) return
  const [first, second] = operatorIds
  const content = { month, accountEntryId: null, paidOn: japanDateOf(now), reason: '期限どおり納付' }
  const { proposalId, effect } = must(await proposeTaxPayment(services, operatorViewer(services, first), content))
  must(
    await approveProposal(services, operatorViewer(services, second), {
      proposalId,
      seenHash: effectHash(effect),
      answers: [],
    }),
  )
}
