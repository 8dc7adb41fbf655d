import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountId, linkedBank, linkedTokens } from './fixtures/linked-bank.ts'
import { type ScriptedBank, startScriptedBank } from './fixtures/scripted-bank.ts'

const balances = 'GET /corporation/v1/accounts/balances'
const token = 'POST /auth/v1/token'
const unauthorized = { status: 401, body: { errorCode: 'WG_ERR_105', errorMessage: 'invalid' } }
const balanceAnswer = {
  status: 200,
  body: {
    balances: [
      {
        accountId,
        balance: '50000000',
        withdrawableAmount: '49000000',
        baseDate: '2026-11-21',
        baseTime: '10:00:00+09:00',
      },
    ],
  },
}
const granted = (number: number, life: unknown = '2592000') => ({
  status: 200,
  body: {
    access_token: `access-${number}`,
    refresh_token: `refresh-${number}`,
    token_type: 'Bearer',
    expires_in: life,
    scope: 's',
  },
})

let scripted: ScriptedBank
beforeEach(async () => {
  scripted = await startScriptedBank()
  scripted.always(balances, balanceAnswer)
})
afterEach(() => scripted.close())

const usedTokens = () => scripted.requestsTo(balances).map((request) => request.headers['x-access-token'])

describe('linking the account', () => {
  it('sends the operator to the bank with the state, and without PKCE', () => {
    const url = new URL(
      linkedBank(scripted.baseUrl).bank.authorizationUrl({
        state: 'abc',
        redirectUri: 'http://localhost/bank/redirect',
      }),
    )
    expect(url.pathname).toBe('/ganb/api/auth/v1/authorization')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'demo-client',
      redirect_uri: 'http://localhost/bank/redirect',
      response_type: 'code',
      scope: 'private:account private:virtual-account',
      state: 'abc',
    })
  })

  it.each(['basic', 'post'] as const)('exchanges the code with client authentication by %s', async (clientAuth) => {
    scripted.always(token, granted(1, 2_592_000))
    const { bank, store } = linkedBank(scripted.baseUrl, { clientAuth }, null)
    expect(await bank.isLinked()).toBe(false)
    await bank.exchangeCode({ code: 'one-time', redirectUri: 'http://localhost/bank/redirect' })

    const [request] = scripted.requestsTo(token)
    const form = Object.fromEntries(new URLSearchParams(request?.body))
    expect(form).toMatchObject({
      grant_type: 'authorization_code',
      code: 'one-time',
      redirect_uri: 'http://localhost/bank/redirect',
    })
    const basic = `Basic ${Buffer.from('demo-client:sample-client-secret').toString('base64')}`
    expect(request?.headers.authorization).toBe(clientAuth === 'basic' ? basic : undefined)
    expect(form.client_secret).toBe(clientAuth === 'post' ? 'sample-client-secret' : undefined)
    expect(store.tokens).toMatchObject({
      accessToken: 'access-1',
      previousAccessToken: null,
      expiresAt: new Date('2026-12-21T10:00:00+09:00'),
    })
  })

  it('refuses a used code in the words of the standard', async () => {
    scripted.always(token, { status: 400, body: { error: 'invalid_grant', error_description: 'one-time is used' } })
    const { bank } = linkedBank(scripted.baseUrl, {}, null)
    await expect(bank.exchangeCode({ code: 'one-time', redirectUri: 'x' })).rejects.toMatchObject({
      name: 'BankRefused',
      code: 'invalid_grant',
    })
  })

  it('without a link, nothing is asked of the bank', async () => {
    await expect(linkedBank(scripted.baseUrl, {}, null).bank.balance()).rejects.toMatchObject({ name: 'BankNotLinked' })
    expect(scripted.seen).toEqual([])
  })
})

describe('keeping the link', () => {
  it('uses a young token as it is', async () => {
    const { bank } = linkedBank(scripted.baseUrl)
    expect(await bank.balance()).toEqual({
      balance: 50_000_000,
      withdrawable: 49_000_000,
      asOf: new Date('2026-11-21T10:00:00+09:00'),
    })
    expect(usedTokens()).toEqual([linkedTokens.accessToken])
  })

  it.each([
    ['2026-11-25T09:59:59+09:00', linkedTokens.accessToken],
    ['2026-11-25T10:00:00+09:00', 'access-2'],
  ])('at %s, around four fifths of 30 days, uses %s', async (now, used) => {
    scripted.always(token, granted(2))
    const { bank, time } = linkedBank(scripted.baseUrl)
    time.now = new Date(now)
    await bank.balance()
    expect(usedTokens()).toEqual([used])
  })

  it('keeps the previous token, for notices under way', async () => {
    scripted.always(token, granted(2))
    const { bank, time, store } = linkedBank(scripted.baseUrl)
    time.now = new Date('2026-11-28T10:00:00+09:00')
    await bank.balance()
    expect(store.tokens).toMatchObject({
      accessToken: 'access-2',
      previousAccessToken: linkedTokens.accessToken,
      refreshToken: 'refresh-2',
    })
  })

  it('ten calls at once refresh once', async () => {
    scripted.next(token, granted(2))
    const { bank, time } = linkedBank(scripted.baseUrl)
    time.now = new Date('2026-11-28T10:00:00+09:00')
    await Promise.all(Array.from({ length: 10 }, () => bank.balance()))
    expect(scripted.requestsTo(token)).toHaveLength(1)
    expect(new Set(usedTokens())).toEqual(new Set(['access-2']))
  })

  it('goes on with the old token while a refresh fails, and gives up once that has expired', async () => {
    scripted.always(token, { status: 503, body: {} })
    const { bank, time } = linkedBank(scripted.baseUrl)
    time.now = new Date('2026-11-28T10:00:00+09:00')
    await bank.balance()
    time.now = new Date('2026-12-01T10:00:00+09:00')
    await expect(bank.balance()).rejects.toMatchObject({ name: 'BankUnavailable' })
    expect(usedTokens()).toEqual([linkedTokens.accessToken])
  })

  it('a refused token is renewed once, and even an order is sent again', async () => {
    const issue = 'POST /corporation/v1/va/issue'
    scripted.next(issue, unauthorized, { status: 201, body: { vaHolderNameKana: 'ｻﾝﾌﾟﾙ(ｶ', vaList: [] } })
    scripted.always(token, granted(2))
    await linkedBank(scripted.baseUrl).bank.issueVirtualAccounts(1)
    expect(scripted.requestsTo(issue).map((request) => request.headers['x-access-token'])).toEqual([
      linkedTokens.accessToken,
      'access-2',
    ])
  })

  it.each([
    ['the new token is refused too', granted(2)],
    ['the refresh token is dead', { status: 400, body: { error: 'invalid_grant' } }],
  ])('asks for a new link when %s', async (_what, answer) => {
    scripted.always(balances, unauthorized)
    scripted.always(token, answer)
    await expect(linkedBank(scripted.baseUrl).bank.balance()).rejects.toMatchObject({ name: 'BankNotLinked' })
    expect(scripted.requestsTo(token)).toHaveLength(1)
  })
})
