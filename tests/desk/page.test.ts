import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { connectBank, oneTransfer } from './support/bank-client.ts'
import { demoCredentials } from '../../src/desk/settings.ts'
import { call, openDesk, type TestDesk } from './support/open-desk.ts'

/** Presses a button of the page as a browser without JavaScript does, and reads the page that follows. */
async function press(desk: TestDesk, path: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(desk.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect(answer.status).toBe(303)
  return (await fetch(new URL(answer.headers.get('location') ?? '', desk.url))).text()
}

test('the page says what it is, and loads nothing from anywhere', async () => {
  const desk = await openDesk()
  const answer = await fetch(desk.url)
  const page = await answer.text()
  expect(page).toContain('これはデモ用の窓口です')
  for (const title of ['銀行窓口', '本人確認', 'メール', '時計', '障害']) expect(page).toContain(title)
  expect(page).not.toMatch(/<script|<link rel="stylesheet"|src="http/)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('a person pays in, holds a transfer and sees what has happened', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  const [account] = await bank.issue()
  const paid = await press(desk, '/page/deposits', {
    branch_cd: '502',
    account_number: account?.vaAccountNumber ?? '',
    amount: '100000',
    remitter_name: 'ヤマダ タロウ',
    transfer_at: '',
  })
  expect(paid).toContain('100,000円 を入金しました。')
  expect(paid).toContain('ﾔﾏﾀﾞ ﾀﾛｳ')
  expect(
    await press(desk, '/page/deposits', {
      branch_cd: '502',
      account_number: '1',
      amount: '1',
      remitter_name: 'ヤマダ',
    }),
  ).toContain('該当する振込入金口座がありません。')

  const chosen = await (await fetch(`${desk.url}/?pay=${account?.vaAccountNumber}`)).text()
  expect(chosen).toMatch(new RegExp(`name="account_number"[^>]*value="${account?.vaAccountNumber}"`))

  const { body } = await bank.post(
    '/transfer/request',
    oneTransfer((await desk.now()).slice(0, 10), { beneficiaryBankCode: '0310' }),
  )
  expect(await press(desk, `/page/transfers/${body.applyNo}`, { action: 'hold', item_id: '1' })).toContain('保留中')
  expect(await (await fetch(`${desk.url}/?account=9999`)).text()).toContain('見つかりません。')
})

test('a person opens an account for a fund, lets its rent come in and sells its property', async () => {
  const desk = await openDesk()
  const opened = await press(desk, '/page/company-accounts', { name: '1号ファンド口', opening_balance: '0' })
  expect(opened).toContain('口座 102-0001235 を開きました。')
  for (const name of ['家賃が入る', '費用を払う', '物件が売れる', '運営者が入金する', '運営者が出金する'])
    expect(opened).toContain(name)
  const account = '102010001235'
  const rent = { account, text: '振込', counterparty: 'サトウ ハナコ', direction: 'in', amount: '80000' }
  expect(await press(desk, '/page/lines', rent)).toContain('会社の口座に 80,000円 を入金しました。')
  const tooMuch = { account, text: '口座振替', counterparty: 'イトカンリ', direction: 'out', amount: '80001' }
  const refused = await press(desk, '/page/lines', tooMuch)
  expect(refused).toContain('残高が不足しているため、出金できません。')
  // The account stays chosen, with its lines.
  expect(refused).toContain('102-0001235 の明細 1件')
  expect(refused).toContain('振込 ｻﾄｳ ﾊﾅｺ')
  const moved = await press(desk, '/page/own-transfers', { from: account, to: '102010001234', amount: '30000' })
  expect(moved).toContain('30,000円 を振り替えました。')

  const monthly = { account, rent: '80000', tenant: 'サトウ', cost: '', payee: '', day: '27' }
  const on = await press(desk, '/page/monthly', { ...monthly, switch: 'on' })
  expect(on).toContain('毎月27日 振込 ｻﾄｳ 80,000円の入金')
  expect(desk.parts.monthlyMovements.of(account)).toHaveLength(1)
  expect(await press(desk, '/page/monthly', { ...monthly, day: '31', switch: 'on' })).toContain(
    'day は1から28の整数です。',
  )
  await press(desk, '/page/monthly', { ...monthly, switch: 'off' })
  expect(desk.parts.monthlyMovements.of(account)).toEqual([])
})

test('a person reviews an application, moves the clock and orders a fault', async () => {
  const desk = await openDesk()
  const { body } = await call(
    `${desk.url}/identity/v1/applications`,
    'POST',
    { applicant_id: 'm_1', callback_url: 'http://127.0.0.1:3000/a', error_url: 'http://127.0.0.1:3000/b' },
    { 'x-ekyc-api-key': demoCredentials.identityApiKey },
  )
  const reference = body.url.split('/').at(-1)
  expect(await press(desk, `/page/identity/${reference}`, { decision: 'approve' })).toContain(
    'いまの状態ではこの操作はできません。',
  )
  await press(desk, `/page/identity/${reference}`, { decision: 'submit' })
  expect(await press(desk, `/page/identity/${reference}`, { decision: 'approve' })).toContain('を処理しました。')
  expect(desk.parts.applications.findByReference(reference)?.status).toBe('approved')

  const before = await desk.now()
  expect(await press(desk, '/page/clock', { move: 'midnight' })).toContain('業務時計を進めました。')
  const after = await desk.now()
  expect(after.slice(0, 10) > before.slice(0, 10) && after.slice(11, 16) === '00:00').toBe(true)
  expect(await press(desk, '/page/clock', { now: before.slice(0, 19) })).toContain('業務時計は先へだけ進められます。')
  expect(await press(desk, '/page/faults', { target: 'bank', kind: 'delay', count: '2' })).toContain('2回')
  expect(await press(desk, '/page/reset', {})).toContain('障害とメールを消しました。')
})

test('what a mail contains cannot leave its frame', async () => {
  const desk = await openDesk()
  await createTransport({ host: '127.0.0.1', port: desk.smtpPort }).sendMail({
    from: 'a@example.jp',
    to: 'b@example.jp',
    subject: '<b>件名</b>',
    text: '<i>本文</i> https://example.jp/x',
    html: '"><script>alert(1)</script>',
  })
  const [mail] = (await desk.get('/mails')).body
  const page = await (await fetch(`${desk.url}/?mail=${mail.id}`)).text()
  expect(page).not.toMatch(/<b>件名|<i>本文|<script/)
  expect(page).toContain('<a href="https://example.jp/x"')
  expect(page).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/)
})
