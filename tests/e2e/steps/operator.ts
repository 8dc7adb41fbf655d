import type { Page } from 'playwright-core'
import { operators } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { beLoggedIn } from './log-in.ts'

/**
 * An operator at a page of the back office, already logged in: how one logs in is told elsewhere, and each story pays for it otherwise.
 * @param title of the page.
 */
export async function operatorAt(
  stage: Stage,
  who: keyof typeof operators,
  path: string,
  title: string | RegExp,
): Promise<Visitor> {
  const visitor = await stage.visitor('desktop')
  await beLoggedIn(visitor, stage, operators[who].email)
  await openOffice(visitor, path, title)
  return visitor
}

/** The fold of the queues that are empty, on the first page of the day. */
export async function openEmptyQueues(page: Page): Promise<void> {
  await page.getByText(/^0件の業務/).click()
}

/** The proposal whose details are open, through the question that names it. @param answers what is typed, by a part of its label. */
export async function approveShown(
  { page, press }: Visitor,
  answers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await press(page.getByRole('button', { name: '承認して実行する' }))
  const dialog = page.getByRole('dialog', { name: 'この内容を承認しますか' })
  for (const [label, value] of Object.entries(answers)) await dialog.getByLabel(label).fill(value)
  await press(dialog.getByRole('button', { name: '承認する' }))
}

/** The colleague looks for what was proposed meanwhile and approves it. @param title of the proposal, or a part of it. */
export async function agree(
  colleague: Visitor,
  title: RegExp,
  answers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await openOffice(colleague, '/itoadmintool/approvals', '承認')
  await colleague.press(colleague.page.getByRole('button', { name: title }))
  await approveShown(colleague, answers)
  await seeToast(colleague.page, '承認しました。')
}

/** A colleague looks at a proposal and sends it back: nothing of it happens. @param title of the proposal, or a part of it. */
export async function sendBack(stage: Stage, who: keyof typeof operators, title: RegExp): Promise<void> {
  const { page, press } = await operatorAt(stage, who, '/itoadmintool/approvals', '承認')
  await press(page.getByRole('button', { name: title }))
  await page.getByLabel('差し戻しの理由').fill('記録と照らし合わせてください。')
  await press(page.getByRole('button', { name: '差し戻す' }))
  await seeToast(page, '差し戻しました。')
}

/** Another page of the back office, and until it is there. */
export async function openOffice({ page }: Pick<Visitor, 'page'>, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
