import { expect, test } from 'vitest'
import { connectBank, contractProblems, raId } from './support/bank-client.ts'
import { hoursAfter, openDesk, type Json } from './support/open-desk.ts'

test("issued accounts carry the company's name and the extra name, 40 characters at most", async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  const issue = (changes: Record<string, string>) =>
    bank.post('/va/issue', { vaTypeCode: '2', issueRequestCount: '2', raId, ...changes })

  const { status, body } = await issue({ vaHolderNameKana: 'ファンド1' })
  expect(status).toBe(201)
  expect(contractProblems('VaIssueResponse', body)).toEqual([])
  expect(body).toMatchObject({ vaTypeName: '継続型', vaHolderNameKana: 'ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ(ｶ)ﾌｱﾝﾄﾞ1' })
  expect(body.expireDateTime).toBeUndefined()
  expect(body.vaList).toHaveLength(2)
  expect(new Set(body.vaList.map(({ vaId }: Json) => vaId)).size).toBe(2)

  expect((await issue({ vaHolderNameKana: 'ﾌｱﾝﾄﾞ ', vaHolderNamePos: '2' })).body.vaHolderNameKana).toBe(
    'ﾌｱﾝﾄﾞ ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ(ｶ',
  )
  expect((await issue({ vaHolderNameKana: 'ﾅ'.repeat(40) })).body.vaHolderNameKana).toHaveLength(40)
})

test.each([
  ['no real account', { raId: '' }],
  ['another real account', { raId: '999010001234' }],
  ['no count', { issueRequestCount: '' }],
  ['none', { issueRequestCount: '0' }],
  ['too many', { issueRequestCount: '1001' }],
  ['a number instead of a text', { issueRequestCount: 1 }],
  ['an unknown type', { vaTypeCode: '3' }],
  ["a partner's key", { vaContractAuthKey: 'key' }],
  ['kanji in the name', { vaHolderNameKana: '糸' }],
  ['two blanks in front', { vaHolderNameKana: 'ﾌｱﾝﾄﾞ  ', vaHolderNamePos: '2' }],
])('issuing with %s is refused with WG_ERR_110', async (_name, changes) => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  const answer = await bank.post('/va/issue', { vaTypeCode: '1', issueRequestCount: '1', raId, ...changes })
  expect(answer).toMatchObject({ status: 400, body: { errorCode: 'WG_ERR_110' } })
  expect(contractProblems('ErrorResponse', answer.body)).toEqual([])
})

test('more than 500 accounts come page by page, each once', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  await bank.issue(1000)
  await bank.issue(3)
  const seen: string[] = []
  let nextItemKey: string | undefined
  const sizes: string[] = []
  do {
    const { body } = await bank.post('/va/list', { raId, nextItemKey })
    expect(contractProblems('VaListResponse', body)).toEqual([])
    seen.push(...body.vAccounts.map(({ vaId }: Json) => vaId))
    nextItemKey = body.hasNext ? body.nextItemKey : undefined
    sizes.push(body.count)
  } while (nextItemKey !== undefined)
  expect(sizes).toEqual(['500', '500', '3'])
  expect(new Set(seen).size).toBe(1003)
  expect((await bank.post('/va/list', { nextItemKey: '123' })).status).toBe(400)
})

test('the list can be filtered and sorted', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  const [first, second, third] = await bank.issue(3)
  await bank.issue(1, '1')
  const pay = (account: typeof first, amount: number) =>
    desk.post('/bank/deposits', {
      branch_cd: '502',
      account_number: account?.vaAccountNumber,
      amount,
      remitter_name: 'ﾔﾏﾀﾞ',
    })
  await pay(second, 300)
  await pay(third, 1000)
  await pay(third, 20)
  await bank.post('/va/status-change', { vaStatusChangeCode: '1', vaIdList: [{ vaId: first?.vaId }] })
  const ids = async (filter: object) =>
    (await bank.post('/va/list', filter)).body.vAccounts.map(({ vaId }: Json) => vaId)

  expect(await ids({ vaStatusCodeList: [{ vaStatusCode: '2' }] })).toEqual([first?.vaId])
  expect(await ids({ depositAmountExistCode: '1', sortItemCode: '4', sortOrderCode: '2' })).toEqual([
    second?.vaId,
    third?.vaId,
  ])
  expect(await ids({ vaTypeCode: '1' })).toHaveLength(1)
  expect(
    await ids({ vaIdList: [{ vaId: third?.vaId }, { vaId: first?.vaId }], sortItemCode: '3', sortOrderCode: '2' }),
  ).toEqual([third?.vaId, first?.vaId])
  expect((await bank.post('/va/list', { vaTypeCode: '2', expireDateFrom: '2026-01-01' })).status).toBe(400)
  const { body } = await bank.post('/va/list', { vaIdList: [{ vaId: third?.vaId }] })
  expect(body.vAccounts[0]).toMatchObject({
    vaStatusName: '利用可能',
    latestDepositAmount: '20',
    latestDepositCount: '2',
  })
})

test('a time-limited account ends after its 30 days', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  const [account] = await bank.issue(1, '1')
  await desk.moveTo(hoursAfter(await desk.now(), 31 * 24))
  const deposit = await desk.post('/bank/deposits', {
    branch_cd: '502',
    account_number: account?.vaAccountNumber,
    amount: 1,
    remitter_name: 'ﾔﾏﾀﾞ',
  })
  expect(deposit).toMatchObject({ status: 409, body: { error: 'ACCOUNT_EXPIRED' } })
  const again = await connectBank(desk)
  expect((await again.post('/va/list', {})).body.vAccounts[0]).toMatchObject({
    vaStatusCode: '3',
    vaStatusChangePossibleCode: '3',
  })
})

test('deposits older than six months cannot be asked for', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  const ask = (query: Record<string, string>) => bank.get('/va/deposit-transactions', { raId, ...query })
  expect((await ask({ dateFrom: '2020-01-01' })).status).toBe(400)
  expect((await ask({ dateTo: '2020-01-01' })).status).toBe(400)
  expect((await ask({ dateFrom: '2099-01-01', dateTo: '2098-01-01' })).status).toBe(400)
  expect((await bank.get('/va/deposit-transactions')).status).toBe(400)
  const today = (await desk.now()).slice(0, 10)
  expect((await ask({})).body).toMatchObject({
    dateFrom: today,
    dateTo: today,
    hasNext: false,
    count: '0',
    vaTransactions: [],
  })
})

test('the end of the contract stops issuing for good', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  const { status, body } = await bank.post('/va/close-request', {})
  expect({ status, problems: contractProblems('VaCloseRequestResponse', body) }).toEqual({ status: 200, problems: [] })
  expect((await bank.post('/va/issue', { vaTypeCode: '2', issueRequestCount: '1', raId })).status).toBe(400)
})
