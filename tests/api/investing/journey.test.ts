import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GraphqlClient } from '../../support/graphql-client.ts'
import {
  apply,
  confirmDocument,
  contractValue,
  fundFigures,
  myInvest,
  pay,
  requestApplication,
  type TransferAccount,
} from '../../support/investor.ts'
import { openWorld, worldPassword, type World } from '../../support/world.ts'
import type { Id } from '../../../src/domain/id.ts'

// One investor's way from the first visit to "participating with 500,000 yen", over HTTP alone.
let world: World
let fundId: Id<'fund'>
let hanako: GraphqlClient
let investId: string
let account: TransferAccount
const email = 'Hanako@example.jp'

beforeAll(async () => {
  world = await openWorld()
  fundId = await world.fund()
  hanako = world.visitor()
})
afterAll(async () => {
  await world.expectSound()
  await world.close()
})

const mailTo = (subject: string) => world.product.desk.mailTo(email, subject)
const extraInfo = async () =>
  (await hanako.query<{ extraInfo: { path: string } | null }>('{ extraInfo { message path } }')).extraInfo?.path ?? null

const registration = (changes: Record<string, unknown> = {}) => ({
  password: worldPassword,
  sei: '山田',
  mei: '花子',
  sei_kana: 'ヤマダ',
  mei_kana: 'ハナコ',
  birthday: '1985-04-12',
  zipcode: '１５０－０００２',
  address: '東京都渋谷区渋谷1-2-3',
  tel: '090-1234-5678',
  survey: { property: '01', purpose: '02', experience: '03', job: '04', income: '05' },
  ...changes,
})

test('a visitor looks around', async () => {
  const { me, investingAmount, projects } = await hanako.query<{
    me: null
    investingAmount: { amount: number }
    projects: { id: string }[]
  }>('{ me { id } investingAmount { amount } projects { id name performance { progress } } }')
  expect(me).toBeNull()
  expect(investingAmount).toEqual({ amount: 0 })
  expect(projects.map(({ id }) => id)).toEqual([String(fundId)])
  expect(await fundFigures(world, fundId)).toEqual({
    stats: { paid_total: 2_000_000, invest_total: 2_000_000, is_goaled: false },
    performance: { progress: '02:募集中', isFail: false },
  })
  expect(await extraInfo()).toBeNull()
  const refused = await requestApplication(hanako, { fundId, amount: 500_000 })
  expect(refused.errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
})

test('and registers by the link in a mail', async () => {
  await hanako.query('mutation ($input: EmailRegistInput!) { emailRegist(input: $input) { confirm_limit_at } }', {
    input: { email },
  })
  const mail = await mailTo('会員登録を続けてください')
  const token = /\/regist\/([\w-]+)/.exec(mail.text)?.[1]
  expect(mail.text).toContain(`${world.product.baseUrl}/regist/${token}`)

  const asked = await hanako.query<{ emailConfirm: { confirm_limit_at: string } }>(
    'query ($token: String!) { emailConfirm(confirmation_token: $token) { confirm_limit_at invitation_code } }',
    { token },
  )
  expect(asked.emailConfirm.confirm_limit_at).toMatch(/^2026-04-02T12:0\d/)

  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { uid } }'
  const bad = await hanako.request(register, {
    input: { ...registration({ sei_kana: 'yamada', tel: '123', password: 'password' }), confirmation_token: token },
  })
  expect(bad.errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { sei_kana: expect.any(String), tel: expect.any(String) },
  })
  const {
    register: { uid },
  } = await hanako.query<{ register: { uid: string } }>(register, {
    input: { ...registration(), confirmation_token: token },
  })
  expect(uid).toMatch(/^\d{8}$/)
  await mailTo('会員登録が完了しました')
  const again = await hanako.request(register, { input: { ...registration(), confirmation_token: token } })
  expect(again.errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
})

test('logs in, out and in again', async () => {
  const login =
    'mutation ($identifier: String!, $password: String!) { login(identifier: $identifier, password: $password) { ok } }'
  const wrong = await hanako.request(login, { identifier: email, password: 'kawa-no-nagare-89' })
  expect(wrong.errors[0]?.message).toBe('ログインに失敗しました。')
  for (const identifier of [email, email.toLowerCase()]) {
    // A wrong password makes the next attempt wait a moment.
    await expect
      .poll(async () => (await hanako.request(login, { identifier, password: worldPassword })).data, {
        timeout: 10_000,
      })
      .toEqual({ login: { ok: true } })
    expect(await hanako.query('{ me { email tel zipcode is_ekyc_authed } }')).toEqual({
      me: { email, tel: '09012345678', zipcode: '1500002', is_ekyc_authed: false },
    })
    if (identifier === email) await hanako.query('mutation { logout { ok } }')
  }
})

test('has her identity verified', async () => {
  expect(await extraInfo()).toBe('/mypage/info')
  const unverified = await requestApplication(hanako, { fundId, amount: 500_000 })
  expect(unverified.errors[0]?.extensions).toEqual({ code: 'FORBIDDEN' })

  const {
    startLiquid: { url },
  } = await hanako.query<{ startLiquid: { url: string } }>('mutation { startLiquid { url } }')
  const reference = new URL(url).pathname.split('/').at(-1) ?? ''
  const me = async () =>
    (await hanako.query<{ me: Record<string, unknown> }>('{ me { is_ekyc_authed ekyc_authed_at ekyc_finish_at } }')).me
  await world.product.desk.ekyc(reference, 'submit')
  await world.settle()
  expect(await me()).toMatchObject({ is_ekyc_authed: false, ekyc_authed_at: null, ekyc_finish_at: expect.any(String) })
  await world.product.desk.ekyc(reference, 'approve')
  await world.settle()
  expect(await me()).toMatchObject({ is_ekyc_authed: true, ekyc_authed_at: expect.any(String) })
  await mailTo('本人確認が完了しました')
  expect(await extraInfo()).toBeNull()
})

test('applies once, however often the button is pressed', async () => {
  const wish = { fundId, amount: 500_000, key: 'the-one-submit' }
  const [first, second] = await Promise.all([apply(hanako, wish), apply(hanako, wish)])
  investId = first
  expect([second, await apply(hanako, wish)]).toEqual([first, first])
  const other = await requestApplication(hanako, { ...wish, key: 'another-submit' })
  expect(other.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' })

  const mail = await mailTo('申し込みを受け付けました')
  expect(mail.text).toContain('500,000円')
  expect(await myInvest(hanako, investId)).toEqual({
    id: investId,
    amount: 500_000,
    status: 'Entry',
    contract_confirm_at: null,
    transfer_account: null,
    transfer_limit_at: '2026-04-04T23:59:59+09:00',
  })
  expect((await fundFigures(world, fundId)).stats).toEqual({
    paid_total: 2_000_000,
    invest_total: 2_500_000,
    is_goaled: false,
  })
  expect(await hanako.query('{ investingAmount { amount } }')).toEqual({ investingAmount: { amount: 500_000 } })
  expect(await extraInfo()).toBe('/mypage/projects')
})

test('downloads the contract document, and only then may confirm it', async () => {
  const early = await hanako.request(confirmDocument, { input: { invest_id: investId } })
  expect(early.errors[0]?.extensions).toEqual({ code: 'CONFLICT' })
  expect((await myInvest(hanako, investId)).transfer_account).toBeNull()

  const value = await contractValue(hanako, investId)
  expect((await world.visitor().fetch(`/contract/${value}`)).status).toBe(404)
  const document = await hanako.fetch(`/contract/${value}`)
  expect(document.headers.get('content-type')).toBe('application/pdf')
  expect(document.headers.get('cache-control')).toContain('no-store')
  const bytes = Buffer.from(await document.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await hanako.fetch(`/contract/${value}`)).status).toBe(404)

  const again = await hanako.fetch(`/contract/${await contractValue(hanako, investId)}`)
  const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  expect(digest(Buffer.from(await again.arrayBuffer()))).toBe(digest(bytes))

  for (let time = 0; time < 2; time += 1) {
    expect(await hanako.query(confirmDocument, { input: { invest_id: investId } })).toEqual({ confirmContract: true })
  }
  const mail = await mailTo('振込先をマイページに表示しました')
  const revealed = await myInvest(hanako, investId)
  expect(revealed.contract_confirm_at).toMatch(/^2026-04-01T12:/)
  expect(revealed.transfer_account).toMatchObject({ transfer_limit_at: '2026-04-04T23:59:59+09:00', transfers: [] })
  account = revealed.transfer_account as TransferAccount
  expect(mail.text).not.toContain(account.account_number)
})

test('pays in two parts and participates', async () => {
  await pay(world, account, 200_000, { from: 'ヤマダ ハナコ' })
  await mailTo('入金が不足しています')
  expect(await myInvest(hanako, investId)).toMatchObject({
    status: 'Entry',
    transfer_account: { transfers: [{ amount: 200_000 }] },
  })
  expect(await extraInfo()).toBe('/mypage/projects')

  await pay(world, account, 300_000, { from: 'ヤマダ ハナコ' })
  await mailTo('入金を確認しました（参加確定）')
  expect(await myInvest(hanako, investId)).toMatchObject({
    status: 'Paid',
    transfer_account: { transfers: [{ amount: 200_000 }, { amount: 300_000 }] },
  })
  expect(await extraInfo()).toBeNull()
  expect(await fundFigures(world, fundId)).toEqual({
    stats: { paid_total: 2_500_000, invest_total: 2_500_000, is_goaled: false },
    performance: { progress: '02:募集中', isFail: false },
  })
})

test('every step was followed by one mail', async () => {
  const subjects = (await world.product.desk.mails(email)).map(({ subject }) => subject).reverse()
  const told = [
    '会員登録を続けてください',
    '会員登録が完了しました',
    '本人確認が完了しました',
    '申し込みを受け付けました',
    '振込先をマイページに表示しました',
    '入金が不足しています',
    '入金を確認しました',
  ]
  for (const part of told)
    expect(
      subjects.filter((subject) => subject.includes(part)),
      part,
    ).toHaveLength(1)
})
