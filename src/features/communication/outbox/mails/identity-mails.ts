import type { FreeText } from '../../../../domain/free-text.ts'
import { formatDateTime } from '../../../../domain/calendar.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type IdentityApprovedData = { readonly name: string; readonly approvedAt: Date }

export function identityApprovedMail({ name, approvedAt }: IdentityApprovedData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】本人確認が完了しました`,
      preview: 'ファンドに申し込めるようになりました。',
      heading: '本人確認が完了しました',
      recipient: name,
      paragraphs: [
        '本人確認が完了し、ファンドに申し込めるようになりました。分配金と返金を受け取る口座も、会員ページで登録してください。',
      ],
      button: { label: 'ファンドの一覧を見る', path: '/projects' },
      facts: [
        {
          heading: '本人確認の結果',
          rows: [
            { label: '結果', value: '完了' },
            { label: '日時', value: formatDateTime(approvedAt) },
          ],
        },
      ],
      unsubscribable: false,
    },
    sender,
  )
}

export type IdentityRejectedData = { readonly name: string; readonly reason: FreeText; readonly decidedAt: Date }

export function identityRejectedMail({ name, reason, decidedAt }: IdentityRejectedData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】本人確認をやり直してください`,
      preview: '本人確認が完了しませんでした。もう一度お願いします。',
      heading: '本人確認をやり直してください',
      recipient: name,
      paragraphs: ['提出いただいた内容では、本人確認が完了しませんでした。理由を確認して、もう一度お願いします。'],
      button: { label: '本人確認をやり直す', path: '/mypage/info' },
      facts: [
        {
          heading: '本人確認の結果',
          rows: [
            { label: '結果', value: 'やり直し' },
            { label: '理由', value: reason },
            { label: '日時', value: formatDateTime(decidedAt) },
          ],
        },
      ],
      notes: {
        heading: '撮影のときの注意',
        items: [
          '明るい場所で、書類の四隅が入るように撮影してください。',
          '登録の氏名、生年月日、住所が書類と同じことを確認してください。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

/** A verified member was checked anew by a method that goes on. */
export function identityRenewedMail({ name, approvedAt }: IdentityApprovedData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】本人確認の方法を更新しました`,
      preview: 'カードによる本人確認が完了しました。',
      heading: '本人確認の方法を更新しました',
      recipient: name,
      paragraphs: ['カードによる本人確認が完了しました。このあとに必要な手続きはありません。'],
      button: { label: '登録内容を確認する', path: '/mypage/info' },
      facts: [
        {
          heading: '本人確認の結果',
          rows: [
            { label: '結果', value: '完了' },
            { label: '日時', value: formatDateTime(approvedAt) },
          ],
        },
      ],
      unsubscribable: false,
    },
    sender,
  )
}

/** Asks a member who was identified by photographs to renew it, of his own accord. */
export function identityRenewalMail(
  { name, lastDay }: { readonly name: string; readonly lastDay: string },
  sender: MailSender,
): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】本人確認の方法を更新できます（任意）`,
      preview: 'お済みの本人確認は、そのまま有効です。カードによる方法に更新できます。',
      heading: '本人確認の方法を更新できます（任意）',
      recipient: name,
      paragraphs: [
        `書類とお顔の画像による本人確認は、法令の改正により${lastDay}までの方法です。お済みの本人確認は、そのまま有効です。お申し込みや分配金のお受け取りにも影響しません。`,
        'マイナンバーカードなどのICチップによる方法に更新しておくこともできます。更新する場合は、会員ページの「本人確認」から手続きをお願いします。',
      ],
      button: { label: '会員ページを開く', path: '/mypage/info' },
      notes: {
        heading: 'この案内について',
        items: [
          '更新は任意です。この案内は一度だけお送りしています。',
          'メールでカードの暗証番号やパスワードをお聞きすることはありません。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

/** An operator asks a member to verify himself, where the last attempt came to nothing. */
export function identityRequestedMail({ name }: { readonly name: string }, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】本人確認をお願いします`,
      preview: '会員ページから、本人確認を始められます。',
      heading: '本人確認をお願いします',
      recipient: name,
      paragraphs: [
        '本人確認がまだ完了していません。ファンドに申し込むには、本人確認が必要です。会員ページから手続きをお願いします。',
      ],
      button: { label: '本人確認を始める', path: '/mypage/info' },
      notes: {
        heading: '用意していただくもの',
        items: [
          'スマートフォンと、有効期限内の本人確認書類をご用意ください。',
          '登録の氏名、生年月日、住所が書類と同じことを確認してください。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}
