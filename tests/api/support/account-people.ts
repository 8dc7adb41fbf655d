import { expect } from 'vitest'
import type { Browser, World } from './account-world.ts'

export const goodPassword = 'kawa-no-nagare-88'

/** Somebody who fills in the form of registration rightly. */
export const someone = (changes: Record<string, unknown> = {}) => ({
  password: goodPassword,
  sei: '山田',
  mei: '花子',
  sei_kana: 'ヤマダ',
  mei_kana: 'ハナコ',
  birthday: '1985-04-12',
  zipcode: '1500002',
  address: '東京都渋谷区渋谷1-2-3',
  tel: '09012345678',
  survey: { property: '01', purpose: '02', experience: '03', job: '04', income: '05' },
  ...changes,
})

export const requestLink = `mutation ($input: EmailRegistInput!) { emailRegist(input: $input) { confirm_limit_at } }`
export const register = `mutation ($input: RegisterInput!) { register(input: $input) { uid } }`
export const logIn = `mutation ($identifier: String!, $password: String!) { login(identifier: $identifier, password: $password) { ok } }`

/** Asks for a link and takes its token out of the mail. */
export async function receiveToken(
  world: World,
  browser: Browser,
  email: string,
  invitationCode?: string,
): Promise<string> {
  const answer = await browser.ask(requestLink, { input: { email, invitation_code: invitationCode } })
  expect(answer.errors).toBeUndefined()
  const mails = await world.mailsTo(email)
  return /\/regist\/([\w-]+)/.exec(mails.at(-1)?.text_body ?? '')?.[1] ?? ''
}

let people = 0

/** A member of their own address and telephone number. @returns a browser in which that member is logged in. */
export async function joinAsMember(
  world: World,
  changes: Record<string, unknown> = {},
): Promise<Browser & { email: string }> {
  people += 1
  const email = `member${people}@example.jp`
  const browser = world.browser()
  const confirmation_token = await receiveToken(world, browser, email)
  const input = { ...someone({ tel: `080${String(people).padStart(8, '0')}`, ...changes }), confirmation_token }
  const registered = await browser.ask(register, { input })
  expect(registered.errors).toBeUndefined()
  const loggedIn = await browser.ask(logIn, { identifier: email, password: input.password })
  expect(loggedIn).toEqual({ data: { login: { ok: true } } })
  return Object.assign(browser, { email })
}
