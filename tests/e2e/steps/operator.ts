import type { Page } from 'playwright-core'
import { operators } from '../support/demo-people.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { beLoggedIn } from './log-in.ts'

/**
 * An operator at a page of the back office, already logged in: how one logs in is told elsewhere, and each story pays for it otherwise.
 * @param title of the page.
 */
export async function operatorAt(stage: Stage, who: keyof typeof operators, path: string, title: string | RegExp): Promise<Visitor> {
  const visitor = await stage.visitor('desktop')
  await beLoggedIn(visitor, stage, operators[who].email)
  await openOffice(visitor, path, title)
  return visitor
}

/** The fold of the queues that are empty, on the first page of the day. */
export async function openEmptyQueues(page: Page): Promise<void> {
  await page.getByText(/^0件の業務/).click()
}

/** The proposal whose details are open, through the question that names it. */
export async function approveShown({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: '承認して実行する' }))
  await press(page.getByRole('dialog', { name: 'この内容を承認しますか' }).getByRole('button', { name: '承認する' }))
}

/** Another page of the back office, and until it is there. */
export async function openOffice({ page }: Pick<Visitor, 'page'>, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
