import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openOffice, operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

const task = '疑わしい取引の確認'
const day = 24 * 60 * 60_000

/** What the night finds suspicious is read in the morning and decided, once, with a reason. */
export function dealingOffice(stage: Stage): void {
  describe('a suspicious dealing', () => {
    it('is in the day’s work the next morning, is read with its figures, and decided with a reason', async () => {
      const { desk } = stage.product()
      const visitor = await operatorAt(stage, 'first', '/itoadmintool/members?search=filler-21', '会員')
      const { page, press } = visitor
      await press(page.getByRole('row').nth(1).getByRole('link'))
      await page.getByRole('heading', { level: 2, name: '登録情報' }).waitFor()
      const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(' 様', '')
      const screening = page.getByRole('region', { name: '反社チェック' })
      const record = async (what: string) => {
        await screening.getByText('照会の結果を記録する').click()
        await screening.getByLabel('照会した日').fill((await desk.now()).toISOString().slice(0, 10))
        await screening.getByLabel('照会先').fill('記事検索')
        await screening.getByLabel('結果').selectOption({ label: '該当' })
        await screening.getByLabel('内容').fill(what)
        await press(screening.getByRole('button', { name: '記録する' }))
        await seeToast(page, '反社チェックを記録しました。')
      }
      const nextMorning = async () => desk.moveClock(new Date((await desk.now()).getTime() + day))
      await record('同姓同名の報道がある。')
      expect(await page.getByRole('region', { name: task }).count()).toBe(0)

      await nextMorning()
      await openOffice(visitor, '/itoadmintool', '本日の業務')
      await press(page.getByRole('link', { name: `${task}：確認する` }))
      await page.getByRole('heading', { level: 1, name: '会員' }).waitFor()
      await expectSoundScreen(page, officeWidths)
      await press(page.getByRole('row').filter({ hasText: name }).getByRole('link'))
      const panel = page.getByRole('region', { name: task })
      const finding = panel.getByRole('listitem').filter({ hasText: '反社チェックの該当' })
      await finding.getByText('確認待ち').waitFor()
      await finding.getByText(/の結果が「該当」です。$/).waitFor()
      await finding.getByText('判断を記録する').click()
      await expectSoundScreen(page, officeWidths)
      await press(finding.getByRole('button', { name: '疑わしくない' }))
      await finding.getByText('疑わしくないと判断した理由を入力してください').waitFor()
      await finding.getByLabel('判断の理由').fill('生年月日が異なり、別人であることを確かめた。')
      await press(finding.getByRole('button', { name: '疑わしくない' }))
      await seeToast(page, '判断を記録しました。')
      await finding.getByText('疑わしくないと判断', { exact: true }).waitFor()
      await finding.getByText('生年月日が異なり、別人であることを確かめた。').waitFor()
      expect(await finding.getByRole('button').count()).toBe(0)

      await record('別の報道で、住所も一致した。')
      await nextMorning()
      await page.reload()
      const second = finding.first()
      await second.getByText('判断を記録する').click()
      await second.getByLabel('判断の理由').fill('報道の人物と住所が一致し、出資の目的の説明もない。')
      await press(second.getByRole('button', { name: '届出をする' }))
      await seeToast(page, '判断を記録しました。')
      const draft = panel.getByRole('link', { name: '届出の下書き（PDF）' })
      const [download] = await Promise.all([page.waitForEvent('download'), press(draft)])
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
      await expectSoundScreen(page, officeWidths)
    })
  })
}
