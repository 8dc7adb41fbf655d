import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { applicationNumber } from '../../../src/domain/investing/application-number.ts'
import { graphqlClient, type GraphqlClient } from '../../support/graphql-client.ts'
import { sessionOf } from '../steps/log-in.ts'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { unexplainedLines } from '../steps/unexplained-lines.ts'
import { asksFor } from '../support/act-log.ts'
import { demoMembers, operators } from '../support/demo-people.ts'
import { confirmBecause, seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'

/** The month of the demo's last payday is over then. */
const afterOctober = new Date('2026-11-02T10:00:00+09:00')

const paymentTitle = /^支払い 番号/

/** The company's and the members' money, as the operators look after it. */
export function officeMoney(stage: Stage): void {
  describe('the operators', () => {
    it('give a deposit that belongs to nobody back to its owner, link the bank anew and have accounts issued', async () => {
      await strayDeposit(stage, 123_000)
      const visitor = await operatorAt(stage, 'first', '/itoadmintool/deposits?view=unresolved', '入金照合')
      const { page } = visitor
      await page.getByRole('button', { name: '銀行の明細を取得' }).click()
      await page
        .getByRole('row', { name: /123,000/ })
        .getByRole('button')
        .first()
        .click()
      const panel = page.getByRole('complementary', { name: /^入金 番号/ })
      const number = await someApplication(stage)
      await panel.getByLabel('申込番号').fill(number.replace(/^\d+/, '98765'))
      await panel.getByText(/^98765-\d+ の申込はありません。/).waitFor()
      await panel.getByLabel('申込番号').fill('１２－９９９９９９')
      await panel.getByText('該当する申込がありません。').waitFor()
      await panel.getByLabel('申込番号').fill(number)
      await panel.getByLabel('理由').fill('振込の控えで確かめた。')
      await page.getByText(/返金123,000円が、支払い待ちに加わります。/).waitFor()
      await page.getByRole('button', { name: '123,000円の返金を提案' }).click()
      await seeToast(page, '承認待ちになりました。ほかの運営者が承認すると、支払い待ちの返金に加わります。')
      const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
      await agree(colleague, /入金者不明の入金123,000円を/)
      // Both were mistaken: it was somebody else's.
      await page.reload()
      await panel.getByLabel('取り消す理由').fill('賃借人の家賃でした。')
      await panel.getByRole('button', { name: '照合の取消を提案' }).click()
      await seeToast(page, '承認待ちになりました。ほかの運営者が承認すると、入金者不明の入金に戻ります。')
      await agree(colleague, /入金123,000円を会員の入金とした照合の取消/)

      await openOffice(visitor, '/itoadmintool/bank', '銀行連携')
      await page.getByRole('button', { name: '100口座を発行する' }).click()
      await page
        .getByRole('dialog', { name: '振込入金口座を100口座発行しますか' })
        .getByRole('button', { name: '発行する' })
        .click()
      await seeToast(page, '振込入金口座を発行しました。')
      await page.getByRole('button', { name: 'もう一度認可する' }).click()
      await page.getByRole('button', { name: '同意する' }).click()
      await page.getByText('銀行との連携が完了しました').first().waitFor()
    })

    it(
      'say what two lines of the account were and correct one of them, together; and let payments go again after a stop',
      { tags: ['course'] },
      async () => {
        await unexplainedLines(stage, 7_700)
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger?view=lines', '帳簿')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        for (const [sign, kind] of [
          ['ジコシキン', '運営者の資金の入金'],
          ['テスウリヨウ', '運営者の資金の出金'],
        ] as const) {
          await page
            .getByRole('row', { name: new RegExp(sign) })
            .getByRole('button')
            .click()
          await page.getByRole('combobox', { name: /^内容/ }).selectOption({ label: kind })
          await page.getByLabel('理由').fill('通帳で確かめた。')
          await page.getByRole('button', { name: '7,700円の内容を提案する' }).click()
          await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
          await page.getByRole('row', { name: new RegExp(`${sign}.*承認待ち`) }).waitFor()
          await agree(colleague, new RegExp(`7,700円を「${kind}」として登録`))
        }
        await openOffice(visitor, '/itoadmintool/ledger?view=lines&state=explained', '帳簿')
        await takeForReturnByMistake(stage, page, colleague)
        await page
          .getByRole('row', { name: /テスウリヨウ.*運営者の資金の出金/ })
          .getByRole('button')
          .click()
        await page.getByRole('combobox', { name: /^正しい内容/ }).selectOption({ label: '手数料' })
        await page.getByLabel('訂正の理由').fill('銀行の手数料でした。')
        await page.getByRole('button', { name: '7,700円の訂正を提案する' }).click()
        await seeToast(page, '訂正を提案しました。ほかの運営者が承認すると、前の仕訳を取り消します。')
        await agree(colleague, /7,700円の登録を訂正/)
        await page.reload()
        await page.getByRole('row', { name: /テスウリヨウ.*手数料/ }).waitFor()

        await sql`insert into payment_stop (since, checks) values (${await stage.product().desk.now()}, '{M01}')`.execute(
          stage.database(),
        )
        await openOffice(visitor, '/itoadmintool/ledger', '帳簿')
        await page.getByRole('button', { name: '検査をやり直して支払いを再開する' }).click()
        await seeToast(page, '支払いを再開しました。')
      },
    )

    it(
      'classify a fund’s rent and cost part by part, let the next rent explain itself, and end the rule',
      { tags: ['course'] },
      async () => {
        await unexplainedLines(stage, 8_800, ['サトウハナコ', 'シユウゼンコウジ'])
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger?view=lines', '帳簿')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        for (const [sign, content, use] of [
          ['サトウハナコ', '賃料', '収入'],
          ['シユウゼンコウジ', '修繕費', '支払い'],
        ] as const) {
          await openOffice(visitor, '/itoadmintool/ledger?view=lines', '帳簿')
          await page
            .getByRole('row', { name: new RegExp(sign) })
            .getByRole('button')
            .click()
          await page.getByRole('combobox', { name: /^内容/ }).selectOption({ label: 'ファンドの収入・支払い' })
          await page.getByRole('combobox', { name: /^ファンド/ }).selectOption({ index: 1 })
          // Only what was paid comes back: of this fund nothing was.
          if (content === '賃料') {
            await page
              .getByRole('combobox', { name: /^内訳の内容/ })
              .selectOption({ label: '購入代金の戻り（取得の取りやめ）' })
            await page.getByRole('combobox', { name: /^元の支払い/ }).waitFor()
            await expectSoundScreen(page, officeWidths)
          }
          await page.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: content })
          await page.getByLabel('部屋・対象月').fill('302号室')
          await page.getByLabel('理由').fill('賃貸借契約書で確かめた。')
          await expectSoundScreen(page, officeWidths)
          await page.getByRole('button', { name: '8,800円の内訳を提案する' }).click()
          await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
          await agree(colleague, new RegExp(`8,800円をファンドの${use}として登録`))
        }

        await openOffice(visitor, '/itoadmintool/ledger?view=lines&state=explained', '帳簿')
        await page
          .getByRole('row', { name: /サトウハナコ/ })
          .getByRole('button')
          .click()
        await page.getByRole('button', { name: '次回から自動で' }).click()
        const automatic = page.getByRole('dialog', { name: 'この内訳での自動登録を提案しますか？' })
        await automatic.getByRole('button', { name: '規則を提案する' }).click()
        await automatic.getByText('必須です').waitFor()
        await confirmBecause(automatic, '毎月同じ額のため。', '規則を提案する')
        await automatic.getByText('収入を自動で登録するには、内訳の賃料で、賃貸借を1つだけ選んでください。').waitFor()
        await expectSoundScreen(page, officeWidths)
        await automatic.getByRole('button', { name: 'やめる' }).click()
        await page
          .getByRole('row', { name: /シユウゼンコウジ/ })
          .getByRole('button')
          .click()
        await page.getByRole('button', { name: '次回から自動で' }).click()
        await confirmBecause(automatic, '毎月の修繕の契約のため。', '規則を提案する')
        await seeToast(page, '規則を提案しました。ほかの運営者が承認すると使われます。')
        await agree(colleague, /摘要「シユウゼンコウジ」の出金を、次回から自動で登録/)
        await openOffice(visitor, '/itoadmintool/ledger?view=rules', '帳簿')
        await page.getByRole('row', { name: /シユウゼンコウジ/ }).waitFor()
        await expectSoundScreen(page, officeWidths)
        await page.getByRole('button', { name: /^規則\d+を終了する$/ }).click()
        await page
          .getByRole('dialog', { name: /^規則\d+を終了しますか/ })
          .getByRole('button', { name: '終了する' })
          .click()
        await seeToast(page, '規則を終了しました。')

        // Nobody has said of which lease the rent is.
        await openOffice(visitor, '/itoadmintool/ledger?view=arrears', '帳簿')
        const ofNoLease = page.getByRole('table', { name: '賃貸借が選ばれていない賃料の入金' })
        await ofNoLease.getByRole('row', { name: /8,800/ }).first().waitFor()
        await expectSoundScreen(page, officeWidths)

        await openOffice(visitor, '/itoadmintool/ledger?view=month', '帳簿')
        await expectSoundScreen(page, officeWidths)
        await page.getByRole('button', { name: /^\d+年\d+月を締める$/ }).click()
        await page
          .getByRole('dialog', { name: /の帳簿を締めますか/ })
          .getByRole('button', { name: '締めを提案する' })
          .click()
        await seeToast(page, '締めを提案しました。ほかの運営者が承認すると、この月の帳簿は変えられなくなります。')

        await agree(colleague, /の帳簿を締める/)
        await page.reload()
        await page.getByRole('button', { name: '締めを取り消す' }).click()
        const question = page.getByRole('dialog', { name: /の締めを取り消しますか/ })
        await question.getByRole('button', { name: '取り消しを提案する' }).click()
        await question.getByText('必須です').waitFor()
        await question.getByLabel('取り消す理由').fill('管理会社の請求書が、締めた後に届いたため。')
        await expectSoundScreen(page, officeWidths)
        await question.getByRole('button', { name: '取り消しを提案する' }).click()
        await seeToast(page, '締めの取り消しを提案しました。ほかの運営者が承認すると、この月をもう一度締められます。')
        await agree(colleague, /の帳簿の締めを取り消す/)
        await page.reload()
        await page.getByRole('button', { name: /^\d+年\d+月を締める$/ }).waitFor()
      },
    )

    it(
      'plan a payment of a fund together, give it up, plan it again, and say which line of the account it was',
      { tags: ['course'] },
      async () => {
        await unexplainedLines(stage, 9_900, ['スズキイチロウ', 'ミナミデンキ'])
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger?view=lines', '帳簿')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        await page
          .getByRole('row', { name: /スズキイチロウ/ })
          .getByRole('button')
          .click()
        await page.getByRole('combobox', { name: /^ファンド/ }).selectOption({ index: 1 })
        const fund = await page
          .getByRole('combobox', { name: /^ファンド/ })
          .evaluate((select: HTMLSelectElement) => select.value)
        await page.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: '賃料' })
        await page.getByLabel('理由').fill('賃貸借契約書で確かめた。')
        await page.getByRole('button', { name: '9,900円の内訳を提案する' }).click()
        await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
        await agree(colleague, /9,900円をファンドの収入として登録/)

        const plan = async (): Promise<void> => {
          await openOffice(visitor, '/itoadmintool/ledger?view=plans', '帳簿')
          const form = page.getByRole('form', { name: '支払いの予定' })
          await form.getByRole('combobox', { name: /^ファンド/ }).selectOption(fund)
          await form.getByRole('combobox', { name: /^支払いの内容/ }).selectOption({ label: '修繕費' })
          await form.getByLabel('支払先（銀行の摘要）').fill('ミナミ電気')
          await form.getByLabel('金額（円）').fill('9,900')
          const { min } = await form.getByLabel('支払日').evaluate(({ min: day }: HTMLInputElement) => ({ min: day }))
          await form.getByLabel('支払日').fill(min)
          await form.getByLabel('理由').fill('見積書で確かめた。')
          await expectSoundScreen(page, officeWidths)
          await page.getByRole('button', { name: '9,900円の支払いを提案する' }).click()
          await seeToast(page, '支払いの予定を提案しました。ほかの運営者が承認したら、銀行の画面で振り込んでください。')
          await agree(colleague, /から9,900円の支払いを予定/)
          await openOffice(visitor, '/itoadmintool/ledger?view=plans', '帳簿')
        }
        await plan()
        await page.getByRole('button', { name: /^支払予定\d+を取り下げる$/ }).click()
        await confirmBecause(
          page.getByRole('dialog', { name: /^支払予定\d+の取り下げを提案しますか/ }),
          '工事が取りやめになったため。',
          '取り下げを提案する',
        )
        await seeToast(page, '取り下げを提案しました。ほかの運営者が承認すると、資金が使えるようになります。')
        await agree(colleague, /9,900円の支払予定を取り下げ/)
        await plan()

        await openOffice(visitor, '/itoadmintool/ledger?view=lines', '帳簿')
        await page
          .getByRole('row', { name: /ミナミデンキ/ })
          .getByRole('button')
          .click()
        await page.getByText(/^支払予定\d+と、金額が同じです$/).waitFor()
        await page.getByRole('button', { name: 'この支払予定の明細として提案する' }).click()
        await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
        await agree(colleague, /9,900円をファンドの支払いとして登録/)
        await openOffice(visitor, '/itoadmintool/ledger?view=plans', '帳簿')
        await page.getByRole('row', { name: /ミナミ電気.*支払い済み/ }).waitFor()
        await expectSoundScreen(page, officeWidths)
      },
    )

    it(
      'count a cost before it is paid and take it back, and have what the operator paid for a fund given back; together',
      { tags: ['course'] },
      async () => {
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger?view=plans', '帳簿')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        await page.getByRole('group', { name: '登録するもの' }).getByRole('button', { name: '未払費用' }).click()
        const form = page.getByRole('form', { name: '未払費用の計上' })
        await form.getByRole('combobox', { name: /^ファンド/ }).selectOption({ index: 1 })
        await form.getByRole('combobox', { name: /^費用の種類/ }).selectOption({ label: '保険料' })
        await form.getByLabel('金額（円）').fill('1,200')
        const today = await form.getByLabel('費用が生じた日').evaluate(({ max }: HTMLInputElement) => max)
        await form.getByLabel('費用が生じた日').fill(today)
        await form.getByLabel('理由').fill('請求書で確かめた。')
        await form.getByRole('button', { name: '1,200円の計上を提案する' }).click()
        await seeToast(page, '未払費用の計上を提案しました。ほかの運営者が承認すると、費用に加わります。')
        await agree(colleague, /保険料1,200円を未払費用に計上/)
        await openOffice(visitor, '/itoadmintool/ledger?view=plans', '帳簿')
        await page.getByRole('row', { name: /保険料.*1,200/ }).waitFor()
        await page.getByRole('button', { name: /^未払費用\d+を取り消す$/ }).click()
        await confirmBecause(
          page.getByRole('dialog', { name: /^未払費用\d+の取り消しを提案しますか/ }),
          '請求が取り下げられたため。',
          '取り消しを提案する',
        )
        await seeToast(page, '取り消しを提案しました。ほかの運営者が承認すると、費用から除かれます。')
        await agree(colleague, /未払費用1,200円を取り消し/)

        // Money for what a correction will take out of the fund.
        await openOffice(visitor, '/itoadmintool/ledger?view=plans&form=advance', '帳簿')
        const advance = page.getByRole('form', { name: '運営者の立て替え' })
        const fund = await advance
          .getByRole('combobox', { name: /^ファンド/ })
          .getByRole('option')
          .nth(1)
          .innerText()
        await advance.getByRole('combobox', { name: /^ファンド/ }).selectOption({ label: fund })
        await advance.getByLabel('金額（円）').fill('3,000')
        await advance.getByLabel('理由').fill('訂正で足りなくなる額。')
        await advance.getByRole('button', { name: '3,000円の立て替えを提案する' }).click()
        await seeToast(page, '立て替えを提案しました。ほかの運営者が承認すると、ファンドに入金されます。')
        await agree(colleague, /3,000円を立て替えて入金/)

        await unexplainedLines(stage, 4_400, ['タカハシジロウ', 'キタケイビ'])
        for (const [sign, content, payer] of [
          ['タカハシジロウ', '賃料', null],
          ['キタケイビ', '管理費', '運営者の資金（立て替え）'],
        ] as const) {
          await openOffice(visitor, '/itoadmintool/ledger?view=lines', '帳簿')
          await page
            .getByRole('row', { name: new RegExp(sign) })
            .getByRole('button')
            .click()
          await page.getByRole('combobox', { name: /^ファンド/ }).selectOption({ label: fund })
          await page.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: content })
          if (payer === null) await page.getByRole('textbox', { name: /^対象月/ }).fill(today.slice(0, 7))
          else await page.getByRole('combobox', { name: /^支払いに使った資金/ }).selectOption({ label: payer })
          await page.getByLabel('理由').fill('契約書で確かめた。')
          await page.getByRole('button', { name: '4,400円の内訳を提案する' }).click()
          await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
          if (payer === null) await agree(colleague, /4,400円をファンドの収入として登録/)
        }
        await agree(colleague, /4,400円をファンドの支払いとして登録/)
        await openOffice(visitor, '/itoadmintool/ledger?view=plans', '帳簿')
        await expectSoundScreen(page, officeWidths)
        await page.getByRole('button', { name: `${fund}の立て替えを精算する` }).click()
        await page
          .getByRole('dialog', { name: 'この立て替えの精算を提案しますか？' })
          .getByRole('button', { name: '精算を提案する' })
          .click()
        await seeToast(page, '精算を提案しました。ほかの運営者が承認すると、運営者の資金に戻ります。')
        await agree(colleague, /運営者の立て替え7,400円を精算/)
      },
    )

    it(
      'keep a tenant’s deposit, hand one over with a sale and give one back, and pay nothing that is not owed; together',
      { tags: ['course'] },
      async () => {
        await unexplainedLines(stage, 6_600, ['シキキンイチ', 'シキキンヘンカン'])
        await unexplainedLines(stage, 3_300, ['シキキンヒキツギ', 'ヨビノシハライ'])
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger?view=lines', '帳簿')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        const part = (place: number) => page.getByRole('group', { name: `内訳${place}` })
        const open = async (sign: string): Promise<void> => {
          await openOffice(visitor, '/itoadmintool/ledger?view=lines', '帳簿')
          await page
            .getByRole('row', { name: new RegExp(sign) })
            .getByRole('button')
            .click()
          await part(1)
            .getByRole('combobox', { name: /^ファンド/ })
            .selectOption({ index: 1 })
        }
        const choose = (place: number, content: string) =>
          part(place)
            .getByRole('combobox', { name: /^内訳の内容/ })
            .selectOption({ label: content })
        const propose = async (amount: string, use: string): Promise<void> => {
          await page.getByLabel('理由').fill('賃貸借契約書で確かめた。')
          await expectSoundScreen(page, officeWidths)
          await page.getByRole('button', { name: `${amount}の内訳を提案する` }).click()
          await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
          await agree(colleague, new RegExp(`${amount}をファンドの${use}として登録`))
        }
        // What the fund does not hold or owe is no choice.
        await open('シキキンヘンカン')
        const choices = part(1)
          .getByRole('combobox', { name: /^内訳の内容/ })
          .getByRole('option')
        expect((await choices.allInnerTexts()).filter((text) => /の支払い$|^敷金|^前受/.test(text))).toEqual([])
        await open('シキキンイチ')
        await choose(1, '敷金・保証金')
        await propose('6,600円', '収入')
        // The buyer pays the price less the deposit that he will give back.
        await open('シキキンヒキツギ')
        await choose(1, 'その他の収入')
        await part(1).getByLabel('金額（円）').fill('5,300')
        await page.getByRole('button', { name: '内訳を追加' }).click()
        await choose(2, '敷金・保証金（買主に引き継ぐ分）')
        await part(2).getByLabel('金額（円）').fill('2,000')
        await propose('3,300円', '収入')
        // 4,600 yen are left: neither more than them nor a yen of what is handed over goes back.
        await open('シキキンヘンカン')
        await choose(1, '敷金・保証金の返還')
        await page.getByLabel('理由').fill('賃貸借契約書で確かめた。')
        await page.getByRole('button', { name: '6,600円の内訳を提案する' }).click()
        await page.getByText('敷金・保証金は4,600円です。これを超えて返すことはできません。').first().waitFor()
        await part(1).getByLabel('金額（円）').fill('4,600')
        await page.getByRole('button', { name: '内訳を追加' }).click()
        await choose(2, '修繕費')
        await part(2).getByLabel('金額（円）').fill('2,000')
        await propose('6,600円', '支払い')
      },
    )

    it('say why something is missing in a month before they close it', async () => {
      const { page } = await operatorAt(stage, 'first', '/itoadmintool', '本日の業務')
      await missingPlan(stage)
      await openOffice({ page }, '/itoadmintool/ledger?view=month', '帳簿')
      const question = page.getByRole('row', { name: /ヒガシセツビ/ })
      await question.getByRole('button', { name: /に回答する$/ }).click()
      const dialog = page.getByRole('dialog', { name: '確認事項に回答しますか？' })
      await dialog.getByLabel('回答').fill('工事が翌月に延びたため。')
      await dialog.getByRole('button', { name: '回答を記録する' }).click()
      await seeToast(page, '回答を記録しました。締めを承認する運営者にも表示されます。')
      await page.getByRole('row', { name: /ヒガシセツビ.*工事が翌月に延びたため/ }).waitFor()
      await expectSoundScreen(page, officeWidths)
    })

    it(
      'who still see the account without its opening balance are told that it is booked',
      { tags: ['course'] },
      async () => {
        const { page } = await operatorAt(stage, 'first', '/itoadmintool', '本日の業務')
        // As the books stood on a screen before two colleagues booked it.
        await page.route('**/graphql', async (route) => {
          if (!asksFor(route.request(), 'adminBankReconciliation')) return route.continue()
          const response = await route.fetch()
          return route.fulfill({
            response,
            body: (await response.text()).replaceAll('"is_opened":true', '"is_opened":false'),
          })
        })
        await openOffice({ page }, '/itoadmintool/ledger?view=balances', '帳簿')
        await page.getByText('口座の開始残高が、まだ帳簿にありません').waitFor()
        await expectSoundScreen(page, officeWidths)
        await page.getByRole('button', { name: '開始残高の記録を提案する' }).click()
        const question = page.getByRole('dialog', { name: '口座の開始残高の記録を提案しますか？' })
        await question.getByRole('button', { name: '提案する' }).click()
        await question.getByText('この口座の開始残高は、すでに記録されています。').waitFor()
        await question.getByRole('button', { name: 'やめる' }).click()
        await page.unroute('**/graphql')
        await page.reload()
        await page.getByRole('rowheader', { name: '帳簿の残高' }).waitFor()
      },
    )

    it(
      "link a fund's own account, book what it held, decide a transfer to it and give that up, and end the link; together",
      { tags: ['course'] },
      async () => {
        await fetch(`${stage.product().deskUrl}/bank/accounts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'ファンド口' }),
        })
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/accounts', '会社の口座')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        await page.getByRole('combobox', { name: /^銀行の口座/ }).selectOption('102010001235')
        await page.getByText('この口座を使うファンドを選んでください。').waitFor()
        await page.getByRole('combobox', { name: /^ファンド/ }).selectOption({ index: 1 })
        await page.getByRole('button', { name: '口座の連携を提案する' }).click()
        await seeToast(page, '口座の連携を提案しました。ほかの運営者が承認すると、明細の読み取りを始めます。')
        await agree(colleague, /会社の口座 102-0001235 を連携/)
        await openOffice(visitor, '/itoadmintool/accounts', '会社の口座')
        await expect
          .poll(async () => {
            await page.reload()
            await page.getByRole('row', { name: /102-0001235/ }).waitFor()
            return page.getByRole('row', { name: /102-0001235.*開始残高が未記録/ }).count()
          })
          .toBe(1)
        await expectSoundScreen(page, officeWidths)
        await page.getByRole('link', { name: '開始残高が未記録' }).click()
        await page.getByRole('button', { name: '開始残高の記録を提案する' }).click()
        await page
          .getByRole('dialog', { name: '口座の開始残高の記録を提案しますか？' })
          .getByRole('button', { name: '提案する' })
          .click()
        await agree(colleague, /銀行口座の開始残高を帳簿に記録/)

        await openOffice(visitor, '/itoadmintool/accounts', '会社の口座')
        await page.getByRole('combobox', { name: /^振り替えるお金/ }).selectOption('102010001234 operator')
        await page.getByRole('combobox', { name: /^振替先の口座/ }).selectOption('102010001235')
        await page.getByLabel('振替額（円）').fill('3,000')
        await page.getByLabel('理由').fill('振込手数料を専用の口座に置くため')
        await page.getByRole('button', { name: '振替を提案する' }).click()
        await seeToast(page, '振替を提案しました。ほかの運営者が承認したら、銀行の画面で振り替えてください。')
        await agree(colleague, /自社の口座の間で3,000円を振替/)
        await openOffice(visitor, '/itoadmintool/accounts', '会社の口座')
        await page.getByRole('button', { name: '3,000円の振替を取りやめる' }).click()
        await page
          .getByRole('dialog', { name: 'この振替を取りやめますか？' })
          .getByRole('button', { name: '取りやめる' })
          .click()
        await seeToast(page, '振替を取りやめました。')

        await page.getByRole('button', { name: '口座102-0001235の連携を終える' }).click()
        await page
          .getByRole('dialog', { name: 'この口座の連携の終了を提案しますか？' })
          .getByRole('button', { name: '提案する' })
          .click()
        await seeToast(page, '連携の終了を提案しました。ほかの運営者が承認すると、終了します。')
        await agree(colleague, /会社の口座 102-0001235 の連携を終了/)
        await page.reload()
        await page.getByRole('row', { name: /102-0001235.*に終了/ }).waitFor()
      },
    )

    it('pay through the bank: prepared by one, approved by the other with the sum typed again; and propose the tax of a month that is over', async () => {
      const { desk } = stage.product()
      if ((await desk.now()) < afterOctober) await desk.moveClock(afterOctober)
      const first = await operatorAt(stage, 'first', '/itoadmintool/payouts?kind=distribution', '分配・償還・返金')
      await choosePayables(first.page, 1)
      await prepare(first.page)
      const second = await operatorAt(stage, 'second', new URL(first.page.url()).pathname, paymentTitle)
      await approve(second.page)
      await expectSoundScreen(second.page, officeWidths)
      await second.page.getByRole('region', { name: '履歴' }).getByText('支払いバッチ：承認').waitFor()

      await openOffice(first, '/itoadmintool/tax', '税務')
      // The month of the demo's last payday; what is being paid just now is of another one.
      await first.page
        .getByRole('row', { name: /2026年10月/ })
        .getByRole('button')
        .click()
      await first.page.getByRole('button', { name: /円の納付を提案する$/ }).click()
      await first.page.getByRole('link', { name: '承認待ちの提案を見る' }).waitFor()
    })

    it('correct the documents of a year that is over', { tags: ['course'] }, async () => {
      const visitor = await operatorAt(stage, 'first', '/itoadmintool', '本日の業務')
      const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
      const { page } = visitor
      const name = await movedSinceTheDocuments(stage)
      await openOffice(visitor, '/itoadmintool/tax/corrections?year=2025', '確定した年の訂正')
      const row = page.getByRole('row').filter({ hasText: name })
      await row.getByText('東京都千代田区一番町 9-9').waitFor()
      await row.getByRole('checkbox').check()
      await page.getByLabel('訂正の理由').fill('住所の誤りを訂正するため。')
      await page.getByRole('button', { name: '1人の訂正を提案する' }).click()
      await seeToast(page, '提案しました。ほかの運営者が承認すると、訂正した書類が作られます。')
      await agree(colleague, /2025年分の年間取引報告書・支払調書の訂正/)
      await page.reload()
      await page
        .getByRole('table', { name: '2025年分の訂正' })
        .getByRole('row', { name: /住所の誤りを訂正するため。/ })
        .waitFor()
      await expectSoundScreen(page, officeWidths)
    })

    it(
      'pay by a file: taken out once, and what the bank refused is owed again; one is given up, one of unknown end is cleared up',
      { tags: ['course'] },
      async () => {
        const first = await operatorAt(stage, 'first', '/itoadmintool/payouts?kind=distribution', '分配・償還・返金')
        const { page } = first
        await choosePayables(page, 1)
        await page.getByRole('radio', { name: '総合振込ファイル' }).check()
        await prepare(page)
        const address = new URL(page.url()).pathname
        const second = await operatorAt(stage, 'second', address, paymentTitle)
        await approve(second.page)
        const [file] = await Promise.all([
          second.page.waitForEvent('download'),
          second.page.getByRole('button', { name: 'ファイルを出力' }).click(),
        ])
        expect(file.suggestedFilename()).toMatch(/\.txt$/)
        const number = await second.page
          .getByRole('table', { name: '会員ごとの支払い' })
          .getByRole('row')
          .nth(1)
          .getByRole('rowheader')
          .innerText()
        await second.page.getByLabel('結果のファイル').setInputFiles({
          name: '結果.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`${number},不能,該当口座なし\n`),
        })
        await second.page.getByRole('button', { name: '取り込む' }).click()
        await seeToast(second.page, '銀行の結果を取り込みました。銀行の明細に出ると、支払い済みになります。')
        await second.page.getByText('振込指示済み（未確認）').first().waitFor()
        // Nothing left, and no line of the bank will say so: two people do.
        await second.page.getByLabel('確かめた方法と結果').fill('該当口座なし')
        await second.page.getByRole('button', { name: '支払い待ちに戻すことを提案' }).click()
        await seeToast(second.page, '支払い待ちに戻すことを提案しました。ほかの運営者が承認すると、一覧に戻ります。')
        await agree(first, /振り込まれていない支払い 番号\d+を、支払い待ちに戻す/)
        await openOffice(second, address, paymentTitle)
        await second.page
          .getByText(/依頼は銀行に届いていませんでした（該当口座なし）。支払い待ちの一覧に戻りました。/)
          .waitFor()
        await openOffice(first, '/itoadmintool/payouts?state=returned', '分配・償還・返金')
        await page.getByText('前回：依頼は銀行に届いていませんでした（該当口座なし）').waitFor()

        await openOffice(second, `/itoadmintool/payouts/${await unclearPayment(stage)}`, paymentTitle)
        await second.page.getByRole('radio', { name: '依頼はなかった' }).check()
        await second.page.getByRole('checkbox', { name: /銀行に依頼がないことを確かめました/ }).check()
        await second.page.getByRole('button', { name: '提案する' }).click()
        await seeToast(second.page, '承認待ちになりました。ほかの運営者が承認すると、支払い待ちの一覧に戻ります。')
        await second.page.getByRole('link', { name: '承認待ちの提案を見る（取り下げ・差し戻し）' }).waitFor()

        await choosePayables(page, 1)
        await prepare(page)
        await page.getByRole('button', { name: '支払いを取りやめる' }).click()
        await seeToast(page, '取りやめました。支払い待ちの一覧に戻りました。')
      },
    )
  })
}

async function choosePayables(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('table', { name: '支払い待ち' }).getByRole('checkbox', { disabled: false })
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check()
}

async function prepare(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: '支払いを準備' })
    .getByRole('button', { name: /円の支払いを準備する$/ })
    .click()
  await page.getByRole('heading', { level: 1, name: paymentTitle }).waitFor()
}

/** A wrong sum is told beside its field and goes nowhere. */
async function approve(page: Page): Promise<void> {
  await page.getByLabel('振込総額を入力').fill('1')
  await page.getByRole('button', { name: '承認する' }).click()
  await page.getByText('準備された振込総額と一致しません。').waitFor()
  const total = page
    .getByText('振込総額', { exact: true })
    .first()
    .locator('..')
    .getByText(/^[\d,]+円$/)
  await page.getByLabel('振込総額を入力').fill(await total.innerText())
  await page.getByText('準備された金額と一致しています').waitFor()
  await page.getByRole('button', { name: '承認する' }).click()
  await seeToast(page, '承認しました。支払いの手続きが始まりました。')
}

/** Money on an account that nobody was given. */
export async function strayDeposit(stage: Stage, amount: number): Promise<void> {
  const account = await stage
    .database()
    .selectFrom('virtual_account')
    .select(['branch_code', 'account_number'])
    .where('id', 'not in', (from) => from.selectFrom('virtual_account_assignment').select('virtual_account_id'))
    .where('bank_status', '=', 'usable')
    .executeTakeFirstOrThrow()
  await stage.product().desk.deposit({
    branch_cd: account.branch_code,
    account_number: account.account_number,
    amount,
    remitter_name: 'ヤマダ ハナコ',
  })
}

/** A member has taken out the report on 2025; then it turns out that he lived elsewhere. @returns his name. */
async function movedSinceTheDocuments(stage: Stage): Promise<string> {
  const member = graphqlClient(await stage.anyDocuments())
  member.cookies.set('session', await sessionOf(stage, demoMembers.oldInvestor.email))
  await member.query('{ annualReportDocument(year: "2025") }')
  const moved = { address: '東京都千代田区一番町 9-9' }
  const { family_name: family, given_name: given } = await stage
    .database()
    .updateTable('member')
    .set(moved)
    .where('email', '=', demoMembers.oldInvestor.email)
    .returning(['family_name', 'given_name'])
    .executeTakeFirstOrThrow()
  return `${family} ${given}`
}

async function someApplication(stage: Stage): Promise<string> {
  const { fund_id: fundId, id } = await stage
    .database()
    .selectFrom('investment')
    .select(['id', 'fund_id'])
    .where('status', '=', 'participating')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return applicationNumber(fundId, id)
}

/** A line is said to be the return of the smallest payout, which it is not; at the screen two people take it back. */
async function takeForReturnByMistake(stage: Stage, page: Page, colleague: Visitor): Promise<void> {
  const payout = await stage
    .database()
    .selectFrom('payout')
    .select(['id', 'amount'])
    .where('status', '=', 'paid')
    .orderBy('amount')
    .executeTakeFirstOrThrow()
  await unexplainedLines(stage, payout.amount, ['ヤチンキタ', 'ヤチンモドシ'])
  const [maker, size] = [await operatorClient(stage, 'first'), payout.amount.toLocaleString('ja-JP')]
  const lines = await stage
    .database()
    .selectFrom('bank_statement_line')
    .select(['id', 'amount'])
    .where('remarks', 'in', ['ヤチンキタ', 'ヤチンモドシ'])
    .execute()
  for (const { id, amount } of lines)
    await maker.query('mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { ok } }', {
      input: {
        id: String(id),
        kind: amount > 0 ? 'payout_returned' : 'float_out',
        payout_id: amount > 0 ? String(payout.id) : null,
        reason: '通帳で確かめた。',
      },
    })
  await agree(colleague, new RegExp(`${size}円を「運営者の資金の出金」として登録`))
  await agree(colleague, new RegExp(`${size}円を「振込先からの返却」として登録`))
  await page.reload()
  await page
    .getByRole('row', { name: /ヤチンキタ.*振込先からの返却/ })
    .getByRole('button')
    .click()
  await page.getByLabel('取り消す理由').fill('賃借人の家賃でした。')
  await page.getByRole('button', { name: '返却の取消を提案' }).click()
  await seeToast(page, '承認待ちになりました。ほかの運営者が承認すると、支払いは支払い済みに、入金は仮受金に戻ります。')
  await agree(colleague, new RegExp(`入金${size}円を支払いの返却とした登録の取消`))
  await page.reload()
  await page.getByRole('row', { name: /ヤチンキタ.*仮受金（入金者不明）/ }).waitFor()
}

/** A payment that two people had planned for the last month but one, whose line has never come: its money is a tenant's, so nothing is set aside. */
async function missingPlan(stage: Stage): Promise<void> {
  await sql`
    insert into outgoing_plan (fund_id, kind, payee, counterparty, amount, pay_on, reason, proposal_id, decided_by, decided_at)
    select split_part(book, ':', 2)::bigint, 'tenant_deposit', 'ヒガシセツビ', 'third_party', 5500,
      ${await stage.product().desk.now()}::timestamptz::date - 45, '見積書で確かめた。', proposal.id, proposal.decided_by, proposal.decided_at
    from account_balance, (select * from proposal where status = 'approved' order by id limit 1) proposal
    where book like 'fund:%' order by book desc limit 1`.execute(stage.database())
}

export async function operatorClient(stage: Stage, who: keyof typeof operators): Promise<GraphqlClient> {
  const client = graphqlClient(await stage.anyDocuments())
  client.cookies.set('session', await sessionOf(stage, operators[who].email))
  return client
}

/** A payment by file whose end nobody knows. @returns its number. */
async function unclearPayment(stage: Stage): Promise<string> {
  const [maker, checker] = [await operatorClient(stage, 'first'), await operatorClient(stage, 'second')]
  const { adminPayables } = await maker.query<{
    adminPayables: { rows: { kind: string; id: string; hold: string | null }[] }
  }>('{ adminPayables { rows { kind id hold } } }')
  const obligations = adminPayables.rows
    .filter(({ hold }) => hold === null)
    .slice(-1)
    .map(({ kind, id }) => ({ kind, id }))
  const { preparePayoutBatch: batch } = await maker.query<{ preparePayoutBatch: { id: string; content_hash: string } }>(
    'mutation ($input: PreparePayoutBatchInput!) { preparePayoutBatch(input: $input) { id content_hash } }',
    { input: { obligations, method: 'file' } },
  )
  await checker.query('mutation ($input: ApprovePayoutBatchInput!) { approvePayoutBatch(input: $input) { id } }', {
    input: { id: batch.id, content_hash: batch.content_hash },
  })
  await checker.query('mutation ($input: ExportPayoutFileInput!) { exportPayoutFile(input: $input) { sha256 } }', {
    input: { id: batch.id },
  })
  await sql`update payout_batch set status = 'unclear' where id = ${Number(batch.id)}`.execute(stage.database())
  return batch.id
}
