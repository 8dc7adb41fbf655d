import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from '../../../scripts/check-record.mjs'
import { formatRate } from '../../../src/domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../src/domain/money.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

interface Published {
  totals: { ended_funds: number; below_plan: number }
  ended: {
    name: string
    planned_rate_bp: number
    rate_bp: number
    paid_in: number
    dividend: number
    is_below_plan: boolean
  }[]
}

const rows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN
/** A fund's name has a wide blank, the page a usual one. */
const shownName = (name: string): string => name.replace('　', ' ')

export function trackRecord(stage: Stage): void {
  describe('the record of all funds', () => {
    it('begins on a phone within 900 px of home, the featured fund within 1,400, and all of home ends within 6,000', async () => {
      const { page } = await stage.visitor('phone')
      await visit(page, '/')
      expect(await topOf(page.getByRole('heading', { name: 'これまでの実績' }))).toBeLessThan(900)
      expect(await topOf(page.getByRole('main').getByRole('article').first())).toBeLessThan(1_400)

      await page.setViewportSize({ width: 360, height: 800 })
      await page.locator('html:not([data-first-screen])').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000)
    })

    it('is read by a visitor on the way to money: what ended below its plan, and the same figures to take away', async () => {
      const { page } = await stage.visitor('phone')
      await visit(page, '/')
      await page.getByRole('link', { name: 'すべての実績を見る' }).click()
      await page.waitForURL('/record')
      await expectSoundScreen(page)
      const json = (await (await page.request.get('/open/record.json')).json()) as Published
      await expect.poll(() => rows(page).count()).toBe(json.totals.ended_funds)
      for (const [place, fund] of json.ended.entries()) {
        const text = await rows(page).nth(place).textContent()
        for (const figure of [
          shownName(fund.name),
          formatRate(fund.planned_rate_bp),
          formatRate(fund.rate_bp),
          formatYen(yen(fund.paid_in)),
          formatYen(yen(fund.dividend)),
        ])
          expect(text).toContain(figure)
      }
      const csv = await (await page.request.get('/open/record.csv')).text()
      expect(
        csv
          .trimEnd()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split('","')[1]?.split('",')[0]),
      ).toEqual(json.ended.map(({ name }) => name))
      const below = json.ended.filter((fund) => fund.is_below_plan).map(({ name }) => shownName(name))
      await page.getByRole('link', { name: `予定未満（${below.length}）` }).click()
      await page.waitForURL('/record?filter=below')
      await expect.poll(() => rows(page).getByRole('link').allTextContents()).toEqual(below)
    })

    it('is taken away with the signature of each month, and found as it was signed', async () => {
      const { page } = await stage.visitor('phone')
      await visit(page, '/record')
      const section = page.getByRole('region', { name: '月末の記録と電子署名' })
      await section.getByText('ご自身で確かめる方法').click()
      await section.getByText('node check-record.mjs 20').waitFor()
      await section.getByText(/^それより前の記録/).click()
      const take = async (address: string) => (await page.request.get(address)).body()
      const addresses = await section
        .getByRole('link', { name: /^ファイル（JSON）/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const files = await Promise.all(
        addresses.map(async (address) => ({
          name: address,
          bytes: await take(address),
          signature: await take(`${address}.p7s`),
        })),
      )
      expect(files.length).toBeGreaterThan(12)
      expect(check(files)).toMatchObject({ problems: [], begins: null })
      // The programme that is offered is the one that was run here.
      expect((await take('/open/check-record.mjs')).toString()).toContain('export function check(')
    })

    it('is filtered by an address alone, without its program', async () => {
      const { page } = await stage.visitor()
      const answer = await page.request.get('/record?filter=below')
      const html = await answer.text()
      const { ended } = (await (await page.request.get('/open/record.json')).json()) as Published
      for (const fund of ended)
        expect(html.includes(`>${shownName(fund.name)}</a>`), fund.name).toBe(fund.is_below_plan)
    })
  })
}
