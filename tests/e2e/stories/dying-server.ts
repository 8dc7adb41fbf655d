import { describe, expect, it } from 'vitest'
import { confirmation, prepareApplication } from '../steps/apply.ts'
import { arrive } from '../steps/log-in.ts'
import { asksFor } from '../support/act-log.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const accepted = '申し込みを受け付けました。'

export function dyingServer(stage: Stage): void {
  describe('a server that dies while it answers', () => {
    it('has applied once, when the application is sent again', { tags: ['course', 'sample'] }, async () => {
      const visitor = await arrive(stage, demoMembers.unlucky, '/projects/12')
      const { page } = visitor
      const product = stage.product()
      let isFirst = true
      await page.route('**/graphql', async (route) => {
        if (!isFirst || !asksFor(route.request(), 'createInvest')) return route.continue()
        isFirst = false
        // Done, but nobody hears of it.
        await route.fetch()
        await product.kill('server')
        await route.abort('connectionreset')
      })
      await prepareApplication(visitor, '10万円')
      await confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }).click()
      await page.getByText('申し込みが受け付けられたかどうかは、まだ分かりません。').waitFor()
      await page.getByRole('button', { name: 'マイページ' }).waitFor()
      await product.start('server')
      await page.getByRole('button', { name: 'もう一度申し込む' }).click()
      await confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }).click()
      await seeToast(page, accepted)
      await page.getByText('契約成立時書面の確認待ち').waitFor()
      await visit(page, '/mypage/projects')
      const applications = page.getByRole('article').filter({ hasText: '三軒茶屋レジデンス' })
      await applications.first().waitFor()
      await expect.poll(() => applications.count()).toBe(1)
      expect(
        visitor.problems
          .splice(0)
          .filter((problem) => !/ERR_(CONNECTION_(RESET|REFUSED)|INCOMPLETE_CHUNKED_ENCODING)/.test(problem)),
      ).toEqual([])
    })
  })
}
