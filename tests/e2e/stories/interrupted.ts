import { describe, expect, it } from 'vitest'
import { confirmation, prepareApplication } from '../steps/apply.ts'
import { arrive } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const notReached = '通信できませんでした。接続を確かめて、もう一度お試しください。'
/** What the browser itself reports while there is no connection. */
const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/

/** A train in a tunnel, a café at noon. */
export function interrupted(stage: Stage): void {
  describe('an interrupted connection', () => {
    it(
      'an application that could not be sent says so, keeps what was filled in, and is made once afterwards',
      { tags: ['course', 'sample'] },
      async () => {
        const visitor = await arrive(stage, demoMembers.inTheTunnel, '/projects/12', 'phone')
        const { page } = visitor
        await prepareApplication(visitor, '20万円')
        await page.context().setOffline(true)
        await visitor.press(confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }))
        await page.getByText('申し込みが受け付けられたかどうかは、まだ分かりません。').waitFor()
        expect(await page.getByText('申し込みを受け付けました。').count()).toBe(0)
        await expect.poll(() => page.getByLabel('申し込む金額').inputValue()).toBe('200000')
        await page.context().setOffline(false)
        await visitor.press(page.getByRole('button', { name: 'もう一度申し込む' }))
        await visitor.press(confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }))
        await seeToast(page, '申し込みを受け付けました。')
        await visit(page, '/mypage/projects')
        const applications = page.getByRole('article').filter({ hasText: '三軒茶屋レジデンス' })
        await applications.first().waitFor()
        await expect.poll(() => applications.count()).toBe(1)
        forgive(visitor)
      },
    )

    it('a form that could not be sent stays as it is and goes out with the next press', async () => {
      const visitor = await stage.visitor('phone')
      const { page, press } = visitor
      await visit(page, '/regist')
      await page.getByLabel('メールアドレス').fill('ｔｕｎｎｅｌ＠ｅｘａｍｐｌｅ．ｊｐ')
      await page.context().setOffline(true)
      await press(page.getByRole('button', { name: '確認メールを送る' }))
      await page.getByRole('alert').getByText(notReached).waitFor()
      await expect.poll(() => page.getByLabel('メールアドレス').inputValue()).toBe('tunnel@example.jp')
      await page.context().setOffline(false)
      await press(page.getByRole('button', { name: '確認メールを送る' }))
      await page.getByText('会員登録のURLをメール送信しました。メールをご確認ください。').waitFor()
      await expectSoundScreen(page)
      forgive(visitor)
    })

    it('a page that cannot be fetched leaves the one that is read where it is, and comes with the connection', async () => {
      const visitor = await stage.visitor('phone')
      const { page, press } = visitor
      await visit(page, '/projects/12')
      await page.getByLabel('出資する金額', { exact: true }).selectOption({ label: '30万円' })
      await page.context().setOffline(true)
      await press(page.getByRole('contentinfo').getByRole('link', { name: '会社概要' }))
      await page.getByText('接続が戻ると、次のページを開きます。').waitFor()
      await expect.poll(() => page.getByLabel('出資する金額', { exact: true }).inputValue()).toBe('3')
      await page.context().setOffline(false)
      await page.getByRole('heading', { level: 1, name: '会社概要' }).waitFor()
      forgive(visitor)
    })

    it(
      'on a slow line a visitor reads at once and gets from home to the login; what has not come yet says so',
      { tags: ['course'] },
      async () => {
        const { page } = await stage.visitor('phone')
        const session = await page.context().newCDPSession(page)
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 400,
          downloadThroughput: 50_000,
          uploadThroughput: 20_000,
        })
        await page.goto('/', { waitUntil: 'commit' })
        await page.getByRole('heading', { level: 1 }).waitFor()
        // By mouse: a touch that a busy page does not acknowledge in time the browser gives up, and a person touches again.
        await page.getByRole('link', { name: /すべて見る/ }).click()
        await page.getByRole('heading', { level: 1, name: 'ファンド一覧' }).waitFor()
        await page
          .getByRole('main')
          .getByRole('link', { name: /三軒茶屋レジデンス/ })
          .click()
        await page.getByRole('heading', { level: 1, name: /三軒茶屋レジデンス/ }).waitFor()
        await page.getByRole('button', { name: 'ログイン／会員登録して申し込む' }).click()
        await page.getByRole('dialog', { name: 'ログイン' }).getByLabel('メールアドレス').waitFor()
      },
    )
  })
}

/** Whatever else went wrong still fails the story. */
function forgive({ problems }: Visitor): void {
  expect(problems.splice(0).filter((problem) => !expected.test(problem))).toEqual([])
}
