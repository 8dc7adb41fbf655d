import { describe, expect, it } from 'vitest'
import { arrive } from '../steps/log-in.ts'
import { operatorAt } from '../steps/operator.ts'
import { asksFor } from '../support/act-log.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { putInto } from '../support/put-into.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

// The demo's funds lost nobody's principal: the figures of one that has are put into the server's answers. The statement itself is played whole in tests/stories.

const words = {
  what_happened: '対象不動産が、想定した価格より300,000円低い価格で売れました。',
  next_steps: 'お返しする元本を、11月30日に登録口座へお支払いします。',
  apology: '大切な資金をお預かりしながらこのような結果となりましたこと、心よりお詫び申しあげます。',
  contact: '投資家窓口　03-0000-0000（平日10:00〜18:00）',
}
const figures = { total: 300_000, operator_part: 200_000, investors_part: 100_000, per_hundred: '12.5円' }

export function readLoss(stage: Stage): void {
  describe('somebody who has lost principal', () => {
    it('finds the statement beside the result, and that it was opened is kept', { tags: ['course'] }, async () => {
      const { page } = await arrive(stage, demoMembers.oldInvestor, '/mypage')
      const statement = { __typename: 'LossStatement', sent_at: '2026-10-01T10:00:00+09:00', ...figures, ...words }
      await putInto(page, [
        [/"loss_sent_at":null,"loss_read_at":null/, '"loss_sent_at":"2026-10-01T10:00:00+09:00","loss_read_at":null'],
        [/"loss_statement":null/, `"loss_statement":${JSON.stringify(statement)}`],
      ])
      await page.locator('a[href="/mypage/projects"]').first().click()
      await page.getByText('元本の損失についてのご説明があります').waitFor()
      const isKept = page.waitForRequest((request) => asksFor(request, 'readLossStatement'))
      await page.getByText('損失についてのご説明を読む').click()
      await isKept
      await page.getByText(words.what_happened).waitFor()
      await page.getByText('12.5円').waitFor()
      await expectSoundScreen(page)
    })
  })
}

export function explainLoss(stage: Stage): void {
  describe('an operator', () => {
    it(
      'who still sees a loss whose dividend was taken back is told so, and keeps what was written',
      { tags: ['course'] },
      async () => {
        const { page, press } = await operatorAt(stage, 'first', '/itoadmintool/project/performance', 'ファンド実績')
        const loss = {
          __typename: 'FundLoss',
          ...figures,
          investors: 2,
          readers: 0,
          proposal_id: null,
          statement: null,
        }
        await putInto(page, [[/"adminFundLoss":null/, `"adminFundLoss":${JSON.stringify(loss)}`]])
        await page.getByLabel('ファンド', { exact: true }).selectOption({ label: '第10号　京都東山 町家の宿' })
        const panel = page.getByRole('region', { name: '損失のご説明' })
        await panel.getByText('未送信：支払えません').waitFor()
        await press(panel.getByRole('button', { name: 'ご説明を提案する' }))
        await panel.getByText('損失の原因を入力してください').first().waitFor()
        for (const [label, text] of [
          ['何が起きたか', words.what_happened],
          ['今後のこと', words.next_steps],
          ['おわび', words.apology],
          ['お問い合わせ先', words.contact],
        ] as const)
          await panel.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
        await expectSoundScreen(page, officeWidths)
        await press(panel.getByRole('button', { name: 'ご説明を提案する' }))
        await seeToast(page, 'このファンドには、投資家の元本の損失が確定した償還がありません。')
        expect(await panel.getByRole('textbox', { name: /^何が起きたか/ }).inputValue()).toBe(words.what_happened)
      },
    )
  })
}
