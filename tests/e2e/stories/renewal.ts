import { describe, expect, it } from 'vitest'
import { arrive } from '../steps/log-in.ts'
import { seeFocus } from '../support/by-keyboard.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { reload } from '../support/visit.ts'

const person = demoMembers.renewing

export function renewal(stage: Stage): void {
  describe('somebody in a fund that renews itself', () => {
    it('leaves after the term with a phone, is written to, and changes back with the keyboard', async () => {
      const { page, press } = await arrive(stage, person, '/mypage/projects', 'phone')
      const section = page.getByRole('region', { name: '第2期の後の継続と解約' })
      await section.getByText('現在の選択：継続（変更していません）').waitFor()
      await press(section.getByText('継続か解約を選ぶ'))
      await section.getByText('現在の選択は「継続」です。').waitFor()
      await press(section.getByRole('radio', { name: /^解約する/ }))
      await section.getByText(/元本500,000円を分配金とあわせて返還します/).waitFor()
      await expectSoundScreen(page)
      await press(section.getByRole('button', { name: 'この内容に変更する' }))
      await seeToast(page, '「解約」を受け付けました。')
      await section.getByText(/現在の選択：解約（.+に受け付け）/).waitFor()
      const { text } = await stage.product().desk.mailTo(person.email, '「解約」を受け付けました')
      expect(text).toContain('分配金とあわせて登録口座へ返還します')

      await reload(page)
      await section.getByText(/現在の選択：解約/).waitFor()
      await section.getByText('継続か解約を選ぶ').focus()
      await page.keyboard.press('Enter')
      await section.getByRole('radio', { name: /^解約する/, checked: true }).waitFor()
      await page.keyboard.press('Tab')
      await seeFocus(section.getByRole('radio', { name: /^解約する/ }))
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => section.getByRole('radio', { name: /^継続する/ }).isChecked()).toBe(true)
      await page.keyboard.press('Enter')
      await seeToast(page, '「継続」を受け付けました。')
      await section.getByText(/現在の選択：継続（.+に受け付け）/).waitFor()
    })
  })
}
