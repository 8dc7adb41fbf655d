import { randomBytes } from 'node:crypto'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import {
  explainAccountEntry,
  type Classification,
} from '../../src/features/treasury/operator-account/explain-account-entry.ts'
import { listUnexplained } from '../../src/features/treasury/operator-account/list-account-entries.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { approveProposal } from '../../src/features/people/approval/approve-proposal.ts'
import { effectHash } from '../../src/features/people/approval/effect-hash.ts'
import type { Effect } from '../../src/features/people/approval/proposal-kind.ts'
import { proposeBankOpening } from '../../src/features/treasury/segregation/bank-opening.ts'
import type { Services } from '../../src/features/core/services.ts'
import { must } from './must.ts'
import type { Id } from '../../src/domain/id.ts'

/** Two operators as the use cases know them: the first proposes, the second approves. */
export type TwoOperators = readonly [Viewer, Viewer]

/** A line of the company's own account, made at the demo desk. */
export async function makeBankLine(
  deskUrl: string,
  line: { direction: 'in' | 'out'; amount: number; text?: string; counterparty?: string },
): Promise<void> {
  const answer = await fetch(`${deskUrl}/bank/lines`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: '102-0001234', text: '振込', ...line }),
  })
  if (answer.status !== 201) throw new Error(`the demo desk made no line: ${answer.status} ${await answer.text()}`)
}

/** The account is read for the first time, and what it holds is booked as the operator's own. */
export async function openBankBalance(services: Services, operators: TwoOperators): Promise<void> {
  await readAccount(services)
  await bookBankOpening(services, operators)
}

/** What the account held at its first reading is booked. */
export async function bookBankOpening(services: Services, [maker, checker]: TwoOperators): Promise<void> {
  const { proposalId, effect } = must(await proposeBankOpening(services, maker))
  must(await approveProposal(services, checker, { proposalId, seenHash: effectHash(effect), answers: [] }))
}

/** As `openBankBalance` where one operator is alone: he proposed it an hour ago. */
export async function openBankBalanceAlone(services: Services, operator: Viewer): Promise<void> {
  await readAccount(services)
  const anHourAgo = new Date(services.clock.now().getTime() - 3_600_000)
  const { proposalId, effect } = must(
    await proposeBankOpening({ ...services, clock: { now: () => anHourAgo } }, operator),
  )
  must(await approveProposal(services, operator, { proposalId, seenHash: effectHash(effect), answers: [] }))
}

/** Two operators classify what the newest line was that has been read and that nobody has explained. */
export async function reportNewestLine(
  services: Services,
  [maker, checker]: TwoOperators,
  classified: Classification,
): Promise<void> {
  const line = (await listUnexplained(services.database)).at(-1)
  if (!line) throw new Error('no line waits for an explanation')
  const { proposalId } = must(
    await explainAccountEntry(services, maker, { entryId: line.id, classified, reason: '通帳で確認しました' }),
  )
  if (proposalId === null) return
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

/** The operator's own money arrives on the account, or leaves it where the amount is negative: at the bank, and in the books by two people. */
export async function moveOperatorMoney(
  services: Services,
  deskUrl: string,
  operators: TwoOperators,
  amount: number,
): Promise<void> {
  if (amount === 0) return
  await makeBankLine(deskUrl, {
    direction: amount > 0 ? 'in' : 'out',
    amount: Math.abs(amount),
    counterparty: 'イトファンディング',
  })
  await readAccount(services)
  await reportNewestLine(services, operators, { kind: amount > 0 ? 'float_in' : 'float_out' })
}

/** An operator's viewer where a test has only the id. */
export const viewerOf = (memberId: Id<'member'>, authenticatedAt = new Date()): Viewer => ({
  memberId,
  role: 'admin',
  status: 'active',
  isVerified: true,
  sessionHash: randomBytes(32),
  authenticatedAt,
})
