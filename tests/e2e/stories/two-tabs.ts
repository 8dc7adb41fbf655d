import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { confirmation, prepareApplication } from '../steps/apply.ts'
import { arrive, logOut } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'

/** People keep a fund open twice, and forget which of the two they have used. */
export function twoTabs(stage: Stage): void {
  describe('two tabs', () => {
    it(
      'apply once: the second is told that it has been done, and shows what became of it',
      { tags: ['course'] },
      async () => {
        const first = await arrive(stage, demoMembers.inTwoTabs, '/projects/12')
        const second = await anotherTab(first, '/projects/12')
        await prepareApplication(first, '10万円')
        // A third one begins with what was chosen, and with no document read.
        const { page: third } = await anotherTab(first, '/projects/12')
        await expect.poll(() => chosen(third)).toBe('10万円')
        expect(await third.getByRole('checkbox', { checked: true }).count()).toBe(0)
        await third.close()
        await second.page.bringToFront()
        await prepareApplication(second, '20万円')

        await first.page.bringToFront()
        await confirmation(first).getByRole('button', { name: '申し込む', exact: true }).click()
        await seeToast(first.page, '申し込みを受け付けました。')
        await second.page.bringToFront()
        await confirmation(second).getByRole('button', { name: '申し込む', exact: true }).click()
        await second.page.getByText('契約成立時書面の確認待ち').waitFor()
        await expect.poll(() => second.page.getByRole('button', { name: '申し込み内容を確認する' }).count()).toBe(0)

        await visit(second.page, '/mypage/projects')
        const applications = second.page.getByRole('article').filter({ hasText: '三軒茶屋レジデンス' })
        await applications.first().waitFor()
        await expect.poll(() => applications.count()).toBe(1)
        expect(await applications.innerText()).toContain('100,000')
      },
    )

    it(
      'of which one logs out: the other asks for a login instead of pretending',
      { tags: ['course', 'sample'] },
      async () => {
        const first = await arrive(stage, demoMembers.inTwoTabs, '/mypage')
        const second = await anotherTab(first, '/mypage/projects')
        await first.page.bringToFront()
        await logOut(first)
        await second.page.bringToFront()
        await reload(second.page)
        await second.page.getByRole('heading', { name: 'ログインしてください' }).waitFor()
      },
    )
  })
}

const chosen = (page: Page): Promise<string> =>
  page.getByLabel('申し込む金額').evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.label ?? '')

/** Of the same browser: the same cookies, a memory of its own. */
async function anotherTab(visitor: Visitor, path: string): Promise<Visitor> {
  const page = await visitor.page.context().newPage()
  await visit(page, path)
  return { ...visitor, page }
}
