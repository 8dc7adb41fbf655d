import contract from '../../../src/desk/bank/contract-fields.json' with { type: 'json' }
import { fieldProblems } from '../../../src/desk/bank/fields.ts'
import { demoCredentials } from '../../../src/desk/settings.ts'
import { call, type Answer, type Json, type TestDesk } from './open-desk.ts'

export const raId = demoCredentials.bankAccountId
export const redirectUri = 'http://127.0.0.1:3000/bank/redirect'
const everyScope = 'private:account private:virtual-account private:transfer private:bulk-transfer'
const basic = `Basic ${Buffer.from(`${demoCredentials.bankClientId}:${demoCredentials.bankClientSecret}`).toString('base64')}`

/** What the account holder does in the browser; answers the address that the browser is sent to. */
export async function consent(
  desk: TestDesk,
  decision: 'approve' | 'deny',
  changes: Record<string, string> = {},
): Promise<URL> {
  const form = new URLSearchParams({
    client_id: demoCredentials.bankClientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: everyScope,
    state: 's-1',
    decision,
    ...changes,
  })
  const answer = await fetch(`${desk.url}/ganb/api/auth/v1/authorization`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  if (answer.status !== 302) throw new Error(`no redirect but ${answer.status}`)
  return new URL(answer.headers.get('location') ?? '')
}

export async function token(
  desk: TestDesk,
  form: Record<string, string>,
  headers: Record<string, string> = { authorization: basic },
): Promise<Answer> {
  const answer = await fetch(`${desk.url}/ganb/api/auth/v1/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
  })
  return { status: answer.status, body: await answer.json() }
}

export interface BankClient {
  accessToken: string
  refreshToken: string
  get: (path: string, query?: Record<string, string>) => Promise<Answer>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  webhooks: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>
  subscribe: (status?: '0' | '1') => Promise<Answer>
  issue: (
    count?: number,
    type?: '1' | '2',
  ) => Promise<{ vaId: string; vaBranchCode: string; vaAccountNumber: string }[]>
}

/** A client with a fresh token for everything, or for the given scope. */
export async function connectBank(desk: TestDesk, scope = everyScope): Promise<BankClient> {
  const back = await consent(desk, 'approve', { scope })
  const tokens = await token(desk, {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
  })
  const { access_token: accessToken, refresh_token: refreshToken } = tokens.body
  const base = `${desk.url}/ganb/api`
  const headers = { 'x-access-token': accessToken }
  const post: BankClient['post'] = (path, body, more) =>
    call(`${base}/corporation/v1${path}`, 'POST', body, { ...headers, ...more })
  const webhooks: BankClient['webhooks'] = (method, path, body) =>
    call(`${base}/webhooks/v1${path}`, method, body, { authorization: basic })
  return {
    accessToken,
    refreshToken,
    post,
    webhooks,
    get: (path, query = {}) =>
      call(`${base}/corporation/v1${path}?${new URLSearchParams(query)}`, 'GET', undefined, headers),
    subscribe: (subscribeStatus = '1') =>
      webhooks('POST', '/subscribe', { subscribeStatus, eventTypes: [{ eventType: 'va-deposit-transaction' }] }),
    issue: async (count = 1, type = '2') =>
      (await post('/va/issue', { vaTypeCode: type, issueRequestCount: String(count), raId })).body.vaList,
  }
}

type Schema = Record<string, { type: string }>

/** What an answer breaks of the bank's published contract: missing or overlong fields, and names that the contract does not know. */
export function contractProblems(schemaName: string, answer: Json): string[] {
  return [...fieldProblems(schemaName, answer), ...unknownNames(schemaName, answer)]
}

function unknownNames(schemaName: string, message: Json): string[] {
  const schema = (contract as Record<string, Schema>)[schemaName] ?? {}
  return Object.entries(message).flatMap(([name, value]) => {
    const rule = schema[name]
    if (!rule) return [`${schemaName}.${name} is unknown`]
    const inner = rule.type.split(':')[1]
    return inner === undefined ? [] : [value].flat().flatMap((item) => unknownNames(inner, item))
  })
}

export const oneTransfer = (designated: string, changes: Record<string, string> = {}) => ({
  accountId: raId,
  transferDesignatedDate: designated,
  transfers: [
    {
      transferAmount: '79580',
      beneficiaryBankCode: '0001',
      beneficiaryBranchCode: '001',
      accountTypeCode: '1',
      accountNumber: '0123456',
      beneficiaryName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
      ...changes,
    },
  ],
})
