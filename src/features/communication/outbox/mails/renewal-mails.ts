import type { RenewalChoice, RenewalNotice } from '../../../../domain/investing/auto-renewal.ts'
import {
  endOfDay,
  formatDate,
  formatDateTime,
  formatSlashedDay,
  formatTimeOfDay,
  japanDate,
} from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { FactTable, Mail, MailContent, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type RenewalMailData = {
  readonly memberName: string
  readonly fundName: string
  readonly amount: number
  /** What happens at the term's end as things stand. */
  readonly choice: RenewalChoice
  /** The running term; 1 is the first. */
  readonly term: number
  /** All days as `YYYY-MM-DD`. */
  readonly endOn: string
  readonly choiceUntil: string
  readonly distributionDueOn: string
  readonly nextStartOn: string
  readonly nextEndOn: string
}

const choiceNames = { continue: '継続', leave: '解約' } as const

/** One of the three notices of a term: the choice is open, it closes today, or what is going to happen. */
export function renewalNoticeMail(notice: RenewalNotice, data: RenewalMailData, sender: MailSender): Mail {
  return renderMail(notice === 'forecast' ? forecast(data) : invitation(notice, data), sender)
}

function invitation(notice: 'announcement' | 'reminder', data: RenewalMailData): MailContent {
  const fund = shortFundName(data.fundName)
  const deadline = endOfDay(japanDate(data.choiceUntil))
  const opening =
    notice === 'announcement'
      ? `「${data.fundName}」は、第${data.term}期が終わると、同じ条件で自動で継続します。継続または解約を、期限までにお選びください。`
      : `「${data.fundName}」の継続・解約の選択は、本日までです。`
  return {
    subject:
      notice === 'announcement'
        ? `【回答期限 ${formatSlashedDay(deadline)}】${fund}の自動継続のお知らせ`
        : `【本日${formatTimeOfDay(deadline)}まで】${fund}の継続・解約をお選びください`,
    preview: `解約される場合は、${formatDateTime(deadline)}までにマイページでお選びください。`,
    heading:
      notice === 'announcement' ? `${fund}の継続・解約をお選びください` : `${fund}の継続・解約の選択は、本日までです`,
    recipient: data.memberName,
    paragraphs: [opening, `現在の選択は「${choiceNames[data.choice]}」です。変更されない場合、お手続きは不要です。`],
    keyBox: { tone: 'deadline', label: '継続・解約の選択期限', value: formatDateTime(deadline) },
    button: { label: '継続・解約を選ぶ', path: '/mypage/projects' },
    facts: [termFacts(data)],
    notes: {
      heading: '確認してください',
      items: [
        '回答がないときは、継続します。',
        `解約を選ぶと、第${data.term}期の終了後、${formatDate(japanDate(data.distributionDueOn))}までに、分配金とあわせて元本を返還します。`,
        '元本と分配は保証されません。',
      ],
    },
    unsubscribable: false,
  }
}

function forecast(data: RenewalMailData): MailContent {
  const fund = shortFundName(data.fundName)
  const stays = data.choice === 'continue'
  const next = `${formatDate(japanDate(data.nextStartOn))}から ${formatDate(japanDate(data.nextEndOn))}まで`
  return {
    subject: `${fund}の第${data.term}期がまもなく終わります`,
    preview: `第${data.term}期は${formatDate(japanDate(data.endOn))}に終わります。`,
    heading: `${fund}の第${data.term}期がまもなく終わります`,
    recipient: data.memberName,
    paragraphs: [
      `「${data.fundName}」の第${data.term}期は、${formatDate(japanDate(data.endOn))}に終わります。選択は「${choiceNames[data.choice]}」です。`,
      stays
        ? `出資額は、第${data.term + 1}期（${next}）も運用します。お手続きは不要です。`
        : `元本は、${formatDate(japanDate(data.distributionDueOn))}までに、第${data.term}期の分配金とあわせて登録口座へ返還します。`,
    ],
    button: { label: '投資の状況を見る', path: '/mypage/projects' },
    facts: [termFacts(data, stays ? 'certain' : 'none')],
    notes: {
      heading: '確認してください',
      items: ['選択を変えられる期限は過ぎています。', '元本と分配は保証されません。'],
    },
    unsubscribable: false,
  }
}

/** The receipt for a choice. */
export function renewalChosenMail(data: RenewalMailData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const deadline = formatDateTime(endOfDay(japanDate(data.choiceUntil)))
  const consequence =
    data.choice === 'leave'
      ? `元本は、第${data.term}期の終了後、${formatDate(japanDate(data.distributionDueOn))}までに、分配金とあわせて登録口座へ返還します。`
      : `出資額は、第${data.term + 1}期も運用します。`
  return renderMail(
    {
      subject: `${fund}の「${choiceNames[data.choice]}」を受け付けました`,
      preview: consequence,
      heading: `「${choiceNames[data.choice]}」を受け付けました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」について、「${choiceNames[data.choice]}」の申し出を受け付けました。${consequence}`,
        `${deadline}までは、マイページで変更できます。`,
      ],
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      facts: [termFacts(data)],
      unsubscribable: false,
    },
    sender,
  )
}

/** `nextTerm`: whether there is one for this member, as far as that is settled. */
function termFacts(data: RenewalMailData, nextTerm: 'possible' | 'certain' | 'none' = 'possible'): FactTable {
  return {
    heading: '出資の内容',
    rows: [
      { label: '出資額', value: formatYen(yen(data.amount)) },
      { label: `第${data.term}期の運用終了日`, value: formatDate(japanDate(data.endOn)) },
      { label: '分配金のお支払い', value: `${formatDate(japanDate(data.distributionDueOn))}まで` },
      ...(nextTerm === 'none'
        ? []
        : [
            {
              label: `第${data.term + 1}期${nextTerm === 'possible' ? '（継続する場合）' : ''}`,
              value: `${formatDate(japanDate(data.nextStartOn))}から ${formatDate(japanDate(data.nextEndOn))}まで`,
            },
          ]),
    ],
  }
}
