import { expect } from 'vitest'
import type { Id } from '../../../src/domain/id.ts'
import { expectSoundScreen, officeWidths } from '../../e2e/support/sound-screen.ts'
import { seeToast } from '../../e2e/support/person.ts'
import type { World } from '../../support/world.ts'
import { agree, explainOf, explainWhy, type Counted } from './counted.ts'
import { eachPaid, payees } from './rehearsed-month.ts'

/** The first odd line is open; the operator says of all twelve what they were. Each next one opens by itself. */
export async function explainOddLines(operator: Counted, building: string): Promise<void> {
  await operator.press(operator.page.getByRole('row', { name: /91,000/ }).getByRole('button'))
  await operator.page.getByLabel(/入金3件も、同じ内容で登録する/).waitFor()
  await expectSoundScreen(operator.page, officeWidths)
  await explainOf(operator, building, '賃料', { ticks: [/入金3件も/], done: '4件、370,000円の内訳を提案する' })
  await explainOf(operator, building, '修繕費', { ticks: [/出金2件も/], done: '3件、66,000円の内訳を提案する' })
  await explainWhy(operator, '32,000円の内訳を提案する')
  await explainOf(operator, building, '賃料', { done: '78,000円の内訳を提案する' })
  await operator.choose(/^内容/, '手数料')
  await explainWhy(operator, '550円の内容を提案する')
  await operator.choose(/^内容/, '運営者の資金の入金')
  await explainWhy(operator, '300,000円の内容を提案する')
  await operator.choose(/^内容/, '仮受金（入金者不明）')
  await explainWhy(operator, '12,345円の内容を登録する')
}

/** What the colleague reads of them, in order. */
export const oddProposals = [
  /4件、合計370,000円/,
  /3件、合計66,000円/,
  /32,000円をファンドの支払い/,
  /78,000円をファンドの収入/,
  /550円を「手数料」/,
  /300,000円を「運営者の資金の入金」/,
] as const

/** One after the other: each next one opens by itself. */
export async function agreeToAll(operator: Counted, titles: readonly RegExp[], { isOpen = false } = {}): Promise<void> {
  for (const [index, title] of titles.entries()) await agree(operator, title, { isOpen: isOpen || index > 0 })
}

export async function preparePayout(operator: Counted): Promise<void> {
  await operator.go('分配・償還・返金', '分配・償還・返金')
  await operator.press(operator.button(`支払い可能なもの${payees}件をすべて選ぶ`))
  await operator.press(operator.button(/円の支払いを準備する$/))
  await operator.page.getByRole('heading', { level: 1, name: /^支払い 番号/ }).waitFor()
}

/** From the inbox, in which it waits as well. */
export async function approvePayout(operator: Counted): Promise<void> {
  await operator.press(operator.page.getByRole('table').getByRole('link').first())
  await operator.page.getByRole('heading', { level: 1, name: /^支払い 番号/ }).waitFor()
  await operator.type(operator.page.getByLabel('振込総額を入力'), String(payees * eachPaid))
  await operator.press(operator.button('承認する'))
  await seeToast(operator.page, '承認しました。支払いの手続きが始まりました。')
}

/** @param month as the screen says it: '2026年4月'. */
export async function proposeClosing(operator: Counted, month: string): Promise<void> {
  await operator.go('帳簿', '帳簿')
  await operator.openView('月次')
  await operator.page.getByText('銀行と一致').waitFor()
  await expectSoundScreen(operator.page, officeWidths)
  await operator.press(operator.button(`${month}を締める`))
  await operator.press(operator.page.getByRole('dialog').getByRole('button', { name: '締めを提案する' }))
  await seeToast(operator.page, '締めを提案しました。')
}

interface ClosedMonth {
  /** 'YYYY-MM' */
  month: string
  buildingId: Id<'fund'>
  income: number
  cost: number
  by_rule: number
  by_hand: number
}

/** Bank, books and register, and what the closed month says of the building. */
export async function expectClosed(world: World, { month: closed, buildingId, ...sums }: ClosedMonth): Promise<void> {
  const { adminBookMonth: month } = await world.operator.query<{
    adminBookMonth: {
      open: number
      bank: number
      books: number
      waiting: number
      difference: number
      funds: {
        project_id: string
        income: number
        cost: number
        by_rule: number
        by_hand: number
        invested: number
        registered: number
        closed_at: string | null
      }[]
    }
  }>(`{ adminBookMonth(month: "${closed}") { open bank books waiting difference
    funds { project_id income cost by_rule by_hand invested registered closed_at } } }`)
  expect(month).toMatchObject({ open: 0, waiting: 0, difference: 0, bank: month.books })
  for (const { invested, registered } of month.funds) expect(invested).toBe(registered)
  expect(month.funds.find(({ project_id: id }) => id === String(buildingId))).toMatchObject({
    ...sums,
    closed_at: expect.any(String),
  })
  const paid = await world.database
    .selectFrom('payout')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow()
  expect(Number(paid.count)).toBe(payees)
}
