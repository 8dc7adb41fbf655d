import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { agree, openOffice } from '../../e2e/steps/operator.ts'
import { choice } from '../../e2e/steps/record-property.ts'
import { seeToast } from '../../e2e/support/person.ts'
import { openVisitor, type Visitor } from '../../e2e/support/stage.ts'
import { makeBankLine } from '../../support/operators-money.ts'
import type { World, WorldMember } from '../../support/world.ts'
import { logInAs } from '../../support/world-people.ts'
import type { BankLine, LinePart } from './worksheet.ts'

/** Two operators at their desks: the one who makes, and the one who looks at it. */
export interface Office {
  maker: Visitor
  checker: Visitor
  fundId: string
  fundName: string
}

/** An operator who is logged in, in a browser of the own. */
export async function sitDown(
  world: World,
  browser: Browser,
  { memberId, email }: Pick<WorldMember, 'memberId' | 'email'>,
): Promise<Visitor> {
  const client = await logInAs(world.services, { id: memberId, role: 'admin', email })
  const visitor = await openVisitor(browser, world.product, 'desktop')
  await visitor.page
    .context()
    .addCookies([{ name: 'session', value: client.cookies.get('session') ?? '', url: world.product.baseUrl }])
  return visitor
}

/** Yen as the screens write them. */
export const figure = (amount: number): string => amount.toLocaleString('ja-JP')

/** The results of the fund, where its operation, dividends and end are recorded. */
export async function openResults({ page }: Pick<Visitor, 'page'>, fundId: string): Promise<void> {
  await openOffice({ page }, `/itoadmintool/project/performance?fund=${fundId}`, 'ファンド実績')
  await page.getByRole('heading', { name: '実績の入力' }).waitFor()
}

/** The bank's statement, and once more: what came in is no deposit only when the deposits were read after it. */
async function readBank({ services, settle }: World): Promise<void> {
  await readAccount(services)
  await readAccount(services)
  await settle()
}

/** Lines stand on the account, and the product has read them; rules have classified those that they know. */
export async function play(world: World, lines: readonly BankLine[]): Promise<void> {
  for (const { amount, counterparty } of lines)
    await makeBankLine(world.product.deskUrl, {
      direction: amount > 0 ? 'in' : 'out',
      amount: Math.abs(amount),
      counterparty,
    })
  await readBank(world)
}

/** One of the choices, by a part of its words; they may still be on their way. */
export async function chooseLike(field: Locator, words: string | RegExp): Promise<void> {
  const option = field.getByRole('option').filter({ hasText: words })
  await option.first().waitFor({ state: 'attached' })
  await field.selectOption({ label: await option.first().innerText() })
}

async function chooseLast(field: Locator, words: string): Promise<void> {
  const option = field.getByRole('option').filter({ hasText: words })
  await option.last().waitFor({ state: 'attached' })
  await field.selectOption({ value: (await option.last().getAttribute('value')) ?? '' })
}

const contentOf = ({ content, amount }: LinePart, line: BankLine): string =>
  amount < 0 && line.amount > 0 ? `${content}（差し引かれた分）` : content

/** A line that no rule knows is classified part by part, and looked at by the other operator. */
export async function classify({ maker, checker, fundName }: Office, line: BankLine): Promise<void> {
  const { page, press } = maker
  await openOffice(maker, '/itoadmintool/ledger?view=lines', '帳簿')
  await press(page.getByRole('row', { name: new RegExp(figure(Math.abs(line.amount))) }).getByRole('button'))
  for (const [index, part] of line.parts.entries()) {
    const form = page.getByRole('group', { name: `内訳${index + 1}` })
    // The parts of the last line of the same remitter stand there already.
    if (index > 0 && (await form.count()) === 0) await press(page.getByRole('button', { name: '内訳を追加' }))
    await choice(form, 'ファンド').selectOption({ label: fundName })
    await choice(form, '内訳の内容').selectOption({ label: contentOf(part, line) })
    await form.getByLabel('金額（円）').fill(figure(Math.abs(part.amount)))
    await form.getByLabel('部屋・対象月').fill(part.about)
    // A rule is of one lease; whoever lives there now comes last.
    if (line.classified === 'and the next by a rule' && part.content === '賃料')
      await chooseLast(choice(form, '賃貸借'), part.about)
    if (part.deal !== undefined) await chooseLike(choice(form, '物件の取引'), part.deal)
  }
  if (line.isRelated) await choice(page, '支払った相手').selectOption({ label: '当社または関係者' })
  if (line.classified === 'and the next by a rule') await page.getByLabel(/^次回から/).check()
  await page.getByLabel('理由').fill('契約書と通帳で確かめました。')
  const amount = `${figure(Math.abs(line.amount))}円`
  await press(page.getByRole('button', { name: `${amount}の内訳を提案する` }))
  await seeToast(page, '内容を提案しました。')
  await agreeToLine(checker, new RegExp(`${amount}をファンドの(収入|支払い)として登録`), line.parts)
}

/** A rent that is not the contract's is typed again by whoever approves it, off the bank's statement. */
async function agreeToLine({ page, press }: Visitor, title: RegExp, parts: readonly LinePart[]): Promise<void> {
  await openOffice({ page }, '/itoadmintool/approvals', '承認')
  await press(page.getByRole('button', { name: title }))
  await press(page.getByRole('button', { name: '承認して実行する' }))
  const dialog = page.getByRole('dialog', { name: 'この内容を承認しますか' })
  await dialog.waitFor()
  for (const [index, { amount }] of parts.entries()) {
    const again = dialog.getByLabel(`内訳${index + 1}の入金額`)
    if ((await again.count()) > 0) await again.fill(String(Math.abs(amount)))
  }
  await press(dialog.getByRole('button', { name: '承認する' }))
  await seeToast(page, '承認しました。')
}

/** The next dividend of the fund, entered by both alike. */
export async function enterDividend(
  { maker, checker, fundId }: Office,
  { dividend, payday, whyLess = null }: { dividend: number; payday: string; whyLess?: string | null },
): Promise<void> {
  for (const { page, press } of [maker, checker]) {
    await openResults({ page }, fundId)
    await page.getByLabel('支払日').fill(payday)
    await page.getByLabel('分配金の総額').fill(String(dividend))
    // Who enters it second reads what the first one wrote.
    if (whyLess !== null && page === maker.page) await page.getByLabel('予定より少ない理由').fill(whyLess)
    else if (whyLess !== null) await page.getByText(whyLess, { exact: true }).waitFor()
    await press(page.getByRole('button', { name: '更新する' }))
    const again = page.getByRole('dialog', { name: '分配金をもう一度入力してください' })
    await again.getByLabel('分配金の総額').fill(String(dividend))
    await press(again.getByRole('button', { name: '確認へ進む' }))
    const question = page.getByRole('dialog', { name: 'この内容で更新しますか？' })
    await question.getByText('対象の投資家').waitFor()
    if (whyLess !== null) await question.getByLabel('計算書と契約を確認し、この内容で入力します').check()
    await press(question.getByRole('button', { name: '更新する' }))
    await seeToast(page, 'ファンド実績を更新しました')
  }
}

/**
 * The first or last day of operation: far from the plan, or where the fund buys from the operator, it takes both.
 * @param appraised what the report says of the room that it buys from the operator, whole yen: who approves types it again.
 */
export async function recordDay(
  { maker, checker, fundId }: Office,
  label: '運用開始日' | '運用終了日',
  day: string,
  appraised?: number,
): Promise<void> {
  const { page, press } = maker
  await openResults(maker, fundId)
  await page.getByLabel(label).fill(day)
  if (label === '運用開始日') await page.getByRole('group', { name: '運用開始とあわせて取得する物件' }).waitFor()
  await press(page.getByRole('button', { name: '更新する' }))
  await press(page.getByRole('dialog', { name: 'この内容で更新しますか？' }).getByRole('button', { name: '更新する' }))
  await seeToast(page, 'ファンド実績を更新しました')
  await agree(checker, /の運用の日付を登録/, appraised === undefined ? {} : { 評価額: String(appraised) })
}

/** Everything that is due is paid: one prepares, the other types the sum again and approves, the bank carries it out. */
export async function payOut({ maker, checker }: Office, paid: number): Promise<void> {
  const paper = /^支払い 番号/
  await openOffice(maker, '/itoadmintool/payouts', '分配・償還・返金')
  await maker.press(maker.page.getByRole('button', { name: /^支払い可能なもの\d+件をすべて選ぶ/ }))
  await maker.press(maker.page.getByRole('button', { name: `${figure(paid)}円の支払いを準備する` }))
  await maker.page.getByRole('heading', { level: 1, name: paper }).waitFor()
  await openOffice(checker, new URL(maker.page.url()).pathname, paper)
  await checker.page.getByLabel('振込総額を入力').fill(String(paid))
  await checker.press(checker.page.getByRole('button', { name: '承認する' }))
  await seeToast(checker.page, '承認しました。支払いの手続きが始まりました。')
}

/** A month's tax left the account with a line of its own; two record that it was the tax. */
export async function payTax(
  world: World,
  { maker, checker }: Office,
  { month, tax }: { month: string; tax: number },
): Promise<void> {
  const { page, press } = maker
  await makeBankLine(world.product.deskUrl, { direction: 'out', amount: tax, counterparty: 'ナゴヤヒガシゼイムシヨ' })
  await readBank(world)
  await openOffice(maker, '/itoadmintool/tax', '税務')
  await press(page.getByRole('row', { name: new RegExp(month) }).getByRole('button'))
  const line = choice(page, '納付した出金')
  await expect.poll(() => line.getByRole('option').count()).toBe(2)
  await line.selectOption({ index: 1 })
  await press(page.getByRole('button', { name: `${figure(tax)}円の納付を提案する` }))
  await page.getByRole('link', { name: '承認待ちの提案を見る' }).waitFor()
  await agree(checker, /源泉所得税の納付を記録/)
}

/** What the operator asks for on the page of results, and the colleague agrees to. @param act its button. */
export async function proposeResult({ maker, checker, fundId }: Office, act: string, title: RegExp): Promise<void> {
  const { page, press } = maker
  await openResults(maker, fundId)
  await press(page.getByRole('button', { name: act }))
  const question = page.getByRole('dialog')
  await press(question.getByRole('button', { name: '提案する' }))
  await seeToast(page, '提案しました。')
  await agree(checker, title)
}

/** The books of every month up to this one are closed by two. @param month as the screen says it: '2026年9月'. */
export async function closeMonth({ maker, checker }: Office, month: string): Promise<void> {
  const { page, press } = maker
  await openOffice(maker, '/itoadmintool/ledger?view=month', '帳簿')
  await page.getByText('銀行と一致').waitFor()
  await choice(page, '月').selectOption({ label: month })
  await press(page.getByRole('button', { name: `${month}を締める` }))
  await press(page.getByRole('dialog').getByRole('button', { name: '締めを提案する' }))
  await seeToast(page, '締めを提案しました。')
  await agree(checker, new RegExp(`${month}の帳簿を締める`))
}

/** What stands in a table of one's own choice, row by row: the heading of the row with its cells. */
export async function rowsOf(page: Page, table: RegExp): Promise<Record<string, string[]>> {
  const rows = page.getByRole('table', { name: table }).getByRole('row')
  await expect.poll(() => rows.count()).toBeGreaterThan(1)
  const read = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th,td')].map((cell) => (cell.textContent ?? '').trim())),
  )
  return Object.fromEntries(read.map(([head = '', ...cells]) => [head, cells]))
}
