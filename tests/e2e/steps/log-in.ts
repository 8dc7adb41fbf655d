import type { Screen } from '../../support/browser.ts'
import { seeToast, type Person } from '../support/person.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { untilInteractive, visit } from '../support/visit.ts'

/** From any page that offers the login in its header or, as `opener`, elsewhere. */
export async function logIn(visitor: Visitor, person: Pick<Person, 'email' | 'password'>, opener = 'ログイン'): Promise<void> {
  const { page, press } = visitor
  await press(page.getByRole('button', { name: opener, exact: true }).first())
  const dialog = page.getByRole('dialog', { name: 'ログイン' })
  await dialog.getByLabel('メールアドレス').fill(person.email)
  await dialog.getByLabel('パスワード', { exact: true }).fill(person.password)
  const reloaded = page.waitForEvent('load')
  await press(dialog.getByRole('button', { name: 'ログイン', exact: true }))
  await reloaded
  await seeToast(page, 'ログインしました')
  await untilInteractive(page)
}

export async function logOut({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'マイページ' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'ログアウト' }))
  await page.waitForURL('/')
  await seeToast(page, 'ログアウトしました')
  await untilInteractive(page)
}

/** A member who comes straight to a page. */
export async function arrive(stage: Stage, person: Pick<Person, 'email' | 'password'>, path: string, screen?: Screen): Promise<Visitor> {
  const visitor = await stage.visitor(screen)
  await visit(visitor.page, path)
  await logIn(visitor, person)
  return visitor
}
