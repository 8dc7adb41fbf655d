import { describe, expect, it } from 'vitest'
import { operatorAt } from '../steps/operator.ts'
import { patience } from '../support/patience.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

export function rehearsal(stage: Stage): void {
  describe('an operator', () => {
    it(
      'rehearses an opening, watches it, finds the report again, and ends another one on its way',
      { tags: ['course'] },
      async () => {
        const { page, press } = await operatorAt(stage, 'first', '/itoadmintool/drills', /リハーサル/)
        await page.getByText('まだリハーサルはありません').waitFor()
        await expectSoundScreen(page, officeWidths)

        await page.getByLabel('模擬の投資家').fill('5')
        await press(page.getByRole('button', { name: 'リハーサルを始める' }))
        await page.getByText('10〜2,000人で指定してください。').waitFor()
        await page.getByLabel('模擬の投資家').fill('300')
        await press(page.getByRole('button', { name: 'リハーサルを始める' }))
        await seeToast(page, 'リハーサルを始めます。')
        await page.getByText('進み具合').waitFor()

        await page.getByText('超過・二重・食い違いは、ひとつもありませんでした。').waitFor({ timeout: 3 * patience })
        await page.getByRole('img', { name: /最も多かったのは/ }).waitFor()
        await expect
          .poll(() => page.getByRole('table', { name: '確かめたこと' }).getByRole('cell').allTextContents())
          .toEqual(['0', '0', '0', '0', '0', '0'])
        await expectSoundScreen(page, officeWidths)

        await press(page.getByRole('link', { name: 'このファンドのリハーサル' }))
        await page.getByRole('table', { name: 'リハーサル' }).getByText('問題なし').waitFor()

        await page.getByLabel('模擬の投資家').fill('10')
        await page
          .getByLabel('申込の方法')
          .selectOption({ index: -1 + (await page.getByLabel('申込の方法').getByRole('option').count()) })
        await press(page.getByRole('button', { name: 'リハーサルを始める' }))
        await press(page.getByRole('button', { name: '中止する' }))
        await page.getByText('リハーサルを中止しました。').waitFor()
      },
    )
  })
}
