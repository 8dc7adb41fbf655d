import type { Selectable } from 'kysely'
import { isBankFailure } from '../../../adapters/bank/bank-failure.ts'
import { coolingOffLastDay } from '../../../domain/calendar.ts'
import { isInTime } from '../../../domain/investing/deposit.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Investment } from '../../../platform/database/types.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { assignAccount } from '../../treasury/bank/assign-account.ts'
import { keepFree } from '../../treasury/bank/fill-account-pool.ts'
import { notOwner } from '../../documents/document/is-own.ts'
import { loadMailFacts } from '../investment/load-mail-facts.ts'
import { contractConfirmedMail } from '../../communication/outbox/mails/contract-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

const noAccount = refusal('UNAVAILABLE', '振込先の口座をただいま用意できません。時間をおいて、もう一度お試しください。')

/**
 * The member confirms the contract document and gets to know the deposit account, which nobody is told before. Needs an
 * earlier delivery of the document. Confirming again is true again and changes nothing.
 */
export async function confirmContract(
  services: Services,
  request: { memberId: Id<'member'>; investmentId: Id<'investment'> | null },
): Promise<Outcome<true>> {
  const first = await confirmFromPool(services, request)
  if (first !== 'pool is empty') return first
  try {
    await keepFree(services, 1)
  } catch (error) {
    if (!isBankFailure(error)) throw error
    services.log.error({ err: error }, 'the pool of deposit accounts is empty and the bank issues none')
    return noAccount
  }
  const second = await confirmFromPool(services, request)
  return second === 'pool is empty' ? noAccount : second
}

async function confirmFromPool(
  services: Services,
  { memberId, investmentId }: { memberId: Id<'member'>; investmentId: Id<'investment'> | null },
): Promise<Outcome<true> | 'pool is empty'> {
  return inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const contract = await lockContract(transaction, memberId, investmentId)
    if (!contract) return notOwner
    if (contract.contract_confirmed_at) return success(true)
    const refused = refuseConfirmation(contract, now)
    if (refused) return refused
    if (!contract.deposit_deadline_at || !contract.delivered_at)
      throw new Error(`investment ${contract.id} was let through`)
    // The clock of the server that delivered the document may be some milliseconds ahead of this one's; nothing is confirmed before its delivery.
    const confirmedAt = contract.delivered_at > now ? contract.delivered_at : now
    const assignment = { investmentId: contract.id, depositDeadline: contract.deposit_deadline_at, now: confirmedAt }
    if (!(await assignAccount(transaction, assignment))) return 'pool is empty'
    await transaction
      .updateTable('investment')
      .set({ contract_confirmed_at: confirmedAt })
      .where('id', '=', contract.id)
      .where('status', '=', 'awaiting_deposit')
      .where('contract_confirmed_at', 'is', null)
      .execute()
    await enqueueConfirmedMail(transaction, services, contract.id, confirmedAt)
    await enqueue(transaction, 'fill-account-pool', {}, { key: 'fill-account-pool' })
    return success(true)
  })
}

interface LockedContract {
  id: Id<'investment'>
  status: Selectable<Investment>['status']
  contract_confirmed_at: Date | null
  deposit_deadline_at: Date | null
  delivered_at: Date | null
}

async function lockContract(
  transaction: Transaction,
  memberId: Id<'member'>,
  investmentId: Id<'investment'> | null,
): Promise<LockedContract | undefined> {
  if (investmentId === null) return undefined
  return transaction
    .selectFrom('investment')
    .leftJoin('contract_document as document', 'document.investment_id', 'investment.id')
    .select([
      'investment.id',
      'investment.status',
      'investment.contract_confirmed_at',
      'investment.deposit_deadline_at',
      'document.delivered_at',
    ])
    .where('investment.id', '=', investmentId)
    .where('investment.member_id', '=', memberId)
    .forNoKeyUpdate('investment')
    .executeTakeFirst()
}

function refuseConfirmation(contract: LockedContract, now: Date): Refusal | null {
  if (contract.status === 'lottery_pending')
    return refusal('CONFLICT', '抽選の結果が出るまで、確認の手続きはありません。')
  if (contract.status !== 'awaiting_deposit') return refusal('CONFLICT', 'この申し込みは、すでに終了しています。')
  if (contract.deposit_deadline_at && !isInTime(now, contract.deposit_deadline_at)) {
    return refusal('CONFLICT', '入金の期限を過ぎたため、確認できません。')
  }
  if (!contract.delivered_at) return refusal('CONFLICT', '契約成立時書面をダウンロードしてから確認してください。')
  return null
}

async function enqueueConfirmedMail(
  transaction: Transaction,
  services: Services,
  investmentId: Id<'investment'>,
  now: Date,
): Promise<void> {
  const facts = await loadMailFacts(transaction, investmentId)
  if (!facts.depositDeadline || !facts.deliveredAt)
    throw new Error(`investment ${investmentId} was confirmed without a document`)
  const content = contractConfirmedMail(
    {
      ...facts.application,
      depositDeadline: facts.depositDeadline,
      coolingOffLastDay: coolingOffLastDay(facts.deliveredAt),
    },
    mailSenderOf(services.config),
  )
  const mail = {
    key: `contract-confirmed:${investmentId}`,
    memberId: facts.memberId,
    to: facts.email,
    template: 'contract-confirmed',
    content,
  }
  await enqueueMail(transaction, services, mail, now)
}
