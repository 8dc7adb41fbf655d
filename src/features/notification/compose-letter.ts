import type { Config } from '../../platform/config.ts'
import type { MailText } from './owe-mail.ts'

export interface Letter {
  subject: string
  /** Addressed as 様. */
  name: string
  /** Plain text; line feeds are kept. */
  paragraphs: readonly string[]
  link: { label: string; url: string }
}

/** A plain letter, as text and as HTML with the same words. */
export function composeLetter(config: Pick<Config, 'BASE_URL'>, letter: Letter): MailText {
  const before = [`${letter.name} 様`, ...letter.paragraphs]
  const closing = ['このメールは送信専用です。', `糸funding\n${config.BASE_URL}/`]
  return {
    subject: letter.subject,
    text: `${[...before, `${letter.link.label}\n${letter.link.url}`, ...closing].join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="ja"><body style="font-family:sans-serif;line-height:1.8">',
      ...before.map(paragraph),
      `<p><a href="${escapeHtml(letter.link.url)}">${escapeHtml(letter.link.label)}</a></p>`,
      ...closing.map(paragraph),
      '</body></html>',
    ].join('\n'),
  }
}

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
