import { Client } from 'pg'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Product } from '../../support/product.ts'
import { confirmation, prepareApplication } from '../steps/apply.ts'
import { arrive, logIn, logOut, named } from '../steps/log-in.ts'
import { demoMembers, newcomer } from '../support/demo-people.ts'
import { linkInMail, seeToast, type Person } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { untilInteractive, visit } from '../support/visit.ts'

type Known = Pick<Person, 'email' | 'password'>

/** A device with a finger on it, which says yes to everything. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable', { enableUI: false })
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await devices.send('WebAuthn.addVirtualAuthenticator', { options })
}

/** In the machine's time, which no test moves. */
async function changeSessions(product: Product, email: string, change: string): Promise<void> {
  const client = new Client({ connectionString: product.database.connectionString })
  await client.connect()
  try {
    await client.query(`${change} where member_id = (select id from member where email = $1)`, [email])
  } finally {
    await client.end()
  }
}

/** Whoever comes back to the page makes it ask the server; the part that asks is loaded when the page is already in use. */
async function comeBackTo(page: Page, title: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title })
  const comeBack = async () => {
    if (!(await dialog.isVisible())) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return dialog.isVisible()
  }
  await expect.poll(comeBack, { interval: 1_000 }).toBe(true)
  return dialog
}

async function confirmPassword(page: Page, title: string, { password }: Known): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: '続ける', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

export function memberSafety(
  stage: Stage,
  people: { careful: Known; robbed: Known; interrupted: Known } = demoMembers,
): void {
  describe('a member who looks after the account', () => {
    it(
      'registers a passkey, logs in with it without a password, and takes it away again',
      { tags: ['course'] },
      async () => {
        const visitor = await stage.visitor()
        const { page, press } = visitor
        await giveAuthenticator(page)
        await visit(page, `${named(stage.product())}/mypage/security`)
        await logIn(visitor, people.careful)
        await press(page.getByRole('button', { name: 'パスキーを追加する' }))
        const dialog = page.getByRole('dialog', { name: 'パスキーの追加' })
        await press(dialog.getByRole('button', { name: '追加する' }))
        await dialog.getByText('必須です').waitFor()
        await dialog.getByLabel('パスキーの名前').fill('机のパソコン')
        await press(dialog.getByRole('button', { name: '追加する' }))
        await seeToast(page, 'パスキーを追加しました。')
        await page.getByRole('listitem').filter({ hasText: '机のパソコン' }).getByText('まだ使われていません').waitFor()
        await expectSoundScreen(page)

        await logOut(visitor)
        await press(page.getByRole('button', { name: 'ログイン', exact: true }).first())
        // Among the suggestions of the field, or by the button: this device answers whichever asks first.
        const isLoggedIn = seeToast(page, 'ログインしました')
        const byButton = page.getByRole('button', { name: 'パスキーでログイン' })
        await Promise.race([byButton.waitFor(), isLoggedIn])
        await byButton.click({ timeout: 3_000 }).catch(() => undefined)
        await isLoggedIn
        await untilInteractive(page)

        await visit(page, `${named(stage.product())}/mypage/security`)
        await press(page.getByRole('button', { name: /パスキー「机のパソコン」を\s?削除/ }))
        await press(page.getByRole('dialog').getByRole('button', { name: '削除する' }))
        await seeToast(page, 'パスキーを削除しました。')
        await page.getByText('パスキーは、まだ登録されていません').waitFor()
        const { text } = await stage.product().desk.mailTo(people.careful.email, 'パスキーが削除されました')
        expect(text).toContain('机のパソコン')
      },
    )

    it('logs a forgotten phone out from afar', async () => {
      const phone = await arrive(stage, people.careful, '/mypage', 'phone')
      const { page, press } = await arrive(stage, people.careful, '/mypage/security')
      await press(page.getByRole('button', { name: 'ほかのすべての端末をログアウト' }))
      await seeToast(page, 'ほかのすべての端末をログアウトしました。')
      await page.getByText('この端末').waitFor()
      await visit(phone.page, '/mypage')
      await phone.page.getByRole('heading', { name: 'ログインしてください' }).waitFor()
    })

    it(
      'stops everything by the link of a mail about a change that was somebody else’s',
      { tags: ['course'] },
      async () => {
        const thief = await arrive(stage, people.robbed, '/mypage/security', 'phone')
        await thief.press(thief.page.getByRole('button', { name: /パスワードを\s?変更/ }))
        const passwords = thief.page.getByRole('dialog').locator('input[type=password]')
        await passwords.first().waitFor()
        for (const field of await passwords.all()) await field.fill('mori-no-kaze-77')
        await thief.press(thief.page.getByRole('button', { name: '変更する', exact: true }))
        await seeToast(thief.page, 'パスワードを変更しました。')
        const own = await stage.visitor()
        const link = await linkInMail(stage.product(), people.robbed.email, 'パスワードが変更されました', '/stop/')
        await visit(own.page, link)
        await own.page.getByText('パスワードの変更').waitFor()
        await expectSoundScreen(own.page)
        await own.press(own.page.getByRole('button', { name: '心当たりがない（利用を停止する）' }))
        await own.page.getByRole('heading', { name: '利用を停止しました' }).waitFor()
        await expectSoundScreen(own.page)
        await visit(thief.page, '/mypage')
        await thief.page.getByRole('heading', { name: 'ログインしてください' }).waitFor()
        await visit(own.page, link)
        await own.page.getByText('このURLは、有効期限を過ぎたか、すでに使われています。').waitFor()
      },
    )

    it('is warned before the session ends and logs in again in place; what was typed stays', async () => {
      const { page, press } = await arrive(stage, people.interrupted, '/procedures/name')
      const product = stage.product()
      await page.getByLabel('新しい姓').fill('糸川')
      await changeSessions(
        product,
        people.interrupted.email,
        `update session set expires_at = now() + interval '100 seconds'`,
      )
      const warning = await comeBackTo(page, 'まもなくログアウトします')
      await warning.getByText('ログアウトまで').waitFor()
      await expectSoundScreen(page)
      await press(warning.getByRole('button', { name: 'ログインを続ける' }))
      await confirmPassword(page, 'まもなくログアウトします', people.interrupted)
      await page.getByLabel('新しい名').fill('結')
      await changeSessions(product, people.interrupted.email, 'delete from session')
      await comeBackTo(page, 'ログアウトしました')
      await confirmPassword(page, 'ログアウトしました', people.interrupted)
      await expect.poll(() => page.getByLabel('新しい姓').inputValue()).toBe('糸川')
      await expect.poll(() => page.getByLabel('新しい名').inputValue()).toBe('結')
    })

    it(
      'presses a button of an open dialog after the session has ended, logs in above it, and finds the dialog as it was',
      { tags: ['course'] },
      async () => {
        const { page, press } = await arrive(stage, people.interrupted, '/mypage/info')
        await press(page.getByRole('button', { name: /氏名（カナ）を\s?変更/ }))
        const form = page.getByRole('dialog', { name: '氏名（カナ）の変更' })
        await form.getByLabel('セイ').fill('イトカワ')
        await changeSessions(stage.product(), people.interrupted.email, 'delete from session')
        await press(form.getByRole('button', { name: '更新する' }))
        await confirmPassword(page, 'ログアウトしました', people.interrupted)
        await expect.poll(() => form.getByLabel('セイ').inputValue()).toBe('イトカワ')
        await press(form.getByRole('button', { name: '更新する' }))
        await seeToast(page, '更新しました。')
        await page.getByText('イトカワ').first().waitFor()
      },
    )

    it('sends an application after the session has ended, logs in above it, and finds the amount and the ticked documents', async () => {
      const visitor = await arrive(stage, people.interrupted, '/projects/12')
      const { page, press } = visitor
      await prepareApplication(visitor, '30万円')
      await changeSessions(stage.product(), people.interrupted.email, 'delete from session')
      await press(confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }))
      await confirmPassword(page, 'ログアウトしました', people.interrupted)
      await expect.poll(() => page.getByLabel('申し込む金額').inputValue()).toBe('300000')
      await expect.poll(() => page.getByRole('checkbox', { checked: false }).count()).toBe(0)
      expect(await page.getByText('申し込みを受け付けました。').count()).toBe(0)
    })

    it('cannot leave the service while money works, and is told how much', async () => {
      const { page } = await arrive(stage, people.careful, '/procedures/leave')
      await page.getByText('いまは退会できません').waitFor()
      await page.getByText(/出資が\d+件（[\d,]+円）あります。/).waitFor()
      await expectSoundScreen(page)
    })

    it('leaves the service with the password, once nothing is open', async () => {
      const { page, press } = await arrive(
        stage,
        await newcomer(stage, 'leaving-by-password@example.jp'),
        '/procedures/leave',
      )
      await page.getByText('退会すると', { exact: true }).waitFor()
      await expectSoundScreen(page)
      await page.locator('main input[type=password]').fill(people.careful.password)
      await press(page.getByLabel('退会すると元に戻せないことを確認しました'))
      await press(page.getByRole('button', { name: '退会する' }))
      await seeToast(page, '退会の手続きが完了しました。')
    })

    it(
      'logs in by passkey alone from now on, and leaves the service by showing it, with no password to type',
      { tags: ['course'] },
      async () => {
        const person = await newcomer(stage, 'leaving-by-passkey@example.jp')
        const visitor = await stage.visitor('phone')
        const { page, press } = visitor
        await giveAuthenticator(page)
        await visit(page, `${named(stage.product())}/mypage/security`)
        await logIn(visitor, person)
        await press(page.getByRole('button', { name: 'パスキーを追加する' }))
        await page.getByRole('dialog', { name: 'パスキーの追加' }).getByLabel('パスキーの名前').fill('電話')
        await press(page.getByRole('dialog', { name: 'パスキーの追加' }).getByRole('button', { name: '追加する' }))
        await seeToast(page, 'パスキーを追加しました。')
        await press(page.getByRole('button', { name: 'パスキーだけでログインする' }))
        await press(page.getByRole('dialog').getByRole('button', { name: '設定する' }))
        await press(page.getByRole('button', { name: 'パスキーで確かめる' }))
        await seeToast(page, 'パスキーだけでログインする設定にしました。')

        await changeSessions(
          stage.product(),
          person.email,
          "update session set authenticated_at = authenticated_at - interval '1 hour'",
        )
        await visit(page, `${named(stage.product())}/procedures/leave`)
        await page.getByText('ボタンを押した後に、パスキーで確かめます').waitFor()
        expect(await page.locator('main input[type=password]').count()).toBe(0)
        await expectSoundScreen(page)
        await press(page.getByLabel('退会すると元に戻せないことを確認しました'))
        await press(page.getByRole('button', { name: '退会する' }))
        await press(page.getByRole('dialog', { name: '本人確認' }).getByRole('button', { name: 'パスキーで確かめる' }))
        await seeToast(page, '退会の手続きが完了しました。')
        await expect
          .poll(
            async () =>
              (
                await stage
                  .database()
                  .selectFrom('member')
                  .select('status')
                  .where('email', '=', person.email)
                  .executeTakeFirst()
              )?.status,
          )
          .toBe('left')
      },
    )
  })
}
