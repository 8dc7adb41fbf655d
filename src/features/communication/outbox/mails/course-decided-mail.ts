import { formatDate } from '../../../../domain/calendar.ts'
import type { FreeText } from '../../../../domain/free-text.ts'
import { COURSE_STATES, DELAY_CAUSES, type CourseDecision } from '../../../../domain/funds/fund-course.ts'
import { stepDays } from '../../../../domain/funds/extension-plan.ts'
import { EXTENSION_ARTICLE } from '../../../../domain/funds/fund-extension.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { complaintsNote } from './complaints-note.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type CourseDecidedData = {
  readonly memberName: string
  readonly fundName: string
  readonly applicationNumber: string
  /** Whole yen that the member has at work. */
  readonly amount: number
  readonly decision: CourseDecision
  /** Of a later mail: what the company says since, and whether the next word is still to come. Null with the decision itself. */
  readonly update: { readonly explanation: FreeText; readonly isNextAhead: boolean } | null
}

/** An extension, or the question for a consent that it needs; and later how it stands. */
export function courseDecidedMail(data: CourseDecidedData, sender: MailSender): Mail {
  const { decision, update } = data
  const fund = shortFundName(data.fundName)
  const isExtended = decision.state === 'extended'
  const [before, after] = [formatDate(decision.previousEndOn), formatDate(decision.plannedEndOn)]
  const title =
    update !== null
      ? `${fund}の延長についてのその後のお知らせ`
      : isExtended
        ? `${fund}の運用期間を延長しました`
        : `${fund}の延長への同意のお願い`
  return renderMail(
    {
      subject: title,
      preview: isExtended ? `運用の終了は、${after}の予定です。` : `${after}までの延長について、ご回答ください。`,
      heading: title,
      recipient: data.memberName,
      paragraphs: [
        isExtended
          ? `「${data.fundName}」の運用の終了の予定日を、${before}から${after}に変更しました。ご迷惑をおかけし、申し訳ございません。`
          : `「${data.fundName}」の運用の終了を${after}まで延長することについて、参加者全員に同意をお願いしています。契約で定めた範囲を超える延長のため、同意がそろわないときは延長しません。ご迷惑をおかけし、申し訳ございません。`,
        ...(update === null ? [] : [update.explanation]),
      ],
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      secondButton: {
        label: isExtended ? 'お問い合わせ' : '回答する（お問い合わせ）',
        path: '/contact',
      },
      facts: [
        {
          heading: isExtended ? '延長の内容' : '同意をお願いする延長の内容',
          rows: [
            { label: 'ファンド', value: data.fundName },
            { label: '申込番号', value: data.applicationNumber },
            { label: '状況', value: COURSE_STATES[decision.state], strong: true },
            { label: '変更前の終了予定日', value: before },
            { label: '変更後の終了予定日', value: after },
            {
              label: '延長の期限（契約）',
              value:
                decision.longestEndOn === null
                  ? `契約では、延長を定めていません（約款「${EXTENSION_ARTICLE}」）`
                  : `${formatDate(decision.longestEndOn)}（約款「${EXTENSION_ARTICLE}」）`,
            },
            { label: '原因', value: DELAY_CAUSES[decision.cause] },
            { label: '理由', value: decision.reason },
            { label: '対応', value: decision.measures },
            { label: '分配と元本への影響', value: decision.effect },
            { label: '出資額', value: formatYen(yen(data.amount)) },
            ...(update === null || update.isNextAhead
              ? [{ label: '次のお知らせ', value: `${formatDate(decision.nextNoticeOn)}まで` }]
              : []),
          ],
        },
        ...(decision.plan.length === 0
          ? []
          : [
              {
                heading: isExtended ? '新しい計画' : '同意をいただいた場合の計画',
                rows: decision.plan.map((step) => ({ label: step.text, value: stepDays(step) })),
              },
            ]),
      ],
      notes: {
        heading: 'ご確認いただけること',
        items: [
          ...(isExtended
            ? ['お客さまに行っていただくことはありません。']
            : ['同意するかどうかは、申込番号を添えて、お問い合わせのページからご回答ください。同意は任意です。']),
          '状況は、ファンドのページと会員ページでいつでもご覧いただけます。',
          complaintsNote(sender),
          '元本と分配は保証されません。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}
