import { afterEach, beforeEach, expect, it } from 'vitest'
import { accountId, linkedBank } from './fixtures/linked-bank.ts'
import { type ScriptedBank, startScriptedBank } from './fixtures/scripted-bank.ts'

const call = 'GET /corporation/v1/va/deposit-transactions'
const range = { from: '2026-11-20', to: '2026-11-21' }

function row(itemKey: string, changes: Record<string, unknown> = {}) {
  return {
    vaId: '5021000001',
    transactionDate: '2026-11-20',
    valueDate: '2026-11-20',
    vaBranchCode: '502',
    vaBranchNameKana: 'ｱｼﾞｻｲ',
    vaAccountNumber: '1000001',
    depositAmount: '100000',
    remitterNameKana: 'ﾔﾏﾀﾞ ﾀﾛｳ',
    paymentBankName: 'ﾐｽﾞﾎｷﾞﾝｺｳ',
    paymentBranchName: 'ｼﾌﾞﾔ',
    itemKey,
    ...changes,
  }
}
const page = (rows: unknown[], more: Record<string, unknown> = { hasNext: false }) => ({
  status: 200,
  body: { raId: accountId, count: String(rows.length), vaTransactions: rows, ...more },
})

let scripted: ScriptedBank
beforeEach(async () => {
  scripted = await startScriptedBank()
})
afterEach(() => scripted.close())
const listDeposits = () => linkedBank(scripted.baseUrl).bank.listDeposits(range)

it('reads every page with the unchanged question, and a row that slipped onto two pages once', async () => {
  scripted.next(
    call,
    page([row('20261120090520112541'), row('20261120100000000001')], { hasNext: true, nextItemKey: 'k2' }),
    page([row('20261120100000000001'), row('20261120110000000002')], { hasNext: 'true', nextItemKey: 'k3' }),
    page([row('20261121000000000003', { transactionDate: '2026-11-21' })], { hasNext: 'false', nextItemKey: null }),
  )
  expect((await listDeposits()).map((deposit) => deposit.itemKey)).toEqual([
    '20261120090520112541',
    '20261120100000000001',
    '20261120110000000002',
    '20261121000000000003',
  ])
  const unchanged = { raId: accountId, dateFrom: '2026-11-20', dateTo: '2026-11-21', sortOrderCode: '1' }
  expect(scripted.requestsTo(call).map((request) => Object.fromEntries(request.query))).toEqual([
    unchanged,
    { ...unchanged, nextItemKey: 'k2' },
    { ...unchanged, nextItemKey: 'k3' },
  ])
})

it('tells amount, payer and the instant of booking', async () => {
  scripted.next(call, page([row('20261120090520112541', { remarks: null, unheardOf: { a: 1 } })]))
  expect(await listDeposits()).toEqual([
    {
      itemKey: '20261120090520112541',
      virtualAccountId: '5021000001',
      branchCode: '502',
      accountNumber: '1000001',
      transactionDate: '2026-11-20',
      transferAt: new Date('2026-11-20T09:05:20.112+09:00'),
      amount: 100_000,
      remitterName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
      remitterBankName: 'ﾐｽﾞﾎｷﾞﾝｺｳ',
      remitterBranchName: 'ｼﾌﾞﾔ',
    },
  ])
})

it.each([
  ['no stamp', 'K-1'],
  ['a stamp of another day', '20261119090520112541'],
  ['an impossible stamp', '20261120996161112541'],
])('takes the start of the booking day where the item key is %s', async (_what, itemKey) => {
  scripted.next(call, page([row(itemKey)]))
  expect((await listDeposits())[0]?.transferAt).toEqual(new Date('2026-11-20T00:00:00+09:00'))
})

it.each([
  ['a next page without its key', [page([], { hasNext: true })]],
  [
    'the same page for ever',
    [page([], { hasNext: true, nextItemKey: 'k' }), page([], { hasNext: true, nextItemKey: 'k' })],
  ],
  ['an amount that is no whole yen', [page([row('1', { depositAmount: '100.5' })])]],
  ['an amount of nothing', [page([row('1', { depositAmount: '0' })])]],
])('takes no list at all rather than half a list: %s', async (_what, pages) => {
  scripted.next(call, ...pages)
  await expect(listDeposits()).rejects.toMatchObject({ name: 'BankUnavailable' })
})
