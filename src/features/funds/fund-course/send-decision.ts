import { applicationNumber } from '../../../domain/investing/application-number.ts'
import type { CourseDecision } from '../../../domain/funds/fund-course.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { courseDecidedMail } from '../../communication/outbox/mails/course-decided-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadInvestors } from './load-investors.ts'

/** Mails every investor what was decided of the fund's end; with `update`, what the company said since, once for each occasion. */
export async function sendDecision(
  transaction: Transaction,
  services: Services,
  given: { fundId: Id<'fund'>; decision: CourseDecision } & (
    | { statusId: Id<'fund_status'> }
    | { update: { explanation: FreeText; occasion: string; isNextAhead: boolean } }
  ),
): Promise<void> {
  const { fundId, decision } = given
  const update = 'update' in given ? given.update : null
  const key = 'update' in given ? `update:${given.update.occasion}` : `decided:${given.statusId}`
  const investors = await loadInvestors(transaction, fundId)
  const fund = await transaction.selectFrom('fund').select('name').where('id', '=', fundId).executeTakeFirstOrThrow()
  const mails = investors.map((investor) => ({
    key: `fund-course-${key}:${investor.id}`,
    memberId: investor.memberId,
    to: investor.email,
    template: 'fund-course-decided',
    content: courseDecidedMail(
      {
        memberName: investor.name,
        fundName: fund.name,
        applicationNumber: applicationNumber(fundId, investor.id),
        amount: investor.amount,
        decision,
        update,
      },
      mailSenderOf(services.config),
    ),
  }))
  await enqueueMails(transaction, services, mails, services.clock.now())
}
