import type { MailContent, MailSender } from './mail-content.ts'

const rule = '----------------------------------------'

/** The plain part: the same facts in the same order as the HTML part. */
export function mailText(content: MailContent, sender: MailSender): string {
  const { recipient, keyBox, steps, button, secondButton, facts = [], notes, remark } = content
  return [
    content.heading,
    ...(recipient === null ? [] : [`${recipient} 様`]),
    ...content.paragraphs,
    ...(keyBox ? [`■ ${keyBox.label}\n${keyBox.value}`] : []),
    ...(steps
      ? [
          `■ ${steps.heading}\n${steps.items.map(({ title, text }, index) => `${index + 1}. ${title}\n   ${text}`).join('\n')}`,
        ]
      : []),
    ...(button ? [`▼ ${button.label}\n${sender.baseUrl}${button.path}`] : []),
    ...(secondButton ? [`▼ ${secondButton.label}\n${sender.baseUrl}${secondButton.path}`] : []),
    ...facts.map(
      ({ heading, rows }) => `■ ${heading}\n${rows.map(({ label, value }) => `${label}：${value}`).join('\n')}`,
    ),
    ...(notes ? [`■ ${notes.heading}\n${notes.items.map((item) => `・${item}`).join('\n')}`] : []),
    ...(remark ? [remark] : []),
    [rule, ...footerNotes(content, sender), ...footerCompany(content, sender)].join('\n'),
  ].join('\n\n')
}

/** How the mail is turned off, and that nobody reads an answer. */
export function footerNotes(content: MailContent, sender: MailSender): string[] {
  const url = unsubscribeUrl(content, sender)
  return [
    ...(url === null
      ? [withoutLink(content)]
      : ['このお知らせは、次のページで停止できます。ログインは不要です。', url]),
    'このメールは送信専用です。ご返信いただいてもお答えできません。',
  ]
}

const withoutLink = ({ unsubscribable }: MailContent): string =>
  unsubscribable
    ? 'このお知らせは、会員ページの「登録情報」で停止できます。'
    : '契約や安全に関するお知らせのため、配信を停止できません。'

/** Who writes. A mail that may advertise names the place of business as well (act on regulation of transmission of specified electronic mail, article 4). */
export function footerCompany({ unsubscribable }: MailContent, sender: MailSender): string[] {
  return [
    sender.companyName,
    sender.licence,
    ...(unsubscribable ? [sender.address] : []),
    // A blank ends the link: programs take a bracket that touches it for a part of the address.
    `お問い合わせ ${contactUrl(sender)} （${sender.contactHours}）`,
  ]
}

/** Null where the mail cannot be turned off by a link. */
export function unsubscribeUrl({ unsubscribable, unsubscribePath }: MailContent, sender: MailSender): string | null {
  return unsubscribable && unsubscribePath !== undefined ? `${sender.baseUrl}${unsubscribePath}` : null
}

export function contactUrl(sender: MailSender): string {
  return `${sender.baseUrl}/contact`
}
