import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Product } from '../../support/product.ts'
import { seeFocus } from '../support/by-keyboard.ts'
import { linkInMail, type Person } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Visitor } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'

const answers = [
  ['金融資産', '500万円以上1,000万円未満'],
  ['投資の目的', '中長期の資産形成'],
  ['投資の経験', '1年以上3年未満'],
  ['ご職業', '会社員'],
  ['年収', '500万円以上700万円未満'],
] as const

/** From the address to the receipt. */
export async function register(visitor: Visitor, product: Product, person: Person): Promise<void> {
  const { page, press } = visitor
  await visit(page, '/regist')
  await page.getByLabel('メールアドレス').fill(person.email)
  await press(page.getByRole('button', { name: '確認メールを送る' }))
  await page.getByText('会員登録のURLをメール送信しました。').waitFor()
  await visit(page, await linkInMail(product, person.email, '会員登録を続けてください', '/regist/'))
  await submitNothing(visitor)
  await fillPerson(visitor, person)
  await reloadKeepsWhatWasTyped(visitor, person)
  await fillTheRest(visitor, person)
  if (visitor.screen === 'desktop') await expectSoundScreen(page)
  await press(page.getByRole('button', { name: '入力内容を確認する' }))
  const dialog = page.getByRole('dialog', { name: 'この内容で登録しますか？' })
  await dialog.waitFor()
  const review = await dialog.innerText()
  for (const line of [`${person.sei} ${person.mei}`, '1985年（昭和60年）4月12日', '154-0024', person.tel, '会社員'])
    expect(review).toContain(line)
  expect(review).not.toContain(person.password)
  if (visitor.screen === 'desktop') await expectSoundScreen(page)
  await press(dialog.getByRole('button', { name: '登録する' }))
  await page.waitForURL('/regist/receipt')
  await page.getByRole('heading', { name: 'ご登録ありがとうございます' }).waitFor()
  if (visitor.screen === 'desktop') await expectSoundScreen(page)
  await product.desk.mailTo(person.email, '会員登録が完了しました')
}

/** An empty form is answered with everything that is missing, and the summary takes the focus. */
async function submitNothing({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: '入力内容を確認する' }))
  const summary = page.getByRole('alert').filter({ hasText: '入力内容に不備があります' })
  await summary.waitFor()
  await seeFocus(summary)
  // Nothing was typed: that is the reason, and both parts of a name are missing.
  expect(await summary.innerText()).toContain('郵便番号：数字で7桁です（未入力です）')
  await page.getByText('姓：必須です／名：必須です').waitFor()
  await press(summary.getByRole('link').first())
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-sei')
}

/** Typed as people type, and mended when the field is left. */
async function fillPerson({ page, press }: Visitor, person: Person): Promise<void> {
  const box = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
  const mends: readonly (readonly [field: Locator, typed: string, kept: string])[] = [
    [box('姓'), ` ${person.sei}　`, person.sei],
    [box('名'), person.mei, person.mei],
    [box('セイ'), person.seiKana, inKatakana(person.seiKana)],
    [box('メイ'), person.meiKana, inKatakana(person.meiKana)],
    [box('年'), '１９８５', '1985'],
    [box('月'), '4', '4'],
    [box('日'), '12', '12'],
    [box(/^電話番号/), fullWidth(`${person.tel.slice(0, 3)}-${person.tel.slice(3)}`), person.tel],
    [box(/^郵便番号/), '１５４－００２４', '1540024'],
  ]
  for (const [field, typed, kept] of mends) {
    await field.fill(typed)
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe(kept)
  }
  await page.getByText('1985年（昭和60年）4月12日').waitFor()
  await press(page.getByRole('button', { name: '住所を入力' }))
  const address = page.getByRole('textbox', { name: /^住所/ })
  await expect.poll(() => address.inputValue()).toContain('東京都世田谷区三軒茶屋')
  await address.fill('東京都世田谷区三軒茶屋1-0-0　髙﨑荘101')
}

async function reloadKeepsWhatWasTyped({ page }: Visitor, person: Person): Promise<void> {
  await page.getByLabel('ご職業').selectOption({ label: '会社員' })
  await reload(page)
  await expect.poll(() => page.getByRole('textbox', { name: '姓' }).inputValue()).toBe(person.sei)
  await expect.poll(() => page.getByRole('textbox', { name: 'セイ' }).inputValue()).toBe(inKatakana(person.seiKana))
  await expect.poll(() => page.getByRole('textbox', { name: /^住所/ }).inputValue()).toContain('髙﨑荘101')
  await expect.poll(() => page.getByLabel('ご職業').locator('option:checked').innerText()).toBe('会社員')
  await expect.poll(() => password(page).inputValue()).toBe('')
}

async function fillTheRest({ page }: Visitor, person: Person): Promise<void> {
  await password(page).fill(person.password)
  await page.getByRole('textbox', { name: /^パスワード（確認）/ }).fill(person.password)
  for (const [question, answer] of answers) await page.getByLabel(question).selectOption({ label: answer })
  await page.getByRole('checkbox', { name: /に同意します/ }).check()
}

const password = (page: Page) => page.getByRole('textbox', { name: /^パスワード(?!（)/ })

function inKatakana(hiragana: string): string {
  return hiragana.replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))
}

function fullWidth(text: string): string {
  return text.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
}
