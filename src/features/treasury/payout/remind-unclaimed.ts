import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { reminderReached } from '../../../domain/treasury/unclaimed.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { unclaimedMail } from '../../communication/outbox/mails/unclaimed-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadUnclaimed, type Unclaimed } from './load-unclaimed.ts'
import { mailRow } from './unclaimed-rows.ts'

/**
 * Mails every member whose money waits for him and who should have been told by now: on the first day, after 30 and 90 days, then each 90 days. One mail for
 * all that waits; what was sent is a row, so a repeat sends nothing, and a worker that stood sends the last that it missed.
 */
export async function remindUnclaimed(services: Services): Promise<void> {
  const now = services.clock.now()
  const today = japanDateOf(now)
  const due = (await loadUnclaimed(services.database, today)).filter(isDue)
  for (const memberId of new Set(due.map((each) => each.member_id)))
    await inTransaction(services.database, (transaction) => remindMember(transaction, services, memberId, today))
}

/** What the bank sent back was told with its booking. */
const isDue = ({ cause, days }: Unclaimed): boolean => cause === 'no_account' || reminderReached(days) > 0

async function remindMember(
  transaction: Transaction,
  services: Services,
  memberId: Id<'member'>,
  today: JapanDate,
): Promise<void> {
  // One mail for all of it: of two runs the second finds the rows of the first.
  const member = await transaction
    .selectFrom('member')
    .select(['email', 'family_name', 'given_name'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const waiting = await loadUnclaimed(transaction, today, memberId)
  const due = waiting.filter(isDue)
  if (due.length === 0) return
  const now = services.clock.now()
  const written = await transaction
    .insertInto('unclaimed_reminder')
    .values(due.map((item) => mailRow(item, now)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const [first] = written
  const [oldest] = waiting
  if (first === undefined || oldest === undefined) return
  const isFirst = oldest.cause === 'no_account' && waiting.every(({ told_on: toldOn }) => toldOn === null)
  await enqueueMails(
    transaction,
    services,
    [
      {
        key: `unclaimed:${first.id}`,
        memberId,
        to: member.email,
        template: isFirst ? 'bank-account-missing' : 'payout-unclaimed',
        content: unclaimedMail(
          {
            memberName: `${member.family_name} ${member.given_name}`,
            cause: oldest.cause,
            items: waiting.map(({ obligation: { kind }, project_name: fundName, amount, since }) => ({
              kind,
              fundName,
              amount,
              since,
            })),
            isFirst,
            today,
            nextToldOn: waiting.map(({ next_told_on: nextToldOn }) => nextToldOn).toSorted()[0] ?? oldest.next_told_on,
          },
          mailSenderOf(services.config),
        ),
      },
    ],
    now,
  )
}
