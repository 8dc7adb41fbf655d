import { expect } from 'vitest'
import type { Product } from '../../support/product.ts'
import { seeToast, type Person } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'

const finished = '本人確認が完了しました。糸fundingをお楽しみください。'

/** The photographs are taken on a phone: at a desk by way of the code on the screen, on a phone right here. */
export async function verifyIdentity(visitor: Visitor, stage: Stage, person: Person): Promise<void> {
  const { page, press } = visitor
  const product = stage.product()
  await visit(page, '/mypage/info')
  await press(page.getByRole('button', { name: '本人確認を始める' }))
  const address =
    visitor.screen === 'phone'
      ? await submitHere(visitor, product, /審査しています|連絡を待っています/)
      : await submitOnAnotherDevice(visitor, stage)
  // The service tells us on its own way, which may take longer than the member's way back.
  await expect.poll(() => submittedAt(stage, person.email)).not.toBeNull()
  await visit(page, '/mypage/info')
  await page.getByText('審査中').waitFor()
  await product.desk.ekyc(new URL(address).pathname.split('/').at(-1) ?? '', 'approve')
  await product.desk.mailTo(person.email, '本人確認が完了しました')
  await reload(page)
  await page.getByText('確認済み', { exact: true }).waitFor()
  await Promise.all([seeToast(page, finished), page.goto(`${product.baseUrl}/ekyc/complete`)])
  await page.waitForURL(`${product.baseUrl}/`)
  if (visitor.screen === 'desktop') await expectSoundScreen(page)
}

const submittedAt = async (stage: Stage, email: string) =>
  (
    await stage
      .database()
      .selectFrom('member')
      .select('identity_submitted_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).identity_submitted_at

/** Sent back before anybody has looked at the photographs: nothing is said to be complete. */
async function submitHere({ page, press }: Visitor, product: Product, told: RegExp): Promise<string> {
  await page.waitForURL(`${product.deskUrl}/ekyc/**`)
  const address = page.url()
  await press(page.getByRole('button', { name: /提出する/ }))
  await page.waitForURL(`${product.baseUrl}/ekyc/complete**`)
  await page.getByText(told).waitFor()
  expect(await page.getByText(finished).count()).toBe(0)
  return address
}

async function submitOnAnotherDevice({ page }: Visitor, stage: Stage): Promise<string> {
  await page.getByText('QRコードを、スマートフォンのカメラで読み取ってください。').waitFor()
  // A picture for the phone's camera alone: it has no name, for it says nothing that the link beside it does not.
  await page.locator('svg[height="180"]').waitFor()
  const address = await page.getByRole('link', { name: /本人確認のページを開く/ }).getAttribute('href')
  expect(address).toContain(`${stage.product().deskUrl}/ekyc/`)
  await expectSoundScreen(page)
  const phone = await stage.visitor('phone')
  await phone.page.goto(address ?? '')
  await submitHere(phone, stage.product(), /この端末ではログインしていないため/)
  await phone.close()
  return address ?? ''
}
