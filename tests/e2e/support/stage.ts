import type { Browser, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { launchBrowser, openPage, type OpenPage, type Screen } from '../../support/browser.ts'
import { startProduct, type Product } from '../../support/product.ts'
import { openActLog } from './act-log.ts'
import { openAnalyticsService, type AnalyticsService } from './analytics-service.ts'
import { demoSettings } from './demo-settings.ts'
import { stateOfPage } from './page-state.ts'
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
  /** A new person with a browser of that width. What goes wrong unnoticed on their pages fails the story at its end. */
  visitor(screen?: Screen): Promise<Visitor>
}

/** A person with a browser of their own. */
export interface Visitor extends OpenPage {
  screen: Screen
  /** By mouse, or on a phone with the finger. `force`: although the button says that it is not ready. */
  press(target: Locator, how?: { force?: boolean }): Promise<void>
}

/**
 * One product and one browser for all stories of a file.
 * @param name of the file with what its browsers send.
 * @param isAtItsAddress whether the product has the address that the documents of the past name. Only one can, at a time.
 */
export function useStage(name: string, { isAtItsAddress }: { isAtItsAddress: boolean }): Stage {
  let product: Product
  let analytics: AnalyticsService
  let browser: Browser
  let open: Visitor[] = []
  let besides: Promise<{ baseUrl: string }> | undefined
  const log = openActLog()
  let pool: ReturnType<typeof openPool>
  beforeAll(async () => {
    analytics = await openAnalyticsService()
    const { port, ...elsewhere } = inject('demoPast')
    const past = isAtItsAddress ? { port, ...elsewhere } : elsewhere
    product = await startProduct({ past, env: { ...demoSettings, ANALYTICS_URL: analytics.url } })
    pool = openPool(product.database.connectionString, { max: 2, onError: () => undefined })
    browser = await launchBrowser()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      task.meta.pageStates = (await Promise.all(open.map(({ page }) => stateOfPage(page)))).flat()
      await Promise.allSettled(open.map((visitor, index) => visitor.screenshot(`${fileName(task.name)}-${index + 1}`)))
    }
    const problems = open.flatMap((visitor) => visitor.problems)
    await Promise.all(open.map((visitor) => visitor.close()))
    open = []
    await restore(product)
    expect(problems).toEqual([])
  })
  afterAll(async () => {
    if (pool !== undefined) await log.keep(name, await recordedRequests(openDatabase(pool)))
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
    visitor: async (screen = 'desktop') => {
      const visitor = await openVisitor(browser, product, screen)
      visitor.page.context().on('request', log.note)
      visitor.page.context().on('response', log.noteAnswer)
      open.push(visitor)
      return visitor
    },
  }
}

async function recordedRequests(database: Database): Promise<string[]> {
  const lines = await database
    .selectFrom('audit_log')
    .select('request_id')
    .where('session_mark', 'is not', null)
    .execute()
  return lines.flatMap(({ request_id: id }) => id ?? [])
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
