import { expect, it } from 'vitest'
import { readResultFile } from './read-result-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  ['plain lines', utf8('1,済\n2,不能,該当口座なし\n')],
  [
    'headings, quotes, CRLF and a byte order mark',
    utf8('\uFEFF支払番号,結果,理由\r\n"1","済",""\r\n"2","不能","該当口座なし"\r\n'),
  ],
  ['tabs', utf8('1\t振込済\n2\t振込不能\t該当口座なし')],
  // "1,済" and "2,不能,該当口座なし" in Shift_JIS.
  ['Shift_JIS', Uint8Array.from(Buffer.from('312c8dcf0a322c9573945c2c8a5993968cfb8dc082c882b50a', 'hex'))],
])('reads %s', (_what, bytes) => {
  expect(readResultFile(bytes)).toEqual({
    ok: true,
    value: [
      { payoutId: 1, result: 'done' },
      { payoutId: 2, result: 'failed', reason: '該当口座なし' },
    ],
  })
})

it.each([
  ['nothing', utf8('支払番号,結果,理由\n'), '1件も'],
  ['another word', utf8('1,済\n2,たぶん\n'), '2行目'],
  ['a number that is none', utf8('1,済\nx,済\n'), '2行目'],
  ['a payout twice', utf8('1,済\n1,済\n'), '重複'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), '行目'],
])('refuses %s', (_what, bytes, message) => {
  const outcome = readResultFile(bytes)
  expect(outcome.ok ? '' : outcome.fields?.['file']).toContain(message)
})
