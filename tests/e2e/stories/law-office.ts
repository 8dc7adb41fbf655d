import { describe, expect, it } from 'vitest'
import { LAWS } from '../../../src/domain/core/cited-law.ts'
import { openOffice, operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

const address = '/itoadmintool/laws'
const title = '法令の改正'
const day = 24 * 60 * 60_000

/** An article changes overnight; an operator reads what it touches in the morning and writes down what was done. */
export function lawOffice(stage: Stage): void {
  describe('an amendment of a cited article', () => {
    it('is in the day’s work the next morning, is read as old and new, and done with a note', async () => {
      const { desk, deskUrl } = stage.product()
      const night = async () => desk.moveClock(new Date((await desk.now()).getTime() + day))
      await night()
      const visitor = await operatorAt(stage, 'first', address, title)
      const { page, press } = visitor
      await page.getByText('対応が必要な改正はありません').waitFor()
      await expectSoundScreen(page, officeWidths)

      const law = `${deskUrl}/laws/${LAWS.fudosan_act.id}`
      const { articles } = (await (await fetch(law)).json()) as {
        articles: Record<string, { caption: string; paragraphs: { text: string; items?: string[] }[] }>
      }
      const { caption = '', paragraphs = [] } = articles['26'] ?? {}
      const [first, ...others] = paragraphs
      await fetch(law, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          articles: {
            '26': {
              caption,
              paragraphs: [
                { text: first?.text.replace('見本', '改正後の見本') },
                ...others,
                { text: '追加された項。' },
              ],
            },
          },
        }),
      })
      await night()
      await openOffice(visitor, '/itoadmintool', '本日の業務')
      const work = page.getByRole('listitem', { name: title })
      await work.getByText('1件・不特法26条').waitFor()
      await press(work.getByRole('link', { name: '法令の改正：確認する' }))

      const card = page.getByRole('article', { name: '不特法26条' })
      await card.getByText('改正（施行済み）').waitFor()
      await card.getByRole('link', { name: 'クーリング・オフの案内と通知書' }).waitFor()
      const lines = card.getByRole('list', { name: '条文の変更箇所' })
      await lines.getByText('改正後の', { exact: true }).waitFor()
      expect(await lines.getByRole('deletion').count()).toBe(1)
      expect(await lines.getByRole('insertion').count()).toBe(2)
      await expectSoundScreen(page, officeWidths)
      const note = card.getByLabel('対応の内容')
      await press(card.getByRole('button', { name: /^対応を記録する/ }))
      await card.getByText('必須です').waitFor()
      await note.fill('クーリング・オフの案内と約款を確認した。文言の変更は不要。')
      await press(card.getByRole('button', { name: /^対応を記録する/ }))
      await seeToast(page, '不特法26条の改正への対応を記録しました。')
      await page.getByText('対応が必要な改正はありません').waitFor()
      await press(page.getByText('不特法26条').first())
      await page.getByText('クーリング・オフの案内と約款を確認した。文言の変更は不要。').waitFor()
      await expectSoundScreen(page, officeWidths)
    })
  })
}
