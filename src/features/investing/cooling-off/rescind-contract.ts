import { coolingOffLastDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { writeDeferredDocumentsOf } from '../application/write-deferred-documents.ts'
import { recordCompositionAtWork } from '../../funds/fund/fund-composition.ts'
import { openGapAfter } from '../../funds/fund/open-gap.ts'
import { moveInvestments } from '../../core/move.ts'
import { oweRefund } from '../../treasury/refund/owe-refund.ts'
import type { Services } from '../../core/services.ts'
import { refreshWaitlistOf } from '../waitlist/refresh-waitlist.ts'
import { enqueueCoolingOffMails } from './cooling-off-mails.ts'
import type { Contract } from './load-contract.ts'

export interface Declaration {
  way: 'member_page' | 'post'
  /** The day that decides: of the declaration, or of the postmark. */
  declaredOn: JapanDate
  /** With `post`: when the notice was in the letter box. */
  receivedOn?: JapanDate
  evidence?: string
  /** With `post`: who proposed and who approved it. */
  proposalId?: Id<'proposal'>
  /** 'member:7', 'operator:3' */
  actor: string
}

/**
 * Ends the locked contract by cooling-off (law article 26): the evidence is written down, the application is canceled, all that was
 * paid is owed back, and member and operators are notified, all in one transaction. The fund's room and the member's allowance follow from
 * the status by themselves. The caller has judged that the declaration is good.
 */
export async function rescindContract(
  transaction: Transaction,
  services: Services,
  { contract, declaration, now }: { contract: Contract; declaration: Declaration; now: Date },
): Promise<void> {
  await writeDeferredDocumentsOf(transaction, services, [contract.investmentId])
  await recordNotice(transaction, contract, declaration, now)
  await moveInvestments(transaction, [contract.investmentId], {
    event: declaration.way === 'post' ? 'cooling_off_posted' : 'cooling_off_declared',
    at: now,
    actor: declaration.actor,
  })
  if (contract.deployed > 0) await takeOutOfOperation(transaction, services, contract, now)
  await oweEverythingBack(transaction, contract, now)
  await recordCompositionAtWork(transaction, { fundId: contract.fundId, cause: 'cooling_off', at: now })
  await enqueueCoolingOffMails(transaction, services, { contract, declaration, now })
  if (contract.status === 'participating')
    await openGapAfter(transaction, services, { fundId: contract.fundId, rescinded: contract.amount, now })
  await refreshWaitlistOf(transaction, services, contract.fundId, now)
}

async function recordNotice(
  transaction: Transaction,
  contract: Contract,
  declaration: Declaration,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('cooling_off_notice')
    .values({
      investment_id: contract.investmentId,
      way: declaration.way,
      declared_on: declaration.declaredOn,
      delivered_at: contract.deliveredAt,
      last_day: contract.deliveredAt === null ? null : coolingOffLastDay(contract.deliveredAt),
      received_on: declaration.receivedOn ?? null,
      evidence: declaration.evidence ?? '',
      actor: declaration.actor,
      proposal_id: declaration.proposalId ?? null,
      recorded_at: now,
    })
    .execute()
}

/** The operator's own money fills the place: the property stays whole, and this part of the capital stands as owed back, with its cash. */
async function takeOutOfOperation(
  transaction: Transaction,
  { config }: Services,
  { investmentId, fundId, deployed }: Contract,
  now: Date,
): Promise<void> {
  await post(transaction, {
    kind: 'operation_undone',
    key: `operation-undone:${investmentId}`,
    effectiveAt: now,
    recordedAt: now,
    lines: throughBank(config.BANK_ACCOUNT_ID, [
      { account: { kind: 'deployed', fundId, investmentId }, debit: deployed },
      { account: { kind: 'capital', fundId, investmentId }, credit: deployed },
      { account: { kind: 'fill_in', fundId }, credit: deployed },
      { account: { kind: 'fund_interest', fundId }, debit: deployed },
    ]),
  })
}

/** What lay there as part payment, and the whole amount where it was complete. */
async function oweEverythingBack(transaction: Transaction, contract: Contract, now: Date): Promise<void> {
  const { investmentId, memberId, fundId } = contract
  const held = { deposit: contract.deposited, capital: addYen(contract.capital, contract.deployed) }
  for (const from of ['deposit', 'capital'] as const) {
    if (held[from] === 0) continue
    const key = `cooling-off:${investmentId}:${from}`
    await oweRefund(transaction, {
      memberId,
      fundId,
      investmentId,
      amount: held[from],
      reason: 'cooling_off',
      from,
      key,
      now,
    })
  }
}
