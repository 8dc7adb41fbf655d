import { japanDate } from '../../../../domain/calendar.ts'
import { idOf } from '../../../../domain/id.ts'
import { yen } from '../../../../domain/money.ts'
import {
  alreadyRegisteredMail,
  oneTimeCodeMail,
  passwordRecoveryMail,
  passwordResetMail,
  registrationLinkMail,
  welcomeMail,
} from './account-mails.ts'
import {
  applicationAcceptedMail,
  canceledOverdueMail,
  fundFailedMail,
  fundShortMail,
  lotteryApplicationAcceptedMail,
  lotteryLostMail,
  lotteryWonMail,
} from './application-mails.ts'
import { adviserInvitationMail } from './adviser-mails.ts'
import { contractConfirmedMail, contractDocumentReadyMail } from './contract-mails.ts'
import { coolingOffAcceptedMail } from './cooling-off-mail.ts'
import { depositCompletedMail, depositLateMail, depositOverMail, depositShortMail } from './deposit-mails.ts'
import { fundNoticeMail } from './fund-notice-mail.ts'
import {
  identityApprovedMail,
  identityRejectedMail,
  identityRenewalMail,
  identityRenewedMail,
  identityRequestedMail,
} from './identity-mails.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { operatorNoticeMail } from './operator-notice-mail.ts'
import { documentsRenewedMail, fundChangedMail } from './fund-mails.ts'
import { depositReminderMail } from './reminder-mails.ts'
import { substituteEndedMail, substituteMail, substituteOfferedMail } from './substitute-mails.ts'
import { waitlistClosedMail, waitlistExpiredMail, waitlistInvitedMail } from './waitlist-mails.ts'
import { operationMailExamples } from './operation-mail-examples.ts'
import { safetyMailExamples } from './safety-mail-examples.ts'

/** One example of every mail, with invented facts: for the tests and for looking at them. */

export const exampleSender: MailSender = {
  brand: '糸funding',
  companyName: '糸ファンディング株式会社',
  licence: '小規模不動産特定共同事業者 東京都知事（1）第000号',
  telephone: '03-0000-0000',
  contactHours: '平日10:00〜18:00',
  address: '東京都千代田区一番町 0-0',
  baseUrl: 'https://example.jp',
}

export function exampleMails(name: string, sender: MailSender): Record<string, Mail> {
  const at = new Date('2026-04-01T19:03:00+09:00')
  const depositDeadline = new Date('2026-11-24T23:59:59+09:00')
  const application = {
    memberName: name,
    fundName: '第12号　世田谷区三軒茶屋レジデンス',
    applicationNumber: '12-0107',
    amount: 200_000,
    appliedAt: at,
  }
  const notice = {
    memberName: name,
    fundId: idOf<'fund'>(12),
    fundName: application.fundName,
    offeringMethod: 'first_come',
    offeringStartAt: new Date('2026-04-01T20:00:00+09:00'),
    offeringEndAt: new Date('2026-04-10T23:59:59+09:00'),
    news: { kind: 'opening' },
    now: at,
    unsubscribePath: null,
  } as const
  const deposit = { ...application, depositAmount: 50_000, depositedAt: at }
  return {
    'registration-link': registrationLinkMail({ token: 'a1b2c3d4', expiresAt: depositDeadline }, sender),
    'already-registered': alreadyRegisteredMail({ requestedAt: at }, sender),
    welcome: welcomeMail({ name, memberNumber: '48201937' }, sender),
    'password-reset': passwordResetMail({ code: 'e5f6', expiresAt: depositDeadline }, sender),
    'password-recovery': passwordRecoveryMail(
      { code: 'e5f6', usableFrom: at, expiresAt: depositDeadline, stopPath: '/stop/c7d8e9' },
      sender,
    ),
    'adviser-invitation': adviserInvitationMail(
      { name: '税理 太郎', token: 'b2c3', expiresAt: depositDeadline, endsOn: japanDate('2027-03-31') },
      sender,
    ),
    'one-time-code': oneTimeCodeMail({ code: '402815', minutes: 10 }, sender),
    'identity-approved': identityApprovedMail({ name, approvedAt: at }, sender),
    'identity-renewal': identityRenewalMail({ name, lastDay: '2027年3月31日（水）' }, sender),
    'identity-renewed': identityRenewedMail({ name, approvedAt: at }, sender),
    'identity-requested': identityRequestedMail({ name }, sender),
    'identity-rejected': identityRejectedMail(
      { name, reason: '書類の住所と登録の住所が異なります。', decidedAt: at },
      sender,
    ),
    'application-accepted': applicationAcceptedMail({ ...application, receiptNumber: 107, depositDeadline }, sender),
    'application-accepted-lottery': lotteryApplicationAcceptedMail(
      { ...application, receiptNumber: 107, resultAt: depositDeadline, depositDeadline },
      sender,
    ),
    'waitlist-invited': waitlistInvitedMail(
      {
        memberName: name,
        fundId: idOf<'fund'>(12),
        fundName: application.fundName,
        amount: 200_000,
        until: depositDeadline,
      },
      sender,
    ),
    'waitlist-expired': waitlistExpiredMail(
      {
        memberName: name,
        fundId: idOf<'fund'>(12),
        fundName: application.fundName,
        amount: 200_000,
        until: depositDeadline,
      },
      sender,
    ),
    'waitlist-closed': waitlistClosedMail(
      { memberName: name, fundId: idOf<'fund'>(12), fundName: application.fundName, amount: 200_000 },
      sender,
    ),
    'lottery-won': lotteryWonMail({ ...application, fundId: idOf<'fund'>(12), depositDeadline }, sender),
    'lottery-lost': lotteryLostMail({ ...application, fundId: idOf<'fund'>(12) }, sender),
    'lottery-won-substitute': lotteryWonMail(
      { ...application, fundId: idOf<'fund'>(12), depositDeadline, isSubstitute: true },
      sender,
    ),
    'lottery-substitute': substituteMail(
      { ...application, fundId: idOf<'fund'>(12), rank: 3, until: depositDeadline },
      sender,
    ),
    'lottery-offered': substituteOfferedMail(
      { ...application, fundId: idOf<'fund'>(12), until: depositDeadline },
      sender,
    ),
    'lottery-lost-expired': substituteEndedMail({ ...application, fundId: idOf<'fund'>(12), why: 'expired' }, sender),
    'lottery-lost-closed': substituteEndedMail({ ...application, fundId: idOf<'fund'>(12), why: 'closed' }, sender),
    'fund-short': fundShortMail(
      { ...application, fundId: idOf<'fund'>(12), offeringMethod: 'first_come', until: depositDeadline },
      sender,
    ),
    'fund-failed': fundFailedMail({ ...application, offeringMethod: 'first_come', refundAmount: 200_000 }, sender),
    'canceled-overdue': canceledOverdueMail(
      { ...application, offeringMethod: 'first_come', depositDeadline, refundAmount: 50_000, mayApplyAgain: true },
      sender,
    ),
    'canceled-overdue-closed': canceledOverdueMail(
      { ...application, offeringMethod: 'lottery', depositDeadline, refundAmount: 0, mayApplyAgain: false },
      sender,
    ),
    'contract-document-ready': contractDocumentReadyMail({ ...application, depositDeadline }, sender),
    'contract-confirmed': contractConfirmedMail(
      { ...application, depositDeadline, coolingOffLastDay: '2026-04-08' },
      sender,
    ),
    'cooling-off-accepted': coolingOffAcceptedMail(
      {
        ...application,
        offeringMethod: 'first_come',
        way: 'member_page',
        declaredOn: '2026-04-08',
        acceptedAt: new Date('2026-04-08T23:58:00+09:00'),
        refundAmount: 200_000,
      },
      sender,
    ),
    'cooling-off-accepted-by-post': coolingOffAcceptedMail(
      {
        ...application,
        offeringMethod: 'lottery',
        way: 'post',
        declaredOn: '2026-04-08',
        acceptedAt: new Date('2026-04-12T10:00:00+09:00'),
        refundAmount: 0,
      },
      sender,
    ),
    'deposit-short': depositShortMail({ ...deposit, receivedTotal: 50_000, depositDeadline }, sender),
    'deposit-over': depositOverMail({ ...deposit, depositAmount: 230_000, refundAmount: 30_000 }, sender),
    'deposit-completed': depositCompletedMail(
      {
        ...deposit,
        depositAmount: 150_000,
        receivedTotal: 200_000,
        operationStartOn: '2026-05-01',
        coolingOffLastDay: '2026-04-08',
      },
      sender,
    ),
    'deposit-late': depositLateMail({ ...deposit, depositDeadline }, sender),
    'deposit-reminder': depositReminderMail(
      { ...application, depositDeadline, receivedTotal: 50_000, isConfirmed: true, isLastDay: true },
      sender,
    ),
    'deposit-reminder-unconfirmed': depositReminderMail(
      { ...application, depositDeadline, receivedTotal: 0, isConfirmed: false, isLastDay: true },
      sender,
    ),
    'deposit-reminder-ahead': depositReminderMail(
      { ...application, depositDeadline, receivedTotal: 50_000, isConfirmed: true, isLastDay: false },
      sender,
    ),
    'fund-changed': fundChangedMail(
      {
        ...application,
        fundId: idOf<'fund'>(12),
        changes: [{ label: '運用終了', before: '2026年10月31日（土）', after: '2026年11月30日（月）' }],
      },
      sender,
    ),
    'document-renewed': documentsRenewedMail(
      {
        ...application,
        fundId: idOf<'fund'>(12),
        documents: [
          { name: '契約成立前書面', version: 2 },
          { name: '匿名組合契約約款', version: 2 },
        ],
      },
      sender,
    ),
    ...operationMailExamples(application, sender),
    ...safetyMailExamples(name, sender),
    'fund-opening': fundNoticeMail(notice, sender),
    'fund-opening-begun': fundNoticeMail(
      { ...notice, offeringMethod: 'lottery', now: new Date('2026-04-01T20:00:30+09:00') },
      sender,
    ),
    'fund-reopening': fundNoticeMail(
      { ...notice, news: { kind: 'reopening', upTo: yen(300_000) }, now: new Date('2026-04-04T00:01:00+09:00') },
      sender,
    ),
    'fund-nearly-full': fundNoticeMail(
      {
        ...notice,
        news: { kind: 'nearly_full', left: yen(1_200_000) },
        now: new Date('2026-04-04T00:01:00+09:00'),
        unsubscribePath: '/unsubscribe/48201937-a1b2c3',
      },
      sender,
    ),
    'operator-notice': operatorNoticeMail(
      {
        title: '年末年始の営業について',
        body: `${name} 様へ\n\n12月29日から1月3日まで休業します。`,
        recipient: name,
        unsubscribable: true,
      },
      sender,
    ),
  }
}
