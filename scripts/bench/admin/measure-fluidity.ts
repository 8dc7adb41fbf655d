import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '../../../tests/support/browser.ts'
import { median } from '../median.ts'
import type { BenchServer } from './bench-server.ts'

/** How long the page was deaf at most while an operator did something. */
export interface FluidityMeasure {
  page: string
  act: string
  /** How many times slower than this machine the browser was made. */
  slowdown: number
  /** Milliseconds of the longest task, the median of some visits; 0 where none was longer than 50. */
  longest: number
}

interface MeasuredPage {
  name: string
  address: string
  /** What is typed into the table's search, letter by letter; null where it has none. */
  search: { label: string; text: string } | null
  /** Clicked in the middle of the table. */
  opens: 'button' | 'a'
}

const pages: readonly MeasuredPage[] = [
  {
    name: 'members',
    address: '/itoadmintool/members',
    search: { label: '氏名・会員番号・メール・電話', text: 'さとう' },
    opens: 'a',
  },
  {
    name: 'deposits',
    address: '/itoadmintool/deposits',
    search: { label: '依頼人・会員・申込番号', text: 'サトウ' },
    opens: 'button',
  },
  {
    name: 'ledger',
    address: '/itoadmintool/ledger?view=entries',
    search: { label: '金額（円）', text: '100000' },
    opens: 'button',
  },
  {
    name: 'applications',
    address: '/itoadmintool/applications',
    search: { label: '申込番号・会員番号・氏名', text: '佐藤' },
    opens: 'button',
  },
  { name: 'funds', address: '/itoadmintool/funds', search: null, opens: 'a' },
  {
    name: 'payouts',
    address: '/itoadmintool/payouts',
    search: { label: '会員（氏名・番号）', text: '佐藤' },
    opens: 'a',
  },
]

const slowdowns = [1, 4] as const
const typingRhythm = 120
/** One of them says little: whatever else the machine does falls into somebody's task. */
const visits = 3

/** Types, scrolls and opens a row on large tables as they are shown, at this machine's speed and four times slower. */
export async function measureFluidity(
  server: BenchServer,
  show: (measure: FluidityMeasure) => void,
): Promise<FluidityMeasure[]> {
  const browser = await launchBrowser()
  try {
    const measures: FluidityMeasure[] = []
    for (const measured of pages) {
      for (const slowdown of slowdowns) {
        const all: FluidityMeasure[][] = []
        for (let visit = 0; visit < visits; visit += 1) all.push(await measurePage(browser, server, measured, slowdown))
        for (const [place, first] of (all[0] ?? []).entries()) {
          const measure = { ...first, longest: median(all.map((one) => one[place]?.longest ?? 0)) }
          measures.push(measure)
          show(measure)
        }
      }
    }
    return measures
  } finally {
    await browser.close()
  }
}

async function measurePage(
  browser: Browser,
  server: BenchServer,
  measured: MeasuredPage,
  slowdown: number,
): Promise<FluidityMeasure[]> {
  const context = await browser.newContext({
    baseURL: server.baseUrl,
    viewport: { width: 1280, height: 900 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  })
  try {
    await context.addCookies([...server.cookies()].map(([name, value]) => ({ name, value, url: server.baseUrl })))
    const page = await context.newPage()
    await watchLongTasks(page)
    await page.goto(measured.address)
    await page.locator('tbody tr th').first().waitFor()
    const session = await context.newCDPSession(page)
    const during = async (act: string, work: () => Promise<void>): Promise<FluidityMeasure> => ({
      page: measured.name,
      act,
      slowdown,
      longest: await longestDuring(page, session, slowdown, work),
    })
    const { search } = measured
    return [
      await during('scroll', () => scroll(page)),
      ...(search === null
        ? []
        : [
            await during('type', () =>
              page
                .getByRole('searchbox', { name: search.label })
                .pressSequentially(search.text, { delay: typingRhythm }),
            ),
          ]),
      await during('open a row', () => openRow(page, measured.opens)),
    ]
  } finally {
    await context.close()
  }
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(
    `window.longTasks = []; new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })`,
  )
}

/** Long enough for the answer to come and to be drawn. */
const settle = 1500

async function longestDuring(
  page: Page,
  session: CDPSession,
  slowdown: number,
  work: () => Promise<void>,
): Promise<number> {
  await sleep(settle)
  await page.evaluate('window.longTasks.length = 0')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await work()
  await sleep(settle)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate<number>('Math.max(0, ...window.longTasks)')
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(640, 600)
  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel(0, 400)
    await sleep(40)
  }
}

async function openRow(page: Page, kind: 'button' | 'a'): Promise<void> {
  const links = page.locator(`tbody tr ${kind}`)
  const count = await links.count()
  if (count > 0) await links.nth(Math.min(count - 1, 10)).click()
}
