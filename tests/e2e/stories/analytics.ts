import { describe, expect, it } from 'vitest'
import { demoMembers } from '../support/demo-people.ts'
import { arrive } from '../steps/log-in.ts'
import { confirmation, prepareApplication } from '../steps/apply.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const token = 'made-up-token-that-nobody-may-learn'

/** What the service that counts page views gets to know, and what not. */
export function analytics(stage: Stage): void {
  describe('the service that counts page views', () => {
    it(
      'is told the patterns of addresses, never a token, a cookie or where somebody came from',
      { tags: ['course'] },
      async () => {
        const { told } = stage.analytics()
        told.splice(0)
        const { page, problems } = await stage.visitor()
        await visit(page, '/projects')
        await page.getByLabel('募集方式').selectOption({ label: '抽選方式' })
        await page
          .getByRole('main')
          .getByRole('link', { name: /浅草ゲストハウス/ })
          .click()
        await page.getByRole('heading', { level: 1, name: /浅草ゲストハウス/ }).waitFor()
        await visit(page, `/regist/${token}`)
        await visit(page, `/password/reset/${token}`)
        const patterns = [
          '/projects',
          '/projects',
          '/projects/:id',
          '/regist/:confirmation_token',
          '/password/reset/:code',
        ]
        // Each is told by a request of its own, and the later may overtake the earlier.
        await expect.poll(() => told.map(({ value }) => value).sort()).toEqual(patterns.sort())
        expect(
          told.filter(
            ({ id, kind, cookie, referrer }) =>
              id !== 'demo' || kind !== 'page_view' || cookie !== undefined || referrer !== undefined,
          ),
        ).toEqual([])
        expect(JSON.stringify(told)).not.toContain(token)
        problems.splice(0)
      },
    )

    it('hears of the steps of an application by their names', { tags: ['course'] }, async () => {
      const { told } = stage.analytics()
      const visitor = await arrive(stage, demoMembers.counted, '/projects/12')
      told.splice(0)
      await prepareApplication(visitor, '10万円')
      await confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }).click()
      await visitor.page.getByText('契約成立時書面の確認待ち').waitFor()
      const events = () => [...new Set(told.filter(({ kind }) => kind === 'event').map(({ value }) => value))].sort()
      await expect.poll(events).toEqual(['document/open', 'invest/confirm', 'invest/submit'])
      for (const once of ['invest/confirm', 'invest/submit'])
        expect(
          told.filter(({ value }) => value === once),
          once,
        ).toHaveLength(1)
    })

    it('is told nothing of whoever does not want it', async () => {
      const { told } = stage.analytics()
      const { page } = await stage.visitor()
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
      )
      await visit(page, '/antisocial')
      await visit(page, '/electric')
      // What is told outlives its page: of the stories before, and of somebody who comes after and does not mind.
      const other = await stage.visitor()
      await visit(other.page, '/mnginfo')
      await expect.poll(() => told.map(({ value }) => value)).toContain('/mnginfo')
      expect(told.filter(({ value }) => value === '/antisocial' || value === '/electric')).toEqual([])
    })
  })
}
