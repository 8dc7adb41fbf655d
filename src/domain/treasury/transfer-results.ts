import type { FreeText } from '../free-text.ts'
import { idOf, type Id } from '../id.ts'

/** What the bank's site says about one transfer of a file. */
export interface TransferResult {
  payoutId: Id<'payout'>
  result: 'done' | 'failed'
  /** Why it failed, in the bank's words; at most 200 letters. */
  reason?: FreeText
}

export type ReadResults = { ok: true; rows: readonly TransferResult[] } | { ok: false; problem: string }

const results: Readonly<Record<string, TransferResult['result']>> = {
  済: 'done',
  振込済: 'done',
  done: 'done',
  不能: 'failed',
  振込不能: 'failed',
  failed: 'failed',
}

/**
 * Reads what became of a transfer file's payouts: lines "支払番号,結果,理由", the result 済 or 不能, in UTF-8 or Shift_JIS; a first line of
 * headings may stand above. The number is the payout's, which the Zengin file carries as its first customer code. A problem names the first
 * line that cannot be read.
 */
export function readTransferResults(bytes: Uint8Array): ReadResults {
  // Programs of old end a file with the sign of its end.
  const lines = decode(bytes)
    .replaceAll('\u001a', '')
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ number: index + 1, cells: cellsOf(text) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const body = lines.filter(({ number, cells }) => number > 1 || /^\d+$/.test(cells[0] ?? ''))
  if (body.length === 0) return { ok: false, problem: '結果が1件も書かれていません。' }
  const rows: TransferResult[] = []
  for (const { number, cells } of body) {
    const [id = '', word = '', reason = ''] = cells
    const result = results[word]
    // Zengin's customer code fills its ten places with zeros, and the bank's site may give them back.
    if (!/^0*[1-9]\d{0,9}$/.test(id) || result === undefined)
      return {
        ok: false,
        problem: `${number}行目を読み取れません。「支払番号,結果（済・不能）,理由」の形で入力してください。`,
      }
    if (rows.some(({ payoutId }) => payoutId === Number(id)))
      return { ok: false, problem: `${number}行目の支払番号${id}が重複しています。` }
    rows.push({ payoutId: idOf(Number(id)), result, ...(reason !== '' && { reason: reason.slice(0, 200) }) })
  }
  return { ok: true, rows }
}

/** Of one line, separated by commas or tabs; in quotation marks a cell may hold them, and the mark itself doubled (RFC 4180). */
function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|[,\t])[ \u3000]*(?:"((?:[^"]|"")*)"[ \u3000]*(?=$|[,\t])|([^,\t]*))/g)
  return [...cells].map(([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  )
}

/** Banks' programs still write Shift_JIS; text that is valid UTF-8 is hardly ever something else. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}
