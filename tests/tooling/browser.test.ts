import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { launchBrowser, openPage } from '../support/browser.ts'

it('finds a browser on this machine, which speaks Japanese and knows Japanese time', async () => {
  const browser = await launchBrowser()
  const { page, problems, screenshot, close } = await openPage(browser, 'http://127.0.0.1', 'phone')
  await page.setContent('<meta name=viewport content="width=device-width"><title>糸</title><h1>糸funding</h1>')
  const facts = await page.evaluate(() => ({
    language: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    width: document.documentElement.clientWidth,
  }))
  expect(facts).toEqual({ language: 'ja-JP', zone: 'Asia/Tokyo', width: 360 })
  rmSync(await screenshot('tooling-browser'))
  expect(problems).toEqual([])
  await close()
  await browser.close()
})
