import { expect, test } from 'vitest'
import { demoCredentials } from '../../src/desk/settings.ts'
import { connectBank, consent, contractProblems, redirectUri, token } from './support/bank-client.ts'
import { call, hoursAfter, openDesk } from './support/open-desk.ts'

const redeem = (code: string | null) => ({
  grant_type: 'authorization_code',
  code: code ?? '',
  redirect_uri: redirectUri,
})

test('the account holder sees who asks for what, and two buttons', async () => {
  const desk = await openDesk()
  const query = new URLSearchParams({
    client_id: demoCredentials.bankClientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'private:account',
    state: '"><b>',
  })
  const page = await fetch(`${desk.url}/ganb/api/auth/v1/authorization?${query}`)
  const text = await page.text()
  expect(page.status).toBe(200)
  expect(text).toContain('同意する')
  expect(text).toContain('同意しない')
  expect(text).toContain(redirectUri)
  expect(text).not.toContain('"><b>')
})

test('consent gives a code that works once, for the same redirect address, within five minutes', async () => {
  const desk = await openDesk()
  const back = await consent(desk, 'approve')
  expect(back.origin + back.pathname).toBe(redirectUri)
  expect(back.searchParams.get('state')).toBe('s-1')
  const code = back.searchParams.get('code')

  const other = await token(desk, { ...redeem(code), redirect_uri: 'http://127.0.0.1:3000/other' })
  expect(other).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  const first = await token(desk, redeem(code))
  expect(first.body).toMatchObject({ token_type: 'Bearer', expires_in: 2_592_000 })
  expect((await token(desk, redeem(code))).body.error).toBe('invalid_grant')

  const late = await consent(desk, 'approve')
  await desk.moveTo(hoursAfter(await desk.now(), 1))
  expect((await token(desk, redeem(late.searchParams.get('code')))).body.error).toBe('invalid_grant')
})

test('refusal sends the browser back with access_denied', async () => {
  const desk = await openDesk()
  const back = await consent(desk, 'deny')
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.get('code')).toBeNull()
  await expect(consent(desk, 'approve', { client_id: 'somebody' })).rejects.toThrow('400')
})

test('both ways to show the client secret work, a wrong one does not', async () => {
  const desk = await openDesk()
  const code = async () => redeem((await consent(desk, 'approve')).searchParams.get('code'))
  const post = { client_id: demoCredentials.bankClientId, client_secret: demoCredentials.bankClientSecret }
  expect((await token(desk, { ...(await code()), ...post }, {})).status).toBe(200)
  const wrong = await token(desk, { ...(await code()), ...post, client_secret: 'guess' }, {})
  expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
})

test('a refresh replaces both tokens; the refresh token works once', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  const refresh = { grant_type: 'refresh_token', refresh_token: bank.refreshToken }
  const next = await token(desk, refresh)
  expect(next.status).toBe(200)
  expect(next.body.access_token).not.toBe(bank.accessToken)
  expect((await token(desk, refresh)).body.error).toBe('invalid_grant')
  expect((await token(desk, { grant_type: 'password' })).body.error).toBe('unsupported_grant_type')
})

test('an access token lives 30 days and opens only what was consented to', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk, 'private:account')
  const accounts = await bank.get('/accounts')
  expect(contractProblems('AccountsResponse', accounts.body)).toEqual([])
  expect(contractProblems('BalancesResponse', (await bank.get('/accounts/balances')).body)).toEqual([])
  expect((await bank.post('/va/list', {})).status).toBe(403)
  expect(
    (
      await call(`${desk.url}/ganb/api/corporation/v1/accounts`, 'GET', undefined, {
        authorization: `Bearer ${bank.accessToken}`,
      })
    ).body.errorCode,
  ).toBe('WG_ERR_105')
  const user = await call(`${desk.url}/ganb/api/auth/v1/userinfo`, 'GET', undefined, {
    authorization: `Bearer ${bank.accessToken}`,
  })
  expect(user.body.sub).toBe(demoCredentials.bankAccountId)

  expect(await bank.get('/virtual-accounts')).toMatchObject({ status: 404, body: { errorCode: 'WG_ERR_019' } })
  await desk.moveTo(hoursAfter(await desk.now(), 30 * 24 + 1))
  expect(await bank.get('/accounts')).toMatchObject({ status: 401, body: { errorCode: 'WG_ERR_105' } })
})

test('with openid the answer holds an id token', async () => {
  const desk = await openDesk()
  const back = await consent(desk, 'approve', { scope: 'openid private:account', nonce: 'n-1' })
  const { body } = await token(desk, redeem(back.searchParams.get('code')))
  const claims = JSON.parse(Buffer.from(String(body.id_token).split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ aud: demoCredentials.bankClientId, nonce: 'n-1' })
})
