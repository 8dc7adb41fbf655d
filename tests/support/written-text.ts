const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
}

const kept = new Set([
  'aria-label',
  'aria-current',
  'aria-expanded',
  'aria-invalid',
  'alt',
  'checked',
  'disabled',
  'href',
  'name',
  'placeholder',
  'required',
  'selected',
  'type',
  'value',
])

/** What stands within a line. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'rp',
  'rt',
  'ruby',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
])
/** What a reader acts on or hears the name of: told with its attributes. */
const named = new Set(['a', 'button', 'img', 'input', 'option', 'select', 'summary', 'textarea', 'th'])
const headings = new Set(['h1', 'h2', 'h3', 'h4'])

/**
 * What is written on a page, as lines: its words, and what can be done there, with the names, targets and states of links, buttons and fields. How it
 * looks is not told. Of a long page the beginning, and how many lines follow.
 * @param html as React renders it.
 */
export function writtenText(html: string): string {
  const lines = linesOf(html)
  const rest = lines.length - mostLines
  return `${[...lines.slice(0, mostLines), ...(rest > 0 ? [`… and ${rest} lines more`] : [])].join('\n')}\n`
}

const mostLines = 160

/** Of a document that is printed and signed anew in each run. */
const checksum = /\b[0-9a-f]{64}\b/g

/** Without what every page has around it. */
export const mainPart = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html

function linesOf(html: string): string[] {
  const text = html
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(\/?)(\w+)([^>]*)>/g, (_, end: string, tag: string, attributes: string) =>
      written(tag, end !== '', attributes),
    )
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => entities[entity] ?? entity)
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').replaceAll(checksum, '(SHA-256)').trim())
    .filter((line) => line !== '')
}

function written(tag: string, isEnd: boolean, attributes: string): string {
  if (headings.has(tag)) return isEnd ? '\n' : `\n${'#'.repeat(Number(tag.slice(1)))} `
  if (!named.has(tag)) return inline.has(tag) ? '' : '\n'
  const close = inline.has(tag) ? '' : '\n'
  if (isEnd) return close
  const facts = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
    .filter(([, name = '', value = '']) => kept.has(name) && !isMadeUp(name, value))
    .map(([, name = '', value = '']) => (value === '' ? name : `${name}=${value}`))
  const before = inline.has(tag) ? '' : '\n'
  return facts.length === 0 && tag === 'th' ? before : `${before}[${[tag, ...facts].join(' ')}] `
}

/** What React numbers by itself. */
const isMadeUp = (name: string, value: string): boolean => name === 'name' && value.startsWith('_')
