import { describe, it } from 'vitest'
import { apply } from '../steps/apply.ts'
import { arrive } from '../steps/log-in.ts'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { demoMembers, newcomer } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

const proposedNotice = '通知を提案しました。ほかの運営者が承認すると、対象の会員にメールを送ります。'
const proposedReport = '報告の文面を提案しました。承認の後、委員会のサイトで提出してください。'

/** What nobody hopes for, as the operators work it off. */
export function untowardOffice(stage: Stage): void {
  describe('the operators', () => {
    it(
      'write an incident down, find whom it touched, tell them together, report it and close it',
      { tags: ['course'] },
      async () => {
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/incidents', 'インシデント')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        await expectSoundScreen(page, officeWidths)
        await page.getByLabel('件名').fill('契約書面の誤った送信')
        await page.getByLabel('概要').fill('お一人の契約書面を、別の宛先へ送信しました。')
        await page.getByLabel('契約書面などの書面').check()
        await page.getByLabel(/^不正に利用されると/).check()
        await page.getByRole('button', { name: '記録する', exact: true }).click()
        await page.getByRole('heading', { level: 1, name: '契約書面の誤った送信' }).waitFor()
        const address = page.url()
        await page.getByText('個人情報保護法26条2項・同法施行規則10条').waitFor()

        const { id, number } = await someMember(stage)
        await page.getByLabel('操作者').fill(`member:${id}`)
        await page.getByRole('button', { name: '調べる', exact: true }).click()
        await page.getByText('記録に名前のある会員：1人').waitFor()
        await page.getByRole('button', { name: '対象の会員として記録する' }).click()
        await seeToast(page, '対象の会員を記録しました。')
        for (const [button, toast] of [
          ['対象から外す', '対象から外しました。'],
          ['対象に加える', '対象に加えました。'],
        ] as const) {
          await page.getByLabel('会員番号').fill(number)
          await page.getByLabel('理由').fill('宛先の控えで確かめました。')
          await page.getByRole('button', { name: button }).click()
          await seeToast(page, toast)
        }
        await expectSoundScreen(page, officeWidths)

        for (const [kind, button, title] of [
          ['ご本人への通知', /人への通知を提案する$/, /ご本人への通知：契約書面/],
          ['個人情報保護委員会への速報', '報告の文面を提案する', /委員会への速報：契約書面/],
          ['個人情報保護委員会への確報', '報告の文面を提案する', /委員会への確報：契約書面/],
        ] as const) {
          await page.getByLabel('文面').selectOption({ label: kind })
          await page.getByRole('button', { name: '記録から下書きを作成する' }).click()
          await page.getByRole('textbox', { name: /^本文/ }).and(page.getByText(/./)).waitFor()
          await page.getByRole('button', { name: button }).click()
          await seeToast(page, kind === 'ご本人への通知' ? proposedNotice : proposedReport)
          await agree(colleague, title)
          await openOffice(visitor, address, '契約書面の誤った送信')
        }
        for (const kind of ['速報', '確報']) {
          const form = page.getByRole('form', { name: `個人情報保護委員会への${kind}の提出` })
          await form.getByLabel('受付番号').fill('R-2026-1')
          await form.getByRole('button').click()
          await seeToast(page, '提出を記録しました。')
          await form.waitFor({ state: 'detached' })
        }
        await page.getByLabel('再発防止のための措置').fill('宛先を二人で確認します。')
        await page.getByLabel('対応を終えたものとする').check()
        await page.getByRole('button', { name: 'この内容で記録する' }).click()
        await seeToast(page, '新しい版を記録しました。')
        await page.getByText('終了', { exact: true }).waitFor()
      },
    )

    it('publish a trouble and its end on the page of the service', async () => {
      const { page } = await operatorAt(stage, 'first', '/itoadmintool/service', '稼働状況')
      await page.getByLabel('件名').fill('メールの遅れ')
      await page.getByLabel('メールの送信').check()
      await page.getByLabel(/^お知らせ/).fill('お申し込みには影響ありません。')
      await page.getByRole('button', { name: '公表する', exact: true }).click()
      await seeToast(page, '公表しました。数十秒で公開ページに表示されます。')
      const form = page.getByRole('form', { name: 'メールの遅れの経過' })
      await form.getByLabel('状況').selectOption({ label: '解消' })
      await form.getByLabel(/^経過/).fill('解消しました。')
      await form.getByRole('button').click()
      await seeToast(page, '経過を公表しました。')
      await page.getByRole('row', { name: /メールの遅れ.*解消/ }).waitFor()
      await expectSoundScreen(page, officeWidths)
      await page.goto('/status')
      await page.getByRole('heading', { level: 1, name: 'サービスの稼働状況' }).waitFor()
      await expectSoundScreen(page)
    })

    it(
      'post the papers of a member who takes them by mail, and hear what became of each letter',
      { tags: ['course'] },
      async () => {
        const { page } = await operatorAt(stage, 'first', '/itoadmintool/papers', '書面の郵送')
        const { number, name } = await someReader(stage)
        const word = async (choice: string) => {
          await page.getByRole('textbox', { name: /^会員番号/ }).fill(number)
          await page.getByRole('combobox', { name: '電子交付' }).selectOption({ label: choice })
          await page.getByRole('textbox', { name: /^根拠/ }).fill('郵便で届いた申し出')
          await page.getByRole('button', { name: '申し出を記録する' }).click()
          await seeToast(page, '電子交付の承諾を記録しました。')
        }
        await word('承諾を取り消す')
        await page.getByRole('button', { name: '宛名ラベルを表示する' }).click()
        await page.getByText(`${name} 様`).waitFor()
        await page
          .getByRole('table', { name: '発送待ちの書面' })
          .getByRole('button', { name: /^発送する/ })
          .first()
          .click()
        await page.getByRole('button', { name: '印刷する書面を用意する' }).click()
        await page.getByRole('link', { name: /^書面を開く/ }).waitFor()
        await page.getByRole('button', { name: '発送を記録する' }).click()
        await seeToast(page, '発送を記録しました。')
        await expectSoundScreen(page, officeWidths)
        await page
          .getByRole('button', { name: /^結果を記録\s*：/ })
          .first()
          .click()
        await page.getByRole('button', { name: '結果を記録する' }).click()
        await seeToast(page, '配達の結果を記録しました。')
        await word('あらためて承諾する')
      },
    )

    it('keep the register of vendors and check one of them', { tags: ['course'] }, async () => {
      const { page } = await operatorAt(stage, 'first', '/itoadmintool/vendors', '委託先')
      await page.getByRole('textbox', { name: /^委託先/ }).fill('発送代行株式会社')
      await page.getByLabel(/^契約日/).fill('2026-04-01')
      await page.getByRole('textbox', { name: /^委託する業務/ }).fill('書面の印刷と発送')
      await page.getByLabel('住所').check()
      await page.getByRole('button', { name: '登録する' }).click()
      await seeToast(page, '委託先を登録しました。')
      await page.getByRole('button', { name: /^点検を記録\s*：発送代行株式会社/ }).click()
      await page.getByRole('textbox', { name: /^点検の方法と内容/ }).fill('訪問して、保管の状況を確かめた。')
      await page.getByRole('button', { name: '点検を記録する' }).click()
      await seeToast(page, '点検を記録しました。')
      await page.getByRole('row', { name: /発送代行株式会社.*適切/ }).waitFor()
      await expectSoundScreen(page, officeWidths)
    })
  })
}

async function someMember(stage: Stage): Promise<{ id: number; number: string }> {
  const member = await stage
    .database()
    .selectFrom('member')
    .select(['id', 'member_number'])
    .where('email', '=', demoMembers.oldInvestor.email)
    .executeTakeFirstOrThrow()
  return { id: member.id, number: member.member_number }
}

/** Somebody whose contract was made and not opened yet. */
async function someReader(stage: Stage): Promise<{ number: string; name: string }> {
  const person = await newcomer(stage, 'reads-on-paper@example.jp')
  const visitor = await arrive(stage, person, '/projects/12')
  await apply(visitor, '10万円')
  await stage.product().desk.mailTo(person.email, '申し込みを受け付けました')
  const member = await stage
    .database()
    .selectFrom('member')
    .select(['member_number', 'family_name', 'given_name'])
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  return { number: member.member_number, name: `${member.family_name} ${member.given_name}` }
}
