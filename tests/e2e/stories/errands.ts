import { describe, expect, it } from 'vitest'
import { arrive, sessionOf } from '../steps/log-in.ts'
import { demoMembers, newcomer } from '../support/demo-people.ts'
import { linkInMail, seeToast } from '../support/person.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

/** What members do once in years. Each is short; what it leads to in the back office is told elsewhere. */
export function errands(stage: Stage): void {
  describe('a member with an errand', () => {
    it('has forgotten the password and sets another one by the link of a mail', async () => {
      const person = await newcomer(stage, 'forgetful@example.jp')
      const { page, press } = await stage.visitor('phone')
      await visit(page, '/password/forgot')
      await page.getByLabel('メールアドレス').fill(person.email)
      await press(page.getByRole('button', { name: '再設定のメールを送る' }))
      await page.getByRole('heading', { level: 1, name: 'メールをご確認ください' }).waitFor()
      await visit(page, await linkInMail(stage.product(), person.email, 'パスワードの再設定', '/password/reset/'))
      const fields = page.locator('main input[type=password]')
      await fields.first().fill('umi-no-iro-77')
      await fields.nth(1).fill('umi-no-iro-77')
      await press(page.getByRole('button', { name: 'パスワードを変更する' }))
      await expect.poll(() => new URL(page.url()).pathname).not.toContain('/password/reset')
    })

    it('changes the mail address, which counts once its link is pressed', async () => {
      const { page, press } = await arrive(stage, await newcomer(stage, 'before@example.jp'), '/mypage/security')
      await press(page.getByRole('button', { name: /メールアドレスを?\s*変更/ }))
      const dialog = page.getByRole('dialog', { name: 'メールアドレスの変更' })
      await dialog.getByLabel('新しいメールアドレス').fill('after@example.jp')
      await press(dialog.getByRole('button', { name: '確認のメールを送る' }))
      await dialog.getByText('確認のメールを送りました').waitFor()
      await visit(page, await linkInMail(stage.product(), 'after@example.jp', 'メールアドレスの確認', '/email/'))
      await press(page.getByRole('button', { name: 'このメールアドレスに変更する' }))
      await page.getByText('メールアドレスを変更しました。').waitFor()
    })

    it(
      'asks for the own data, tells of a new name, and a relative tells of a death',
      { tags: ['course'] },
      async () => {
        const { page, press } = await arrive(
          stage,
          await newcomer(stage, 'asking@example.jp'),
          '/procedures/disclosure',
        )
        await press(page.getByRole('checkbox').first())
        await press(page.getByRole('button', { name: '請求する' }))
        await page.getByText(/受付番号/).waitFor()

        await visit(page, '/procedures/name')
        for (const [label, text] of [
          ['新しい姓', '木村'],
          ['新しい名', '始'],
          ['セイ', 'キムラ'],
          ['メイ', 'ハジメ'],
          ['変わった日', '2026-04-01'],
        ] as const)
          await page.getByRole('textbox', { name: label }).fill(text)
        await page.getByLabel('理由').selectOption('marriage')
        await press(page.getByRole('button', { name: '届け出る' }))
        await page.getByText(/受付番号/).waitFor()

        const heir = await stage.visitor()
        await visit(heir.page, '/procedures/inheritance')
        for (const [label, text] of [
          [/^氏名(?!（)/, '山田 太郎'],
          ['氏名（カナ）', 'ヤマダ タロウ'],
          ['亡くなった日', '2026-04-01'],
          ['お名前', '山田 花'],
          ['メールアドレス', 'heir@example.jp'],
          ['電話番号', '0312345678'],
        ] as const)
          await heir.page.getByRole('textbox', { name: label }).fill(text)
        await heir.page.getByLabel('亡くなった方との関係').selectOption({ index: 1 })
        await heir.press(heir.page.getByRole('button', { name: '届け出る' }))
        await heir.page.getByText(/受付番号/).waitFor()
      },
    )

    it('chooses what to be told and how, and takes the calendar along', async () => {
      const { page, press } = await arrive(stage, await newcomer(stage, 'choosing@example.jp'), '/mypage/notifications')
      const mail = page.getByRole('switch', { name: /のメール$/ }).first()
      const was = await mail.getAttribute('aria-checked')
      await press(mail)
      await expect.poll(() => mail.getAttribute('aria-checked')).not.toBe(was)
      await press(page.getByRole('button', { name: 'カレンダー用のアドレスを発行する' }))
      await page.getByText('カレンダー用のアドレスを発行しました').first().waitFor()
      await press(page.getByRole('button', { name: 'アドレスを無効にする' }))
      await page.getByRole('button', { name: 'カレンダー用のアドレスを発行する' }).waitFor()
    })

    it('invites friends, and answers the survey', async () => {
      const { page, press } = await arrive(stage, await newcomer(stage, 'inviting@example.jp'), '/mypage/invitation')
      await press(page.getByRole('button', { name: '紹介プログラムを開始する' }))
      await page.getByText('招待コード').first().waitFor()
      await visit(page, '/extra/survey')
      const groups = page.getByRole('main').getByRole('combobox')
      for (const group of await groups.all()) await group.selectOption({ index: 1 })
      await press(page.getByRole('button', { name: '回答を送る' }))
      await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    })

    it('ends the session of another device, and wants no mails about new funds', async () => {
      const person = await newcomer(stage, 'tidying@example.jp')
      await sessionOf(stage, person.email)
      const { page, press } = await arrive(stage, person, '/mypage/security')
      await press(
        page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('button', { name: /ログアウト$/ })
          .first(),
      )
      await expect
        .poll(
          async () =>
            (
              await stage
                .database()
                .selectFrom('session')
                .innerJoin('member', 'member.id', 'session.member_id')
                .select('session.id')
                .where('member.email', '=', person.email)
                .execute()
            ).length,
        )
        .toBe(1)
      await visit(page, '/mypage/info')
      await press(page.getByRole('button', { name: /お知らせメール.*変更/ }))
      await press(page.getByRole('dialog').getByLabel('受信しない'))
      await press(page.getByRole('dialog').getByRole('button', { name: '更新する' }))
      await seeToast(page, '更新しました。')
    })

    it('opens a mail in the inbox, which is read from then on', async () => {
      const { page } = await arrive(stage, demoMembers.oldInvestor, '/mypage/inbox')
      const unread = page.getByRole('main').getByRole('listitem').filter({ hasText: '未読' })
      const mail = unread.first().getByRole('link')
      const address = (await mail.getAttribute('href')) ?? ''
      await mail.click()
      await page.waitForURL(address)
      await page.getByRole('article').waitFor()
      await page.goBack()
      // This one, however many have come meanwhile.
      const opened = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${address}"]`) })
      await opened.waitFor()
      await expect.poll(() => opened.filter({ hasText: '未読' }).count()).toBe(0)
    })
  })
}
