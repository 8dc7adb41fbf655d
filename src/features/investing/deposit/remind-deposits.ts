import { addDays, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import { isInTime } from '../../../domain/investing/deposit.ts'
import { owed } from '../../../ledger/balance.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { loadMailFacts } from '../investment/load-mail-facts.ts'
import { depositReminderMail } from '../../communication/outbox/mails/reminder-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * In the morning: reminds everybody whose deposit is not complete on the day of the deadline, and who has confirmed the contract document, so
 * that only the transfer is missing, on the day before as well; each once for an application. It runs after the bank was read, so that
 * nobody is asked for what has arrived.
 */
export async function remindDeposits(services: Services, dueAt: Date): Promise<void> {
  const now = services.clock.now()
  const due = await services.database
    .selectFrom('investment')
    .select('id')
    .where('status', '=', 'awaiting_deposit')
    .where('deposit_deadline_at', '<', startOfDay(addDays(japanDateOf(dueAt), 2)))
    .where((where) =>
      where.or([
        where('contract_confirmed_at', 'is not', null),
        where('deposit_deadline_at', '<', startOfDay(addDays(japanDateOf(dueAt), 1))),
      ]),
    )
    .orderBy('id')
    .execute()
  for (const { id } of due)
    await inTransaction(services.database, (transaction) => remind(transaction, services, id, now))
}

async function remind(
  transaction: Transaction,
  services: Services,
  investmentId: Id<'investment'>,
  now: Date,
): Promise<void> {
  const investment = await transaction
    .selectFrom('investment')
    .select(['fund_id', 'contract_confirmed_at', 'deposit_deadline_at'])
    .where('id', '=', investmentId)
    .where('status', '=', 'awaiting_deposit')
    .forNoKeyUpdate()
    .executeTakeFirst()
  const deadline = investment?.deposit_deadline_at
  if (!deadline || !isInTime(now, deadline)) return
  const isLastDay = japanDateOf(deadline) === japanDateOf(now)
  const facts = await loadMailFacts(transaction, investmentId)
  const content = depositReminderMail(
    {
      ...facts.application,
      depositDeadline: deadline,
      receivedTotal: await owed(transaction, { kind: 'deposit', fundId: investment.fund_id, investmentId }),
      isConfirmed: investment.contract_confirmed_at !== null,
      isLastDay,
    },
    mailSenderOf(services.config),
  )
  const key = isLastDay ? `deposit-reminder:${investmentId}` : `deposit-reminder-ahead:${investmentId}`
  const mail = { key, memberId: facts.memberId, to: facts.email, template: 'deposit-reminder', content }
  await enqueueMail(transaction, services, mail, now)
}
