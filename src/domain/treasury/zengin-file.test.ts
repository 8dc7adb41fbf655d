import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { transferName, writeTransferFile, type FilePayee, type TransferFile } from './zengin-file.ts'

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`fixtures/sample-general-transfer.${name}`, import.meta.url))

const yamada: FilePayee = {
  bankCode: '0001',
  bankNameKana: 'ミズホ',
  branchCode: '001',
  branchNameKana: 'トウキョウ',
  accountType: 'ordinary',
  accountNumber: '123456',
  name: 'ヤマダ　タロウ',
  amount: 79_580,
  reference: { customerCodes: [1, 0] },
}

const sample: TransferFile = {
  payer: {
    clientCode: '1234567890',
    name: 'サンプル（カ',
    bankCode: '0310',
    bankNameKana: 'ジーエムオーアオゾラネツ',
    branchCode: '102',
    branchNameKana: 'ホウジンダイニ',
    accountType: 'ordinary',
    accountNumber: '0001234',
  },
  payOn: japanDate('2026-11-30'),
  payees: [
    yamada,
    {
      bankCode: '9900',
      bankNameKana: 'ﾕｳﾁﾖ',
      branchCode: '108',
      branchNameKana: 'ｲﾁｾﾞﾛﾊﾁ',
      accountType: 'ordinary',
      accountNumber: '1234567',
      name: 'すずき　はなこ',
      amount: 100_000,
      reference: { ediText: 'ファンド1' },
    },
  ],
}

function bytesOf(file: TransferFile, lineEnd?: 'none' | 'crlf'): Buffer {
  const result = writeTransferFile(file, lineEnd)
  if (!result.ok) throw new Error('the file could not be written')
  return Buffer.from(result.bytes)
}

describe('the transfer file', () => {
  it('is the published sample, byte for byte, without line ends', () => {
    expect(bytesOf(sample).equals(fixture('plain.bin'))).toBe(true)
  })

  it('is the published sample, byte for byte, with CR LF', () => {
    expect(bytesOf(sample, 'crlf').equals(fixture('crlf.txt'))).toBe(true)
  })

  it('has the records that the sample describes', () => {
    const { hex } = JSON.parse(fixture('json').toString('utf8')) as { hex: string[] }
    const bytes = bytesOf(sample)
    expect(hex.map((_record, index) => bytes.subarray(index * 120, index * 120 + 120).toString('hex'))).toEqual(hex)
  })

  it('names every text that it has no letters for, and writes nothing', () => {
    const file = {
      ...sample,
      payees: [yamada, { ...yamada, name: '山田太郎' }, { ...yamada, name: 'ヤマダ＆スズキ', branchNameKana: '★' }],
    }
    expect(writeTransferFile(file)).toEqual({
      ok: false,
      unwritable: [
        { payee: 1, text: '山田太郎' },
        { payee: 2, text: 'ヤマダ＆スズキ' },
        { payee: 2, text: '★' },
      ],
    })
  })

  it.each([
    ['no payee', { ...sample, payees: [] }],
    ['an amount of nothing', { ...sample, payees: [{ ...yamada, amount: 0 }] }],
    ['half a yen', { ...sample, payees: [{ ...yamada, amount: 0.5 }] }],
    ['an amount of eleven digits', { ...sample, payees: [{ ...yamada, amount: 10_000_000_000 }] }],
    ['an account number of eight digits', { ...sample, payees: [{ ...yamada, accountNumber: '12345678' }] }],
    ['a branch that is no number', { ...sample, payees: [{ ...yamada, branchCode: '1a' }] }],
  ])('refuses %s', (_what, file) => {
    expect(() => writeTransferFile(file)).toThrow(RangeError)
  })

  it('cuts a name after thirty bytes, voiced marks counted', () => {
    const record = bytesOf({ ...sample, payees: [{ ...yamada, name: 'ガ'.repeat(20) }] }).subarray(120, 240)
    expect(record.subarray(50, 80).toString('hex')).toBe('b6de'.repeat(15))
    expect(record.subarray(80, 90).toString('latin1')).toBe('0000079580')
  })
})

it.each([
  ['サーファー　ヴィクトリア', 'ｻ-ﾌｱ- ｳﾞｲｸﾄﾘｱ'],
  ['カ）サンプル', 'ｶ)ｻﾝﾌﾟﾙ'],
  ['ヲノ　ミホ', 'ｵﾉ ﾐﾎ'],
  ['ヤマダ・タロウ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
  ['ﾔﾏﾀﾞ*', null],
  ['　', null],
])('the name %s is written %s', (name, written) => {
  expect(transferName(name)).toBe(written)
})
