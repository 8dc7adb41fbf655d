import { applicationNumber } from '../../../domain/application-number.ts'
import type { CourseDecision } from '../../../domain/fund-course.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { courseDecidedMail } from '../../communication/outbox/mails/course-decided-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadInvestors } from './load-investors.ts'

/** Mails every investor what was decided of the fund's end; with `update`, on the day that this promised, how it stands. */
export async function sendDecision(
  transaction: Transaction,
  services: Services,
  {
    fundId,
    statusId,
    decision,
    update = null,
  }: {
    fundId: Id<'fund'>
    statusId: Id<'fund_status'>
    decision: CourseDecision
    update?: { explanation: string } | null
  },
): Promise<void> {
  const investors = await loadInvestors(transaction, fundId)
  const fund = await transaction.selectFrom('fund').select('name').where('id', '=', fundId).executeTakeFirstOrThrow()
  const mails = investors.map((investor) => ({
    key: `fund-course-${update === null ? 'decided' : 'update'}:${statusId}:${investor.id}`,
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
        explanation: update?.explanation ?? null,
      },
      mailSenderOf(services.config),
    ),
  }))
  await enqueueMails(transaction, services, mails, services.clock.now())
}
