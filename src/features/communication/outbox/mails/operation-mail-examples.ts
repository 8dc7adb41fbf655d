import { yen } from '../../../../domain/money.ts'
import { lossFigures } from '../../../../domain/loss-statement.ts'
import { idOf } from '../../../../domain/id.ts'
import { japanDate } from '../../../../domain/calendar.ts'
import type { ApplicationFacts } from './application-facts.ts'
import { distributionNoneMail } from './distribution-none-mail.ts'
import { managementReportMail } from './document-mails.ts'
import { courseDecidedMail } from './course-decided-mail.ts'
import { fundDelayMail } from './fund-delay-mail.ts'
import { latePaymentMail } from './late-payment-mail.ts'
import { lossStatementMail } from './loss-statement-mail.ts'
import { operationEventMail } from './operation-event-mail.ts'
import { operationEndedMail, operationStartedMail } from './operation-mails.ts'
import { bankAccountMissingMail, distributionPaidMail } from './payout-mails.ts'
import { payoutReturnedMail, refundPaidMail } from './payout-result-mails.ts'
import { recordCorrectedMail } from './record-corrected-mail.ts'
import { renewalChosenMail, renewalNoticeMail } from './renewal-mails.ts'
import { taxYearCorrectedMail } from './tax-mails.ts'
import type { Mail, MailSender } from './mail-content.ts'

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
  const delay = {
    memberName,
    fundName,
    applicationNumber: application.applicationNumber,
    amount: 300_000,
    unpaid: null,
    state: 'late',
    point: { kind: 'end', number: null, plannedOn: japanDate('2027-04-30') },
    days: 1,
    nextNoticeOn: japanDate('2027-05-30'),
    explanation: '',
    isFirst: true,
  } as const
  const event = {
    memberName,
    fundId: idOf<'fund'>(12),
    fundName,
    applicationNumber: application.applicationNumber,
    event: {
      kind: 'damage',
      title: '2階の給水管からの水漏れ',
      happenedOn: japanDate('2026-11-24'),
      place: '東京都世田谷区三軒茶屋一丁目',
    },
    entry: {
      happening: '2階の給水管から水漏れがあり、1階の天井と壁が濡れました。けがをされた方はいません。',
      measures: '給水を止めて応急の処置を終えました。続けて、給水管の交換と内装の復旧を行います。',
      effect: '修理費は保険で補う見込みで、予定分配率と元本への影響はない見込みです。',
      plannedEndOn: japanDate('2026-12-20'),
      endedOn: null,
      budget: 830_000,
      cost: null,
      nextWordOn: japanDate('2026-12-25'),
    },
    isFirst: true,
  } as const
  const decided = {
    memberName,
    fundName,
    applicationNumber: application.applicationNumber,
    amount: 300_000,
    decision: {
      state: 'extended',
      previousEndOn: japanDate('2027-04-30'),
      plannedEndOn: japanDate('2027-10-31'),
      cause: 'sale',
      reason: '買主の融資の手続きが遅れています。',
      measures: '9月末の引渡しに向けて、買主と協議しています。',
      effect: '予定分配率は変わりません。分配金と元本のお支払いは、11月末までの予定です。',
      nextNoticeOn: japanDate('2027-07-31'),
      longestEndOn: japanDate('2027-10-31'),
    },
    explanation: null,
  } as const
  return {
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
    'operation-event-told': operationEventMail(event, sender),
    'operation-event-told-again': operationEventMail(
      {
        ...event,
        isFirst: false,
        entry: {
          ...event.entry,
          happening: '給水管の交換と内装の復旧が終わりました。',
          plannedEndOn: null,
          endedOn: japanDate('2026-12-18'),
          cost: 812_000,
          nextWordOn: null,
        },
      },
      sender,
    ),
    'fund-delay': fundDelayMail(delay, sender),
    'fund-delay-again': fundDelayMail({ ...delay, days: 30, isFirst: false }, sender),
    'fund-course-decided': courseDecidedMail(decided, sender),
    'fund-course-decided-talks': courseDecidedMail(
      { ...decided, decision: { ...decided.decision, state: 'in_talks' } },
      sender,
    ),
    'fund-course-decided-update': courseDecidedMail({ ...decided, explanation: '' }, sender),
    'fund-delay-explained': fundDelayMail(
      {
        ...delay,
        point: { kind: 'payment', number: 1, plannedOn: japanDate('2027-05-31') },
        nextNoticeOn: japanDate('2027-06-30'),
        unpaid: 312_345,
        explanation: '売却代金の入金が遅れています。買主からは、9月末までに支払うとの連絡を受けています。',
      },
      sender,
    ),
    'fund-delay-today': latePaymentMail(
      {
        memberName,
        fundName,
        applicationNumber: application.applicationNumber,
        point: { kind: 'payment', number: 1, plannedOn: japanDate('2027-05-31') },
        unpaid: 312_345,
        cause: 'money_missing',
        nextNoticeOn: japanDate('2027-06-01'),
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
    'loss-statement': lossStatementMail(
      {
        memberName,
        fundName,
        amount: 300_000,
        loss: 37_500,
        principal: 262_500,
        figures: lossFigures({ total: yen(300_000), investors: yen(100_000), invested: yen(800_000) }),
        whatHappened:
          '対象不動産が、想定した価格より300,000円低い価格で売れました。同じ町内で大きな売り物件が続き、買い手が値下げを求めたためです。',
        nextSteps: '2027年6月1日（火）以降に、お返しする元本を登録口座へお支払いします。',
        apology: '大切な資金をお預かりしながらこのような結果となりましたこと、心よりおわび申しあげます。',
        contact: '投資家窓口　03-0000-0000（平日10:00〜18:00）',
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
    'renewal-announcement': renewalNoticeMail('announcement', renewal, sender),
    'renewal-reminder': renewalNoticeMail('reminder', { ...renewal, choice: 'leave' }, sender),
    'renewal-forecast': renewalNoticeMail('forecast', renewal, sender),
    'renewal-forecast-leaving': renewalNoticeMail('forecast', { ...renewal, choice: 'leave' }, sender),
    'renewal-chosen': renewalChosenMail({ ...renewal, choice: 'leave' }, sender),
    'bank-account-missing': bankAccountMissingMail({ memberName, amount: 30_000, reason: '第12号の返金' }, sender),
  }
}
