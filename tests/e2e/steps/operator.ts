import { startSession } from '../../../src/features/account/session.ts'
import { operators } from '../support/demo-people.ts'
import type { Stage, Visitor } from '../support/stage.ts'

/**
 * An operator at a page of the back office, already logged in: how one logs in is told elsewhere, and each story pays for it otherwise.
 * @param title of the page.
 */
export async function operatorAt(stage: Stage, who: keyof typeof operators, path: string, title: string | RegExp): Promise<Visitor> {
  const visitor = await stage.visitor('desktop')
  await visitor.page.context().addCookies([{ name: 'session', value: await sessionOf(stage, operators[who].email), url: stage.product().baseUrl, httpOnly: true, sameSite: 'Lax' }])
  await openOffice(visitor, path, title)
  return visitor
}

/** The token of a new session of that person. */
export async function sessionOf(stage: Stage, email: string): Promise<string> {
  const member = await stage.database().selectFrom('member').select(['id', 'role']).where('email', '=', email).executeTakeFirstOrThrow()
  return (await startSession(stage.database(), member, 'test', new Date())).token
}

/** Another page of the back office, and until it is there. */
export async function openOffice({ page }: Pick<Visitor, 'page'>, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
