import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openVisitor, type Visitor } from '../../e2e/support/stage.ts'
import type { World, WorldMember } from '../../support/world.ts'
import { logInAs } from '../../support/world-people.ts'

/** An operator whose every act is counted: whatever is pressed, typed or chosen after the login. */
export class Counted {
  readonly visitor: Visitor
  readonly page: Page
  readonly #count: () => void
  constructor(visitor: Visitor, count: () => void) {
    this.visitor = visitor
    this.page = visitor.page
    this.#count = count
  }
  async press(target: Locator): Promise<void> {
    this.#count()
    await target.click()
  }
  async type(target: Locator, text: string): Promise<void> {
    this.#count()
    await target.fill(text)
  }
  async choose(label: RegExp, option: string, within: Page | Locator = this.page): Promise<void> {
    this.#count()
    await within.getByRole('combobox', { name: label }).selectOption({ label: option })
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }
  /** One of the pages that stand at the side. */
  async go(entry: string, title: string | RegExp): Promise<void> {
    await this.press(this.page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${entry}`) }))
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
  /** A part of the ledger's page, from that page. */
  async openView(name: string): Promise<void> {
    await this.press(this.button(name))
  }
  /** Work that the first page lists, by the words of its link. */
  async begin(work: RegExp, title: string | RegExp): Promise<void> {
    await this.press(this.page.getByRole('main').getByRole('link', { name: work }).first())
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
}

export interface CountedOffice {
  /** How many acts there were until now. */
  acts: () => number
  /** At his desk in the morning, logged in. */
  sitDown: (member: Pick<WorldMember, 'memberId' | 'email'>) => Promise<Counted>
}

export function openCountedOffice(world: World, browser: Browser): CountedOffice {
  let acts = 0
  return {
    acts: () => acts,
    async sitDown({ memberId, email }) {
      const client = await logInAs(world.services, { id: memberId, role: 'admin', email })
      const visitor = await openVisitor(browser, world.product, 'desktop')
      await visitor.page
        .context()
        .addCookies([{ name: 'session', value: client.cookies.get('session') ?? '', url: world.product.baseUrl }])
      await visitor.page.goto('/itoadmintool')
      await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
      return new Counted(visitor, () => {
        acts += 1
      })
    },
  }
}

/** The form of a line that is open: of a fund, with what it was and why. */
export async function explainOf(
  operator: Counted,
  fund: string,
  content: string,
  { ticks = [], done }: { ticks?: readonly RegExp[]; done: string },
): Promise<void> {
  await operator.choose(/^ファンド/, fund)
  await operator.choose(/^内訳の内容/, content)
  for (const label of ticks) await operator.press(operator.page.getByLabel(label))
  await explainWhy(operator, done)
}

/** The reason of the line before stands there already. */
export async function explainWhy(operator: Counted, done: string): Promise<void> {
  const reason = operator.page.getByLabel('理由')
  if ((await reason.inputValue()) === '') await operator.type(reason, '契約書と請求書で確かめた。')
  const title = operator.page.getByRole('complementary').getByRole('heading', { level: 2 }).first()
  const before = await title.innerText()
  await operator.press(operator.button(done))
  // The next line opens by itself, or none is left.
  await expect
    .poll(async () => ((await title.count()) === 0 ? '' : title.innerText()), { timeout: 20_000 })
    .not.toBe(before)
}

/** The inbox: one proposal, through the question that names it. The next one opens by itself. */
export async function agree(operator: Counted, title: RegExp, { isOpen = false } = {}): Promise<void> {
  if (!isOpen) await operator.press(operator.button(title))
  await operator.page.getByRole('complementary').getByRole('heading', { level: 2, name: title }).waitFor()
  await operator.press(operator.button('承認して実行する'))
  await operator.press(operator.page.getByRole('dialog').getByRole('button', { name: '承認する' }))
  await operator.page.getByRole('dialog').waitFor({ state: 'hidden' })
}
