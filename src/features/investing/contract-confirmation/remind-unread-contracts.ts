import { sql } from 'kysely'
import { japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { loadMailFacts } from '../investment/load-mail-facts.ts'
import { contractDocumentReadyMail } from '../../communication/outbox/mails/contract-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'

/**
 * Who has not fetched the contract document by the next morning is told where it lies, once: it has to reach the member (law article
 * 25), and the deposit account comes after it. On the day itself the mail about the application has said so.
 */
export async function remindUnreadContracts(services: Services): Promise<void> {
  const now = services.clock.now()
  const unread = await services.database
    .selectFrom('contract_document as document')
    .innerJoin('investment', 'investment.id', 'document.investment_id')
    .select('investment.id')
    .where('investment.status', '=', 'awaiting_deposit')
    .where('document.delivered_at', 'is', null)
    // Theirs comes by post.
    .where(sql<boolean>`not takes_paper(investment.member_id)`)
    .where('document.frozen_at', '<', startOfDay(japanDateOf(now)))
    .orderBy('investment.id')
    .execute()
  for (const { id } of unread) {
    await inTransaction(services.database, async (transaction) => {
      const facts = await loadMailFacts(transaction, id)
      if (facts.deliveredAt !== null || !facts.depositDeadline || facts.depositDeadline < now) return
      const content = contractDocumentReadyMail(
        { ...facts.application, depositDeadline: facts.depositDeadline },
        mailSenderOf(services.config),
      )
      const mail = {
        key: `contract-document-ready:${id}`,
        memberId: facts.memberId,
        to: facts.email,
        template: 'contract-document-ready',
        content,
      }
      await enqueueMail(transaction, services, mail, now)
    })
  }
}
