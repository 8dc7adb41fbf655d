import type { JapanDate } from '../calendar.ts'
import { toZenginText } from '../kana.ts'

/**
 * The banks' file of a general transfer (総合振込): records of 120 bytes, one byte a character (JIS X 0201), in the order
 * header, one for each payee, trailer, end. Layout after the public manuals of several banks, which agree.
 */
export interface TransferFile {
  payer: FilePayer
  /** The file's one day of payment; only month and day are written. */
  payOn: JapanDate
  payees: readonly FilePayee[]
}

export type FileAccountType = 'ordinary' | 'current' | 'savings' | 'other'

interface FileAccount {
  /** Four digits. */
  bankCode: string
  /** Kana of any width; banks go by the code, so it may be empty. */
  bankNameKana?: string
  /** Three digits. */
  branchCode: string
  branchNameKana?: string
  accountType: FileAccountType
  /** Seven digits at most. */
  accountNumber: string
}

export interface FilePayer extends FileAccount {
  /** The number that the paying bank gave its client, ten digits at most. */
  clientCode: string
  /** Kana of any width. */
  name: string
}

export interface FilePayee extends FileAccount {
  /** Kana of any width; what is longer than the field's 30 bytes is cut, as banks do. */
  name: string
  /** Whole yen, at most 9,999,999,999. */
  amount: number
  /** Either two customer codes, or a text that travels with the money. */
  reference?: { customerCodes: readonly [number, number] } | { ediText: string }
}

/** What the format has no letters for: nothing may be left out or replaced in silence. */
export interface UnwritableText {
  /** Index in `payees`; null for the payer. */
  payee: number | null
  text: string
}

export type TransferFileResult = { ok: true; bytes: Uint8Array } | { ok: false; unwritable: readonly UnwritableText[] }

const MOST_FILE_PAYEES = 999_999
const ACCOUNT_TYPE_DIGITS: Record<FileAccountType, string> = { ordinary: '1', current: '2', savings: '4', other: '9' }

/**
 * @param lineEnd what stands between the records: nothing, or CR LF, as the bank wants it.
 * @throws RangeError on a code, number or amount that cannot stand in its field, and on a file without payees.
 */
export function writeTransferFile(file: TransferFile, lineEnd: 'none' | 'crlf' = 'none'): TransferFileResult {
  if (file.payees.length < 1 || file.payees.length > MOST_FILE_PAYEES)
    throw new RangeError('a transfer file has 1 to 999,999 payees')
  const unwritable = [
    ...unwritableTexts(null, [file.payer.name, file.payer.bankNameKana, file.payer.branchNameKana]),
    ...file.payees.flatMap((payee, index) =>
      unwritableTexts(index, [payee.name, payee.bankNameKana, payee.branchNameKana, ediTextOf(payee)]),
    ),
  ]
  if (unwritable.length > 0) return { ok: false, unwritable }
  const total = file.payees.reduce((sum, { amount }) => sum + amount, 0)
  const records = [
    headerRecord(file),
    ...file.payees.map(dataRecord),
    ['8', digits(file.payees.length, 6), digits(total, 12), blanks(101)].join(''),
    `9${blanks(119)}`,
  ]
  const separator = lineEnd === 'crlf' ? '\r\n' : ''
  return { ok: true, bytes: jisBytes(records.map((record) => record + separator).join('')) }
}

function headerRecord({ payer, payOn }: TransferFile): string {
  return [
    '1',
    '21',
    '0',
    digits(payer.clientCode, 10),
    text(payer.name, 40),
    payOn.slice(5, 7) + payOn.slice(8, 10),
    digits(payer.bankCode, 4),
    text(payer.bankNameKana, 15),
    digits(payer.branchCode, 3),
    text(payer.branchNameKana, 15),
    ACCOUNT_TYPE_DIGITS[payer.accountType],
    digits(payer.accountNumber, 7),
    blanks(17),
  ].join('')
}

function dataRecord(payee: FilePayee): string {
  if (!Number.isSafeInteger(payee.amount) || payee.amount < 1)
    throw new RangeError('a payee gets whole yen, at least one')
  const reference = payee.reference ?? { customerCodes: [0, 0] }
  const hasEdiText = 'ediText' in reference
  return [
    '2',
    digits(payee.bankCode, 4),
    text(payee.bankNameKana, 15),
    digits(payee.branchCode, 3),
    text(payee.branchNameKana, 15),
    digits(0, 4),
    ACCOUNT_TYPE_DIGITS[payee.accountType],
    digits(payee.accountNumber, 7),
    text(payee.name, 30),
    digits(payee.amount, 10),
    '0',
    hasEdiText ? text(reference.ediText, 20) : reference.customerCodes.map((code) => digits(code, 10)).join(''),
    '7',
    hasEdiText ? 'Y' : ' ',
    blanks(7),
  ].join('')
}

/** A name in the letters of banks' files, or null: see `toZenginText`, which knows every conversion. */
export const transferName = (name: string): string | null => {
  const written = toZenginText(name)
  return written === null || written.trim() === '' ? null : written
}

function ediTextOf({ reference }: FilePayee): string | undefined {
  return reference && 'ediText' in reference ? reference.ediText : undefined
}

/** The first of the texts is a name and may not be missing. */
function unwritableTexts(payee: number | null, [name = '', ...others]: (string | undefined)[]): UnwritableText[] {
  const bad = others.filter((each): each is string => each !== undefined && toZenginText(each) === null)
  return [...(transferName(name) === null ? [name] : []), ...bad].map((each) => ({ payee, text: each }))
}

/** Right-aligned with zeros in front. */
function digits(value: string | number, length: number): string {
  const written = String(value).padStart(length, '0')
  if (!/^\d+$/.test(written) || written.length > length)
    throw new RangeError(`a field of ${length} digits cannot hold ${value}`)
  return written
}

/** Left-aligned, blanks behind, cut where it is too long. */
function text(value: string | undefined, length: number): string {
  return (toZenginText(value ?? '') ?? '').slice(0, length).padEnd(length, ' ')
}

const blanks = (length: number): string => ' '.repeat(length)

const FIRST_HALF_WIDTH = 0xff61
const FIRST_HALF_WIDTH_BYTE = 0xa1

/** JIS X 0201, the single-byte half of Shift_JIS: ASCII as it is, half-width kana from 0xA1 on. */
function jisBytes(records: string): Uint8Array {
  return Uint8Array.from(records, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - FIRST_HALF_WIDTH + FIRST_HALF_WIDTH_BYTE
  })
}
