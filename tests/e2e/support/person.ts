import type { Locator, Page } from 'playwright-core'
import type { Product } from '../../support/product.ts'

/** Somebody invented. */
export interface Person {
  email: string
  password: string
  sei: string
  mei: string
  /** In hiragana: the form turns it into katakana. */
  seiKana: string
  meiKana: string
  tel: string
}

/** The address in a mail that begins with the given path of the product. */
export async function linkInMail(
  product: Product,
  to: string,
  subject: string,
  path: string,
  count = 1,
): Promise<string> {
  const { text } = await product.desk.mailTo(to, subject, count)
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => address.startsWith(`${product.baseUrl}${path}`))
  if (link === undefined) throw new Error(`the mail「${subject}」has no link to ${path}: ${text}`)
  return link
}

/** What says shortly that something was done; it goes away by itself. */
export async function seeToast(page: Page, text: string): Promise<void> {
  await page.getByRole('status').getByText(text).or(page.getByRole('alert').getByText(text)).first().waitFor()
}

/** Answers a question that asks for a reason. */
export async function confirmBecause(question: Locator, reason: string, confirm: string): Promise<void> {
  await question.getByLabel('理由').fill(reason)
  await question.getByRole('button', { name: confirm }).click()
}
