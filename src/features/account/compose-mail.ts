import type { Config } from '../../platform/config.ts'
import type { MailText } from '../notification/owe-mail.ts'

export interface MailParts {
  subject: string
  /** Addressed as 様; null where we know no name. */
  name: string | null
  paragraphs: readonly string[]
  link?: { label: string; url: string }
}

/** A plain letter of ours, as text and as HTML with the same words. */
export function composeMail(config: Pick<Config, 'BASE_URL'>, parts: MailParts): MailText {
  const greeting = parts.name === null ? [] : [`${parts.name} 様`]
  const closing = ['このメールは送信専用です。お心当たりのない場合は、お問い合わせページからご連絡ください。', `糸funding\n${config.BASE_URL}/`]
  const before = [...greeting, ...parts.paragraphs]
  const link = parts.link ? [`${parts.link.label}\n${parts.link.url}`] : []
  return {
    subject: parts.subject,
    text: `${[...before, ...link, ...closing].join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="ja"><body style="font-family:sans-serif;line-height:1.8;color:#222">',
      ...before.map(paragraph),
      parts.link ? `<p><a href="${escapeHtml(parts.link.url)}">${escapeHtml(parts.link.label)}</a></p>` : '',
      ...closing.map(paragraph),
      '</body></html>',
    ].join('\n'),
  }
}

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[mark] ?? mark)
