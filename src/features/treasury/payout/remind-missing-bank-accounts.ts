import type { Obligation } from './obligation.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { bankAccountMissingMail } from '../../communication/outbox/mails/payout-mails.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadPayables, type Payable } from './list-payable.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * Asks every member to whom something is owed and who has no account registered for one: one mail for all of it, and a further one only
 * when something new is owed.
 */
export async function remindMissingBankAccounts(services: Services): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, async (transaction) => {
    const without = (await loadPayables(transaction, now)).filter(({ hold }) => hold === 'no_bank_account')
    if (without.length === 0) return
    const memberIds = [...new Set(without.map(({ memberId }) => memberId))]
    const members = await transaction
      .selectFrom('member')
      .select(['id', 'email'])
      .where('id', 'in', memberIds)
      .orderBy('id')
      .execute()
    const mails = members.map(({ id, email }) => {
      const owed = without.filter(({ memberId }) => memberId === id)
      return {
        key: mailKey(id, owed),
        memberId: id,
        to: email,
        template: 'bank-account-missing',
        content: missingAccountMail(services, owed),
      }
    })
    await enqueueMails(transaction, services, mails, now)
  })
}

function mailKey(memberId: Id<'member'>, owed: readonly Payable[]): string {
  const newest = (kind: Obligation['kind']): number =>
    Math.max(0, ...owed.filter(({ obligation }) => obligation.kind === kind).map(({ obligation }) => obligation.id))
  return `bank-account-missing:${memberId}:${newest('refund')}:${newest('distribution')}`
}

function missingAccountMail(services: Services, owed: readonly Payable[]) {
  const amount = owed.reduce((sum, each) => sum + each.amount, 0)
  const kinds = new Set(owed.map(({ obligation }) => obligation.kind))
  const reason = kinds.size > 1 ? '分配金と返金' : kinds.has('refund') ? '返金' : '分配金'
  return bankAccountMissingMail(
    { memberName: owed[0]?.memberName ?? '', amount, reason },
    mailSenderOf(services.config),
  )
}
