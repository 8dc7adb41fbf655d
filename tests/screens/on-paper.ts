import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive } from '../e2e/steps/log-in.ts'
import { demoMembers } from '../e2e/support/demo-people.ts'
import type { Stage } from '../e2e/support/stage.ts'
import { visit } from '../e2e/support/visit.ts'

/** Points of a sheet of A4, as browsers round them. */
const a4 = { width: 595, height: 842 }

/** The sheets that the browser's own printing makes. */
async function sheetsOf(page: Page): Promise<{ width: number; height: number }[]> {
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  const boxes = [...file.matchAll(/\/Type \/Page\b[^]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return boxes.map(([, width, height]) => ({ width: Math.round(Number(width)), height: Math.round(Number(height)) }))
}

/** What a printer may cut in two although it is one line of a table. */
const rowsThatBreak = (page: Page) =>
  page
    .locator('main tr')
    .evaluateAll((rows) => rows.filter((row) => getComputedStyle(row).breakInside !== 'avoid').length)

export function onPaper(stage: Stage): void {
  describe('on paper', () => {
    it('the year’s report is one sheet of A4, without what can only be pressed', async () => {
      const { page } = await arrive(stage, demoMembers.oldInvestor, '/mypage/annual/2026')
      await page.getByRole('heading', { level: 1, name: '年間取引報告書' }).waitFor()
      await page.locator('main table').waitFor()
      expect(await sheetsOf(page)).toEqual([a4])
      await page.emulateMedia({ media: 'print' })
      expect(await rowsThatBreak(page)).toBe(0)
      for (const gone of [
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
        page.getByRole('button', { name: '印刷する' }),
      ])
        expect(await gone.isVisible()).toBe(false)
      for (const there of ['源泉徴収税額', '様', '小規模不動産特定共同事業者'])
        expect(await page.getByRole('main').getByText(there).first().isVisible(), there).toBe(true)
    })

    it('investments, documents and the rules that somebody keeps fill sheets without cutting a line of a table', async () => {
      const { page } = await arrive(stage, demoMembers.oldInvestor, '/mypage/projects')
      for (const path of ['/mypage/projects', '/mypage/documents', '/privacy', '/coolingoff']) {
        if (path !== '/mypage/projects') await visit(page, path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
        const sheets = await sheetsOf(page)
        expect(sheets.length, path).toBeLessThanOrEqual(12)
        await page.emulateMedia({ media: 'print' })
        expect(await rowsThatBreak(page), path).toBe(0)
        expect(await page.getByRole('banner').isVisible(), path).toBe(false)
        await page.emulateMedia({ media: 'screen' })
      }
    })
  })
}
