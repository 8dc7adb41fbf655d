/** A mail's plain text in the parts that a screen shows one below the other. */
export interface MailBlock {
  /** Null where the part has none. */
  heading: string | null
  lines: string[]
  /** A way within the site; null where there is none, or where it must not leave the mail. */
  path: string | null
}

/**
 * Ways that the inbox may show. A link that opens something by itself (password, e-mail address, stopping the account) proves that
 * somebody reads the mailbox: a session alone must not find it here.
 */
const openPaths = [/^\/$/, /^\/mypage(?:\/|$)/, /^\/projects(?:\/|$|\?)/, /^\/contact$/, /^\/faq$/, /^\/regist$/]

export const hiddenLinkText = 'このリンクは、お送りしたメールからだけ開けます。'

/** Without the mail's foot, which the page has itself. `baseUrl` without a slash at the end. */
export function mailBlocks(text: string, baseUrl: string): MailBlock[] {
  const [body = ''] = text.split(/^-{10,}$/m)
  return body
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => blockOf(part, baseUrl))
}

function blockOf(part: string, baseUrl: string): MailBlock {
  const [first = '', ...rest] = part.split('\n')
  const heading = /^■ (.+)$/.exec(first)?.[1] ?? null
  const label = /^▼ (.+)$/.exec(first)?.[1]
  if (label !== undefined) return linkBlock(label, rest.join(''), baseUrl)
  const lines = (heading === null ? [first, ...rest] : rest).map((line) => withoutLinks(line.trim()))
  return { heading, lines, path: null }
}

function linkBlock(label: string, url: string, baseUrl: string): MailBlock {
  const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : null
  const isOpen = path !== null && openPaths.some((open) => open.test(path))
  return isOpen
    ? { heading: null, lines: [label], path }
    : { heading: null, lines: [`${label}：${hiddenLinkText}`], path: null }
}

/** Every address in running text, ours or not: the text was written for a mail program. */
function withoutLinks(line: string): string {
  return line.replace(/https?:\/\/\S+/g, hiddenLinkText)
}
