/** Columns of records as they stand (（記録）), and of identifiers that are no words of ours. */
const asRecorded =
  /（記録）$|^(メールアドレス|SHA-256|.*のSHA-256|Message-ID|IPアドレス|セッション|端末|ハッシュ|リクエストID|照会番号|書面の様式|コミット値|名簿のハッシュ値|ID|検査)$/

/** Words of the code in cells that people read: whole cells of small Latin letters, as states and reasons are written there. */
export function codeWordsIn(header: readonly string[], rows: readonly (readonly unknown[])[]): string[] {
  return rows.flatMap((cells) =>
    cells.flatMap((cell, at) => {
      const column = header[at] ?? ''
      return !asRecorded.test(column) && /^[a-z]+([_. :-][a-z0-9]+)*$/.test(String(cell ?? ''))
        ? [`${column}: ${String(cell)}`]
        : []
    }),
  )
}
