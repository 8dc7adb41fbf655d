import { applicationNumber } from '../../src/domain/investing/application-number.ts'
import { addDays, japanDateOf } from '../../src/domain/calendar.ts'
import { idOf } from '../../src/domain/id.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStatement } from '../../src/features/treasury/bank/read-statement.ts'
import { readDeposits } from '../../src/features/investing/deposit/read-deposits.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, payAtDesk, type PayoutWorld } from '../support/payout-world.ts'

// An operator looks at what came in, and finds every yen of it in the books.
let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}) =>
  askAs(world.services, world.maker, source, variables)
const deposits = `query ($filter: DepositFilter, $sort: String, $descending: Boolean, $page: Int, $size: Int) {
  adminDeposits(filter: $filter, sort: $sort, descending: $descending, page: $page, size: $size) {
    total rows { id judgement amount difference name_differs application_number member_name is_resolved } } }`
const detail = `query ($id: ID!) { adminDeposit(id: $id) { account_number claim_amount refunds { amount reason_text status }
  entries { text lines { account debit credit } } } }`
const entries =
  'query ($filter: LedgerEntryFilter) { adminLedgerEntries(filter: $filter) { total rows { id text lines { account debit credit } } } }'

/** An account of the pool that no application holds. */
async function payIntoNowhere(amount: number, remitter = 'ヤマダ タロウ'): Promise<void> {
  const account = await world.database
    .selectFrom('virtual_account')
    .select(['branch_code', 'account_number'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('virtual_account_assignment')
            .select('id')
            .whereRef('virtual_account_id', '=', 'virtual_account.id'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const answer = await fetch(`${world.desk.url}/bank/deposits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      branch_cd: account.branch_code,
      account_number: account.account_number,
      amount,
      remitter_name: remitter,
    }),
  })
  expect(answer.status).toBe(201)
  await readDeposits(world.services)
}

test('every deposit has one judgement, is found by it, and its trail leads to the books', async () => {
  const exact = await world.investor({ amount: 100_000, paysIn: 100_000 })
  await world.investor({ amount: 100_000, paysIn: 130_000 })
  const short = await world.investor({ amount: 300_000, paysIn: 100_000 })
  await payAtDesk(world, { investmentId: short.investmentId, amount: 50_000 })
  await readDeposits(world.services)
  await payIntoNowhere(70_000)

  const all = await ask(deposits, { sort: 'amount', descending: true })
  expect(all.total).toBe(5)
  expect(
    all.rows.map(({ amount, judgement, difference }: Record<string, unknown>) => [amount, judgement, difference]),
  ).toEqual([
    [130_000, 'excess', 30_000],
    [100_000, 'short', -200_000],
    [100_000, 'matched', 0],
    [70_000, 'no_application', null],
    [50_000, 'short', -150_000],
  ])
  expect(await ask('{ adminDepositViews { view count } }')).toEqual([
    { view: 'unresolved', count: 1 },
    { view: 'refund_waiting', count: 1 },
    { view: 'name_differs', count: 0 },
    { view: 'short', count: 2 },
  ])
  const found = async (filter: Record<string, unknown>) =>
    (await ask(deposits, { filter })).rows.map(({ amount }: { amount: number }) => amount)
  expect(await found({ judgement: 'excess' })).toEqual([130_000])
  expect(await found({ view: 'unresolved' })).toEqual([70_000])
  expect(await found({ search: 'やまだ' })).toEqual([])
  expect(await found({ search: 'ヤマダ' })).toEqual([70_000])
  expect(await found({ search: `${world.fundId}-${String(exact.investmentId).padStart(4, '0')}` })).toEqual([100_000])
  expect(await found({ project_id: '999999' })).toEqual([])
  expect(await found({ from: '2030-01-01' })).toEqual([])
  expect(await ask(deposits, { size: 2, page: 3 })).toMatchObject({ total: 5, rows: [{}] })

  const [over] = (await ask(deposits, { filter: { judgement: 'excess' } })).rows
  expect(await ask(detail, { id: over.id })).toMatchObject({
    claim_amount: 100_000,
    refunds: [{ amount: 30_000, reason_text: '申込額を超えた入金（過入金）', status: 'open' }],
    entries: [
      {
        text: '入金',
        lines: [
          { account: '銀行口座', debit: 130_000, credit: 0 },
          { debit: 0, credit: 130_000 },
        ],
      },
      { text: '返金の対象へ' },
      {
        text: '全額の入金により出資金へ',
        lines: [{ debit: 100_000 }, { account: '出資金（運用開始前）', credit: 100_000 }],
      },
    ],
  })
  await world.expectInvariants()
})

test('whose money it was is found by hand, and it waits to go back', async () => {
  const { investmentId } = await world.investor({ amount: 100_000, paysIn: 100_000 })
  await payIntoNowhere(70_000)
  const [unknown] = (await ask(deposits, { filter: { view: 'unresolved' } })).rows
  expect(unknown).toMatchObject({ judgement: 'no_application', is_resolved: false, application_number: null })
  const [item] = await ask('{ adminSuspense { bank_line_id amount } }')
  const refund = 'mutation ($input: RefundSuspenseInput!) { refundSuspense(input: $input) { ok proposal_id } }'
  expect(
    await ask(refund, { input: { bank_line_id: item.bank_line_id, invest_id: String(investmentId), reason: '' } }),
  ).toMatchObject({ fields: { reason: '必須です' } })
  // The application of another fund, by its second part alone.
  const named = (application_number: string) =>
    ask(refund, {
      input: { bank_line_id: item.bank_line_id, invest_id: String(investmentId), application_number, reason: '本人' },
    })
  const own = applicationNumber(world.fundId, investmentId)
  const elsewhere = applicationNumber(idOf(16), investmentId)
  expect(await named(elsewhere)).toMatchObject({
    fields: {
      application_number: expect.stringMatching(new RegExp(`^${elsewhere} の申込はありません。.*${own} です`)),
    },
  })
  const chains =
    'query ($id: ID!) { adminTrail(input: { kind: investment, id: $id }) { chains { application_number } } }'
  expect(await ask(chains, { id: String(investmentId) })).toEqual({ chains: [{ application_number: own }] })
  const found = await ask(refund, {
    input: { bank_line_id: item.bank_line_id, invest_id: String(investmentId), reason: '本人に電話で確認しました。' },
  })
  const waiting = 'query ($id: ID!) { adminDeposit(id: $id) { proposal_id refunds { amount } } }'
  expect(await ask(waiting, { id: unknown.id })).toEqual({ proposal_id: found.proposal_id, refunds: [] })
  const proposal = 'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }'
  const { rows } = await ask(proposal, { id: found.proposal_id })
  const approve = 'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }'
  const input = { id: found.proposal_id, effect_hash: rows[0].effect_hash }
  expect(await askAs(world.services, world.checker, approve, { input })).toEqual({ ok: true })
  const searched = async (search: string) => (await ask(deposits, { filter: { search } })).total
  expect(await Promise.all([searched(own), searched(elsewhere)])).toEqual([1, 0])
  expect(await ask(deposits, { filter: { view: 'unresolved' } })).toEqual({ total: 0, rows: [] })
  expect((await ask(detail, { id: unknown.id })).refunds).toMatchObject([{ amount: 70_000, status: 'open' }])
})

test('who finds the owner is warned of another name than the member’s, and of no other thing', async () => {
  const { investmentId } = await world.investor({ amount: 100_000, paysIn: 100_000 })
  const propose = 'mutation ($input: RefundSuspenseInput!) { refundSuspense(input: $input) { proposal_id } }'
  const seen = 'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }'
  const concerns: string[][] = []
  for (const [amount, remitter] of [
    [70_000, 'ヤマダ タロウ'],
    [80_000, 'サトウ ミサキ'],
    [90_000, 'サトウ ミサキジムシヨ'],
  ] as const) {
    await payIntoNowhere(amount, remitter)
    const items: { bank_line_id: string; amount: number }[] = await ask('{ adminSuspense { bank_line_id amount } }')
    const line = items.find((item) => item.amount === amount)?.bank_line_id
    const input = { bank_line_id: line, invest_id: String(investmentId), reason: '本人に電話で確認しました。' }
    const { proposal_id: id } = await ask(propose, { input })
    const changes: { label: string; after: string }[] = (await ask(seen, { id })).rows[0].changes
    concerns.push(changes.filter(({ label }) => label.startsWith('ご確認ください')).map(({ after }) => after))
  }
  expect(concerns).toEqual([[expect.stringContaining('一致しません')], [], [expect.stringContaining('似た名前です')]])
})

test('the balances of the books come to the same on both sides, and the bank’s balance is explained to the yen', async () => {
  await readStatement(world.services)
  await world.investor({ amount: 100_000, paysIn: 130_000 })
  await payIntoNowhere(70_000)
  await readStatement(world.services)
  const balances = await ask('{ adminLedgerBalances { account balance is_asset owners } }')
  const sum = (isAsset: boolean) =>
    balances
      .filter((row: { is_asset: boolean }) => row.is_asset === isAsset)
      .reduce((total: number, { balance }: { balance: number }) => total + balance, 0)
  expect([sum(true), sum(false)]).toEqual([50_200_000, 50_200_000])
  expect(
    await ask(
      '{ adminBankReconciliation { is_opened opening book ahead booked waiting waiting_count balance difference } }',
    ),
  ).toEqual([
    {
      is_opened: true,
      opening: 50_000_000,
      book: 50_200_000,
      ahead: 0,
      booked: 200_000,
      waiting: 0,
      waiting_count: 0,
      balance: 50_200_000,
      difference: 0,
    },
  ])
  // A reading that finds nothing new confirms the balance as of then.
  const readOn = async () => {
    const [{ read_at: readAt }] = await ask('{ adminBankReconciliation { read_at } }')
    return japanDateOf(new Date(readAt))
  }
  const before = await readOn()
  await world.pass(2 * 24 * 60 * 60_000)
  await readStatement(world.services)
  expect(await readOn()).toBe(addDays(before, 2))
  const inSuspense = await ask(entries, { filter: { account: 'suspense' } })
  expect(inSuspense).toMatchObject({
    total: 1,
    rows: [{ text: '入金者不明の入金', lines: [{ account: '銀行口座', debit: 70_000 }, { credit: 70_000 }] }],
  })
  expect((await ask(entries, { filter: { amount: 30_000 } })).total).toBe(1)
  expect((await ask(entries, { filter: { id: inSuspense.rows[0].id } })).total).toBe(1)
  expect((await ask(entries, { filter: { from: '2030-01-01' } })).total).toBe(0)
})
