import { formatDateTime, formatSlashedDay } from '../../../../domain/calendar.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type RegistrationLinkData = { readonly token: string; readonly expiresAt: Date }

export function registrationLinkMail({ token, expiresAt }: RegistrationLinkData, sender: MailSender): Mail {
  const time = formatDateTime(expiresAt).slice(-5)
  return renderMail(
    {
      subject: `【${sender.brand}】会員登録を続けてください（${formatSlashedDay(expiresAt)} ${time}まで有効）`,
      preview: `${formatDateTime(expiresAt)}までに、会員登録を続けてください。`,
      heading: '会員登録を続けてください',
      recipient: null,
      paragraphs: [`${sender.brand}の会員登録の申し込みを受け付けました。次のボタンから、登録を続けてください。`],
      keyBox: { tone: 'deadline', label: 'このリンクの有効期限', value: formatDateTime(expiresAt) },
      button: { label: '会員登録を続ける', path: `/regist/${encodeURIComponent(token)}` },
      notes: {
        heading: '確認してください',
        items: ['このリンクは一度だけ使えます。', '期限を過ぎたときは、会員登録の画面からもう一度申し込んでください。'],
      },
      remark: 'この申し込みに心当たりがない場合は、何もせずにこのメールを削除してください。登録は行われません。',
      unsubscribable: false,
    },
    sender,
  )
}

/** Sent instead of the link to an address that is a member's already; the screen shows no difference. */
export function alreadyRegisteredMail(data: { readonly requestedAt: Date }, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】すでに会員登録されています`,
      preview: 'このメールアドレスは、すでに会員登録されています。',
      heading: 'すでに会員登録されています',
      recipient: null,
      paragraphs: [
        `${formatDateTime(data.requestedAt)}に、このメールアドレスで会員登録の申し込みがありました。このメールアドレスは、すでに会員登録されています。`,
        'サイトを開き、「ログイン」から進んでください。パスワードを忘れたときは、ログインの画面から再設定できます。',
      ],
      button: { label: `${sender.brand}を開く`, path: '/' },
      remark: 'この申し込みに心当たりがない場合は、何もする必要はありません。登録の内容は変わっていません。',
      unsubscribable: false,
    },
    sender,
  )
}

export type WelcomeData = { readonly name: string; readonly memberNumber: string }

/** Registration is finished; before any application the identity must be verified. */
export function welcomeMail({ name, memberNumber }: WelcomeData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】会員登録が完了しました`,
      preview: '次に、オンラインで本人確認を行ってください。',
      heading: '会員登録が完了しました',
      recipient: name,
      paragraphs: [
        `${sender.brand}へのご登録ありがとうございます。ファンドに申し込むには、オンラインでの本人確認が必要です。`,
      ],
      steps: {
        heading: 'これからの手続き',
        items: [
          { title: '本人確認をする', text: '運転免許証やマイナンバーカードを用意し、スマートフォンで行います。' },
          { title: '審査の結果を待つ', text: '結果はメールでお知らせいたします。' },
          { title: 'ファンドに申し込む', text: '募集中のファンドに、10万円から申し込めます。' },
        ],
      },
      button: { label: '本人確認に進む', path: '/mypage/info' },
      facts: [{ heading: '登録の内容', rows: [{ label: '会員番号', value: memberNumber }] }],
      unsubscribable: false,
    },
    sender,
  )
}

export type RecoveryData = {
  readonly code: string
  readonly usableFrom: Date
  readonly expiresAt: Date
  readonly stopPath: string
}

/** To a member who logs in by passkeys alone: the link works after three days, in which the owner of a passkey can end it. */
export function passwordRecoveryMail(
  { code, usableFrom, expiresAt, stopPath }: RecoveryData,
  sender: MailSender,
): Mail {
  const begins = formatDateTime(usableFrom)
  return renderMail(
    {
      subject: `【${sender.brand}】パスキーをなくした方の手続き`,
      preview: `${begins}から、新しいパスワードを設定できます。`,
      heading: 'パスキーをなくした方の手続き',
      recipient: null,
      paragraphs: [
        'パスキーだけでログインする設定の会員登録について、パスワードの設定の申し込みを受け付けました。',
        `安全のため、次のボタンは${begins}から使えます。それまでにパスキーでログインすると、この手続きは取りやめになります。`,
      ],
      keyBox: {
        tone: 'deadline',
        label: 'このリンクを使える期間',
        value: `${begins}から${formatDateTime(expiresAt)}まで`,
      },
      button: { label: '新しいパスワードを設定する', path: `/password/reset/${encodeURIComponent(code)}` },
      notes: {
        heading: '確認してください',
        items: [
          'このリンクは一度だけ使えます。設定すると、すべての端末でログアウトします。',
          `心当たりがない場合は、次のURLから、すぐにご利用を停止してください。 ${sender.baseUrl}${stopPath}`,
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

export type OneTimeCodeData = { readonly code: string; readonly minutes: number }

export function oneTimeCodeMail({ code, minutes }: OneTimeCodeData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】確認コード`,
      preview: `確認コードは${minutes}分のあいだ使えます。`,
      heading: '確認コード',
      recipient: null,
      paragraphs: ['会員ページの画面に、次の確認コードを入力してください。'],
      keyBox: { tone: 'deadline', label: `確認コード（${minutes}分のあいだ使えます）`, value: code },
      notes: {
        heading: '確認してください',
        items: [
          '確認コードは、会員ページの画面のほかでは入力しないでください。当社の担当者がお尋ねすることはありません。',
        ],
      },
      remark:
        '心当たりがない場合は、ほかの人があなたのパスワードを知っているおそれがあります。パスワードを変更し、お問い合わせください。',
      unsubscribable: false,
    },
    sender,
  )
}

export type PasswordResetData = { readonly code: string; readonly expiresAt: Date }

export function passwordResetMail({ code, expiresAt }: PasswordResetData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】パスワードの再設定`,
      preview: `${formatDateTime(expiresAt)}までに、新しいパスワードを設定してください。`,
      heading: 'パスワードの再設定',
      recipient: null,
      paragraphs: [
        'パスワードの再設定の申し込みを受け付けました。次のボタンから、新しいパスワードを設定してください。',
      ],
      keyBox: { tone: 'deadline', label: 'このリンクの有効期限', value: formatDateTime(expiresAt) },
      button: { label: '新しいパスワードを設定する', path: `/password/reset/${encodeURIComponent(code)}` },
      notes: {
        heading: '確認してください',
        items: ['このリンクは一度だけ使えます。', '設定すると、すべての端末でログアウトします。'],
      },
      remark: 'この申し込みに心当たりがない場合は、何もせずにこのメールを削除してください。パスワードは変わりません。',
      unsubscribable: false,
    },
    sender,
  )
}
