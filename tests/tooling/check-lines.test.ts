import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkLines } from '../../scripts/check-lines.mjs'
import { japanDate } from '../../src/domain/calendar.ts'
import { listText, sealedText } from '../../src/domain/investing/period-lines.ts'

// An auditor has the list from a stranger, the salts from the inspection pack and the statement from the bank.

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const day = japanDate('2026-06-15')
const bank = { realAccountId: '102010001234', day, amount: 28_000, remarks: 'ﾐﾅﾄ ﾌﾄﾞｳｻﾝ' }

const rent = sha256(sealedText('aa', bank))
const fee = sha256(sealedText('bb', bank))
const sold = sha256(sealedText('cc', { entryId: '77' }))
const list = listText([
  { day, amount: 30_000, kind: 'rent_income', payer: 'third_party', hash: rent },
  { day, amount: -2_000, kind: 'management', payer: 'third_party', hash: fee },
  { day, amount: -900_000, kind: 'sale_cost', payer: 'none', hash: sold },
])

const row = (hash: string, salt: string, amount: number, more: Record<string, unknown> = {}) => ({
  締めの番号: 1,
  ファンド番号: 3,
  日付: day,
  '金額（円）': amount,
  ハッシュ: hash,
  ソルト: salt,
  仕訳番号: 77,
  明細番号: 5,
  口座: bank.realAccountId,
  銀行の日: bank.day,
  '明細の金額（円）': bank.amount,
  摘要: bank.remarks,
  ...more,
})
const ofBooks = { 明細番号: null, 口座: null, 銀行の日: null, '明細の金額（円）': null, 摘要: null }
const register = [row(rent, 'aa', 30_000), row(fee, 'bb', -2_000), row(sold, 'cc', -900_000, ofBooks)]
const statement = '日付,入金,出金,摘要\r\n2026/6/15,"28,000",,振込 ミナト　フドウサン\r\n'

describe('a list of lines, its salts and the statement', () => {
  it('tell of each line what it was at the bank', async () => {
    const { agrees, problems } = await checkLines(list, register, statement)
    expect(problems).toEqual([])
    expect(agrees).toEqual([
      'line 1 (2026-06-15, 30000 yen): account 102010001234, 2026-06-15, 28000 yen, ﾐﾅﾄ ﾌﾄﾞｳｻﾝ, on the statement',
      'line 2 (2026-06-15, -2000 yen): account 102010001234, 2026-06-15, 28000 yen, ﾐﾅﾄ ﾌﾄﾞｳｻﾝ, on the statement',
      'line 3 (2026-06-15, -900000 yen): no line of the bank, entry 77 of the books',
    ])
    expect((await checkLines(list, register)).problems).toEqual([])
  })

  it.each<[string, Record<string, unknown>[], string | null, RegExp]>([
    ['a salt of another line', [row(rent, 'bb', 30_000), ...register.slice(1)], null, /line 1 .*opens something else/],
    [
      'a payer told otherwise',
      [row(rent, 'aa', 30_000, { 摘要: 'ｶ)ﾄｳｼｬ' }), ...register.slice(1)],
      null,
      /something else/,
    ],
    ['no salt', register.slice(1), null, /line 1 .*the pack has no salt/],
    ['another amount', [row(rent, 'aa', 31_000), ...register.slice(1)], null, /another day or amount/],
    [
      'a line that the list leaves out',
      [...register, row('0'.repeat(64), 'dd', 1)],
      null,
      /4 lines of this closing, the list 3/,
    ],
    ['a statement of another day', register, statement.replace('6/15', '6/16'), /the statement does not show/],
    ['a statement with another amount', register, statement.replace('28,000', '28,001'), /does not show/],
    ['a statement with another payer', register, statement.replace('ミナト', 'ミトナ'), /does not show/],
  ])('%s is found', async (_what, rows, shown, problem) => {
    expect((await checkLines(list, rows, shown)).problems.join('\n')).toMatch(problem)
  })

  it('a row of the statement that is in no line of the list is named; what lies before or after it is not its matter', async () => {
    const more = [
      statement.trimEnd(),
      '2026/6/15,"53,000",,振込 コマチ カシホ',
      '20260614,"1,000",,ソノマエ',
      '2026年6月16日,"1,000",,ソノアト',
    ].join('\r\n')
    expect(await checkLines(list, register, more)).toMatchObject({
      problems: [],
      others: ['2026/6/15, 53,000, , 振込コマチカシホ'],
    })
  })

  it.each([
    [
      'another fund’s',
      'ファンド30 賃料 53000円',
      [],
      ['2026/6/15, 53,000, , 振込コマチカシホ: ファンド30 賃料 53000円'],
    ],
    [
      'a deposit of this fund, which is no income',
      'ファンド3 敷金・保証金 53000円',
      [],
      [expect.stringContaining('敷金')],
    ],
    ['this fund’s rent', 'ファンド3 賃料 53000円', [/leaves out what is this fund's/], []],
    ['a cost of this fund and of another', 'ファンド4 費用 5円、ファンド3 費用 6円', [/leaves out/], []],
    ['nobody’s by the books', null, [/does not know a row/], []],
  ])(
    'of a row that the list does not hold, the register of the account says whose it is: %s',
    async (_what, owner, problems, others) => {
      const more = `${statement.trimEnd()}\r\n2026/6/15,"53,000",,振込 コマチ カシホ`
      const other = { 銀行の日: day, '金額（円）': 53_000, 摘要: 'ｺﾏﾁ ｶｼﾎ', 帰属: owner }
      const found = await checkLines(list, register, more, owner === null ? [] : [other])
      expect(found.problems).toEqual(problems.map((problem) => expect.stringMatching(problem)))
      expect(found.others).toEqual(others)
    },
  )

  it('a line of the statement stands for one line alone', async () => {
    const twice = sha256(sealedText('ee', bank))
    const more = `${list}${listText([{ day, amount: 28_000, kind: 'rent_income', payer: 'third_party', hash: twice }])}`
    const rows = [...register, row(twice, 'ee', 28_000, { 明細番号: 6 })]
    expect((await checkLines(more, rows, statement)).problems).toEqual([expect.stringContaining('does not show')])
    expect((await checkLines(more, rows, statement + (statement.split('\r\n')[1] ?? ''))).problems).toEqual([])
  })
})
