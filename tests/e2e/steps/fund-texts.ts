import type { Locator, Page } from 'playwright-core'
import type { Visitor } from '../support/stage.ts'
import { textField } from './record-property.ts'

/** Typed as figures are; the form puts the commas. */
const figures: readonly [label: string, text: string][] = [
  ['賃料の見込み（年額）', '1200000'],
  ['費用・報酬の見込み（年額）', '200000'],
]

const texts: readonly [label: string, text: string][] = [
  ['所在地', '愛知県名古屋市東区白壁二丁目'],
  ['種類', '共同住宅（木造・2階建て）'],
  ['専有面積', '186.40㎡'],
  ['賃貸の状況', '6戸のうち5戸が入居中です。'],
  ['資金の使いみち', '土地と建物に4,200,000円、修繕と諸費用に800,000円を使います。'],
  ['価格の根拠', '不動産鑑定士による鑑定評価書にもとづきます。'],
  ['利害関係人との取引', 'ありません。'],
  ['物件の管理', '建物の管理を、近隣の管理会社に委託します。'],
  ['売却の方針', '運用期間の終わりまでに、第三者へ売却します。'],
  ['業務管理者の確認', '織田 結が確認しました。'],
]

/** What it plans of a year, and everything that a fund's papers and page say in sentences. */
export async function writeFundTexts(form: Page | Locator): Promise<void> {
  for (const [label, text] of [...figures, ...texts]) await textField(form, label).fill(text)
}

const weakPoints: readonly [title: string, text: string][] = [
  ['6戸のうち1戸が空室です', '空室が続くと、分配金が予定を下回ります。'],
  ['木造の建物です', '修繕の時期が、鉄筋コンクリート造の建物より早く来ます。'],
]

/** What speaks against the property: the page waits for two of them. */
export async function writeWeakPoints({ page, press }: Pick<Visitor, 'page' | 'press'>): Promise<void> {
  for (const [index, [title, text]] of weakPoints.entries()) {
    await press(page.getByRole('button', { name: '弱いところを追加' }))
    await textField(page, `弱いところ${index + 1}の見出し`).fill(title)
    await textField(page, `弱いところ${index + 1}の説明`).fill(text)
    const missing = weakPoints.length - index - 1
    if (missing > 0) await page.getByText(`2件以上を入力してください（あと${missing}件）。`).waitFor()
  }
}
