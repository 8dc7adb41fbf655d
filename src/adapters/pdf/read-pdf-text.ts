import { inflateSync } from 'node:zlib'

/**
 * The text of each page of a PDF that our own renderer made, glyph by glyph through the fonts' ToUnicode tables, as a
 * reader who copies from it would get it, with all white space left out. For tests: other producers' files may hold
 * object streams and encodings that this does not read.
 */
export function readPdfText(pdf: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(pdf).toString('latin1'))
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\s/.test(body))
  return pages.map((page) => pageText(page, objects))
}

type Objects = ReadonlyMap<string, string>

function readObjects(file: string): Objects {
  return new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
}

function pageText(page: string, objects: Objects): string {
  const fontList = /\/Font <<([^>]*)>>/.exec(page)?.[1] ?? ''
  const fonts = new Map(
    [...fontList.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      unicodeTable(objects.get(id) ?? '', objects),
    ]),
  )
  const content = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '')
  let font: ReadonlyMap<number, string> = new Map()
  let text = ''
  for (const { fontName, glyphs } of textOperations(content)) {
    if (fontName !== undefined) font = fonts.get(fontName) ?? new Map()
    else text += decode(glyphs, font)
  }
  return text.replace(/\s/g, '')
}

type TextOperation = { fontName: string; glyphs?: undefined } | { fontName?: undefined; glyphs: Buffer }

/** The font changes and strings of a content stream, in their order. */
function* textOperations(content: string): Generator<TextOperation> {
  const fontChange = /\/(\w+) [\d.]+ Tf/y
  const hexString = /<([0-9A-Fa-f]+)>/y
  for (let at = 0; at < content.length; at += 1) {
    // Property lists of tags hold strings too, such as a language, that nobody sees.
    if (content.startsWith('<<', at)) at = content.indexOf('>>', at) + 2
    const matcher = { '/': fontChange, '<': hexString }[content.charAt(at)]
    if (matcher) {
      matcher.lastIndex = at
      const value = matcher.exec(content)?.[1]
      if (value !== undefined)
        yield matcher === fontChange ? { fontName: value } : { glyphs: Buffer.from(value, 'hex') }
    } else if (content.charAt(at) === '(') {
      const end = endOfLiteral(content, at)
      yield { glyphs: unescapeLiteral(content.slice(at + 1, end)) }
      at = end
    }
  }
}

/** Where the literal string that begins at `start` closes; balanced parentheses inside need no escape. */
function endOfLiteral(content: string, start: number): number {
  let depth = 0
  for (let at = start; at < content.length; at += 1) {
    const sign = content.charAt(at)
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A string of the PDF does not end')
}

/** Glyph number to text, from the `bfchar` and `bfrange` entries of a font's ToUnicode table. */
function unicodeTable(font: string, objects: Objects): ReadonlyMap<number, string> {
  const cmap = streamOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '') ?? '')
  const table = new Map<number, string>()
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', unicode = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      table.set(Number.parseInt(glyph, 16), utf16(unicode))
  }
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', unicode = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [from, to, start] = [first, last, unicode].map((value) => Number.parseInt(value, 16)) as [
        number,
        number,
        number,
      ]
      for (let glyph = from; glyph <= to; glyph += 1) table.set(glyph, String.fromCodePoint(start + glyph - from))
    }
  }
  return table
}

function decode(glyphs: Buffer, font: ReadonlyMap<number, string>): string {
  let text = ''
  for (let at = 0; at + 1 < glyphs.length; at += 2) text += font.get(glyphs.readUInt16BE(at)) ?? '\ufffd'
  return text
}

function streamOf(body: string): string {
  const begin = /\bstream\r?\n/.exec(body)
  if (begin === null) return ''
  // By its length: what is compressed may itself end with what looks like the end of a line.
  const length = /\/Length (\d+)/.exec(body.slice(0, begin.index))?.[1]
  if (length === undefined) throw new Error('A stream of the PDF does not tell its length')
  const from = begin.index + begin[0].length
  const bytes = Buffer.from(body.slice(from, from + Number(length)), 'latin1')
  return (/\/FlateDecode/.test(body) ? inflateSync(bytes) : bytes).toString('latin1')
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}

function unescapeLiteral(literal: string): Buffer {
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const text = literal.replace(
    /\\(?:([0-7]{1,3})|([\s\S]))/g,
    (_, octal: string | undefined, sign: string | undefined) =>
      octal === undefined ? (named[sign ?? ''] ?? sign ?? '') : String.fromCharCode(Number.parseInt(octal, 8)),
  )
  return Buffer.from(text, 'latin1')
}
