import { describe, expect, test } from 'vitest'
import formats from './fixtures/accounting-formats.json' with { type: 'json' }
import { japanDate } from '../../calendar.ts'
import { JOURNAL_LAYOUTS, journalFile, journalProblems, type JournalProgram } from './journal-layouts.ts'
import type { Voucher, VoucherSide } from './voucher.ts'

const side = (account: string, amount: number, more: Partial<VoucherSide> = {}): VoucherSide => ({
  account,
  subAccount: '',
  taxClass: '対象外',
  amount,
  ...more,
})
const paid: Voucher = {
  id: 323,
  day: japanDate('2026-12-31'),
  debits: [side('未払分配金', 1000)],
  credits: [side('普通預金', 1000)],
  remark: '分配金の支払い',
}
const linesOf = (program: JournalProgram, ...vouchers: Voucher[]) => journalFile(program, vouchers).split('\r\n')

describe('an entry of two accounts, as the programs’ own examples have it', () => {
  test('弥生会計: 25 columns without a heading, texts quoted and numbers bare', () => {
    expect(linesOf('yayoi', paid)).toEqual([formats.yayoi.example, ''])
    expect(formats.yayoi.example.split(',')).toHaveLength(formats.yayoi.columns)
  })

  test('マネーフォワード: 27 columns below the heading of the template', () => {
    expect(linesOf('money_forward', { ...paid, id: 1 })).toEqual([
      formats.moneyForward.columns.join(','),
      formats.moneyForward.example,
      '',
    ])
  })

  test('freee: the known columns, then the tax classes', () => {
    const [heading, row] = linesOf('freee', paid)
    expect(heading).toBe([...formats.freee.columns, '借方税区分', '貸方税区分'].join(','))
    expect(row).toBe(`${formats.freee.example},対象外,対象外`)
  })
})

describe('an entry of several accounts', () => {
  const three: Voucher = {
    ...paid,
    debits: [side('普通預金', 700), side('支払手数料', 300), side('雑損失', 5)],
    credits: [side('賃料収入', 1005)],
  }

  test('is one group in 弥生会計, with an empty side where there are more on the other', () => {
    const rows = linesOf('yayoi', three)
      .slice(0, -1)
      .map((line) => line.split(','))
    expect(rows.map(([flag]) => flag)).toEqual(['"2110"', '"2100"', '"2101"'])
    expect(rows.map((row) => [row[4], row[8], row[10], row[14]])).toEqual([
      ['"普通預金"', '700', '"賃料収入"', '1005'],
      ['"支払手数料"', '300', '""', '0'],
      ['"雑損失"', '5', '""', '0'],
    ])
  })

  test.each(['freee', 'money_forward'] as const)('bears one day and one number in %s', (program) => {
    const rows = linesOf(program, three).slice(1, -1)
    expect(rows).toHaveLength(3)
    const [day, number] = program === 'freee' ? [0, 1] : [1, 0]
    expect(new Set(rows.map((row) => `${row.split(',')[day]} ${row.split(',')[number]}`)).size).toBe(1)
  })
})

test.each([
  ['yayoi', '"分配,""優先""の支払い"'],
  ['freee', '"分配,""優先""の支払い"'],
  ['money_forward', '"分配,""優先""の支払い"'],
] as const)('%s: a comma and a quotation mark in a remark break no column', (program, written) => {
  expect(journalFile(program, [{ ...paid, remark: '分配,"優先"の支払い' }])).toContain(`,${written},`)
})

test('弥生会計 takes 64 half-width characters of a remark', () => {
  const [row] = linesOf('yayoi', { ...paid, remark: `${'摘'.repeat(31)}ab${'要'.repeat(9)}` })
  expect(row).toContain(`"${'摘'.repeat(31)}ab"`)
})

test('a name with a character that the file cannot say is a problem, not a question mark', () => {
  const odd = { ...paid, debits: [side('未払①', 1000)] }
  expect(journalProblems('yayoi', [odd])[0]).toContain('（①）')
  expect(journalProblems('yayoi', [paid])).toEqual([])
})

test('each program says since when its layout is known', () => {
  for (const { since } of Object.values(JOURNAL_LAYOUTS)) expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
})
