import { yen } from '../../../../domain/money.ts'
import { lossFigures } from '../../../../domain/investing/loss-statement.ts'
import { idOf } from '../../../../domain/id.ts'
import { japanDate } from '../../../../domain/calendar.ts'
import type { ApplicationFacts } from './application-facts.ts'
import { courseDecidedMail } from './course-decided-mail.ts'
import { fundDelayMail } from './fund-delay-mail.ts'
import { latePaymentMail } from './late-payment-mail.ts'
import { lossStatementMail } from './loss-statement-mail.ts'
import { operationEventMail } from './operation-event-mail.ts'
import type { Mail, MailSender } from './mail-content.ts'

/** One example of every mail of what does not go as planned in a fund at work: events, delays, extensions, losses. */
export function troubleMailExamples(application: ApplicationFacts, sender: MailSender): Record<string, Mail> {
  const { memberName, fundName } = application
  const delay = {
    memberName,
    fundName,
    applicationNumber: application.applicationNumber,
    amount: 300_000,
    unpaid: null,
    state: 'late',
    late: {
      kind: 'end',
      number: null,
      plannedOn: japanDate('2027-04-30'),
      days: 1,
      nextNoticeOn: japanDate('2027-05-30'),
    },
    period: null,
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
      plan: [
        {
          id: idOf<'extension_step'>(1),
          text: '買主の融資の審査',
          dueOn: japanDate('2027-05-31'),
          doneOn: null,
          note: null,
        },
        {
          id: idOf<'extension_step'>(2),
          text: '決済・引き渡し',
          dueOn: japanDate('2027-09-30'),
          doneOn: null,
          note: null,
        },
      ],
      nextNoticeOn: japanDate('2027-07-31'),
      longestEndOn: japanDate('2027-10-31'),
    },
    update: null,
  } as const
  return {
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
    'fund-delay-again': fundDelayMail({ ...delay, late: { ...delay.late, days: 30 }, isFirst: false }, sender),
    'fund-course-decided': courseDecidedMail(decided, sender),
    'fund-course-decided-talks': courseDecidedMail(
      { ...decided, decision: { ...decided.decision, state: 'in_talks' } },
      sender,
    ),
    'fund-course-decided-update': courseDecidedMail(
      {
        ...decided,
        update: { explanation: '買主の融資の審査が終わりました。引渡しは9月末の予定です。', isNextAhead: true },
      },
      sender,
    ),
    'fund-delay-report': fundDelayMail(
      {
        ...delay,
        state: 'planned',
        late: {
          kind: 'report',
          number: null,
          plannedOn: japanDate('2027-05-31'),
          days: 1,
          nextNoticeOn: japanDate('2027-06-30'),
        },
        period: { period_start_on: japanDate('2026-05-01'), period_end_on: japanDate('2027-04-30') },
      },
      sender,
    ),
    'fund-delay-word': fundDelayMail(
      {
        ...delay,
        state: 'extended',
        late: {
          kind: 'word',
          number: null,
          plannedOn: japanDate('2027-07-31'),
          days: 1,
          nextNoticeOn: japanDate('2027-08-30'),
        },
        isFirst: false,
      },
      sender,
    ),
    'fund-delay-explained': fundDelayMail(
      {
        ...delay,
        late: {
          kind: 'payment',
          number: 1,
          plannedOn: japanDate('2027-05-31'),
          days: 1,
          nextNoticeOn: japanDate('2027-06-30'),
        },
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
  }
}
