import { describe, expect, it } from 'vitest'
import type { Id } from '../id.ts'
import { compareStatement, type KeptLine, type ListedLine } from './statement-comparison.ts'

const line = (itemKey: string, amount: number, balance: number, more: Partial<ListedLine> = {}): ListedLine => ({
  itemKey,
  amount,
  balance,
  transactedOn: '2026-04-01',
  remarks: '振込 ヤマダ タロウ',
  ...more,
})
const kept = (id: number, of: ListedLine, more: Partial<KeptLine> = {}): KeptLine => ({
  ...of,
  id: id as Id<'bank_statement_line'>,
  ...more,
})
const rent = line('1', 80_000, 1_080_000)
const cost = line('2', -30_000, 1_050_000)
const list = [rent, cost]
const kindsOf = (...asked: Parameters<typeof compareStatement>) =>
  compareStatement(...asked).map(({ kind, kept: own, listed }) => `${kind} ${own?.itemKey ?? listed?.itemKey}`)

describe('what was kept of a statement and the bank’s list', () => {
  const first = kept(1, rent)
  const second = kept(2, cost)

  it.each<[what: string, kept: KeptLine[], listed: ListedLine[], differences: string[]]>([
    ['agree', [first, second], list, []],
    ['agree without any line', [], [], []],
    ['agree where the bank lists something new', [first], list, []],
    [
      'agree on lines that are alike but for their keys',
      [first, kept(3, line('3', 80_000, 1_160_000))],
      [rent, line('3', 80_000, 1_160_000)],
      [],
    ],
    ['agree on lines that were kept before balances were', [kept(1, rent, { balance: null }), second], list, []],
    [
      'differ by two lines that level each other',
      [first, second, kept(3, line('8', 500_000, 0)), kept(4, line('9', -500_000, 0))],
      list,
      ['not_listed 8', 'not_listed 9'],
    ],
    ['differ where the bank lists none', [first], [], ['not_listed 1']],
    ['differ in a sum', [kept(1, rent, { amount: 79_999 }), second], list, ['listed_otherwise 1']],
    ['differ in the direction', [kept(1, rent, { amount: -80_000 }), second], list, ['listed_otherwise 1']],
    ['differ in the day', [kept(1, rent, { transactedOn: '2026-03-31' }), second], list, ['listed_otherwise 1']],
    [
      'differ in the remitter',
      [kept(1, rent, { remarks: '振込 サトウ ハナコ' }), second],
      list,
      ['listed_otherwise 1'],
    ],
    ['differ in the balance', [first, kept(2, cost, { balance: 1_050_001 })], list, ['listed_otherwise 2']],
    [
      'differ in one of two that are alike',
      [kept(1, rent), kept(3, line('3', 80_000, 1_160_000))],
      [rent],
      ['not_listed 3'],
    ],
  ])('%s', (_what, own, listed, differences) => {
    expect(kindsOf(own, listed)).toEqual(differences)
  })

  it('differ where the bank’s balances do not follow from its lines', () => {
    expect(kindsOf([], [rent, { ...cost, balance: 1_050_001 }])).toEqual(['broken_balance 2'])
    expect(kindsOf([first, second], [rent, line('4', 5, 999_999), cost])).toEqual([
      'broken_balance 4',
      'broken_balance 2',
    ])
  })

  it('agree where the bank has put a line before others, which moves the balance after them', () => {
    const late = line('0', 7, 1_000_007)
    const moved = [late, { ...rent, balance: 1_080_007 }, { ...cost, balance: 1_050_007 }]
    expect(kindsOf([first, second, kept(3, late)], moved)).toEqual([])
    expect(kindsOf([first, second], moved)).toEqual([])
    expect(compareStatement([first, second], moved.slice(1), kept(3, late).id)).toEqual([])
    expect(kindsOf([kept(1, late), kept(2, rent), kept(3, cost)], moved)).toEqual([
      'listed_otherwise 1',
      'listed_otherwise 2',
    ])
  })
})
