import { afterEach, beforeEach, expect, test } from 'vitest'
import { japanDateOf } from '../../src/domain/calendar.ts'
import { startEntries } from '../../src/features/investing/distribution/start-operation.ts'
import { loadPurchases } from '../../src/features/funds/property/load-property-book.ts'
import { throughBank } from '../../src/ledger/through-bank.ts'
import { recordPurchase, startOperation } from '../support/record-purchase.ts'
import { post } from '../../src/ledger/post.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { inBookOf } from '../support/book-balances.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// The company holds a second account: it is linked, read, opened, fed from the first, and ended, each by two operators.
const collecting = '102010001234'
const second = '102010001235'
const day = 24 * 60 * 60_000

let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}, viewer = world.maker) =>
  askAs(world.services, viewer, source, variables)
const desk = async (path: string, body: unknown): Promise<number> => {
  const answer = await fetch(`${world.desk.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.status
}
/** The second operator's word on what the first proposed. */
const approve = async (id: string) => {
  const { rows } = await ask('query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }', {
    id,
  })
  return ask(
    'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
    { input: { id, effect_hash: rows[0].effect_hash } },
    world.checker,
  )
}
const propose = (input: Record<string, unknown>) =>
  ask('mutation ($input: CompanyAccountInput!) { proposeCompanyAccount(input: $input) { id } }', { input })
const transfer = (input: Record<string, unknown>) =>
  ask('mutation ($input: OwnTransferInput!) { proposeOwnTransfer(input: $input) { id } }', {
    input: { from_account_id: collecting, to_account_id: second, reason: '専用の口座で管理するため', ...input },
  })
const close = () => ask(`mutation { proposeCompanyAccountClosing(account_id: "${second}") { id } }`)
const accounts = () => ask('{ adminCompanyAccounts { id purpose balance is_opened closed_at books { book amount } } }')
const secondAccount = async () => (await accounts()).find(({ id }: { id: string }) => id === second)
const transferStates = async () =>
  (await ask('{ adminOwnTransfers { state } }')).map(({ state }: { state: string }) => state)
/** Statement and deposits, twice: what came in waits until deposits have been read after it. */
const read = async () => {
  await world.pass(60_000)
  await readAccount(world.services)
  await world.pass(60_000)
  await readAccount(world.services)
}

/** Linked for the fund and opened with what the bank says it holds. */
async function link(openingBalance = 0): Promise<void> {
  expect(await desk('/bank/accounts', { name: 'ファンド口', opening_balance: openingBalance })).toBe(201)
  await approve((await propose({ account_id: second, purpose: 'fund', fund_id: world.fundId })).id)
  await read()
  await approve((await ask(`mutation { proposeBankOpening(account_id: "${second}") { id } }`)).id)
}

test('an account is linked out of the list of the bank, by two, and its balance is booked', async () => {
  expect((await propose({ account_id: second, purpose: 'operator' })).code).toBe('NOT_FOUND')
  await desk('/bank/accounts', { name: 'ファンド口', opening_balance: 700_000 })
  expect(await ask('{ adminLinkableAccounts { id written } }')).toEqual([{ id: second, written: '102-0001235' }])
  expect((await propose({ account_id: collecting, purpose: 'operator' })).code).toBe('CONFLICT')
  expect((await propose({ account_id: second, purpose: 'fund' })).code).toBe('BAD_USER_INPUT')
  const { id } = await propose({ account_id: second, purpose: 'fund', fund_id: world.fundId })
  // One word alone reads nothing.
  await read()
  expect(await secondAccount()).toBeUndefined()
  await approve(id)
  expect((await propose({ account_id: second, purpose: 'operator' })).code).toBe('CONFLICT')
  expect(await ask('{ adminLinkableAccounts { id } }')).toEqual([])
  await read()
  expect(await secondAccount()).toMatchObject({ purpose: 'fund', balance: 700_000, is_opened: false, books: [] })
  await approve((await ask(`mutation { proposeBankOpening(account_id: "${second}") { id } }`)).id)
  expect(await secondAccount()).toMatchObject({ is_opened: true, books: [{ book: 'operator', amount: 700_000 }] })
  const reconciled = await ask('{ adminBankReconciliation { account_id book balance difference } }')
  expect(reconciled).toContainEqual({ account_id: second, book: 700_000, balance: 700_000, difference: 0 })
  await world.expectSoundBook()
})

test('a line of the second account waits there for its explanation, and is booked there', async () => {
  await link()
  await desk('/bank/lines', { account: second, direction: 'in', amount: 40_000, text: '振込', counterparty: 'イト' })
  await read()
  const { rows } = await ask('{ adminAccountEntries { rows { id amount } } }')
  expect(rows).toMatchObject([{ amount: 40_000 }])
  const told = await ask(
    'mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { proposal_id } }',
    { input: { id: rows[0].id, kind: 'float_in', reason: '通帳で確認しました' } },
  )
  await approve(told.proposal_id)
  expect(await secondAccount()).toMatchObject({ balance: 40_000, books: [{ book: 'operator', amount: 40_000 }] })
  await world.expectSoundBook()
})

test("a fund's money moves to its own account in its own book, by two people and two lines of the bank", async () => {
  await link()
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  const fund = `fund:${world.fundId}`
  expect((await transfer({ fund_id: world.fundId, amount: 300_001 })).code).toBe('CONFLICT')
  expect((await transfer({ fund_id: world.fundId, amount: 1, to_account_id: '102010009999' })).code).toBe(
    'BAD_USER_INPUT',
  )
  await approve((await transfer({ fund_id: world.fundId, amount: 200_000 })).id)
  // What is promised to leave is not free for another one.
  expect((await transfer({ fund_id: world.fundId, amount: 100_001 })).code).toBe('CONFLICT')
  await read()
  expect(await transferStates()).toEqual(['waiting'])

  expect(await desk('/bank/lines', { account: collecting, direction: 'out', amount: 200_000, text: '振替' })).toBe(201)
  await read()
  expect(await transferStates()).toEqual(['left'])
  // Between the accounts it is still the fund's, and no payment of it may leave.
  expect(await inTransit(fund)).toBe(200_000)
  await world.expectSoundBook()
  expect(await desk('/bank/lines', { account: second, direction: 'in', amount: 200_000, text: '振替' })).toBe(201)
  await read()
  expect(await transferStates()).toEqual(['arrived'])
  expect(await inTransit(fund)).toBe(0)
  expect(await secondAccount()).toMatchObject({ balance: 200_000, books: [{ book: fund, amount: 200_000 }] })
  expect((await ask('{ adminAccountEntries { rows { id } } }')).rows).toEqual([])
  await world.expectSoundBook()
  // A day later nothing of it is late, and the account cannot be ended while money stands there.
  await world.pass(2 * day)
  await read()
  expect((await close()).code).toBe('CONFLICT')
  await world.expectSoundBook()
})

test('the start of a fund whose money lies on its own account takes it from there; the database refuses any other account', async () => {
  await link()
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await approve((await transfer({ fund_id: world.fundId, amount: 300_000 })).id)
  await desk('/bank/own-transfers', { from: collecting, to: second, amount: 300_000 })
  await read()
  const { id } = await world.database
    .selectFrom('investment')
    .select('id')
    .where('fund_id', '=', world.fundId)
    .executeTakeFirstOrThrow()
  const atDesk = { effectiveAt: world.services.clock.now(), recordedAt: world.services.clock.now() }
  await recordPurchase(world.services, world.fundId)
  const [purchase] = await loadPurchases(world.database, world.fundId)
  const fundId = world.fundId
  const [begins] = startEntries([], fundId, [{ id, amount: 300_000 }])
  const contributes = (kind: 'subordinated' | 'fill_in', amount: number) => ({
    kind: 'contribution' as const,
    key: `start-contribution:${fundId}:${kind}`,
    lines: throughBank(collecting, [
      { account: { kind: 'fund_interest', fundId }, debit: amount },
      { account: { kind, fundId }, credit: amount },
    ]),
  })
  const buys = {
    kind: 'property_bought' as const,
    key: `property-bought:deal:${purchase?.id}:start`,
    lines: throughBank(collecting, [
      { account: { kind: 'property', fundId }, debit: 42_000_000 },
      { account: { kind: 'own_equity' }, credit: 42_000_000 },
    ]),
  }
  await expect(
    inTransaction(world.database, async (transaction) => {
      for (const entry of [begins, contributes('subordinated', 8_400_000), contributes('fill_in', 33_300_000), buys])
        if (entry !== undefined) await post(transaction, { ...entry, ...atDesk })
    }),
  ).rejects.toThrow(/lacks 300000 yen on account 102010001234/)
  await world.pass(30 * day)
  await startOperation(world.services, { fundId: world.fundId, startOn: japanDateOf(world.services.clock.now()) })
  expect(await secondAccount()).toMatchObject({ balance: 300_000, books: [{ book: 'operator', amount: 300_000 }] })
})

test(
  'and where the operator contributed before on the collecting account, the fund buys with what lies on both',
  { tags: ['course'] },
  async () => {
    await link()
    await world.investor({ amount: 300_000, paysIn: 300_000 })
    await approve((await transfer({ fund_id: world.fundId, amount: 300_000 })).id)
    await desk('/bank/own-transfers', { from: collecting, to: second, amount: 300_000 })
    await read()
    await world.pass(30 * day)
    await world.moveOperatorMoney(8_400_000)
    const contributed = await ask(
      `mutation ($id: ID!) { proposeContribution(project_id: $id, part: subordinated, amount: 8400000, reason: "") { id } }`,
      { id: world.fundId },
    )
    await approve(contributed.id)
    await startOperation(world.services, { fundId: world.fundId, startOn: japanDateOf(world.services.clock.now()) })
    expect(await secondAccount()).toMatchObject({ books: [{ book: 'operator', amount: 300_000 }] })
    expect(await inBookOf(world.database, world.fundId, 'bank')).toBe(0)
    expect(await inBookOf(world.database, world.fundId, 'property')).toBe(42_000_000)
    await world.expectInvariants()
  },
)

test(
  'of two lines alike neither is taken; a transfer that nobody makes can be given up',
  { tags: ['course'] },
  async () => {
    await link()
    await approve((await transfer({ amount: 5_000 })).id)
    await desk('/bank/lines', { account: collecting, direction: 'out', amount: 5_000, text: '振替' })
    await desk('/bank/lines', { account: collecting, direction: 'out', amount: 5_000, text: '手数料' })
    await read()
    expect(await transferStates()).toEqual(['waiting'])
    expect((await ask('{ adminAccountEntries { rows { id } } }')).rows).toHaveLength(2)
    const [{ id }] = await ask('{ adminOwnTransfers { id } }')
    const cancel = () => ask(`mutation { cancelOwnTransfer(id: "${id}") { ok } }`)
    expect(await cancel()).toEqual({ ok: true })
    expect((await cancel()).code).toBe('CONFLICT')
    await read()
    expect(await transferStates()).toEqual(['cancelled'])
  },
)

test('an empty account is ended by two, and is read no more', async () => {
  await link()
  await approve((await close()).id)
  expect((await secondAccount()).closed_at).not.toBeNull()
  await desk('/bank/lines', { account: second, direction: 'in', amount: 1, text: '振込' })
  await read()
  expect((await ask('{ adminAccountEntries { rows { id } } }')).rows).toEqual([])
  expect((await transfer({ amount: 1 })).code).toBe('BAD_USER_INPUT')
  expect((await close()).code).toBe('NOT_FOUND')
})

test(
  "a payment leaves from the fund's own account where its cash lies there, and is booked there",
  { tags: ['course'] },
  async () => {
    await link()
    const investor = await world.investor({ amount: 300_000, paysIn: 320_000 })
    const payables = (await listPayable(world.services)).filter(
      ({ member_id: memberId }) => memberId === investor.viewer.memberId,
    )
    expect(payables).toMatchObject([{ amount: 20_000 }])
    await approve((await transfer({ fund_id: world.fundId, amount: 20_000 })).id)
    await desk('/bank/own-transfers', { from: collecting, to: second, amount: 20_000 })
    // The bank takes the fee from the account that pays: it is the operator's.
    await approve((await transfer({ amount: 5_000 })).id)
    await desk('/bank/own-transfers', { from: collecting, to: second, amount: 5_000 })
    await read()
    await world.pass(2 * day)
    const batch = await world.prepareAll()
    await world.approve(batch)
    await sendPayoutBatch(world.services, batch.batchId)
    await world.pass(60_000)
    await followPayouts(world.services)
    const stands = await world.database
      .selectFrom('payout_batch')
      .select(['from_account_id', 'status'])
      .where('id', '=', batch.batchId)
      .executeTakeFirstOrThrow()
    expect(stands).toEqual({ from_account_id: second, status: 'settled' })
    await read()
    expect(await secondAccount()).toMatchObject({ balance: 4_857, books: [{ book: 'operator', amount: 4_857 }] })
    await world.expectSoundBook()
  },
)

async function inTransit(book: string): Promise<number> {
  const row = await world.database
    .selectFrom('account_balance')
    .select((expression) => expression.fn.sum<number | null>('amount').as('amount'))
    .where('account_kind', '=', 'in_transit')
    .where('book', '=', book)
    .executeTakeFirst()
  return row?.amount ?? 0
}
