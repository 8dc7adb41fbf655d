import { describe, expect, it } from 'vitest'
import { demoOperators, demoPassword } from '../../../src/server/demo/demo-people.ts'
import { logIn } from '../steps/log-in.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const aDrillMilliseconds = 120_000

export function drill(stage: Stage): void {
  describe('an operator', () => {
    it('rehearses an opening, watches it, and finds the report again', async () => {
      const { page, press, ...visitor } = await stage.visitor('desktop')
      await visit(page, '/')
      await logIn({ page, press, ...visitor }, { email: demoOperators[0]?.email ?? '', password: demoPassword })
      await page.goto('/itoadmintool/drills')
      await page.getByText('まだ予行演習はありません。').waitFor()
      await expectSoundScreen(page, officeWidths)

      await page.getByLabel('模擬の投資家').fill('5')
      await press(page.getByRole('button', { name: '予行演習を始める' }))
      await page.getByText('10〜2,000人で指定してください。').waitFor()
      await page.getByLabel('模擬の投資家').fill('300')
      await press(page.getByRole('button', { name: '予行演習を始める' }))
      await seeToast(page, '予行演習を始めます。')
      await page.getByText('進み具合').waitFor()

      await page.getByText('超過・二重・食い違いは、ひとつもありませんでした。').waitFor({ timeout: aDrillMilliseconds })
      await page.getByRole('img', { name: /最も多かったのは/ }).waitFor()
      expect(await page.getByRole('table', { name: '確かめたこと' }).getByRole('cell').allTextContents()).toEqual(['0', '0', '0', '0', '0', '0'])
      await expectSoundScreen(page, officeWidths)

      await press(page.getByRole('link', { name: 'このファンドの予行演習' }))
      await page.getByRole('table', { name: '予行演習' }).getByText('問題なし').waitFor()
    }, 2 * aDrillMilliseconds)
  })
}
