import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { beLoggedIn } from '../steps/log-in.ts'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { newcomer } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

/** A member answers what the law asks; the office sees how high the risk is, approves, looks up, and writes the yearly paper. */
export function riskOffice(stage: Stage): void {
  describe('what the law asks of every customer', () => {
    it('is a task of the member, who answers it on a phone', async () => {
      const person = await newcomer(stage, 'diplomat@example.jp')
      const visitor = await stage.visitor('phone')
      await beLoggedIn(visitor, stage, person.email)
      const { page, press } = visitor
      await visit(page, '/mypage')
      const task = page.getByRole('listitem').filter({ hasText: '取引の目的・お仕事などの3つの項目に答えてください' })
      await press(task.getByRole('link'))
      await page.getByRole('heading', { name: '法令に基づくご確認' }).waitFor()
      await expectSoundScreen(page)
      await press(page.getByRole('button', { name: '3つの項目に回答する' }))
      await page.getByText('選択してください').filter({ visible: true }).first().waitFor()
      await page.getByLabel('取引の目的').selectOption({ label: '資産形成・資産運用' })
      await page.getByLabel('お仕事').selectOption({ label: '公務員' })
      await page.getByLabel('外国の重要な公的地位').selectOption({ label: '家族が当てはまります' })
      await press(page.getByRole('button', { name: '3つの項目に回答する' }))
      await seeToast(page, 'ご回答を受け付けました。')
      await visit(page, '/mypage')
      await page.getByRole('heading', { name: 'やること' }).waitFor()
      expect(await task.count()).toBe(0)
    })

    it('is in the day’s work where it needs two: one proposes the approval, another agrees', async () => {
      const visitor = await operatorAt(stage, 'first', '/itoadmintool', '本日の業務')
      const { page, press } = visitor
      await press(page.getByRole('link', { name: '外国の重要な公的地位にある方の承認：確認する' }))
      await page.getByRole('heading', { level: 1, name: '会員' }).waitFor()
      await press(page.getByRole('row').nth(1).getByRole('link'))
      const risk = page.getByRole('region', { name: '会員のリスク' })
      await risk.getByText('外国の重要な公的地位について「家族が当てはまります」と申告しています。').waitFor()
      const law = page.getByRole('region', { name: '取引の目的・職業' })
      await law.getByText('承認待ち').waitFor()
      await expectSoundScreen(page, officeWidths)
      await press(law.getByRole('button', { name: 'お申し込みの承認を提案する' }))
      await law.getByText('確かめた内容と、承認してよいと考える理由を入力してください').waitFor()
      await law.getByLabel('確かめた内容と、承認する理由').fill('父が大使を務めた。資金は本人の給与である。')
      await press(law.getByRole('button', { name: 'お申し込みの承認を提案する' }))
      await seeToast(page, '提案しました。ほかの運営者の承認を待っています。')
      await agree(await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認'), /外国の重要な公的地位/)
      await page.reload()
      await law.getByText('回答済み').waitFor()

      const screening = page.getByRole('region', { name: '反社チェック' })
      await screening.getByText('照会の結果を記録する').click()
      const today = (await stage.product().desk.now()).toISOString().slice(0, 10)
      await screening.getByLabel('照会した日').fill(today)
      await screening.getByLabel('照会先').fill('制裁対象者のデータベース')
      for (const list of ['反社会的勢力', '資産凍結などの対象者']) await screening.getByLabel(list).check()
      await expectSoundScreen(page, officeWidths)
      await press(screening.getByRole('button', { name: '記録する' }))
      await seeToast(page, '反社チェックを記録しました。')
      await screening.getByText('反社会的勢力・資産凍結などの対象者').waitFor()
      await screening.getByText(/^次の照会/).waitFor()
    })

    it('is summed up once a year in a paper that two approve', async () => {
      const visitor = await operatorAt(stage, 'first', '/itoadmintool/risk', 'リスク評価書')
      const { page, press } = visitor
      expect(await pdfOf(page, press, page.getByRole('link', { name: '下書き（PDF）' }))).toBe('%PDF-')
      await press(page.getByRole('button', { name: '評価書の承認を提案する' }))
      await page.getByText('必須です').first().waitFor()
      await expectSoundScreen(page, officeWidths)
      await page.getByLabel('国の危険度調査書の結果').fill('不動産の取引は、多額の資金を移転できる。')
      for (const kind of ['商品・サービス', '取引の形態（経路）', '顧客の属性', '国・地域'])
        await page.getByLabel(`${kind}を評価した理由`).fill(`${kind}の実態を確かめた。`)
      await page.getByLabel('取引の形態（経路）のリスク').selectOption({ label: '中' })
      await page.getByLabel('リスクに応じた措置').fill('名義の異なる入金は受け付けない。')
      await press(page.getByRole('button', { name: '評価書の承認を提案する' }))
      await seeToast(page, '提案しました。ほかの運営者の承認を待っています。')
      await agree(await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認'), /リスク評価書/)
      await openOffice(visitor, '/itoadmintool/risk', 'リスク評価書')
      const kept = page.getByRole('link', { name: /年分のリスク評価書（PDF）$/ })
      await kept.waitFor()
      await expectSoundScreen(page, officeWidths)
      expect(await pdfOf(page, press, kept)).toBe('%PDF-')
    })
  })
}

async function pdfOf(page: Page, press: Visitor['press'], link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(link)])
  return (await readFile(await download.path())).subarray(0, 5).toString()
}
