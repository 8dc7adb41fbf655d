import { depositDeadlineFirstCome, depositDeadlineLottery, drawAt } from '../../../domain/calendar.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import {
  applicationAcceptedMail,
  lotteryApplicationAcceptedMail,
} from '../../communication/outbox/mails/application-mails.ts'
import { fundNoticeMail } from '../../communication/outbox/mails/fund-notice-mail.ts'
import type { Mail } from '../../communication/outbox/mails/mail-content.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { findEditedFund, type EditedFund } from './find-edited-fund.ts'
import { idOf, type Id } from '../../../domain/id.ts'

/** opening: to whoever asked for it, an hour before. accepted: to whoever applied at the first moment, for the smallest amount. */
export const fundMailKinds = ['opening', 'accepted'] as const
export type FundMailKind = (typeof fundMailKinds)[number]

const memberName = '（会員の氏名）'

/** A mail that members will get about a fund, from what of it is saved; null for anybody but operators, and where it lacks the times. */
export async function fundMailHtml(
  services: Services,
  viewer: Viewer | null,
  { id, kind }: { id: Id<'fund'> | null; kind: FundMailKind },
): Promise<string | null> {
  if (!viewer || refuseUnlessOperator(viewer) || id === null) return null
  const fund = await findEditedFund(services.database, id)
  if (!fund || Number.isNaN(fund.draft.offeringStartAt.getTime()) || Number.isNaN(fund.draft.offeringEndAt.getTime()))
    return null
  return mailOf(services, fund, kind).html
}

function mailOf(services: Services, { id, draft }: EditedFund, kind: FundMailKind): Mail {
  const sender = mailSenderOf(services.config)
  const { name: fundName, offeringStartAt, offeringEndAt, offeringMethod } = draft
  if (kind === 'opening')
    return fundNoticeMail(
      {
        memberName,
        fundId: id,
        fundName,
        offeringStartAt,
        offeringEndAt,
        offeringMethod,
        news: { kind: 'opening' },
        now: new Date(offeringStartAt.getTime() - 1),
        unsubscribePath: null,
      },
      sender,
    )
  const facts = {
    memberName,
    fundName,
    applicationNumber: applicationNumber(id, idOf(1)),
    amount: draft.minimumAmount,
    appliedAt: offeringStartAt,
  }
  return offeringMethod === 'lottery'
    ? lotteryApplicationAcceptedMail(
        { ...facts, resultAt: drawAt(offeringEndAt), depositDeadline: depositDeadlineLottery(offeringEndAt) },
        sender,
      )
    : applicationAcceptedMail({ ...facts, depositDeadline: depositDeadlineFirstCome(offeringStartAt) }, sender)
}
