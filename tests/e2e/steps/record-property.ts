import type { Locator, Page } from 'playwright-core'
import { demoPaper } from '../../../src/server/demo/demo-paper.ts'
import { kanaOfParty } from '../../support/kana-of-party.ts'
import { seeToast } from '../support/person.ts'
import type { Visitor } from '../support/stage.ts'

/** A text field by the beginning of its name; what is needed says so after it. */
export const textField = (within: Page | Locator, label: string): Locator =>
  within.getByRole('textbox', { name: new RegExp(`^${label}`) })
export const choice = (within: Page | Locator, label: string): Locator =>
  within.getByRole('combobox', { name: new RegExp(`^${label}`) })

/** One of the forms on a property's page, opened. */
export async function openRecordForm(page: Page, title: string): Promise<Locator> {
  const form = page.locator('details', { has: page.locator('summary', { hasText: title }) })
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click()
  return form
}

/** The paper that a deal rests on: a file of the operator's, of which only the hash is recorded. */
export const chooseContract = (deal: Locator): Promise<void> =>
  deal
    .getByLabel('売買契約書のファイル')
    .setInputFiles({ name: '売買契約書.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 contract') })

/** The report of an appraisal by somebody else: it is kept, and who approves a deal opens it. */
export async function chooseAppraisal(appraisal: Locator): Promise<void> {
  const kept = appraisal.page().waitForResponse((response) => response.url().endsWith('/admin-upload/property-papers'))
  await appraisal
    .getByLabel(/^評価書のPDF/)
    .setInputFiles({ name: '評価書.pdf', mimeType: 'application/pdf', buffer: demoPaper })
  await kept
}

/** Somebody new on a side, from within a form. */
export async function addParty(
  { page, press }: Visitor,
  form: Locator,
  side: string,
  name: string,
  { relation, nameKana }: { relation: string; nameKana: string } = { relation: '第三者', nameKana: kanaOfParty(name) },
): Promise<void> {
  await press(form.getByRole('button', { name: `：${side}` }))
  const dialog = page.getByRole('dialog', { name: '取引先を登録' })
  await textField(dialog, '名称').fill(name)
  await textField(dialog, '振込名義（カナ）').fill(nameKana)
  await choice(dialog, '当社との関係').selectOption({ label: relation })
  await press(dialog.getByRole('button', { name: '登録する' }))
  await seeToast(page, '取引先を登録しました。')
  await dialog.waitFor({ state: 'hidden' })
}

/** A draft is about a building that was not recorded before: registered, and linked with its seller and price. */
export async function recordProperty(
  operator: Visitor,
  { fundId, address }: { fundId: string; address: string },
): Promise<void> {
  const { page, press } = operator
  await page.goto(`/itoadmintool/properties/new?fund=${fundId}`)
  await choice(page, '種類').selectOption('building')
  await textField(page, '所在地').fill(address)
  await textField(page, '延床面積').fill('186.40')
  await press(page.getByRole('button', { name: '登録する', exact: true }))
  await page.getByRole('heading', { level: 1, name: address }).waitFor()
  const form = await openRecordForm(page, 'ファンドに結び付ける')
  await addParty(operator, form, 'ファンドへの売主', '白壁商事株式会社')
  await textField(form, 'ファンドの取得価格').fill('4200000')
  await textField(form, '価格の根拠').fill('不動産鑑定士による鑑定評価書にもとづきます。')
  await press(form.getByRole('button', { name: 'ファンドに結び付ける' }))
  await seeToast(page, 'ファンドに結び付けました。')
}
