import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { writeFundTexts, writeWeakPoints } from '../steps/fund-texts.ts'
import { approveShown, openOffice, operatorAt } from '../steps/operator.ts'
import { recordProperty } from '../steps/record-property.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const name = '第18号　名古屋白壁アパートメント'

/** A text field by the beginning of its name; what is needed says so after it. */
const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

/** A day so many days from today, as a date field takes it. */
function dayAhead(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
}

export function fundOffice(stage: Stage): void {
  describe('two operators', () => {
    it('make a fund, see it as the public will, and publish it together', { tags: ['course', 'sample'] }, async () => {
      const now = await stage.product().desk.now()
      const maker = await operatorAt(stage, 'first', '/itoadmintool/funds', 'ファンド')
      const { page, press } = maker
      await press(page.getByRole('button', { name: 'ファンドを作る' }))
      await page.getByRole('dialog').getByLabel('ファンド名').fill(name)
      await press(page.getByRole('button', { name: '下書きを作る' }))
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByText('あと36項目').waitFor()

      await field(page, '募集総額').fill('５０００００')
      await press(page.getByRole('button', { name: '保存する', exact: true }))
      await page.getByText('劣後出資額は、募集総額より小さい金額を指定してください。').waitFor()
      await field(page, '募集総額').fill('5000000')
      await field(page, 'うち劣後出資').fill('1000000')
      await page.getByText('4,000,000円', { exact: true }).first().waitFor()
      await page.getByLabel('運用開始', { exact: true }).fill(dayAhead(now, 60))
      await page.getByLabel('運用終了', { exact: true }).fill(dayAhead(now, 424))
      await page.getByLabel('キャンセル待ち').selectOption('受け付けない')
      await writeFundTexts(page)
      await page.getByText('あと3項目').waitFor()
      await writePoints(maker)
      await page.getByText('あと2項目').waitFor()
      await addPictures(maker)
      await press(page.getByRole('button', { name: '保存する', exact: true }))
      await seeToast(page, '保存しました。')
      const address = page.url()
      await press(page.getByRole('button', { name: '4つの書面を作成する' }))
      await page.getByText('あと1項目').waitFor()
      const fundId = address.split('/').at(-1) ?? ''
      await recordProperty(maker, { fundId, address: '愛知県名古屋市東区白壁二丁目99番18号' })
      await openOffice(maker, address, name)
      await page.getByText('すべてそろいました').waitFor()
      await page.getByRole('tabpanel').getByRole('heading', { name }).first().waitFor()
      await press(page.getByRole('tab', { name: 'メール' }))
      await page
        .frameLocator('iframe[title="募集開始のお知らせの表示"]')
        .getByText('まもなく第18号の募集を始めます')
        .waitFor()
      await expectSoundScreen(page, officeWidths)
      await putAwayAndBack(maker)
      await expect.poll(() => page.getByLabel('キャンセル待ち').inputValue()).toBe('no')

      await addAndRemovePaper(maker)

      await press(page.getByRole('button', { name: '公開の承認を依頼' }))
      await page.getByRole('dialog').getByText('4,000,000円', { exact: true }).waitFor()
      await press(page.getByRole('button', { name: '承認を依頼する' }))
      await page
        .getByRole('dialog')
        .getByText(/写真がそろっていない理由を入力してください/)
        .waitFor()
      await field(page, '写真がそろっていない理由').fill('内装の工事が終わってから撮影します。')
      // Where an earlier story has moved the clock past a planned day, a specialist's word is asked for beside it.
      const advice = field(page, '専門家に確かめた内容')
      if ((await advice.count()) > 0) await advice.fill('弁護士の山田氏に確かめ、募集できるとの回答でした。')
      await press(page.getByRole('button', { name: '承認を依頼する' }))
      await seeToast(page, '公開の承認を依頼しました。')

      // Saved again meanwhile: the proposal is overtaken, and proposed again upon what stands now.
      await meetOverOneField(stage, maker, address)
      await page.getByRole('link', { name: `${name}を公開` }).click()
      await page.getByText('この提案は、このままでは承認できません').waitFor()
      await page.getByRole('definition').getByText('6.5％').first().waitFor()
      await press(page.getByRole('button', { name: 'いまの内容で提案し直す' }))
      await seeToast(page, 'いまの内容で提案し直しました。ほかの運営者が承認します。')

      const checker = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
      await checker.press(checker.page.getByRole('button', { name: `${name}を公開` }))
      await checker.page.getByRole('cell', { name: '第4版' }).waitFor()
      await checker.page
        .getByRole('region', { name: '公開される写真と書面' })
        .getByRole('link', { name: /契約成立前書面/ })
        .first()
        .waitFor()
      await checker.page.locator('dt:text-is("キャンセル待ち") ~ dd', { hasText: 'なし' }).waitFor()
      await checker.page.getByText('内装の工事が終わってから撮影します。').first().waitFor()
      await approveShown(checker)
      await seeToast(checker.page, '承認しました。')
      const visitor = await stage.visitor('phone')
      await visit(visitor.page, '/projects')
      await visitor.page.getByRole('heading', { name }).waitFor()
      await visit(visitor.page, new URL(address).pathname.replace('/itoadmintool/funds', '/projects'))
      const first = visitor.page.getByRole('region', { name: '物件の画像' }).getByRole('figure').first()
      await first.getByRole('img', { name: '白い壁の2階建ての建物' }).waitFor()
      await first.getByText('南側の外観', { exact: true }).waitFor()
      await first.getByText('2026年1月10日 撮影 織田 結').waitFor()
      const points = visitor.page.getByRole('region', { name: 'この物件について' })
      await points.getByRole('heading', { name: '駅から徒歩9分です' }).waitFor()
      await points.getByText(`出典：当社の現地調査・2026年1月10日時点`).waitFor()
      await points.getByRole('heading', { name: '弱いところもお伝えします' }).waitFor()
      await points.getByRole('heading', { name: '6戸のうち1戸が空室です' }).waitFor()
      const paidFrom = visitor.page.getByRole('region', { name: '分配の原資（予定）' })
      await paidFrom.getByText('−200,000円').waitFor()
      await expectSoundScreen(visitor.page, [360, 1280])
    })
  })
}

/** What speaks for the property, with its source, and what speaks against it: the page waits for two of those. */
async function writePoints({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: '事実を追加' }))
  await field(page, '事実1の見出し').fill('駅から徒歩9分です')
  await field(page, '事実1の説明').fill('地下鉄の駅から、平坦な道を歩いて9分です。')
  await page.getByLabel(/^事実1の時点/).fill('2026-01-10')
  await writeWeakPoints({ page, press })
  await press(page.getByRole('button', { name: '保存する', exact: true }))
  await page.locator('fieldset', { hasText: 'この物件について' }).getByText('必須です').waitFor()
  await field(page, '事実1の出典').fill('当社の現地調査')
}

/** Two files dropped at once, told what they show, and put into their order; what is missing is said beside its field. */
async function addPictures({ page, press }: Visitor): Promise<void> {
  const dropped = await page.evaluateHandle(
    async (names) => {
      const transfer = new DataTransfer()
      for (const name of names) {
        const canvas = new OffscreenCanvas(960, 640)
        canvas.getContext('2d')?.fillRect(0, 0, 480, 640)
        transfer.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }))
      }
      return transfer
    },
    ['room.png', 'outside.png'],
  )
  await page.getByText('写真を追加').dispatchEvent('drop', { dataTransfer: dropped })
  const picture = (number: number) => page.getByRole('group', { name: `写真${number}`, exact: true })
  await picture(2).waitFor()
  await press(page.getByRole('button', { name: '保存する', exact: true }))
  await picture(1).getByText('必須です').first().waitFor()
  const told = [
    { kind: '室内', caption: '2階の居室', alt: '南に窓のある洋室' },
    { kind: '外観', caption: '南側の外観', alt: '白い壁の2階建ての建物' },
  ]
  for (const [place, { kind, caption, alt }] of told.entries()) {
    const own = picture(place + 1)
    await own.getByLabel('種類').selectOption(kind)
    await own.getByRole('textbox', { name: /^説明/ }).fill(caption)
    await own.getByRole('textbox', { name: /^代替テキスト/ }).fill(alt)
    await own.getByLabel('撮影日・制作日').fill('2026-01-10')
    await own.getByRole('textbox', { name: /^撮影者/ }).fill('織田 結')
  }
  await press(page.getByRole('button', { name: '写真2を前へ' }))
  await expect.poll(() => picture(1).getByRole('textbox', { name: /^説明/ }).inputValue()).toBe('南側の外観')
  await picture(1)
    .getByRole('button', { name: /^写真1の中心/ })
    .press('ArrowUp')
  await picture(1).getByText('中心 左から50％・上から40％').waitFor()
}

/** A draft is put away with a look at what that means, and comes back as it was. */
async function putAwayAndBack({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: '下書きを削除' }))
  const question = page.getByRole('dialog', { name: '下書きを削除しますか' })
  await question.getByText('0人（公開していません）').waitFor()
  await press(question.getByRole('button', { name: '削除する' }))
  await seeToast(page, '下書きを削除しました。「削除済み」から元に戻せます。')
  await press(page.getByRole('button', { name: /^削除済み/ }))
  await page.getByRole('link', { name: /名古屋白壁アパートメント/ }).click()
  await page.getByText('削除済みの下書きです').waitFor()
  await press(page.getByRole('button', { name: '元に戻す' }))
  await seeToast(page, '下書きを元に戻しました。')
  await page.getByText('すべてそろいました').waitFor()
}

/** A document of one's own, added by its file and taken away again. */
async function addAndRemovePaper({ page, press }: Visitor): Promise<void> {
  const papers = page.getByRole('region', { name: /書類$/ })
  await papers
    .locator('input[type="file"]')
    .setInputFiles({ name: 'leaflet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
  await seeToast(page, '書面を登録しました。')
  await press(papers.getByRole('button', { name: /^削除.*leaflet/ }))
  await press(page.getByRole('dialog', { name: '書面を削除しますか' }).getByRole('button', { name: '削除する' }))
  await papers.getByRole('link', { name: /^leaflet/ }).waitFor({ state: 'detached' })
}

/** The colleague saves first; what the maker typed meanwhile is not lost, and overwrites nothing unseen. */
async function meetOverOneField(stage: Stage, { page, press }: Visitor, address: string): Promise<void> {
  const colleague = await operatorAt(stage, 'second', address, name)
  await field(colleague.page, '予定分配率').fill('6.5')
  await colleague.press(colleague.page.getByRole('button', { name: '保存する', exact: true }))
  await seeToast(colleague.page, '保存しました。')
  await colleague.close()

  await field(page, '運用期間').fill('11')
  await press(page.getByRole('button', { name: '保存する', exact: true }))
  await page.getByText('織田 結さんが先に保存しました（第3版）').waitFor()
  await press(page.getByRole('button', { name: '変更を取り込む' }))
  await expect.poll(() => field(page, '予定分配率').inputValue()).toBe('6.5')
  await expect.poll(() => field(page, '運用期間').inputValue()).toBe('11')
  await press(page.getByRole('button', { name: '保存する', exact: true }))
  await seeToast(page, '保存しました。')
  await field(page, '作り直す理由').fill('予定分配率と運用期間を改めました。')
  await press(page.getByRole('button', { name: '書面を作り直す' }))
  await page.getByText('すべてそろいました').waitFor()
}
