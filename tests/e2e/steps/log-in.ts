import { startSession } from '../../../src/features/people/account/session.ts'
import type { Screen } from '../../support/browser.ts'
import type { Product } from '../../support/product.ts'
import { seeToast, type Person } from '../support/person.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { throughLoad, visit } from '../support/visit.ts'

/** From any page that offers the login in its header or, as `opener`, elsewhere. */
export async function logIn(
  visitor: Visitor,
  person: Pick<Person, 'email' | 'password'>,
  opener = 'ログイン',
): Promise<void> {
  const { page, press } = visitor
  await press(page.getByRole('button', { name: opener, exact: true }).first())
  const dialog = page.getByRole('dialog', { name: 'ログイン' })
  await dialog.getByLabel('メールアドレス').fill(person.email)
  await dialog.getByLabel('パスワード', { exact: true }).fill(person.password)
  await throughLoad(
    page,
    press(dialog.getByRole('button', { name: 'ログイン', exact: true })),
    seeToast(page, 'ログインしました'),
  )
}

export async function logOut({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'マイページ' }))
  await throughLoad(
    page,
    press(page.getByRole('dialog').getByRole('button', { name: 'ログアウト' })),
    seeToast(page, 'ログアウトしました'),
  )
}

/** A member who comes straight to a page, already logged in: how one logs in is told elsewhere, and each story pays for it otherwise. */
export async function arrive(
  stage: Stage,
  { email }: Pick<Person, 'email'>,
  path: string,
  screen?: Screen,
): Promise<Visitor> {
  const visitor = await stage.visitor(screen)
  await beLoggedIn(visitor, stage, email)
  await visit(visitor.page, path)
  return visitor
}

/** As after a login, on every page from now on. */
export async function beLoggedIn({ page }: Pick<Visitor, 'page'>, stage: Stage, email: string): Promise<void> {
  const value = await sessionOf(stage, email)
  await page.context().addCookies(
    [stage.product().baseUrl, named(stage.product())].map((url) => ({
      name: 'session',
      value,
      url,
      httpOnly: true,
      sameSite: 'Lax',
    })),
  )
}

/** The site under its name: no passkey belongs to a number. */
export const named = (product: Product): string => product.baseUrl.replace('127.0.0.1', 'localhost')

/** The token of a new session of that person. */
export async function sessionOf(stage: Stage, email: string): Promise<string> {
  const member = await stage
    .database()
    .selectFrom('member')
    .select(['id', 'role'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return (await startSession(stage.database(), member, 'test', new Date())).token
}
