import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../../tests/support/chromium.ts'
import { median } from './median.ts'

/** What is pressed on a page to see how soon it answers. */
type Press = (page: Page) => Promise<void>

const openMenu: Press = async (page) => page.getByRole('button', { name: 'メニュー' }).first().click()
const nextPicture: Press = async (page) => page.getByRole('button', { name: '次の画像' }).first().click()
const moveLoss: Press = async (page) => {
  const slider = page.getByRole('slider').first()
  await slider.focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
}
const showTable: Press = async (page) => page.getByText('表で見る').first().click()
const filter: Press = async (page) =>
  page
    .getByRole('link', { name: /^予定未満/ })
    .first()
    .click()

/** By the kind of page: the presses that draw most on it. */
export const pressesOf: Readonly<Record<string, readonly Press[]>> = {
  '/': [openMenu],
  '/projects': [openMenu],
  offering: [openMenu, nextPicture, moveLoss],
  operating: [openMenu, showTable],
  ended: [openMenu, showTable],
  '/record': [openMenu, filter],
}

const phone = { width: 412, height: 823 }
/** Device pixels of one of its pixels, as Lighthouse's phone has them. */
const phoneDensity = 1.75
const slowness = 4
/** As Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const restMilliseconds = 1_000

async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { executable, environment } = await findChromium()
  const browser = await chromium.launch({
    executablePath: executable,
    env: { ...(process.env as Record<string, string>), ...environment },
    args: ['--no-sandbox'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

async function untilAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset)
}

/** The slowest answer to a press or a key in milliseconds, on a processor that is four times as slow: INP of a short visit. */
export async function slowestAnswer(address: string, presses: readonly Press[]): Promise<number> {
  return inBrowser(async (browser) => {
    const page = await (await browser.newContext({ viewport: phone, hasTouch: true })).newPage()
    await page.addInitScript(() => {
      const answers: number[] = []
      Object.assign(globalThis, { answers })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && entry.interactionId !== 0) answers.push(entry.duration)
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await untilAwake(page, address)
    for (const press of presses) {
      await press(page)
      await page.waitForTimeout(restMilliseconds)
      await page.keyboard.press('Escape')
    }
    return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { answers: number[] }).answers))
  })
}

/** In the page: from the next press to the first frame with another heading. */
const watchArrival = `
  const before = document.querySelector('h1')?.textContent
  globalThis.arrival = new Promise((resolve) => {
    document.addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        const now = document.querySelector('h1')?.textContent
        if (now === undefined || now === before) return requestAnimationFrame(look)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      }
      look()
    }, { capture: true, once: true })
  })
  undefined
`

/** Milliseconds from a press on a link, on which the pointer rested before, to the first frame with the next page's heading; over a slow line. Median of the visits. */
export async function nextPage(
  address: string,
  link: (page: Page) => ReturnType<Page['getByRole']>,
  visits: number,
): Promise<number> {
  return inBrowser(async (browser) => {
    const times: number[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await (await browser.newContext()).newPage()
      const session = await page.context().newCDPSession(page)
      await untilAwake(page, address)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', line)
      await link(page).hover()
      await page.waitForTimeout(restMilliseconds)
      // As text: what compiles this file would name the functions in it with a helper that the page does not know.
      await page.evaluate(watchArrival)
      await link(page).click()
      times.push(await page.evaluate(() => (globalThis as unknown as { arrival: Promise<number> }).arrival))
      await page.context().close()
    }
    return median(times)
  })
}

/** The bytes of the pictures that a phone shows before anybody scrolls, previews apart: they are part of the document. */
export async function firstScreenPictures(address: string): Promise<number> {
  return inBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: phone, deviceScaleFactor: phoneDensity, hasTouch: true })
    const page = await context.newPage()
    await untilAwake(page, address)
    await page.waitForTimeout(2 * restMilliseconds)
    // Without a name for any function: what compiles this file would call it by a helper that the page does not know.
    return page.evaluate(() => {
      const shown = new Set<string>()
      for (const image of document.images) {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        if (top < innerHeight && bottom > 0 && left < innerWidth && right > 0) shown.add(image.currentSrc)
      }
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return loaded.reduce((sum, { name, encodedBodySize }) => sum + (shown.has(name) ? encodedBodySize : 0), 0)
    })
  })
}
