import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { askAs } from './operator-api.ts'
import type { PayoutWorld } from './payout-world.ts'
import type { LineBeside } from './statement-beside.ts'

/** What two operators do with lines of the company's account, through the API. */
export function accountLines(of: () => { world: PayoutWorld; beside: LineBeside[] }) {
  const ask = (source: string, variables: Record<string, unknown> = {}, viewer = of().world.maker) =>
    askAs(of().world.services, viewer, source, variables)
  const effectOf = async (id: string) =>
    (
      await ask(
        'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash title yen changes { label before after } } } }',
        { id },
      )
    ).rows[0]
  const decide = async ({ proposal_id: id, ...refused }: { proposal_id?: string }, viewer = of().world.checker) =>
    id
      ? ask(
          'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
          { input: { id, effect_hash: (await effectOf(id)).effect_hash } },
          viewer,
        )
      : refused
  const explain = (input: Record<string, unknown>) =>
    ask('mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { ok proposal_id } }', {
      input: { reason: '通帳で確認しました', ...input },
    })
  const findOwner = (bankLineId: string, investmentId: unknown) =>
    ask('mutation ($input: RefundSuspenseInput!) { refundSuspense(input: $input) { proposal_id } }', {
      input: { bank_line_id: bankLineId, invest_id: String(investmentId), reason: '名義が似ていました' },
    })
  const takeOwnerBack = (resolutionId: unknown, reason = '賃借人の家賃でした') =>
    ask('mutation ($input: WithdrawOwnerInput!) { withdrawOwner(input: $input) { proposal_id } }', {
      input: { resolution_id: String(resolutionId), reason },
    })
  const suspense = async () => ask('{ adminSuspense { bank_line_id amount } }')
  const waiting = async () => (await ask('{ adminPayables { ready_total } }')).ready_total

  /** A line comes in on the company's account. @returns its number. */
  const comesIn = async (amount: number, remarks: string): Promise<string> => {
    const { world, beside } = of()
    const today = world.services.clock.now().toISOString().slice(0, 10)
    beside.push({
      itemKey: `beside-${beside.length}`,
      transactionDate: today,
      direction: 'in',
      amount,
      remarks,
    })
    await readAccount(world.services)
    return (await ask('{ adminAccountEntries { rows { id } } }')).rows.at(-1).id
  }
  return { ask, effectOf, decide, explain, findOwner, takeOwnerBack, suspense, waiting, comesIn }
}
