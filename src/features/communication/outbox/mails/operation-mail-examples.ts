import { yen } from '../../../../domain/money.ts'
import type { ApplicationFacts } from './application-facts.ts'
import { distributionNoneMail } from './distribution-none-mail.ts'
import { supplementMailExamples } from './supplement-mail-examples.ts'
import { managementReportMail } from './document-mails.ts'
import { operationEndedMail, operationStartedMail } from './operation-mails.ts'
import { distributionPaidMail } from './payout-mails.ts'
import { noticeMistakenMail, payoutReturnedMail, refundPaidMail } from './payout-result-mails.ts'
import { recordCorrectedMail } from './record-corrected-mail.ts'
import { renewalChosenMail, renewalNoticeMail } from './renewal-mails.ts'
import { taxYearCorrectedMail } from './tax-mails.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { troubleMailExamples } from './trouble-mail-examples.ts'
import { unclaimedMailExamples } from './unclaimed-mail-examples.ts'

/** One example of every mail of a fund in operation, of its reports and of money that is paid out, with invented facts. */
export function operationMailExamples(application: ApplicationFacts, sender: MailSender): Record<string, Mail> {
  const { memberName, fundName } = application
  const renewal = {
    memberName,
    fundName: '第8号　福岡市中央区アパート',
    amount: 300_000,
    choice: 'continue',
    term: 1,
    endOn: '2026-12-15',
    choiceUntil: '2026-10-15',
    distributionDueOn: '2027-01-15',
    nextStartOn: '2026-12-16',
    nextEndOn: '2027-06-15',
  } as const
  return {
    ...troubleMailExamples(application, sender),
    ...supplementMailExamples(application, sender),
    'management-report': managementReportMail(
      {
        memberName,
        fundName,
        periodStartOn: '2026-05-01',
        periodEndOn: '2026-10-31',
        correctionReason: null,
        isByPost: false,
      },
      sender,
    ),
    'management-report-by-post': managementReportMail(
      {
        memberName,
        fundName,
        periodStartOn: '2026-05-01',
        periodEndOn: '2026-10-31',
        correctionReason: null,
        isByPost: true,
      },
      sender,
    ),
    'tax-year-corrected': taxYearCorrectedMail(
      {
        memberName,
        year: 2025,
        reason: '第3号の分配を取り消したため。',
        changes: [
          { label: '分配金', before: '12,500円', after: '10,500円' },
          { label: '源泉徴収税額', before: '2,552円', after: '2,144円' },
          { label: '支払額', before: '9,948円', after: '8,356円' },
        ],
      },
      sender,
    ),
    'tax-year-corrected-number': taxYearCorrectedMail(
      { memberName, year: 2025, reason: '支払調書の個人番号に誤りがあったため。', changes: [] },
      sender,
    ),
    'management-report-corrected': managementReportMail(
      {
        memberName,
        fundName,
        periodStartOn: '2026-05-01',
        periodEndOn: '2026-10-31',
        correctionReason: '管理費の額に誤りがありました。',
        isByPost: false,
      },
      sender,
    ),
    'operation-started': operationStartedMail(
      {
        ...application,
        startOn: '2026-05-01',
        endOn: '2026-10-31',
        plannedRateBp: 700,
        autoRenewal: false,
        composition: {
          senior: yen(12_000_000),
          subordinated: yen(3_000_000),
          fillIn: yen(1_000_000),
          takenOver: yen(0),
        },
      },
      sender,
    ),
    'operation-ended': operationEndedMail(
      {
        ...application,
        startOn: '2026-05-01',
        endOn: '2026-10-31',
        plannedRateBp: 700,
        autoRenewal: false,
        payday: null,
        actualRateBp: 710,
      },
      sender,
    ),
    'distribution-paid': distributionPaidMail(
      {
        memberName,
        fundName,
        gross: 10_500,
        withholding: 2_144,
        redeemedPrincipal: 200_000,
        loss: 0,
        payAmount: 208_356,
        paidOn: '2026-11-30',
        plannedRateBp: 700,
        actualRateBp: 710,
        afterLossRateBp: null,
        less: null,
        accountLastDigits: '567',
      },
      sender,
    ),
    'distribution-paid-less': distributionPaidMail(
      {
        memberName,
        fundName,
        gross: 10_500,
        withholding: 2_144,
        redeemedPrincipal: 200_000,
        loss: 0,
        payAmount: 208_356,
        paidOn: '2026-11-30',
        plannedRateBp: 700,
        actualRateBp: 710,
        afterLossRateBp: null,
        less: {
          planned: yen(28_230),
          computed: yen(28_230),
          distributed: yen(28_000),
          words: '給湯器の交換に備えて、230円を残します。',
        },
        accountLastDigits: '567',
      },
      sender,
    ),
    'redemption-with-loss': distributionPaidMail(
      {
        memberName,
        fundName,
        gross: 0,
        withholding: 0,
        redeemedPrincipal: 180_000,
        loss: 20_000,
        payAmount: 180_000,
        paidOn: '2026-11-30',
        plannedRateBp: 700,
        actualRateBp: 0,
        afterLossRateBp: -1_890,
        less: null,
        accountLastDigits: '567',
      },
      sender,
    ),
    'total-loss': distributionNoneMail(
      {
        memberName,
        fundName,
        term: null,
        amount: 200_000,
        loss: 200_000,
        less: null,
        fixedOn: '2026-11-30',
        plannedRateBp: 700,
      },
      sender,
    ),
    'record-corrected': recordCorrectedMail(
      {
        memberName,
        fundName,
        what: '運用開始日',
        rows: [
          { label: '誤', value: '2026年5月1日（金）' },
          { label: '正', value: '2026年5月7日（木）' },
        ],
        next: '',
        reason: '日付の入力誤り',
      },
      sender,
    ),
    'distribution-none': distributionNoneMail(
      {
        memberName,
        fundName: renewal.fundName,
        term: 1,
        amount: 300_000,
        loss: 0,
        less: null,
        fixedOn: '2027-01-12',
        plannedRateBp: 600,
      },
      sender,
    ),
    'refund-paid': refundPaidMail(
      {
        memberName,
        fundName,
        amount: 30_000,
        reason: '過入金（お申込金額を超えるご入金）',
        paidOn: '2026-04-06',
        accountLastDigits: '567',
        toPayer: false,
      },
      sender,
    ),
    'refund-paid-to-payer': refundPaidMail(
      {
        memberName,
        fundName,
        amount: 30_000,
        reason: '過入金（お申込金額を超えるご入金）',
        paidOn: '2026-04-06',
        accountLastDigits: '567',
        toPayer: true,
      },
      sender,
    ),
    'payout-returned': payoutReturnedMail({ memberName, fundName, amount: 30_000, accountLastDigits: '567' }, sender),
    'payout-notice-mistaken': noticeMistakenMail({ memberName, fundName, amount: 30_000, paidOn: null }, sender),
    'payout-notice-mistaken-paid': noticeMistakenMail(
      { memberName, fundName, amount: 30_000, paidOn: '2026-04-06' },
      sender,
    ),
    'renewal-announcement': renewalNoticeMail('announcement', renewal, sender),
    'renewal-reminder': renewalNoticeMail('reminder', { ...renewal, choice: 'leave' }, sender),
    'renewal-forecast': renewalNoticeMail('forecast', renewal, sender),
    'renewal-forecast-leaving': renewalNoticeMail('forecast', { ...renewal, choice: 'leave' }, sender),
    'renewal-chosen': renewalChosenMail({ ...renewal, choice: 'leave' }, sender),
    ...unclaimedMailExamples(application, sender),
  }
}
