import { daysBetween, formatDate, type JapanDate } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { UnclaimedCause } from '../../../../domain/treasury/unclaimed.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type UnclaimedData = {
  readonly memberName: string
  readonly cause: UnclaimedCause
  /** Everything of the member that waits, the oldest first. */
  readonly items: readonly {
    readonly fundName: string
    readonly kind: 'distribution' | 'refund'
    /** Whole yen, after tax. */
    readonly amount: number
    readonly since: JapanDate
  }[]
  /** Whether the member was not told of any of it before. */
  readonly isFirst: boolean
  readonly today: JapanDate
  readonly nextReminderOn: JapanDate
}

const KINDS = { distribution: '分配・償還', refund: '返金' }

const REASONS: Record<UnclaimedCause, string> = {
  no_account:
    'お支払いする金額がありますが、受取口座が登録されていないため、お支払いできません。会員ページで登録してください。',
  returned:
    '次の金額を登録口座へ振り込みましたが、口座に入金できず、当社に返却されました。口座番号と名義をご確認のうえ、受取口座を登録し直してください。',
}

/** What is owed and waits for the member's account: how much, since when, and what to do; by its days again and again. */
export function unclaimedMail(data: UnclaimedData, sender: MailSender): Mail {
  const { cause, items, isFirst, today } = data
  const total = formatYen(yen(items.reduce((sum, { amount }) => sum + amount, 0)))
  const title = cause === 'no_account' && isFirst ? '受取口座を登録してください' : 'お支払いできていないお金があります'
  return renderMail(
    {
      subject: `【${sender.brand}】${title}`,
      preview:
        cause === 'no_account'
          ? `${total}をお支払いするための口座が登録されていません。`
          : `${total}を、登録口座へ振り込めませんでした。`,
      heading: title,
      recipient: data.memberName,
      paragraphs: [REASONS[cause]],
      keyBox: { tone: 'amount', label: 'お支払金額', value: total },
      button: {
        label: cause === 'no_account' ? '受取口座を登録する' : '受取口座を確認する',
        path: '/mypage/info#bank',
      },
      facts: [
        {
          heading: 'お支払いの内容',
          rows: [
            ...items.flatMap(({ fundName, kind, amount, since }) => [
              { label: `${shortFundName(fundName)}の${KINDS[kind]}`, value: formatYen(yen(amount)), strong: true },
              { label: 'お支払いできていない期間', value: sinceText(since, today) },
            ]),
            { label: '次のお知らせ', value: `${formatDate(data.nextReminderOn)}（お支払いできていないとき）` },
          ],
        },
      ],
      notes: {
        heading: 'お支払いについて',
        items: [
          'お支払いできるまで、未払いのお金として帳簿に残します。日数がたっても、当社の収入にはしません。',
          '口座を登録していただくと、安全のため、24時間が過ぎてからお支払いします。',
          'ご住所が変わったときは、会員ページで変更してください。180日お支払いできないときは、手紙でもお知らせします。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

function sinceText(since: JapanDate, today: JapanDate): string {
  const days = daysBetween(since, today)
  return days === 0 ? `${formatDate(since)}から` : `${formatDate(since)}から${days}日間`
}
