import { formatDate, type JapanDate } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import type { Id } from '../../../../domain/id.ts'
import {
  eventMoneyText,
  OPERATION_EVENT_KINDS,
  type EventEntry,
  type OperationEventKind,
} from '../../../../domain/funds/operation-event.ts'
import { complaintsNote } from './complaints-note.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type OperationEventData = {
  readonly memberName: string
  readonly fundId: Id<'fund'>
  readonly fundName: string
  readonly applicationNumber: string
  readonly event: {
    readonly kind: OperationEventKind
    readonly title: string
    readonly happenedOn: JapanDate
    /** Null where it is about the fund itself. */
    readonly place: string | null
  }
  readonly entry: Omit<EventEntry, 'touchesPayments' | 'pictures'>
  /** Not a follow-up. */
  readonly isFirst: boolean
}

/** What happened to a fund at work, or how it went on: for events that matter to dividend or principal. */
export function operationEventMail(data: OperationEventData, sender: MailSender): Mail {
  const { event, entry, isFirst } = data
  const fund = shortFundName(data.fundName)
  const title = `${fund}：${event.title}${entry.endedOn !== null ? '（完了）' : isFirst ? '' : '（続報）'}`
  const row = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])
  const day = (label: string, on: JapanDate | null) => row(label, on === null ? null : formatDate(on))
  return renderMail(
    {
      subject: title,
      preview: entry.effect,
      heading: title,
      recipient: data.memberName,
      paragraphs: [
        isFirst
          ? `ご出資いただいている「${data.fundName}」について、お知らせいたします。`
          : `「${data.fundName}」について、前回のお知らせの後の状況をお知らせいたします。`,
        entry.happening,
      ],
      button: { label: '詳細を見る', path: `/projects/${data.fundId}` },
      secondButton: { label: 'お問い合わせ', path: '/contact' },
      facts: [
        {
          heading: 'お知らせの内容',
          rows: [
            { label: 'ファンド', value: data.fundName },
            { label: '申込番号', value: data.applicationNumber },
            { label: '種類', value: OPERATION_EVENT_KINDS[event.kind] },
            ...row('物件の所在地', event.place),
            ...day('発生・開始', event.happenedOn),
            { label: '対応', value: entry.measures },
            { label: '分配と元本への影響', value: entry.effect, strong: true },
            ...row('費用', eventMoneyText(entry)),
            ...day('完了の予定', entry.endedOn === null ? entry.plannedEndOn : null),
            ...day('完了', entry.endedOn),
            ...row('次のお知らせ', entry.nextWordOn === null ? null : `${formatDate(entry.nextWordOn)}まで`),
          ],
        },
      ],
      notes: {
        heading: 'ご確認いただけること',
        items: [
          '写真とこれまでの経過は、ファンドのページでいつでもご覧いただけます。',
          complaintsNote(sender),
          '元本と分配は保証されません。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}
