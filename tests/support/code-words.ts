/** Columns of records as they stand (（記録）), and of identifiers that are no words of ours. */
const asRecorded =
  /（記録）$|^(メールアドレス|SHA-256|.*のSHA-256|Message-ID|IPアドレス|セッション|端末|ハッシュ|リクエストID|照会番号|書面の様式|コミット値|名簿のハッシュ値|ID|検査)$/

/** As states, reasons and kinds are written in the code, and nothing that people write. */
const likeCode = /^[a-z]+([_. :-][a-z0-9]+)*$/

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
