import { describe, expect, it } from 'vitest'
import { prepareApplication } from '../steps/apply.ts'
import { arrive } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

/** Codes that come with an address: of somebody who invites, and of an early access. */
export function broughtAlong(stage: Stage): void {
  describe('a browser', () => {
    type Storage = 'refuses' | 'lacks' | 'has no room in'
    const keeps = 'that %s its storage keeps what was chosen for the life of the page, up to the last question'
    it.each<Storage>(['refuses', 'lacks', 'has no room in'])(keeps, { tags: ['course'] }, keepsItWhere)

    async function keepsItWhere(how: Storage): Promise<void> {
      const visitor = await arrive(stage, demoMembers.careful, '/')
      await visitor.page.addInitScript((what) => {
        const refuse = (): never => {
          throw new DOMException('not allowed', 'SecurityError')
        }
        const full = { getItem: () => null, setItem: refuse, removeItem: () => undefined }
        for (const name of ['sessionStorage', 'localStorage'] as const)
          Object.defineProperty(window, name, {
            get: () => (what === 'refuses' ? refuse() : what === 'lacks' ? null : full),
          })
      }, how)
      await visit(visitor.page, '/projects/12')
      await prepareApplication(visitor, '30万円')
    }
  })

  describe('what a link brings along', () => {
    it(
      'an invitation is kept for a visitor who goes on before the program is there, by each of its addresses',
      { tags: ['course'] },
      async () => {
        for (const [address, code] of [
          ['/?inv=7KM2XW4B', '7KM2XW4B'],
          ['/invite/7KM2XW4C', '7KM2XW4C'],
        ] as const) {
          const { page, problems } = await stage.visitor('phone')
          await page.route('**/assets/*.js', (route) => route.abort())
          await page.goto(address)
          await page
            .getByRole('link', { name: /会員登録/ })
            .first()
            .waitFor()
          expect(await page.evaluate(() => sessionStorage.getItem('invitation_code'))).toBe(code)
          await page.unroute('**/assets/*.js')
          await visit(page, '/regist')
          await expect.poll(() => page.locator('input[name=invitation_code]').inputValue()).toBe(code)
          // A tab of its own, as a link with "noopener" opens it.
          const other = await page.context().newPage()
          await visit(other, '/regist')
          await expect.poll(() => other.locator('input[name=invitation_code]').inputValue()).toBe(code)
          problems.splice(0)
        }
      },
    )

    it(
      'a priority code is judged when the page is opened: the right one opens the form, another one says so and is forgotten',
      { tags: ['course'] },
      async () => {
        const database = stage.database()
        const fund = await database
          .selectFrom('fund')
          .select(['id', 'early_access_code'])
          .where('early_access_code', 'is not', null)
          .where('offering_start_at', '>', await stage.product().desk.now())
          .orderBy('id')
          .executeTakeFirstOrThrow()
        const { page } = await arrive(stage, demoMembers.careful, `/projects/${fund.id}?special=ANY`)
        await page.getByText('優先受付のコードが正しくありません').waitFor()
        await page.getByText('から申し込めます。').first().waitFor()
        expect(await page.getByLabel('申し込む金額').count()).toBe(0)
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ANY')
        await visit(page, `/projects/${fund.id}?special=${fund.early_access_code}`)
        await page.getByLabel('申し込む金額').waitFor()
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(fund.early_access_code)
        await visit(page, `/projects/${fund.id}`)
        await page.getByLabel('申し込む金額').waitFor()
        const other = await page.context().newPage()
        await visit(other, `/projects/${fund.id}`)
        await other.getByLabel('申し込む金額').waitFor()
        await visit(page, '/projects/13?special=ANY')
        await page.getByText('優先受付のコードが正しくありません').waitFor()
      },
    )
  })
}
