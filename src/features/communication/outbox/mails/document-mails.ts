import type { FreeText } from '../../../../domain/free-text.ts'
import { formatDate, japanDate } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type ManagementReportMailData = {
  readonly memberName: string
  readonly fundName: string
  /** `YYYY-MM-DD` */
  readonly periodStartOn: string
  readonly periodEndOn: string
  /** Null for the first report on the period. */
  readonly correctionReason: FreeText | null
  /** The consent to electronic delivery was taken back: the report itself goes by post. */
  readonly isByPost: boolean
}

/** A property-management report is made: the notice that makes its electronic delivery, or says that a letter follows. */
export function managementReportMail(data: ManagementReportMailData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const isCorrection = data.correctionReason !== null
  return renderMail(
    {
      subject: `${fund}の財産管理報告書${isCorrection ? '（訂正）' : ''}`,
      preview: data.isByPost ? '書面を、登録のご住所に郵送します。' : 'マイページの「書類」からダウンロードできます。',
      heading: `${fund}の財産管理報告書を${isCorrection ? '訂正' : data.isByPost ? '作成' : '交付'}しました`,
      recipient: data.memberName,
      paragraphs: [
        data.isByPost
          ? `「${data.fundName}」の財産管理報告書を作成しました。書面は、登録のご住所に郵送します。`
          : `「${data.fundName}」の財産管理報告書を、マイページに掲載しました。`,
        ...(isCorrection ? [`前の報告書に代わるものです。訂正の理由：${data.correctionReason}`] : []),
      ],
      button: data.isByPost
        ? { label: 'お受け取り方法を見る', path: '/mypage/documents' }
        : { label: '報告書を見る', path: '/mypage/documents' },
      facts: [
        {
          heading: '報告書の内容',
          rows: [
            { label: 'ファンド', value: data.fundName },
            {
              label: '対象の期間',
              value: `${formatDate(japanDate(data.periodStartOn))}から${formatDate(japanDate(data.periodEndOn))}まで`,
            },
            data.isByPost
              ? { label: 'お届けの方法', value: '郵送' }
              : { label: '閲覧できる期間', value: '交付の日から5年間' },
          ],
        },
      ],
      unsubscribable: false,
    },
    sender,
  )
}
