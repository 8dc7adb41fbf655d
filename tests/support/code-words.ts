/** Columns of records as they stand (（記録）), and of identifiers that are no words of ours. */
const asRecorded =
  /（記録）$|^(メールアドレス|SHA-256|.*のSHA-256|Message-ID|IPアドレス|セッション|端末|ハッシュ|リクエストID|照会番号|書面の様式|コミット値|名簿のハッシュ値|ID|検査)$/

/** As states, reasons and kinds are written in the code, and nothing that people write; no name of a file. */
const likeCode = /^(?!.*\.(?:csv|json)$)[a-z]+([_. :-][a-z0-9]+)*$/

/**
 * Words of the code in cells that people read.
 * @param states values that the database allows, by their column: none of them is a cell.
 */
export function codeWordsIn(
  header: readonly string[],
  rows: readonly (readonly unknown[])[],
  states: ReadonlyMap<string, readonly string[]> = new Map(),
): string[] {
  const codes = new Set([...states.values()].flat())
  const found = rows.flatMap((cells) =>
    cells.flatMap((cell, at) => {
      const column = header[at] ?? ''
      const text = String(cell ?? '')
      return !asRecorded.test(column) && (likeCode.test(text) || codes.has(text)) ? [`${column}: ${text}`] : []
    }),
  )
  return [...new Set(found)]
}

/** Words of the code in a text that people read: no address, and nothing that is one itself. */
export const codeWordsInText = (text: string): string[] =>
  text.replaceAll(/\S+(?:@|:\/\/)\S+/g, '').match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []

/** Pieces of a page that people read or hear: between its marks, and in the attributes that are read out. What stands in <code> is as it is recorded. */
function piecesOf(html: string): string[] {
  const drawn = html.replace(/<(svg|style|script|template|code)\b.*?<\/\1>/gs, '')
  const spoken = [...drawn.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text = '']) => text)
  return [...drawn.split(/<[^>]*>/), ...spoken].map((text) => text.trim()).filter((text) => text !== '')
}

/**
 * Words of the code in what a page says.
 * @param states values that the database allows, by their column: none of them is a word that people read.
 */
export function codeWordsOnPage(html: string, states: ReadonlyMap<string, readonly string[]>): string[] {
  const codes = new Set([...states.values()].flat())
  const found = piecesOf(html).flatMap((text) => [
    ...(likeCode.test(text) ? [text] : []),
    ...codeWordsInText(text),
    ...(text.replaceAll(/\S+(?:@|:\/\/)\S+/g, '').match(/[a-z]+(?:[_.:-][a-z0-9]+)*/g) ?? []).filter((word) =>
      codes.has(word),
    ),
  ])
  return [...new Set(found)]
}

/** Fields of the API that hold words for people: pages show them as they are. */
const wordField = /(?:^|_)(?:text|title|label|message|statement|note|effect|law)$/

/** Words of the code in an answer's fields for people, as `field: word`. */
export function codeWordsInAnswer(answer: unknown, states: ReadonlyMap<string, readonly string[]>): string[] {
  if (answer === null || typeof answer !== 'object') return []
  return Object.entries(answer).flatMap(([field, value]) =>
    typeof value === 'string'
      ? wordField.test(field)
        ? codeWordsIn([field], [[value]], states)
        : []
      : codeWordsInAnswer(value, states),
  )
}
