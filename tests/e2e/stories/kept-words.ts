import { describe, expect, it } from 'vitest'
import { arrive, logOut } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { untilInteractive, visit } from '../support/visit.ts'

/** A thumb that pulls the page down too far, a phone that drops the tab. */
export function keptWords(stage: Stage): void {
  describe('what a member has typed', () => {
    it('is there again after a reload, in forms and in dialogs, until it is given up or the member logs out; passwords never are', { timeout: 120_000 }, async () => {
      const visitor = await arrive(stage, demoMembers.careful, '/mypage/info', 'phone')
      const { page, press } = visitor
      const reload = async () => {
        await page.reload()
        await untilInteractive(page)
      }
      const openAddress = () => press(page.getByRole('button', { name: /^住所を\s?変更$/ }))
      const address = page.getByRole('dialog', { name: '住所の変更' }).getByLabel('新しい住所')
      await openAddress()
      await address.fill('京都市北区紫野1-2-3')
      await reload()
      await openAddress()
      await expect.poll(() => address.inputValue()).toBe('京都市北区紫野1-2-3')
      await expectSoundScreen(page)
      await press(page.getByRole('dialog', { name: '住所の変更' }).getByRole('button', { name: '戻る' }))
      await openAddress()
      expect(await address.inputValue()).toBe('')

      await visit(page, '/mypage/update')
      const telephone = page.getByLabel('電話番号')
      const registered = await telephone.inputValue()
      await telephone.fill('0312345678')
      await page.getByText('まだ保存していない変更があります。').waitFor()
      await reload()
      await expect.poll(() => telephone.inputValue()).toBe('0312345678')
      await expectSoundScreen(page)
      await press(page.getByRole('button', { name: '登録されている内容に戻す' }))
      expect(await telephone.inputValue()).toBe(registered)

      await visit(page, '/procedures/disclosure')
      const note = page.getByLabel('対象の情報や期間、訂正の内容など')
      await note.fill('昨年の取引について')
      await reload()
      await expect.poll(() => note.inputValue()).toBe('昨年の取引について')
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(demoMembers.careful.password)

      // Whoever logs in next at this device finds nothing of it.
      await logOut(visitor)
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('昨年の取引')
    })
  })
}
