import { formatDateTime, formatSlashedDay, formatTimeOfDay } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import type { Id } from '../../../../domain/id.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { FactTable, Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export interface WaitlistMailData {
  readonly memberName: string
  readonly fundId: Id<'fund'>
  readonly fundName: string
  /** Whole yen. */
  readonly amount: number
}

interface InvitationMailData extends WaitlistMailData {
  /** The last instant of the invitation. */
  readonly until: Date
}

/** A place is free and kept for the receiver: what to do, until when, and that nothing has been promised yet. */
export function waitlistInvitedMail(data: InvitationMailData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const until = formatDateTime(data.until)
  return renderMail(
    {
      subject: `【${formatSlashedDay(data.until)} ${formatTimeOfDay(data.until)}まで】${fund}に申し込めます`,
      preview: `${until}まで、${formatYen(yen(data.amount))}の枠を確保しています。`,
      heading: `キャンセル待ちの順番がきました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」に空きが出ました。${formatYen(yen(data.amount))}の枠を、期限まで確保しています。期限までに申し込みがないときは、次の方に案内します。`,
      ],
      keyBox: { tone: 'deadline', label: '申し込みの期限', value: until },
      button: { label: 'ファンドのページで申し込む', path: `/projects/${data.fundId}` },
      facts: [placeTable(data)],
      notes: {
        heading: '確認してください',
        items: [
          'まだ申し込みは成立していません。書面を確認し、申し込みの手続きをしてください。',
          '申し込みを希望しないときは、お手続きは不要です。',
          '元本と分配は保証されません。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

/** The time has passed: the place went on, and the line may be joined again. */
export function waitlistExpiredMail(data: InvitationMailData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}のキャンセル待ちの期限が過ぎました`,
      preview: '期限までに申し込みがなかったため、確保していた枠を解除いたしました。',
      heading: 'キャンセル待ちの期限が過ぎました',
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」は、${formatDateTime(data.until)}までに申し込みがなかったため、確保していた枠を解除いたしました。お支払いは発生していません。`,
        '引き続き希望するときは、ファンドのページであらためてキャンセル待ちにご登録いただけます。順番は最後尾になります。',
      ],
      button: { label: 'ファンドのページを見る', path: `/projects/${data.fundId}` },
      facts: [placeTable(data)],
      unsubscribable: false,
    },
    sender,
  )
}

/** The line has ended with its offering, or because the operator ended it: nobody waits in vain. */
export function waitlistClosedMail(data: WaitlistMailData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}のキャンセル待ちの終了`,
      preview: 'キャンセル待ちの受付を終了いたしました。お手続きは不要です。',
      heading: 'キャンセル待ちの受付を終了いたしました',
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」のキャンセル待ちの受付を終了いたしました。ご希望に添えず、申し訳ございません。`,
        'お支払いは発生していません。お手続きは不要です。',
      ],
      button: { label: 'ファンドの一覧を見る', path: '/projects' },
      facts: [placeTable(data)],
      unsubscribable: false,
    },
    sender,
  )
}

const placeTable = (data: WaitlistMailData): FactTable => ({
  heading: 'キャンセル待ちの内容',
  rows: [
    { label: 'ファンド', value: data.fundName },
    { label: '希望した金額', value: formatYen(yen(data.amount)), strong: true },
  ],
})
