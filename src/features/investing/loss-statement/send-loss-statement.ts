import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { lossStatementMail } from '../../communication/outbox/mails/loss-statement-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { FundLoss } from './load-loss-statement.ts'
import type { LossWords } from './loss-statement-proposal.ts'

interface Sending {
  loss: FundLoss
  words: LossWords
  proposalId: Id<'proposal'>
  now: Date
}

/** Keeps the statement and mails it to everybody who shares in the distribution, one mail for each investment with the member's own yen. */
export async function sendLossStatement(
  transaction: Transaction,
  services: Services,
  { loss, words: { whatHappened, nextSteps, apology, contact }, proposalId, now }: Sending,
): Promise<void> {
  await transaction
    .insertInto('loss_statement')
    .values({
      distribution_id: loss.distributionId,
      what_happened: whatHappened,
      next_steps: nextSteps,
      apology,
      contact,
      proposal_id: proposalId,
      sent_at: now,
    })
    .execute()
  const shares = await transaction
    .selectFrom('distribution_share as share')
    .innerJoin('investment', 'investment.id', 'share.investment_id')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select(['share.id', 'share.loss', 'share.principal', 'investment.amount'])
    .select(['member.id as member_id', 'member.email', 'member.family_name', 'member.given_name'])
    .where('share.distribution_id', '=', loss.distributionId)
    .orderBy('share.id')
    .execute()
  const mails = shares.map((share): OutboxMail => {
    const data = {
      memberName: `${share.family_name} ${share.given_name}`,
      fundName: loss.fundName,
      amount: share.amount,
      loss: share.loss,
      principal: share.principal,
      figures: loss.figures,
      whatHappened,
      nextSteps,
      apology,
      contact,
    }
    return {
      key: `loss-statement:${share.id}`,
      memberId: share.member_id,
      to: share.email,
      template: 'loss-statement',
      content: lossStatementMail(data, mailSenderOf(services.config)),
    }
  })
  await enqueueMails(transaction, services, mails, now)
}
