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
  ['当社の報酬', '優先出資に予定の分配をした後に残る利益を、当社が受け取ります。'],
  ['登記の表示', '家屋番号：白壁二丁目901番の1。種類：共同住宅。床面積：186.40㎡。'],
  ['登記された権利', '登記の名義人は売主です。所有権のほかに、登記された権利はありません。'],
  ['法令による制限', '第一種住居地域。建ぺい率60％、容積率200％。準防火地域。'],
  ['水道・電気・ガス・排水', '公営の水道、電気、都市ガス、公共下水道が整備されています。'],
  ['災害区域・石綿・耐震診断', 'いずれの警戒区域にもありません。石綿の調査の記録はありません。'],
  ['賃借人と稼働率', '6戸のうち5戸を賃貸しています。過去5年の稼働率は83％から100％です。'],
  ['収入と費用の推移', '過去5年の賃料収入は年95万円から120万円、費用は年15万円から20万円です。'],
]

/** What does not apply to the fund is written by a press. */
const notApplying = [
  '借入れは行いません。',
  '監査は受けません。',
  '該当しません。工事を終えた物件です。',
  '該当しません。区分所有建物ではありません。',
  '措置はありません。',
  '第三者による調査は行っていません。',
  '該当しません。対象不動産は1件です。',
  '該当しません。主な賃借人はいません。',
  '滞納はありません。',
  // Of the two items that it fits: a guarantee and a private road.
  'ありません。',
  'ありません。',
]

/** What it plans of a year, and everything that a fund's papers and page say in sentences. */
export async function writeFundTexts(form: Page | Locator): Promise<void> {
  for (const [label, text] of [...figures, ...texts]) await textField(form, label).fill(text)
  for (const text of notApplying)
    await form
      .getByRole('button', { name: `「${text}」と書く`, exact: true })
      .first()
      .click()
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
