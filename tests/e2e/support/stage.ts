import type { Browser, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { launchBrowser, openPage, type OpenPage, type Screen } from '../../support/browser.ts'
import type { Product } from '../../support/product.ts'
import { openActLog, type SentAct } from './act-log.ts'
import { openAnalyticsService, type AnalyticsService } from './analytics-service.ts'
import { patience } from './patience.ts'

/** What a story stands on: the running product and people who look at it. */
export interface Stage {
  product: () => Product
  /** Where the product's page views go. */
  analytics: () => AnalyticsService
  /** Of the product: for what has gone before a story, and what nobody at a desk can bring about. */
  database: () => Database
  /** The address of a server of the same product that takes any document: whoever asks there is no page of the site. */
  anyDocuments: () => Promise<string>
  /** Names of the site's operations that no browser has sent so far. */
  unsent(): string[]
  /** The mutations that browsers have sent so far. */
  acts: ReadonlySet<string>
  /** The same with their variables and answers. */
  sent(): Promise<readonly SentAct[]>
  /** A new person with a browser of that width. What goes wrong unnoticed on their pages fails the story at its end. */
  visitor(screen?: Screen): Promise<Visitor>
}

/** A person with a browser of their own. */
export interface Visitor extends OpenPage {
  screen: Screen
  /** By mouse, or on a phone with the finger. `force`: although the button says that it is not ready. */
  press(target: Locator, how?: { force?: boolean }): Promise<void>
}

/** One product and one browser for all stories of a file. */
export function useStage(startProduct: (analyticsUrl: string) => Promise<Product>): Stage {
  let product: Product
  let analytics: AnalyticsService
  let browser: Browser
  let open: Visitor[] = []
  let besides: Promise<{ baseUrl: string }> | undefined
  const log = openActLog()
  let pool: ReturnType<typeof openPool>
  beforeAll(async () => {
    analytics = await openAnalyticsService()
    product = await startProduct(analytics.url)
    pool = openPool(product.database.connectionString, { max: 2, onError: () => undefined })
    browser = await launchBrowser()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await Promise.allSettled(open.map((visitor, index) => visitor.screenshot(`${fileName(task.name)}-${index + 1}`)))
    const problems = open.flatMap((visitor) => visitor.problems)
    await Promise.all(open.map((visitor) => visitor.close()))
    open = []
    await restore(product)
    expect(problems).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await pool?.end()
    await product?.stop()
    await analytics?.close()
  })
  return {
    product: () => product,
    analytics: () => analytics,
    database: () => openDatabase(pool),
    anyDocuments: async () =>
      (await (besides ??= product.startAnother('server', { OWN_DOCUMENTS_ONLY: 'off' }))).baseUrl,
    unsent: log.unsent,
    acts: log.acts,
    sent: log.sent,
    visitor: async (screen = 'desktop') => {
      const visitor = await openVisitor(browser, product, screen)
      visitor.page.context().on('request', log.note)
      visitor.page.context().on('response', log.noteAnswer)
      open.push(visitor)
      return visitor
    },
  }
}

/** A person in a browser of your own choice. */
export async function openVisitor(browser: Browser, product: Product, screen: Screen = 'desktop'): Promise<Visitor> {
  const opened = await openPage(browser, product.baseUrl, screen)
  opened.page.context().setDefaultTimeout(patience)
  return { ...opened, screen, press: (target, how) => (screen === 'phone' ? target.tap(how) : target.click(how)) }
}

/** Whom a story has killed and not brought back: the next one shall fail for reasons of its own only. */
async function restore(product: Product): Promise<void> {
  for (const name of ['desk', 'server', 'worker'] as const) if (!product.isRunning(name)) await product.start(name)
}

function fileName(title: string): string {
  return title.replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-').slice(0, 80)
}
