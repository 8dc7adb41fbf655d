import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FundLine, FundLinePart } from '../../src/domain/fund-lines.ts'
import type { Id } from '../../src/domain/id.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { updateFundResult, type FundResultEntry } from '../../src/features/investing/dividend/update-fund-result.ts'
import { effectHash } from '../../src/features/people/approval/effect-hash.ts'
import type { Effect } from '../../src/features/people/approval/proposal-kind.ts'
import { approveProposal } from '../../src/features/people/approval/approve-proposal.ts'
import { explainFundLine } from '../../src/features/treasury/fund-lines/explain-fund-line.ts'
import { listUnexplained } from '../../src/features/treasury/operator-account/list-account-entries.ts'
import { letRoom } from '../support/let-room.ts'
import { launchBrowser } from '../support/browser.ts'
import { apply, confirmContract } from '../support/investor.ts'
import { must } from '../support/must.ts'
import { makeBankLine } from '../support/operators-money.ts'
import { recordPurchase } from '../support/record-purchase.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import { logInAs } from '../support/world-people.ts'
import { operatorViewer, secondOperator } from '../support/world-operators.ts'
import { seeToast } from '../e2e/support/person.ts'
import { expectSoundScreen, officeWidths } from '../e2e/support/sound-screen.ts'
import { openVisitor, type Visitor } from '../e2e/support/stage.ts'

/**
 * The April of two funds: a building whose rents come each month, and a fund that pays forty people back. Thirteen lines of the bank are as ever and
 * explain themselves; twelve are odd. Two operators tell them, pay, and close the month at their screens, in so many acts: whatever is pressed, typed
 * or chosen after the login counts.
 */
const payees = 40
const mostActs = 60
/** Principal and dividend, less the tax. */
const eachPaid = 100_000 + 1_000 - 204

let world: World
let checker: WorldMember
let browser: Browser
beforeAll(async () => {
  world = await openWorld()
  checker = await secondOperator(world)
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
})

let acts = 0

/** An operator whose every act is counted. */
class Counted {
  readonly visitor: Visitor
  readonly page: Page
  constructor(visitor: Visitor) {
    this.visitor = visitor
    this.page = visitor.page
  }
  async press(target: Locator): Promise<void> {
    acts += 1
    await target.click()
  }
  async type(target: Locator, text: string): Promise<void> {
    acts += 1
    await target.fill(text)
  }
  async choose(label: RegExp, option: string): Promise<void> {
    acts += 1
    await this.page.getByRole('combobox', { name: label }).selectOption({ label: option })
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }
  /** One of the pages that stand at the side. */
  async go(entry: string, title: string | RegExp): Promise<void> {
    await this.press(this.page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${entry}`) }))
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
}

/** At his desk in the morning, logged in. */
async function sitDown({ memberId, email }: WorldMember): Promise<Counted> {
  const client = await logInAs(world.services, { id: memberId, role: 'admin', email })
  const visitor = await openVisitor(browser, world.product, 'desktop')
  await visitor.page
    .context()
    .addCookies([{ name: 'session', value: client.cookies.get('session') ?? '', url: world.product.baseUrl }])
  await visitor.page.goto('/itoadmintool')
  await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
  return new Counted(visitor)
}

/** What has gone before: the fund of forty, raised, at work, over, and its dividend fixed by two. */
async function raiseAndEnd(): Promise<void> {
  const fundId = await world.fund({
    name: '第21号　金沢ひがし町家',
    fundTotal: payees * 100_000,
    subordinatedAmount: 0,
    offeringEndAt: new Date('2026-04-10T23:59:59+09:00'),
    operationStartOn: '2026-04-13',
    operationEndOn: '2026-04-17',
  })
  for (const member of await world.members(payees)) {
    await member.query(`mutation { userBankAccount(input: {
      bank_code: "0001", bank_name: "みずほ", branch_code: "001", branch_name: "東京営業部", account_number: "1234567" }) { ok } }`)
    const account = await confirmContract(member, await apply(member, { fundId, amount: 100_000 }))
    await world.product.desk.deposit({
      branch_cd: account.branch_cd,
      account_number: account.account_number,
      amount: 100_000,
      remitter_name: 'イトカワ ユイコ',
    })
  }
  await world.settle()
  await world.moveTo('2026-04-13T10:00:00+09:00')
  await enterTwice(fundId, { operationStartOn: '2026-04-13', operationEndOn: '2026-04-17' })
  await world.moveTo('2026-04-20T10:00:00+09:00')
  await enterTwice(fundId, { dividend: payees * 1_000, loss: 0, payday: '2026-04-28' })
}

async function enterTwice(fundId: Id<'fund'>, entry: FundResultEntry): Promise<void> {
  if (entry.operationStartOn !== undefined) await recordPurchase(world.services, fundId)
  for (const operator of [world.operator, checker])
    must(await updateFundResult(world.services, operatorViewer(operator), fundId, entry))
}

const appears = (amount: number, counterparty: string): Promise<void> =>
  makeBankLine(world.product.deskUrl, { direction: amount > 0 ? 'in' : 'out', amount: Math.abs(amount), counterparty })

/** The bank's statement, and once more: what came in is no deposit only when the deposits were read after it. */
async function readBank(): Promise<void> {
  await readAccount(world.services)
  await readAccount(world.services)
  await world.settle()
}

/** What came before was told and, where it comes each month, a rule kept with it. */
async function explainBefore(
  amount: number,
  counterparty: string,
  part: Omit<FundLinePart, 'amount'>,
  keepsRule: boolean,
) {
  await appears(amount, counterparty)
  await readBank()
  const entry = (await listUnexplained(world.services.database)).at(-1)
  if (entry === undefined) throw new Error(`the line of ${counterparty} was not read`)
  const line: FundLine = { counterparty: 'third_party', paidBy: 'fund', parts: [{ ...part, amount }] }
  const { proposalId } = must(
    await explainFundLine(world.services, operatorViewer(world.operator), {
      of: { entryId: entry.id, corrects: null, also: [] },
      line,
      reason: '契約書で確かめた。',
      keepsRule,
    }),
  )
  const { effect } = await world.database
    .selectFrom('proposal')
    .select('effect')
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow()
  const seenHash = effectHash(effect as unknown as Effect)
  must(await approveProposal(world.services, operatorViewer(checker), { proposalId, seenHash, answers: [] }))
}

const tenants = [
  'アオキ',
  'イノウエ',
  'ウエダ',
  'エンドウ',
  'オカダ',
  'カトウ',
  'キムラ',
  'クドウ',
  'コンドウ',
  'サイトウ',
  'シミズ',
  'スズキ',
]
const building = '第22号　世田谷代田アパート'

/** The form of a line that is open: of the building, with what it was and why. */
async function explainOfBuilding(
  operator: Counted,
  content: string,
  { ticks = [], done }: { ticks?: readonly RegExp[]; done: string },
): Promise<void> {
  await operator.choose(/^ファンド/, building)
  await operator.choose(/^内訳の内容/, content)
  for (const label of ticks) await operator.press(operator.page.getByLabel(label))
  await explainWhy(operator, done)
}

async function explainWhy(operator: Counted, done: string): Promise<void> {
  await operator.type(operator.page.getByLabel('理由'), '契約書と請求書で確かめた。')
  const title = operator.page.getByRole('complementary').getByRole('heading', { level: 2 }).first()
  const before = await title.innerText()
  await operator.press(operator.button(done))
  // The next line opens by itself, or none is left.
  await expect
    .poll(async () => ((await title.count()) === 0 ? '' : title.innerText()), { timeout: 20_000 })
    .not.toBe(before)
}

/** The inbox: one proposal, through the question that names it. The next one opens by itself. */
async function agree(operator: Counted, title: RegExp, { isOpen = false } = {}): Promise<void> {
  if (!isOpen) await operator.press(operator.button(title))
  await operator.page.getByRole('complementary').getByRole('heading', { level: 2, name: title }).waitFor()
  await operator.press(operator.button('承認して実行する'))
  await operator.press(operator.page.getByRole('dialog').getByRole('button', { name: '承認する' }))
  await operator.page.getByRole('dialog').waitFor({ state: 'hidden' })
}

test('a month of forty payouts and twelve odd lines is closed in at most sixty acts, and bank, books and register agree', async () => {
  const buildingId = await world.fund({ name: building, offeringEndAt: new Date('2026-06-30T23:59:59+09:00') })
  const part = { fundId: buildingId, costKind: null, about: '' }
  for (const [index, tenant] of tenants.entries()) {
    const rent = 80_000 + index * 1_000
    const leaseId = await letRoom(world.services, { fundId: buildingId, price: 100_000, tenant, rent })
    await explainBefore(rent, tenant, { ...part, kind: 'rent', about: `${101 + index}号室`, leaseId }, true)
  }
  await explainBefore(-50_000, 'カンリガイシヤ', { ...part, kind: 'cost', costKind: 'management' }, true)
  await explainBefore(-30_000, 'カサイホケン', { ...part, kind: 'cost', costKind: 'insurance' }, false)
  await raiseAndEnd()

  await world.moveTo('2026-04-27T10:00:00+09:00')
  // As ever.
  for (const [index, tenant] of tenants.entries()) await appears(80_000 + index * 1_000, tenant)
  await appears(-50_000, 'カンリガイシヤ')
  await readBank()
  expect(await listUnexplained(world.database)).toEqual([])
  // And what is not.
  for (const amount of [91_000, 92_000, 93_000, 94_000]) await appears(amount, 'ヤチンホシヨウ')
  for (const amount of [-21_000, -22_000, -23_000]) await appears(amount, 'ヤマダコウムテン')
  await appears(-32_000, 'カサイホケン')
  await appears(78_000, 'ニユウキヨシヤ')
  await appears(-550, 'テスウリヨウ')
  await appears(300_000, 'イトフアンデイング')
  await appears(12_345, 'フメイ')
  await readBank()
  expect(await listUnexplained(world.database)).toHaveLength(12)

  const first = await sitDown(world.operator)
  const second = await sitDown(checker)
  await first.go('帳簿', '帳簿')
  await first.press(first.button('口座の入出金'))
  await first.press(first.page.getByRole('row', { name: /91,000/ }).getByRole('button'))
  await first.page.getByLabel(/入金3件も、同じ内容で登録する/).waitFor()
  await expectSoundScreen(first.page, officeWidths)
  await explainOfBuilding(first, '賃料', { ticks: [/入金3件も/], done: '4件、370,000円の内訳を提案する' })
  await explainOfBuilding(first, '修繕費', { ticks: [/出金2件も/], done: '3件、66,000円の内訳を提案する' })
  await explainWhy(first, '32,000円の内訳を提案する')
  await explainOfBuilding(first, '賃料', { done: '78,000円の内訳を提案する' })
  await first.choose(/^内容/, '手数料')
  await explainWhy(first, '550円の内容を提案する')
  await first.choose(/^内容/, '運営者の資金の入金')
  await explainWhy(first, '300,000円の内容を提案する')
  await first.choose(/^内容/, '仮受金（入金者不明）')
  await explainWhy(first, '12,345円の内容を登録する')

  await first.go('分配・償還・返金', '分配・償還・返金')
  await first.press(first.button(`支払い可能なもの${payees}件をすべて選ぶ`))
  await first.press(first.button(/円の支払いを準備する$/))
  await first.page.getByRole('heading', { level: 1, name: /^支払い 番号/ }).waitFor()

  await second.go('受信箱', /^受信箱/)
  await agree(second, /4件、合計370,000円/)
  await agree(second, /3件、合計66,000円/, { isOpen: true })
  await agree(second, /32,000円をファンドの支払い/, { isOpen: true })
  await agree(second, /78,000円をファンドの収入/, { isOpen: true })
  await agree(second, /550円を「手数料」/, { isOpen: true })
  await agree(second, /300,000円を「運営者の資金の入金」/, { isOpen: true })
  await second.press(second.page.getByRole('table').getByRole('link').first())
  await second.page.getByRole('heading', { level: 1, name: /^支払い 番号/ }).waitFor()
  await second.type(second.page.getByLabel('振込総額を入力'), String(payees * eachPaid))
  await second.press(second.button('承認する'))
  await seeToast(second.page, '承認しました。支払いの手続きが始まりました。')
  await Promise.all([first.visitor.close(), second.visitor.close()])
  expect(await listUnexplained(world.database)).toEqual([])
  await world.expectSound()

  await world.settle()
  await world.moveTo('2026-04-28T15:41:00+09:00')
  await world.moveTo('2026-05-01T10:00:00+09:00')
  await readBank()
  const closing = await sitDown(world.operator)
  const closingToo = await sitDown(checker)
  await closing.go('帳簿', '帳簿')
  await closing.press(closing.button('月次'))
  await closing.page.getByText('銀行と一致').waitFor()
  await expectSoundScreen(closing.page, officeWidths)
  await closing.press(closing.button('2026年4月を締める'))
  await closing.press(closing.page.getByRole('dialog').getByRole('button', { name: '締めを提案する' }))
  await seeToast(closing.page, '締めを提案しました。')
  await closingToo.go('受信箱', /^受信箱/)
  await agree(closingToo, /2026年4月の帳簿を締める/)
  await closing.page.reload()
  await closing.page.getByText('2026年4月は締めました。').waitFor()
  const problems = [first, second, closing, closingToo].flatMap(({ visitor }) => visitor.problems)
  await Promise.all([closing.visitor.close(), closingToo.visitor.close()])
  expect(problems).toEqual([])

  console.log(`a month of ${payees} payouts and 12 odd lines: ${acts} acts`)
  expect(acts).toBeLessThanOrEqual(mostActs)
  await expectEqual(buildingId)
  await world.expectSound()
}, 600_000)

/** Bank, books and register, and what the closed month says of the building. */
async function expectEqual(buildingId: Id<'fund'>): Promise<void> {
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
  }>(`{ adminBookMonth(month: "2026-04") { open bank books waiting difference
    funds { project_id income cost by_rule by_hand invested registered closed_at } } }`)
  expect(month).toMatchObject({ open: 0, waiting: 0, difference: 0, bank: month.books })
  for (const { invested, registered } of month.funds) expect(invested).toBe(registered)
  const rents = tenants.reduce((sum, _tenant, index) => sum + 80_000 + index * 1_000, 0)
  expect(month.funds.find(({ project_id: id }) => id === String(buildingId))).toMatchObject({
    income: 2 * rents + 370_000 + 78_000,
    cost: 2 * 50_000 + 30_000 + 66_000 + 32_000,
    by_rule: 13,
    by_hand: 14 + 9,
    closed_at: expect.any(String),
  })
  const paid = await world.database
    .selectFrom('payout')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow()
  expect(Number(paid.count)).toBe(payees)
}
