import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive } from '../steps/log-in.ts'
import { operatorAt } from '../steps/operator.ts'
import { newcomer } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'

interface Card {
  name: string
  birthdate: string
  address: string
}

/** Somebody with a card of his own; the member that is made for one story is verified by nobody. */
async function withCard(
  stage: Stage,
  email: string,
  verified: 'by photographs' | 'not',
): Promise<{ known: { email: string; password: string }; card: Card }> {
  const known = await newcomer(stage, email)
  const database = stage.database()
  const { rows } = await sql<Card & { id: number }>`
    update member set identity_approved_at = case when ${verified} = 'not' then null else identity_approved_at end,
      given_name = case when ${verified} = 'not' then '初' else '二' end
    where email = ${email}
    returning id, family_name || '　' || given_name as name, birthday::text as birthdate, address`.execute(database)
  const [member] = rows
  if (member === undefined) throw new Error(`no member ${email}`)
  if (verified !== 'not')
    await sql`insert into identity_check (member_id, reference, url, status, status_at, started_at, expires_at)
      select id, 'story-' || id, '', 'approved', registered_at, registered_at, registered_at from member where id = ${member.id}`.execute(
      database,
    )
  return { known, card: member }
}

const goToTheApp = async ({ page, press }: Visitor, stage: Stage): Promise<void> => {
  await press(page.getByRole('button', { name: 'デジタル認証アプリに進む' }))
  await page.waitForURL(`${stage.product().deskUrl}/digital-auth/**`)
}

async function useCard(page: Page, card: Card, button: string): Promise<void> {
  await page.getByLabel('氏名').fill(card.name)
  await page.getByLabel('生年月日').fill(card.birthdate)
  await page.getByLabel('住所').fill(card.address)
  await page.getByRole('button', { name: button }).click()
}

const backAt = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 1 }).waitFor()

/** The second way to be identified: a card, its password, and an app that is not ours. */
export function identityApp(stage: Stage): void {
  describe('the authentication app', () => {
    it('a newcomer gives up, takes the wrong card, and is identified at once with the own one', async () => {
      const { known, card } = await withCard(stage, 'card@example.jp', 'not')
      const visitor = await arrive(stage, known, '/mypage/info', 'desktop')
      const { page, press } = visitor
      await page.getByRole('heading', { name: 'マイナンバーカードをアプリで使う' }).waitFor()
      await page.getByRole('button', { name: '本人確認を始める' }).waitFor()
      await expectSoundScreen(page)
      await goToTheApp(visitor, stage)
      await page.getByRole('button', { name: 'やめて戻る' }).click()
      await backAt(page, '手続きは完了していません')
      await expectSoundScreen(page)
      await press(page.getByRole('link', { name: 'もう一度手続きする' }))

      await goToTheApp(visitor, stage)
      await useCard(page, { ...card, address: '大阪府大阪市北区梅田1-1' }, '署名して戻る')
      await backAt(page, '本人確認ができませんでした')
      await page.getByText('書類の住所と登録の住所が異なります。').waitFor()
      await press(page.getByRole('link', { name: 'もう一度手続きする' }))

      await goToTheApp(visitor, stage)
      await useCard(page, card, '署名して戻る')
      await backAt(page, '本人確認が完了しました')
      await expectSoundScreen(page)
      await reload(page)
      await backAt(page, '本人確認が完了しました')
      await stage.product().desk.mailTo(known.email, '本人確認が完了しました')
      await visit(page, '/mypage/info')
      await page.getByText('確認済み', { exact: true }).waitFor()

      // Whoever opens the address on another device reads nothing by it.
      const stranger = await stage.visitor('phone')
      await visit(stranger.page, '/ekyc/app?state=somebody&code=else')
      await backAt(stranger.page, 'ログインしてください')
    })

    it('who was identified by photographs renews it on a phone, of the own accord', async () => {
      const { known, card } = await withCard(stage, 'renewal@example.jp', 'by photographs')
      const visitor = await arrive(stage, known, '/mypage/info', 'phone')
      const { page, press } = visitor
      await page.getByText('確認済み', { exact: true }).waitFor()
      await press(page.getByText('本人確認の方法を更新するには'))
      await page.getByText('2027年3月31日までの方法です').waitFor()
      await expectSoundScreen(page)
      await goToTheApp(visitor, stage)
      await useCard(page, card, '署名して戻る')
      await backAt(page, '本人確認が完了しました')
      await stage.product().desk.mailTo(known.email, '本人確認の方法を更新しました')
      await visit(page, '/mypage/info')
      await page.getByText('確認済み', { exact: true }).waitFor()
      expect(await page.getByText('本人確認の方法を更新するには').count()).toBe(0)
    })

    it('an operator counts what is left, and asks those with money in funds to renew, once', async () => {
      const { page, press } = await operatorAt(stage, 'first', '/itoadmintool/identity?view=methods', '本人確認')
      const panel = page.getByRole('region', { name: '画像による方法の終了' })
      await panel.getByText('2027年3月31日まで').first().waitFor()
      await expectSoundScreen(page, officeWidths)
      await press(panel.getByRole('button', { name: '出資がある会員に案内を送る' }))
      await press(page.getByRole('dialog').getByRole('button', { name: 'メールで送る' }))
      await seeToast(page, '方法の更新の案内をメールで送りました。')
      await expect.poll(() => panel.getByRole('button', { name: '出資がある会員に案内を送る' }).count()).toBe(0)
      await stage.product().desk.mailTo('investor@example.jp', '本人確認の方法を更新できます')
    })
  })
}
