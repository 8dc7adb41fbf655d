import type { Locator } from 'playwright-core'
import { describe, it } from 'vitest'
import { agree, openOffice, operatorAt, sendBack } from '../steps/operator.ts'
import {
  addParty,
  choice,
  chooseAppraisal,
  chooseContract,
  openRecordForm,
  textField,
} from '../steps/record-property.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

const building = '白壁レジデンス'
const address = '愛知県名古屋市東区白壁三丁目99番2号'
const secondFund = '第19号　名古屋白壁レジデンス'

/** A day so many days before today, as a date field takes it. */
const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)

export function propertyOffice(stage: Stage): void {
  describe('an operator', () => {
    it(
      'records a property: its units, who sold it, what it is worth and who lives there; and two take out what was wrong',
      { tags: ['course'] },
      async () => {
        const now = await stage.product().desk.now()
        const maker = await operatorAt(stage, 'first', '/itoadmintool/properties', '物件')
        const { page, press } = maker
        await expectSoundScreen(page, officeWidths)
        await press(page.getByRole('link', { name: '物件を登録', exact: true }))
        await textField(page, '所在地').fill('愛知県名古屋市東区白壁三丁目')
        await textField(page, '建物名').fill(building)
        await textField(page, '部屋・区画').fill('201号室')
        await textField(page, '専有面積').fill('３１.２')
        await press(page.getByRole('button', { name: '登録する', exact: true }))
        await page.getByText('番地まで入力してください').waitFor()
        await textField(page, '所在地').fill(address)
        await expectSoundScreen(page, officeWidths)
        await press(page.getByRole('button', { name: '登録する', exact: true }))
        await page.getByRole('heading', { level: 1, name: building }).waitFor()
        const place = page.url()

        await press(page.getByRole('button', { name: '所在地の情報を取得' }))
        await page.getByText('住所から場所を特定できません').waitFor()
        await textField(page, '緯度（空欄なら住所から）').fill('３５.１８５１')
        await textField(page, '経度（空欄なら住所から）').fill('136.9149')
        await press(page.getByRole('button', { name: '所在地の情報を取得' }))
        await seeToast(page, '所在地の情報を取得しました。')
        await page.getByRole('link', { name: '35.1851、136.9149（入力）' }).waitFor()

        const units = await openRecordForm(page, '部屋・区画を追加')
        await textField(units, '部屋・区画').fill('202号室')
        await textField(units, '専有面積').fill('31.2')
        await press(units.getByRole('button', { name: '部屋・区画を追加する' }))
        await page.getByRole('heading', { level: 2, name: '202号室' }).waitFor()

        const deal = await openRecordForm(page, '取引を記録')
        await deal.getByLabel(/^決済日/).fill(dayBefore(now, 40))
        await addParty(maker, deal, '売主', '白壁三丁目商事株式会社')
        await choice(deal, '買主').selectOption({ label: '当社' })
        await textField(deal, '価格（税抜）').fill('３０,０００,０００')
        await textField(deal, '根拠の書類').fill('不動産売買契約書')
        await chooseContract(deal)
        await press(deal.getByRole('button', { name: '取引を記録する' }))
        await page.getByText('白壁三丁目商事株式会社 → 当社').waitFor()
        await page.getByText(/根拠：不動産売買契約書（ファイル [0-9a-f]{12}…）/).waitFor()

        const appraisal = await openRecordForm(page, '評価を記録')
        await appraisal.getByLabel(/^評価日/).fill(dayBefore(now, 30))
        await textField(appraisal, '評価した人').fill('東都不動産鑑定株式会社')
        await textField(appraisal, '評価額').fill('31000000')
        await textField(appraisal, '書類').fill('不動産鑑定評価書')
        await chooseAppraisal(appraisal)
        await press(appraisal.getByRole('button', { name: '評価を記録する' }))
        await page.getByText('31,000,000').first().waitFor()

        const lease = await openRecordForm(page, '賃貸借を記録')
        await addParty(maker, lease, '借主', '白壁デザイン株式会社')
        await textField(lease, '賃料').fill('82000')
        await lease.getByLabel(/^開始日/).fill(dayBefore(now, 35))
        await press(lease.getByRole('button', { name: '賃貸借を記録する' }))
        await press(page.getByRole('button', { name: '：白壁デザイン株式会社の賃貸借' }).filter({ hasText: '終了' }))
        const end = page.getByRole('dialog', { name: '賃貸借の終了を記録' })
        await end.getByLabel(/^終了した日/).fill(dayBefore(now, 1))
        await press(end.getByRole('button', { name: '終了を記録する' }))
        await seeToast(page, '賃貸借の終了を記録しました。')
        await expectSoundScreen(page, officeWidths)

        await press(page.getByRole('button', { name: /^取り消す.*31,000,000円/ }))
        const question = page.getByRole('dialog', { name: 'この記録を取り消しますか' })
        await textField(question, '取り消す理由').fill('別の部屋の評価書でした。')
        await press(question.getByRole('button', { name: '取り消しを提案する' }))
        await seeToast(page, '提案しました。ほかの運営者が承認すると、取り消されます。')
        const checker = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        await agree(checker, /の評価を取り消し/)
        await openOffice(maker, place, building)
        await page.getByText('取り消し済み').waitFor()
      },
    )

    it(
      'links the same lot to a second fund, or denies with a colleague that it is the same; and a published fund only with him',
      { tags: ['course'] },
      async () => {
        const maker = await operatorAt(stage, 'first', '/itoadmintool/properties?search=白壁三丁目', '物件')
        const { page, press } = maker
        await press(page.getByRole('link', { name: address }))
        const form = await openRecordForm(page, 'ファンドに結び付ける')
        await choice(form, 'ファンド').first().selectOption('12')
        await choice(form, 'ファンドへの売主').selectOption({ label: '白壁三丁目商事株式会社（第三者）' })
        await textField(form, 'ファンドの取得価格').fill('30000000')
        await textField(form, '価格の根拠').fill('売買契約書にもとづきます。')
        await textField(form, '承認する人への説明').fill('契約成立前書面で確かめました。')
        await press(form.getByRole('button', { name: '結び付けの承認を依頼する' }))
        await seeToast(page, '提案しました。ほかの運営者が承認すると、公開されます。')
        await sendBack(stage, 'second', /に物件を結び付け/)

        // The next draft is about the same building, written otherwise.
        await openOffice(maker, '/itoadmintool/funds', 'ファンド')
        await press(page.getByRole('button', { name: 'ファンドを作る' }))
        await page.getByRole('dialog').getByLabel('ファンド名').fill(secondFund)
        await press(page.getByRole('button', { name: '下書きを作る' }))
        await page.getByRole('heading', { level: 1, name: secondFund }).waitFor()
        const fundId = page.url().split('/').at(-1) ?? ''
        await openOffice(maker, `/itoadmintool/properties/new?fund=${fundId}`, '物件を登録')
        await textField(page, '所在地').fill('名古屋市東区白壁3-99-2')
        await textField(page, '部屋・区画').fill('202')
        await textField(page, '専有面積').fill('31.2')
        await press(page.getByRole('button', { name: '登録する', exact: true }))
        await press(page.getByRole('link', { name: `${building}　${address}` }))
        await page.getByRole('heading', { level: 1, name: building }).waitFor()
        const second = await openRecordForm(page, 'ファンドに結び付ける')
        await choice(second, '部屋・区画').selectOption({ label: '202号室' })
        await choice(second, 'ファンドへの売主').selectOption({ label: '白壁三丁目商事株式会社（第三者）' })
        await textField(second, 'ファンドの取得価格').fill('30500000')
        await textField(second, '価格の根拠').fill('不動産鑑定士による鑑定評価書にもとづきます。')
        await press(second.getByRole('button', { name: 'ファンドに結び付ける' }))
        await seeToast(page, 'ファンドに結び付けました。')
        await page
          .getByRole('table', { name: '202号室を対象としているファンド' })
          .getByRole('link', { name: secondFund })
          .waitFor()

        await openOffice(maker, '/itoadmintool/properties/new', '物件を登録')
        await choice(page, '種類').selectOption('land')
        await textField(page, '所在地').fill('名古屋市東区白壁3-99-2')
        await textField(page, '地積').fill('120')
        await press(page.getByRole('button', { name: '登録する', exact: true }))
        await page.getByRole('heading', { level: 2, name: '登録済みの物件と一致します' }).waitFor()
        await textField(page, '別の物件だと言える理由').fill('同じ住居表示の、隣の土地です。')
        await press(page.getByRole('button', { name: '別の物件として、承認を依頼する' }))
        await seeToast(page, '提案しました。ほかの運営者が承認すると、登録されます。')
        await agree(await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認'), /別の物件として登録/)
      },
    )

    it(
      'records what a fund has sold, and cannot book it before the price is seen on the bank',
      { tags: ['course'] },
      async () => {
        const maker = await operatorAt(stage, 'first', '/itoadmintool/properties?search=小町', '物件')
        const { page, press } = maker
        await press(page.getByRole('link', { name: /鎌倉市小町/ }))
        await page.getByRole('heading', { level: 1, name: '小町通りビル' }).waitFor()
        const sale = await openRecordForm(page, '取引を記録')
        await sale.getByLabel(/^決済日/).fill(dayBefore(await stage.product().desk.now(), 0))
        await choice(sale, '売主').selectOption({ label: await optionOf(choice(sale, '売主'), /^第9号/) })
        await addParty(maker, sale, '買主', '由比ガ浜商事株式会社')
        await textField(sale, '持分').fill('1/4')
        await textField(sale, '価格（税抜）').fill('11000000')
        await textField(sale, '根拠の書類').fill('不動産売買契約書')
        await press(sale.getByRole('button', { name: '取引を記録する' }))

        await press(page.getByRole('button', { name: /^帳簿に記録.*11,000,000円/ }))
        const question = page.getByRole('dialog', { name: 'この売却を帳簿に記録しますか' })
        await press(question.getByRole('button', { name: '記録を提案する' }))
        await question.getByText(/口座の明細で確かめた額は0円です/).waitFor()
        await expectSoundScreen(page, officeWidths)
      },
    )

    it(
      'agrees with a colleague on what a fund buys from the company, and starts one for which they have agreed',
      { tags: ['course', 'sample'] },
      async () => {
        const now = await stage.product().desk.now()
        const maker = await operatorAt(stage, 'first', '/itoadmintool/properties?search=牧志', '物件')
        const { page, press } = maker
        await press(page.getByRole('link', { name: /那覇市牧志/ }))
        await page.getByRole('heading', { level: 1, name: '国際通りホテル' }).waitFor()
        const deal = await openRecordForm(page, '取引を記録')
        await choice(deal, '部屋・区画').selectOption({ label: '701号室' })
        await deal.getByLabel(/^決済日/).fill(dayBefore(now, 0))
        await choice(deal, '売主').selectOption({ label: '当社' })
        await choice(deal, '買主').selectOption({ label: await optionOf(choice(deal, '買主'), /^第15号/) })
        await textField(deal, '持分').fill('1/8')
        await textField(deal, '価格（税抜）').fill('2175000')
        await textField(deal, '価格の理由').fill('鑑定評価と同じ価格です。')
        await textField(deal, '根拠の書類').fill('不動産売買契約書')
        await chooseContract(deal)
        await expectSoundScreen(page, officeWidths)
        await press(deal.getByRole('button', { name: '取引を記録する' }))
        await press(page.getByRole('button', { name: /^帳簿に記録.*2,175,000円/ }))
        const booking = page.getByRole('dialog', { name: 'この取得を帳簿に記録しますか' })
        await expectSoundScreen(page, officeWidths)
        await press(booking.getByRole('button', { name: '記録を提案する' }))
        await seeToast(
          page,
          '提案しました。ほかの運営者が承認すると、取得が帳簿に記録されます。運用の開始前は、開始とともに記録されます。',
        )
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        await agree(colleague, /第15号.*の物件の取得を承認/, { 評価額: String(8 * 2_175_000) })

        await openOffice(maker, '/itoadmintool/project/performance', 'ファンド実績')
        await page.getByLabel('ファンド', { exact: true }).selectOption({ label: '第16号　仙台青葉通りマンション' })
        await page.getByLabel('運用開始日').fill(dayBefore(now, 0))
        const purchases = page.getByRole('group', { name: '運用開始とあわせて取得する物件' })
        await purchases.getByText(/^承認済み：803号室/).waitFor()
        await expectSoundScreen(page, officeWidths)
        await press(page.getByRole('button', { name: '更新する' }))
        const question = page.getByRole('dialog', { name: 'この内容で更新しますか？' })
        await press(question.getByRole('button', { name: '更新する' }))
        await seeToast(page, 'ファンド実績を更新しました')
        // Ten days before the plan.
        await agree(colleague, /第16号.*の運用の日付を登録/)

        await openOffice(maker, '/itoadmintool/properties?search=青葉通り', '物件')
        await press(page.getByRole('link', { name: /仙台市青葉区/ }))
        await page
          .getByRole('row', { name: /当社からの持ち込み.*取得原価\s*3,480,000/ })
          .first()
          .waitFor()
      },
    )
  })
}

/** The whole label of a choice, by its beginning. */
async function optionOf(field: Locator, beginning: RegExp): Promise<string> {
  const labels = await field.locator('option').allTextContents()
  const found = labels.find((label) => beginning.test(label))
  if (found === undefined) throw new Error(`no choice among ${labels.join('、')}`)
  return found
}
