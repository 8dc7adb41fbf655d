import type { Id } from '../../../domain/id.ts'
import type { CancelReason, InvestmentStatus } from '../../../domain/investment.ts'
import type { InvestmentEventReason } from '../../../domain/state-words.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

export interface Transition {
  from: InvestmentStatus
  to: InvestmentStatus
  at: Date
  /** 'member:7', 'operator:3', 'schedule', 'bank' */
  actor: string
  /** The authority reads each as a word. */
  reason: InvestmentEventReason
  cancelReason?: CancelReason
  /** With awaiting_deposit. */
  depositDeadlineAt?: Date
}

/**
 * Moves investments from one status to the next, each once: those that no longer stand at `from` are left alone, so a repeat
 * finds nothing to do. Every move is recorded. The database refuses a move that the lifecycle does not know.
 * @returns the ids that moved.
 */
export async function moveInvestments(
  transaction: Transaction,
  investmentIds: readonly Id<'investment'>[],
  move: Transition,
): Promise<Id<'investment'>[]> {
  if (investmentIds.length === 0) return []
  const moved = await transaction
    .updateTable('investment')
    .set({
      status: move.to,
      status_at: move.at,
      cancel_reason: move.cancelReason ?? null,
      ...(move.depositDeadlineAt && { deposit_deadline_at: move.depositDeadlineAt }),
    })
    .where('id', 'in', [...investmentIds])
    .where('status', '=', move.from)
    .returning('id')
    .execute()
  await recordMoves(
    transaction,
    moved.map((row) => row.id),
    move,
  )
  return moved.map((row) => row.id)
}

/** The event of each move; also of the first one (`from` null), when an investment comes to be. */
export async function recordMoves(
  transaction: Transaction,
  investmentIds: readonly Id<'investment'>[],
  move: Omit<Transition, 'from'> & { from: InvestmentStatus | null },
): Promise<void> {
  if (investmentIds.length === 0) return
  await transaction
    .insertInto('investment_event')
    .values(
      investmentIds.map((id) => ({
        investment_id: id,
        from_status: move.from,
        to_status: move.to,
        actor: move.actor,
        reason: move.reason,
        at: move.at,
      })),
    )
    .execute()
}
