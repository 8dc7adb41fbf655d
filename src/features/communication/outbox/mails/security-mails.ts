import { formatDateTime } from '../../../../domain/calendar.ts'
import type { FactRow, Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

/** What every notice of the account's safety tells, and the one-time link in it that stops everything. */
export type SecurityFacts = {
  readonly name: string
  readonly at: Date
  /** `/stop/{token}` */
  readonly stopPath: string
  /** Until when that link holds. */
  readonly stopUntil: Date
}

type Notice = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly factsHeading: string
  readonly rows: readonly FactRow[]
}

/**
 * A notice that somebody may have to act on: what happened, when, and a way to stop it that asks for no password. A mail that led to a
 * login form would teach members to trust forged ones.
 */
function securityMail(notice: Notice, { name, at, stopPath, stopUntil }: SecurityFacts, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】${notice.subject}`,
      preview: `${formatDateTime(at)}：${notice.subject}`,
      heading: notice.subject,
      recipient: name,
      paragraphs: [
        ...notice.paragraphs,
        'ご自身の操作であれば、何もする必要はありません。心当たりがない場合は、次のボタンから、すぐにご利用を停止してください。',
      ],
      button: { label: '心当たりがない（利用を停止する）', path: stopPath },
      facts: [{ heading: notice.factsHeading, rows: [{ label: '日時', value: formatDateTime(at) }, ...notice.rows] }],
      notes: {
        heading: 'ご利用を停止すると',
        items: [
          'すべての端末がログアウトし、いまのパスワードは使えなくなります。',
          '分配金や返金のお支払いを停止し、担当者がご連絡いたします。',
          `このリンクは${formatDateTime(stopUntil)}まで、一度だけ使えます。パスワードの入力は求めません。`,
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

export type DeviceFacts = SecurityFacts & { readonly device: string }

const changeHeading = '変更の内容'
const deviceRow = (device: string): FactRow => ({ label: '端末', value: device })

export function newDeviceLoginMail(facts: DeviceFacts, sender: MailSender): Mail {
  const notice = {
    subject: '新しい端末からログインがありました',
    paragraphs: ['これまで使われていない端末から、あなたの会員ページにログインがありました。'],
    factsHeading: 'ログインの内容',
    rows: [deviceRow(facts.device)],
  }
  return securityMail(notice, facts, sender)
}

export function passwordChangedMail(facts: DeviceFacts, sender: MailSender): Mail {
  const notice = {
    subject: 'パスワードが変更されました',
    paragraphs: ['会員登録のパスワードが変更されました。ほかの端末はログアウトしました。'],
    factsHeading: changeHeading,
    rows: [deviceRow(facts.device)],
  }
  return securityMail(notice, facts, sender)
}

/** `at` and the device are those of the change. */
export function passwordOffMail(facts: DeviceFacts, sender: MailSender): Mail {
  const notice = {
    subject: 'パスキーだけでログインする設定になりました',
    paragraphs: ['パスワードではログインできなくなりました。ほかの端末はログアウトしました。'],
    factsHeading: changeHeading,
    rows: [deviceRow(facts.device)],
  }
  return securityMail(notice, facts, sender)
}

/** Says that the account changed, never to which one. */
export function bankAccountChangedMail(
  facts: SecurityFacts & { readonly payoutsHeldUntil: Date },
  sender: MailSender,
): Mail {
  const resumes = formatDateTime(facts.payoutsHeldUntil)
  const notice = {
    subject: '受取口座が変更されました',
    paragraphs: [
      `分配金と返金を受け取る口座が変更されました。安全のため、${resumes}までは、この口座へのお支払いを行いません。`,
    ],
    factsHeading: changeHeading,
    rows: [{ label: 'お支払いの再開', value: resumes }],
  }
  return securityMail(notice, facts, sender)
}

/** Says that the address changes, never to which one. */
export function addressChangedMail(
  facts: SecurityFacts & { readonly waitsForIdentity: boolean },
  sender: MailSender,
): Mail {
  const next = facts.waitsForIdentity
    ? '新しい住所は、本人確認が完了すると登録されます。'
    : '登録の住所が新しい住所に変わりました。'
  const notice = {
    subject: '住所の変更を受け付けました',
    paragraphs: [`登録されている住所の変更を受け付けました。${next}`],
    factsHeading: changeHeading,
    rows: [{ label: '本人確認', value: facts.waitsForIdentity ? 'もう一度必要です' : '必要です' }],
  }
  return securityMail(notice, facts, sender)
}

export type PasskeyFacts = DeviceFacts & { readonly passkeyName: string; readonly isAdded: boolean }

export function passkeyChangedMail(facts: PasskeyFacts, sender: MailSender): Mail {
  const notice = {
    subject: facts.isAdded ? 'パスキーが追加されました' : 'パスキーが削除されました',
    paragraphs: [
      facts.isAdded
        ? 'ログインに使えるパスキーが追加されました。'
        : '登録されていたパスキーが削除されました。このパスキーではログインできなくなりました。',
    ],
    factsHeading: changeHeading,
    rows: [{ label: 'パスキー', value: facts.passkeyName }, deviceRow(facts.device)],
  }
  return securityMail(notice, facts, sender)
}

/** To the address that still counts, before the new one does. */
export function emailChangeAskedMail(facts: SecurityFacts, sender: MailSender): Mail {
  const notice = {
    subject: 'メールアドレスの変更の申し込み',
    paragraphs: [
      '登録されているメールアドレスを変更する申し込みがありました。新しいメールアドレスに届いたURLが開かれると、変更されます。',
    ],
    factsHeading: '申し込みの内容',
    rows: [],
  }
  return securityMail(notice, facts, sender)
}

/** To the address that counted until now. */
export function emailChangedMail(facts: SecurityFacts, sender: MailSender): Mail {
  const notice = {
    subject: 'メールアドレスが変更されました',
    paragraphs: [
      '登録されているメールアドレスが変更されました。これからのお知らせは、新しいメールアドレスにお送りします。',
    ],
    factsHeading: changeHeading,
    rows: [],
  }
  return securityMail(notice, facts, sender)
}

export type EmailChangeLinkData = { readonly token: string; readonly expiresAt: Date }

/** To the new address: it counts once this link was used. */
export function emailChangeLinkMail({ token, expiresAt }: EmailChangeLinkData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】メールアドレスの確認`,
      preview: `${formatDateTime(expiresAt)}までに、メールアドレスの変更を確定してください。`,
      heading: 'メールアドレスの確認',
      recipient: null,
      paragraphs: [
        'このメールアドレスを、会員登録のメールアドレスにする申し込みがありました。次のボタンから、変更を確定してください。',
      ],
      keyBox: { tone: 'deadline', label: 'このリンクの有効期限', value: formatDateTime(expiresAt) },
      button: { label: 'このメールアドレスに変更する', path: `/email/${encodeURIComponent(token)}` },
      remark: 'この申し込みに心当たりがない場合は、何もせずにこのメールを削除してください。登録は変わりません。',
      unsubscribable: false,
    },
    sender,
  )
}

/** To the new address, now that it counts. */
export function emailConfirmedMail(
  { name, at }: { readonly name: string; readonly at: Date },
  sender: MailSender,
): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】メールアドレスを変更しました`,
      preview: 'これからは、このメールアドレスでログインしてください。',
      heading: 'メールアドレスを変更しました',
      recipient: name,
      paragraphs: [
        '会員登録のメールアドレスを、このメールアドレスに変更しました。これからは、このメールアドレスでログインしてください。',
      ],
      facts: [{ heading: changeHeading, rows: [{ label: '日時', value: formatDateTime(at) }] }],
      unsubscribable: false,
    },
    sender,
  )
}

export type AccountStoppedData = { readonly name: string; readonly at: Date; readonly enquiryNumber: string }

/** The link was used: what was stopped, and how to come back. */
export function accountStoppedMail({ name, at, enquiryNumber }: AccountStoppedData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】ご利用を停止いたしました`,
      preview: 'すべての端末をログアウトし、お支払いを停止いたしました。',
      heading: 'ご利用を停止いたしました',
      recipient: name,
      paragraphs: ['お申し出により、会員ページのご利用を停止いたしました。担当者が内容を確認し、ご連絡いたします。'],
      steps: {
        heading: 'これからの手続き',
        items: [
          {
            title: 'パスワードを設定し直す',
            text: 'サイトを開き、「ログイン」の「パスワードを忘れた方」から設定してください。',
          },
          { title: '登録の内容を確かめる', text: 'ログインし、受取口座、住所、パスキーを確かめてください。' },
          { title: '担当者からの連絡を待つ', text: 'お支払いは、ご本人に確かめてから再開します。' },
        ],
      },
      facts: [
        {
          heading: '受付の内容',
          rows: [
            { label: '受付番号', value: enquiryNumber, strong: true },
            { label: '日時', value: formatDateTime(at) },
          ],
        },
      ],
      unsubscribable: false,
    },
    sender,
  )
}

export type MemberLeftData = { readonly name: string; readonly at: Date; readonly enquiryNumber: string }

export function memberLeftMail({ name, at, enquiryNumber }: MemberLeftData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】退会の手続きが完了しました`,
      preview: 'ご利用ありがとうございました。',
      heading: '退会の手続きが完了しました',
      recipient: name,
      paragraphs: [
        '退会の手続きが完了しました。これまでのご利用に、心よりお礼を申し上げます。',
        'このメールアドレスでのログインはできなくなりました。書類が必要なときは、受付番号を添えてお問い合わせください。',
      ],
      facts: [
        {
          heading: '手続きの内容',
          rows: [
            { label: '受付番号', value: enquiryNumber, strong: true },
            { label: '日時', value: formatDateTime(at) },
          ],
        },
      ],
      notes: {
        heading: '記録の保存について',
        items: [
          '取引と本人確認の記録は、法令により、取引の終了から7年間保存し、期間を過ぎた情報は、復元できない方法で消去します。契約の書面と入出金の記録は、会計の資料として10年間保存します。',
        ],
      },
      remark: 'この手続きに心当たりがない場合は、すぐにお問い合わせください。',
      unsubscribable: false,
    },
    sender,
  )
}
