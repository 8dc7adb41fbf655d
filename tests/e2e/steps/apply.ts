import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { asksFor } from '../support/act-log.ts'
import { seeFocus } from '../support/by-keyboard.ts'
import { seeToast } from '../support/person.ts'
import type { Visitor } from '../support/stage.ts'

const accepted = '申し込みを受け付けました。ご登録のメールアドレスに案内をお送りします。'

/** Everything before the promise: the amount, the documents, the question whether it is meant. */
export async function prepareApplication(visitor: Visitor, amount: string): Promise<void> {
  const { page, press } = visitor
  await page.getByLabel('申し込む金額').selectOption({ label: amount })
  const documents = page.getByRole('group', { name: /書類の確認/ }).getByRole('listitem')
  await documents.first().waitFor()
  for (const document of await documents.all()) {
    await openInTab(page, press(document.getByRole('link', { name: '開く' })))
    await document.getByText('に開きました').waitFor()
    await press(document.getByRole('checkbox'))
    await expect.poll(() => document.getByRole('checkbox').isChecked()).toBe(true)
    // A refusal goes with its cause.
    expect(await document.getByText('を先に開いてください。').count()).toBe(0)
  }
  await press(page.getByRole('button', { name: '申し込み内容を確認する' }))
  await confirmation(visitor).waitFor()
  expect(await confirmation(visitor).innerText()).toContain(amount)
}

/** A document comes up in a tab of its own, which is not looked at: the page behind it comes to the front again, and stays there. */
export async function openInTab(page: Page, act: Promise<void>): Promise<void> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), act])
  await tab.close()
  await page.bringToFront()
}

export function confirmation({ page }: Visitor) {
  return page.getByRole('dialog').filter({ hasText: 'で申し込みますか？' })
}

export async function apply(visitor: Visitor, amount: string): Promise<void> {
  await prepareApplication(visitor, amount)
  await visitor.press(confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }))
  await seeToast(visitor.page, accepted)
}

/** Refused once and accepted then: what was said of the refusal is not said any more. */
export async function applyAtTheSecondAttempt(visitor: Visitor, amount: string): Promise<void> {
  const { page, press } = visitor
  const refusal = 'ただいま申し込みを受け付けられません。'
  await prepareApplication(visitor, amount)
  await page.route('**/graphql', (route) =>
    asksFor(route.request(), 'createInvest')
      ? route.fulfill({ json: { data: null, errors: [{ message: refusal, extensions: { code: 'BAD_USER_INPUT' } }] } })
      : route.fallback(),
  )
  await press(confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }))
  await page.getByRole('alert').getByText(refusal).waitFor()
  await page.unroute('**/graphql')
  await press(page.getByRole('button', { name: '申し込み内容を確認する' }))
  await confirmation(visitor).waitFor()
  await press(confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }))
  await seeToast(page, accepted)
  await page.getByText(refusal).waitFor({ state: 'hidden' })
}

/** The form tells what is missing before it lets go on, and takes no tick for what was not opened. */
export async function tryWithoutDocuments({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('checkbox').first())
  await seeToast(page, 'を先に開いてください。')
  await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(false)
  await press(page.getByRole('button', { name: '申し込み内容を確認する' }), { force: true })
  const summary = page.getByRole('alert').filter({ hasText: '入力内容に不備があります' })
  await seeFocus(summary)
}
