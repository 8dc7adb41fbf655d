import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'

/** Where the money has to go, as the screen says. */
export interface Account {
  branch: string
  number: string
}

/** Saves the document, says that it was read, and is told the account. */
export async function confirmContract(visitor: Visitor): Promise<Account> {
  const { page, press } = visitor
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'ダウンロード' })),
  ])
  const file = await readFile(await saved.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  await press(page.getByRole('button', { name: '確認しました' }))
  await seeToast(page, '契約成立時書面をご確認いただき、ありがとうございます。')
  await page.getByRole('heading', { name: 'お振込先' }).waitFor()
  if (visitor.screen === 'desktop') await expectSoundScreen(page)
  return readAccount(visitor)
}

/** Copied, not read off: the way it reaches a banking site. */
async function readAccount({ page, press }: Visitor): Promise<Account> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async (name: string): Promise<string> => {
    await press(page.getByRole('button', { name: `：${name}` }))
    await page.getByText(`${name}をコピーしました`).waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const account = { branch: await copied('支店'), number: await copied('口座番号') }
  expect(account).toEqual({ branch: expect.stringMatching(/^\d{3}$/), number: expect.stringMatching(/^\d{7}$/) })
  return account
}

/** At the bank's window of the demo, by its form. */
export async function payAtTheDesk(stage: Stage, account: Account, amount: number): Promise<void> {
  const { page, close } = await stage.visitor()
  await page.goto(stage.product().deskUrl)
  await page.getByLabel('支店コード').fill(account.branch)
  await page.getByLabel('口座番号').fill(account.number)
  await page.getByLabel('金額（円）').fill(String(amount))
  await page.getByRole('button', { name: '入金する', exact: true }).click()
  await page.getByText('を入金しました。').waitFor()
  await close()
}
