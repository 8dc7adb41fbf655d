import { afterEach, beforeEach, expect, it } from 'vitest'
import { accountId, linkedBank } from './fixtures/linked-bank.ts'
import { type ScriptedBank, startScriptedBank } from './fixtures/scripted-bank.ts'

const identity = { vaId: '5021000001', vaBranchCode: '502', vaBranchNameKana: 'ｱｼﾞｻｲ', vaAccountNumber: '1000001' }
const list = 'POST /corporation/v1/va/list'
const change = 'POST /corporation/v1/va/status-change'
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(5_021_000_000 + index))

let scripted: ScriptedBank
beforeEach(async () => {
  scripted = await startScriptedBank()
})
afterEach(() => scripted.close())
const bodies = (call: string) => scripted.requestsTo(call).map((request) => JSON.parse(request.body))

it('issues accounts into the pool, numbers travelling as strings', async () => {
  const issue = 'POST /corporation/v1/va/issue'
  scripted.next(issue, { status: 201, body: { vaTypeCode: '2', vaHolderNameKana: 'ｻﾝﾌﾟﾙ(ｶ', vaList: [identity] } })
  expect(await linkedBank(scripted.baseUrl).bank.issueVirtualAccounts(50)).toEqual([
    {
      id: '5021000001',
      branchCode: '502',
      branchNameKana: 'ｱｼﾞｻｲ',
      accountNumber: '1000001',
      holderNameKana: 'ｻﾝﾌﾟﾙ(ｶ',
      expiresAt: null,
    },
  ])
  expect(bodies(issue)).toEqual([{ vaTypeCode: '2', issueRequestCount: '50', raId: accountId }])
  const [request] = scripted.requestsTo(issue)
  expect(request?.headers['content-type']).toBe('application/json;charset=UTF-8')
  expect(request?.headers.accept).toBe('application/json;charset=UTF-8')
  expect(request?.headers.authorization).toBeUndefined()
})

it.each([0, 1_001, 1.5])('never asks for %d accounts at once', async (count) => {
  await expect(linkedBank(scripted.baseUrl).bank.issueVirtualAccounts(count)).rejects.toThrow(RangeError)
  expect(scripted.seen).toEqual([])
})

it.each([
  ['1', 'usable'],
  ['2', 'stopped'],
  ['3', 'deleted'],
])('lists an account of status %s as %s, with the branch name that a payer reads', async (vaStatusCode, status) => {
  const row = {
    ...identity,
    vaBranchName: 'あじさい支店',
    vaHolderNameKana: 'ｻﾝﾌﾟﾙ(ｶ',
    vaStatusCode,
    vaIssueDateTime: '2026-11-18T11:20:30+09:00',
    expireDateTime: null,
  }
  scripted.next(list, { status: 200, body: { hasNext: true, nextItemKey: 'k', vAccounts: [row] } })
  scripted.next(list, { status: 200, body: { hasNext: false, vAccounts: [] } })
  expect(await linkedBank(scripted.baseUrl).bank.virtualAccounts()).toMatchObject([
    { branchName: 'あじさい支店', status, issuedAt: new Date('2026-11-18T11:20:30+09:00'), expiresAt: null },
  ])
  expect(bodies(list)).toEqual([{ raId: accountId }, { raId: accountId, nextItemKey: 'k' }])
})

it('asks for many accounts in groups of 500', async () => {
  scripted.always(list, { status: 200, body: { hasNext: false, vAccounts: [] } })
  await linkedBank(scripted.baseUrl).bank.virtualAccounts(ids(501))
  expect(bodies(list).map((body) => body.vaIdList.length)).toEqual([500, 1])
})

it('stops, resumes and deletes by the bank’s codes, at most 100 at once', async () => {
  scripted.always(change, { status: 200, body: { vAccounts: [] } })
  const { bank } = linkedBank(scripted.baseUrl)
  await bank.stopVirtualAccounts(['5021000001'])
  await bank.resumeVirtualAccounts(['5021000001'])
  await bank.deleteVirtualAccounts(['5021000001'])
  await bank.stopVirtualAccounts([])
  await expect(bank.stopVirtualAccounts(ids(101))).rejects.toThrow(RangeError)
  expect(bodies(change)).toEqual(
    ['1', '2', '3'].map((code) => ({ vaStatusChangeCode: code, vaIdList: [{ vaId: '5021000001' }] })),
  )
})
