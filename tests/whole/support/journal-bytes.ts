import { expect } from 'vitest'

/** What is known of each program's import file, copied from its public description: nothing here is the product's own. Columns count from 1. */
interface Layout {
  heading: readonly string[] | null
  columns: number
  /** Account and amount of the debit, then of the credit. */
  sides: readonly [account: number, amount: number, account: number, amount: number]
  day: number
  /** Which columns are bare where texts are quoted; null where nothing is quoted without need. */
  bare: readonly number[] | null
}

const moneyForward = ['勘定科目', '補助科目', '部門', '取引先', '税区分', 'インボイス', '金額(円)', '税額']

export const LAYOUTS: Readonly<Record<'yayoi' | 'freee' | 'money_forward', Layout>> = {
  yayoi: { heading: null, columns: 25, sides: [5, 9, 11, 15], day: 4, bare: [2, 9, 10, 15, 16, 20] },
  freee: {
    heading: [
      '日付',
      '伝票番号',
      '決算整理仕訳',
      '借方勘定科目',
      '借方金額',
      '借方税額',
      '貸方勘定科目',
      '貸方金額',
      '貸方税額',
      '摘要',
      '借方税区分',
      '貸方税区分',
    ],
    columns: 12,
    sides: [4, 5, 7, 8],
    day: 1,
    bare: null,
  },
  money_forward: {
    heading: [
      '取引No',
      '取引日',
      ...moneyForward.map((column) => `借方${column}`),
      ...moneyForward.map((column) => `貸方${column}`),
      '摘要',
      '仕訳メモ',
      'タグ',
      'MF仕訳タイプ',
      '決算整理仕訳',
      '作成日時',
      '作成者',
      '最終更新日時',
      '最終更新者',
    ],
    columns: 27,
    sides: [3, 9, 11, 17],
    day: 2,
    bare: null,
  },
}

/** The file's rows as they are written. No name or remark of the year has a comma. */
function rowsOf(bytes: Buffer): string[][] {
  // CP932 as the programs read it: bytes that are none fail.
  const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes)
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  for (const line of lines) expect(line).not.toMatch(/[\r\n\uFEFF]/)
  return lines.map((line) => line.split(','))
}

/** Each row column by column as the program's description has it. @returns of the file's accounts what is debited less what is credited. */
export function readJournals(program: keyof typeof LAYOUTS, bytes: Buffer): Map<string, number> {
  const { heading, columns, sides, day, bare } = LAYOUTS[program]
  const all = rowsOf(bytes)
  if (heading !== null) expect(all[0]).toEqual(heading)
  const rows = heading === null ? all : all.slice(1)
  const sums = new Map<string, number>()
  for (const row of rows) {
    expect(row).toHaveLength(columns)
    if (bare !== null)
      for (const [place, cell] of row.entries())
        expect(cell, `column ${place + 1}`).toMatch(bare.includes(place + 1) ? /^\d{1,9}$/ : /^".*"$/)
    const cells = row.map((cell) => cell.replaceAll(/^"|"$/g, ''))
    expect(cells[day - 1]).toMatch(/^\d{4}\/\d\d\/\d\d$/)
    const [debit, debited, credit, credited] = sides.map((column) => cells[column - 1] ?? '') as [
      string,
      string,
      string,
      string,
    ]
    for (const [account, amount, sign] of [
      [debit, debited, 1],
      [credit, credited, -1],
    ] as const) {
      // A side without an account has no amount: an entry of several accounts has more rows than the shorter side.
      if (account === '') expect(Number(amount)).toBe(0)
      else expect(amount).toMatch(/^[1-9]\d{0,8}$/)
      if (account !== '') sums.set(account, (sums.get(account) ?? 0) + sign * Number(amount))
    }
  }
  if (program === 'yayoi') expectGroups(rows.map(([flag = '']) => flag))
  return sums
}

/** 2000 an entry in one row; else 2110 the first, 2100 each between, 2101 the last. */
function expectGroups(flags: readonly string[]): void {
  expect(flags.join(' ')).toMatch(/^(?:(?:"2000"|"2110"(?: "2100")* "2101")(?: |$))+$/)
}
