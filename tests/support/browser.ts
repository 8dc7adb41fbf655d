import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type ConsoleMessage, type Page } from 'playwright-core'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { findChromium, type Chromium } from './chromium.ts'
import { scratchFolder } from './scratch-folder.ts'

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--no-default-browser-check',
  '--font-render-hinting=none',
]

/** The two widths at which every screen must work. */
export const widths = { phone: 360, desktop: 1280 } as const
export type Screen = keyof typeof widths

export interface BrowserChoice {
  /** The usual one, if none is given. */
  chromium?: Chromium | undefined
}

/** One browser per test file is enough: pages have cookies of their own. Close it in afterAll. */
export async function launchBrowser({ chromium: chosen }: BrowserChoice = {}): Promise<Browser> {
  const { executable, environment } = chosen ?? (await findChromium())
  const home = mkdtempSync(path.join(scratchFolder(), 'ito-browser-'))
  const browser = await chromium.launch({
    executablePath: executable,
    args: browserArguments,
    env: { PATH: process.env['PATH'] ?? '', HOME: home, LANG: 'ja_JP.UTF-8', ...environment },
  })
  browser.once('disconnected', () => rmSync(home, { recursive: true, force: true }))
  return browser
}

export interface OpenPage {
  page: Page
  /** Errors of scripts, failed requests and console errors since the page was opened: a sound page has none. */
  problems: string[]
  /** test-results/<name>-<width>.png, the whole page. @returns the file. */
  screenshot(name: string): Promise<string>
  close(): Promise<void>
}

/** A new visitor (own cookies) with a Japanese browser of that width. */
export async function openPage(browser: Browser, baseUrl: string, screen: Screen = 'desktop'): Promise<OpenPage> {
  const width = widths[screen]
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height: screen === 'phone' ? 740 : 900 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    hasTouch: screen === 'phone',
    isMobile: screen === 'phone',
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAskedAgain(message)) problems.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Leaving a page cuts off what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`)
  })
  return {
    page,
    problems,
    screenshot: async (name) => {
      const folder = path.join(projectRoot, 'test-results')
      mkdirSync(folder, { recursive: true })
      const file = path.join(folder, `${name}-${width}.png`)
      await page.screenshot({ path: file, fullPage: true })
      return file
    },
    close: () => context.close(),
  }
}

/** A busy server refuses a large query for a while, and the page asks it again by itself (decision 0465): what stays refused the story misses. */
const isAskedAgain = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 503') && message.location().url.endsWith('/graphql')
