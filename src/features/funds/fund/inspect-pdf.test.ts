import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { refusePdf } from './inspect-pdf.ts'

const pdf = (body: string): Buffer => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, 'latin1')
const objectStream = (objects: string): string => {
  const content = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1')
  return `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj`
}

test.each([
  ['pages alone', pdf('1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >> endobj')],
  ['objects in a compressed stream', pdf(objectStream('1 0 << /Type /Catalog >>'))],
  [
    'a picture whose bytes happen to spell a name',
    pdf('5 0 obj << /Subtype /Image >>\nstream\n\u0001/JS \u0002/JavaScript \nendstream endobj'),
  ],
  ['a title that speaks of a script', pdf('1 0 obj << /Title (JavaScript) /JSON 1 >> endobj')],
])('a document with %s is taken', (_name, bytes) => {
  expect(refusePdf(bytes)).toBeNull()
})

test.each([
  ['no PDF at all', Buffer.from('<html>'), 'PDFファイルを選択してください'],
  [
    'a script that runs at opening',
    pdf('1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj'),
    'スクリプト',
  ],
  ['a script whose name is written in codes', pdf('1 0 obj << /S /J#61vaScript >> endobj'), 'スクリプト'],
  ['a script in a compressed object stream', pdf(objectStream('1 0 << /S /JavaScript >>')), 'スクリプト'],
  ['a program to start', pdf('1 0 obj << /S /Launch /F (calc.exe) >> endobj'), 'スクリプト'],
  ['another file inside', pdf('1 0 obj << /Names << /EmbeddedFiles 2 0 R >> >> endobj'), 'スクリプト'],
  ['a password', pdf('trailer << /Encrypt 9 0 R >>'), '保護'],
  [
    'an object stream that cannot be read',
    pdf('4 0 obj\n<< /Type /ObjStm >>\nstream\nnot compressed\nendstream'),
    'スクリプト',
  ],
])('a file with %s is refused', (_name, bytes, reason) => {
  expect(refusePdf(bytes)).toContain(reason)
})
