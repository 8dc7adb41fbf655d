import type { MailContent, MailSender } from './mail-content.ts'

const rule = '----------------------------------------'

/** The plain part: the same facts in the same order as the HTML part. */
export function mailText(content: MailContent, sender: MailSender): string {
  const { recipient, keyBox, steps, button, facts = [], notes, remark } = content
  return [
    content.heading,
    ...(recipient === null ? [] : [`${recipient} さま`]),
    ...content.paragraphs,
    ...(keyBox ? [`■ ${keyBox.label}\n${keyBox.value}`] : []),
    ...(steps ? [`■ ${steps.heading}\n${steps.items.map(({ title, text }, index) => `${index + 1}. ${title}\n   ${text}`).join('\n')}`] : []),
    ...(button ? [`▼ ${button.label}\n${sender.baseUrl}${button.path}`] : []),
    ...facts.map(({ heading, rows }) => `■ ${heading}\n${rows.map(({ label, value }) => `${label}：${value}`).join('\n')}`),
    ...(notes ? [`■ ${notes.heading}\n${notes.items.map((item) => `・${item}`).join('\n')}`] : []),
    ...(remark ? [remark] : []),
    [rule, ...footerLines(content, sender)].join('\n'),
  ].join('\n\n')
}

export function footerLines(content: MailContent, sender: MailSender): string[] {
  return [
    content.unsubscribable
      ? 'このお知らせは、会員ページの「登録情報」で停止できます。'
      : '契約や安全に関するお知らせのため、配信を停止できません。',
    'このメールは送信専用です。返信されたメールは届きません。',
    sender.companyName,
    sender.licence,
    `お問い合わせ ${contactUrl(sender)}（${sender.contactHours}）`,
  ]
}

export function contactUrl(sender: MailSender): string {
  return `${sender.baseUrl}/contact`
}
