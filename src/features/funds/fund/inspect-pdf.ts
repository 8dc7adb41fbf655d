import { inflateSync } from 'node:zlib'

/** Why a file of an operator is not taken as a document for members, as a sentence for the form; null where it is. */
export function refusePdf(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes)
  if (file.subarray(0, 5).toString('latin1') !== '%PDF-') return NOT_A_PDF
  const parts = [withoutStreams(file), ...objectStreams(file)].map(plainNames)
  if (parts.some((part) => /\/Encrypt\b/.test(part)))
    return 'パスワードなどで保護されたPDFは登録できません。保護を解除したPDFを選択してください'
  return parts.some((part) => activeContent.test(part))
    ? 'スクリプトや添付ファイルを含むPDFは登録できません。これらを含まないPDFを選択してください'
    : null
}

const NOT_A_PDF = 'PDFファイルを選択してください'

/** What runs, starts programs, sends forms or carries other files (ISO 32000-1, 12.6.4 and 7.11.4): no document for members needs it. */
const activeContent = /\/(JavaScript|JS|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia)(?![A-Za-z])/

/** Names may be written with codes: /J#61vaScript is /JavaScript (ISO 32000-1, 7.3.5). */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Pictures and fonts are bytes of any kind: a name in them would be chance. */
const withoutStreams = (file: Buffer): string => file.toString('latin1').replace(/\bstream\r?\n[\s\S]*?endstream/g, '')

const largestInflatedBytes = 20 * 1024 * 1024

/** Objects may lie in compressed streams of their own (ISO 32000-1, 7.5.7). */
function objectStreams(file: Buffer): string[] {
  const found: string[] = []
  let room = largestInflatedBytes
  for (let start = file.indexOf('stream'); start !== -1; start = file.indexOf('stream', start + 6)) {
    if (file.subarray(start - 3, start).toString('latin1') === 'end') continue
    const dictionary = file.subarray(file.lastIndexOf('obj', start), start).toString('latin1')
    if (!dictionary.includes('/ObjStm')) continue
    const from = file[start + 6] === 0x0d ? start + 8 : start + 7
    try {
      const content = inflateSync(file.subarray(from), { maxOutputLength: room })
      room -= content.length
      found.push(content.toString('latin1'))
    } catch {
      // Longer than what is left to read, or no such stream: it is judged as if it were active content.
      found.push('/JavaScript ')
    }
  }
  return found
}
