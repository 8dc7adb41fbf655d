import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { japanDate } from '../../../src/domain/calendar.ts'
import { proposedPlan } from '../../../src/domain/funds/loan.ts'
import { proposeOperatorShare } from '../../../src/features/investing/distribution/take-operator-share.ts'
import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import { keptPaper } from '../../support/appraisal-paper.ts'
import { inBookOf } from '../../support/book-balances.ts'
import { changeFundUnseen } from '../../support/change-fund.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, payEverything } from '../../support/operation-world.ts'
import { must } from '../../support/payout-world.ts'
import { openPropertyOffice, type PropertyOffice, type Rooms } from '../../support/property-office.ts'
import { startOperation } from '../../support/record-purchase.ts'
import { yearList } from '../../support/year-list.ts'

// 借入金: a fund whose contract allows it borrows to buy, is late once, repays all with the sale and is wound up. Investors' money and the bank's are never mixed up.

let world: FundLineWorld
let office: PropertyOffice
let paper: string
let bought: Rooms
beforeAll(async () => {
  world = await openFundLineWorld()
  office = openPropertyOffice(world)
  paper = await keptPaper(world.services)
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await liveUntil(world, '2026-04-20T10:00:00+09:00')
}, 60_000)
afterAll(() => world.close())

const terms = { amount: 3_000_000, rateBp: 250, contractedOn: '2026-04-20', maturesOn: '2026-10-31' }
const planOf = (repayment: Parameters<typeof proposedPlan>[1]) =>
  proposedPlan(terms, repayment).map(({ dueOn, ...sums }) => ({ due_on: dueOn, ...sums }))
const propose = (more: Record<string, unknown> = {}) =>
  world.ask('mutation ($input: LoanInput!) { proposeLoan(input: $input) { id } }', {
    input: {
      project_id: String(world.fundId),
      lender: '東西銀行　三軒茶屋支店',
      lender_kind: 'bank',
      is_related: false,
      amount: terms.amount,
      rate_bp: terms.rateBp,
      contracted_on: terms.contractedOn,
      matures_on: terms.maturesOn,
      plan: planOf('monthly_interest'),
      contract_sha256: paper,
      reason: '取得資金の一部を借り入れます',
      ...more,
    },
  })
const loans = () =>
  world.ask(
    '{ adminLoans { id state amount drawn repaid owed interest next_due_on next_due overdue instalments { due_on principal interest left } lines { what amount } withdrawal_proposal_id } }',
  )
const takeBack = (id: string) =>
  world.ask('mutation ($id: ID!) { proposeLoanWithdrawal(id: $id, reason: "契約が成立しませんでした") { id } }', { id })
const changes = async (id: string): Promise<string[]> => {
  const { rows } = await world.ask(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
    { id },
  )
  return rows[0].changes.map(({ label, after }: { label: string; after: string }) => `${label}：${after}`)
}
const decide = async (classified: { proposal_id?: string; id?: string }) => {
  expect(classified).toMatchObject({
    [classified.proposal_id === undefined ? 'id' : 'proposal_id']: expect.any(String),
  })
  expect(await world.agree(classified.proposal_id ?? classified.id ?? '')).toEqual({ ok: true })
}
const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, world.fundId, kind)
const queue = async () =>
  (await world.ask('{ adminQueues { name count yen } }')).find(
    ({ name }: { name: string }) => name === 'loan_instalment',
  )
const onFund = (field: string) =>
  world.ask(`mutation ($id: ID!) { ${field}(project_id: $id, reason: "清算のため") { id } }`, {
    id: String(world.fundId),
  })
let loanId: string
const ofLoan = (amount: number) => world.part('loan', amount, { loan_id: loanId })
const interest = (amount: number) => world.part('cost', -amount, { cost_kind: 'interest', loan_id: loanId })
const correct = async (remarks: string, parts: Record<string, unknown>[]) => {
  const { rows } = await world.ask(
    '{ adminAccountEntries(filter: { is_explained: true }) { rows { remarks explanation { id } } } }',
  )
  const classified = rows.find((row: { remarks: string }) => row.remarks === remarks)
  return world.classify({ explanation_id: classified.explanation.id, parts })
}
const paid = async (amount: number, parts: Record<string, unknown>[], remarks = 'トウザイギンコウ') =>
  world.classify({ id: await world.appears(amount, `${remarks} ${world.beside.length}`), parts })

describe('a loan', () => {
  it('is recorded only of a fund whose contract allows it', async () => {
    expect(await world.ask('{ adminBorrowingFunds { project_id } }')).toEqual([])
    expect(await propose()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('借入れを行いません') })
    const { disclosure } = await world.database
      .selectFrom('fund')
      .select('disclosure')
      .where('id', '=', world.fundId)
      .executeTakeFirstOrThrow()
    const borrowing = '銀行から300万円以内を、年利3％以内で、物件の取得のために借り入れます。'
    await changeFundUnseen(world.database, world.fundId, {
      disclosure: JSON.stringify({ ...(disclosure as object), borrowing }),
    })
    expect(await world.ask('{ adminBorrowingFunds { project_id borrowing } }')).toEqual([
      { project_id: String(world.fundId), borrowing },
    ])
  })

  it('has a plan that repays it within its term, and its contract on file', async () => {
    expect(await propose({ plan: planOf('monthly_interest').slice(0, -1) })).toMatchObject({
      fields: { plan: expect.stringContaining('一致しません') },
    })
    expect(await propose({ contract_sha256: '0'.repeat(64) })).toMatchObject({
      fields: { contract_sha256: expect.any(String) },
    })
    expect(await propose({ rate_bp: 2_001 })).toMatchObject({ fields: { rate: expect.stringContaining('20％') } })
  })

  it('that was entered wrongly is taken back by two before any line names it', async () => {
    await decide(await propose({ lender: '東西銀行　誤り' }))
    const [{ id }] = await loans()
    await decide(await takeBack(id))
    expect(await loans()).toEqual([])
    expect(await takeBack(id)).toMatchObject({ code: 'CONFLICT' })
  })

  it('is drawn once two people have recorded it, and never beyond its sum', async () => {
    await decide(await propose())
    const [recorded] = await loans()
    loanId = recorded.id
    expect(recorded).toMatchObject({ state: 'undrawn', owed: 0, next_due_on: null, overdue: 0 })
    const first = await world.appears(2_000_000, 'トウザイギンコウ カシツケ')
    expect(await world.classify({ id: first, parts: [world.part('loan', 2_000_000)] })).toMatchObject({
      fields: { 'parts.0.loan_id': expect.stringContaining('どの借入れか') },
    })
    expect(
      await world.classify({ id: first, counterparty: 'related_party', parts: [ofLoan(2_000_000)] }),
    ).toMatchObject({
      fields: { counterparty: expect.stringContaining('第三者') },
    })
    const classified = await world.classify({ id: first, parts: [ofLoan(2_000_000)] })
    expect(await changes(classified.proposal_id)).toContainEqual(expect.stringContaining('借入先 東西銀行'))
    await decide(classified)
    await decide(await paid(1_000_000, [ofLoan(1_000_000)]))
    expect([await inBook('loan'), await inBook('bank'), await inBook('other_income')]).toEqual([
      -3_000_000, 3_300_000, 0,
    ])
    expect((await loans())[0]).toMatchObject({ state: 'owed', owed: 3_000_000, next_due_on: '2026-05-20' })
    expect(await takeBack(loanId)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('取り消せません'),
    })
    await world.expectInvariants()
  })
})

describe('the fund', () => {
  it('buys with it and with its capital', async () => {
    await liveUntil(world, '2026-05-01T10:00:00+09:00')
    bought = await office.registerRooms()
    for (const [place, price] of [15_000_000, 30_000_000].entries()) {
      const dealId = await office.buysOfOperator(bought, place === 0 ? 0 : 1, price, '2026-05-01')
      const booked = await office.bookPurchase(dealId)
      expect(booked).toEqual({ id: expect.any(String) })
      expect(await office.approve(booked.id)).toEqual({ ok: true })
    }
    await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-05-01') })
    expect([await inBook('property'), await inBook('bank'), await inBook('loan')]).toEqual([45_000_000, 0, -3_000_000])
    await world.expectInvariants()
  })

  it('is told two weeks before a day of the plan, pays late once, and nothing is left of the day', async () => {
    await liveUntil(world, '2026-05-05T10:00:00+09:00')
    expect(await queue()).toMatchObject({ count: 0 })
    await liveUntil(world, '2026-05-06T10:00:00+09:00')
    expect(await queue()).toMatchObject({ count: 1, yen: 6_164 })
    await liveUntil(world, '2026-05-25T10:00:00+09:00')
    expect((await loans())[0]).toMatchObject({ next_due: 6_164, overdue: 6_164 })
    const rent = await world.appears(200_000, 'チンタイニン')
    expect(await world.classify({ id: rent, parts: [ofLoan(200_000)] })).toMatchObject({
      fields: { 'parts.0.amount': expect.stringContaining('受け取っていない額は0円') },
    })
    await decide(await world.classify({ id: rent, parts: [world.part('rent', 200_000)] }))
    await decide(await paid(-6_164, [interest(6_164)]))
    expect((await loans())[0]).toMatchObject({ overdue: 0, interest: 6_164, next_due_on: '2026-06-20' })
    expect([await inBook('cost'), await inBook('loan'), await inBook('bank')]).toEqual([6_164, -3_000_000, 193_836])
    expect(await queue()).toMatchObject({ count: 0 })
  })

  it('repays with money of its own', async () => {
    const line = await world.appears(-200_000, 'トウザイギンコウ ヘンサイ')
    expect(await world.classify({ id: line, parts: [ofLoan(-200_000)] })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('6,164円不足'),
    })
    await world.classified('rent', 10_000)
    await decide(await world.classify({ id: line, parts: [ofLoan(-194_000), interest(6_000)] }))
    expect((await loans())[0]).toMatchObject({ owed: 2_806_000, repaid: 194_000, interest: 12_164 })
    expect(await yearList(world.services, { name: '97_借入金', fundId: world.fundId })).toMatchObject([
      [expect.any(String), expect.any(String), expect.any(String), expect.any(String), 2_806_000, 12_164],
    ])
    await world.expectInvariants()
  })

  it('gives no principal back while it owes: it sells, and the bank comes first', async () => {
    await liveUntil(world, '2026-10-10T10:00:00+09:00')
    for (const [place, price] of [16_000_000, 32_000_000].entries()) {
      const buyer = await office.addParty(`世田谷ハウジング${place}株式会社`)
      const deal = { part_id: bought.rooms[place === 0 ? 0 : 1], seller_id: bought.own, buyer_id: buyer, price }
      const { id } = await office.recordDeal(deal)
      await world.classified('sale', price)
      expect(await office.approve((await office.bookSale(id)).id)).toEqual({ ok: true })
    }
    const ofInterest = await world.appears(-30_000, 'トウザイギンコウ リソク')
    await decide(await world.classify({ id: ofInterest, parts: [interest(30_000)] }))
    expect(await enterDays(world, world.fundId, { operationEndOn: '2026-10-31' })).toBe('ok')
    await liveUntil(world, '2026-11-04T10:00:00+09:00')
    await expect(enterTwice(world, world.fundId, { dividend: 10_586, payday: '2026-11-30' })).rejects.toThrow(
      /借入金の残高が2,806,000円あります/,
    )
    expect((await loans())[0]).toMatchObject({ overdue: expect.any(Number), state: 'owed' })
    const last = await world.appears(-2_806_000, 'トウザイギンコウ カンサイ')
    await decide(await world.classify({ id: last, parts: [ofLoan(-2_806_000)] }))
    // Neither was interest principal, nor did the bank lend less than it has back.
    expect(await correct('トウザイギンコウ リソク', [ofLoan(-30_000)])).toMatchObject({
      fields: { 'parts.0.amount': expect.stringContaining('残高は0円') },
    })
    expect(await correct('トウザイギンコウ カシツケ', [world.part('other_income', 2_000_000)])).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('訂正できません'),
    })
    expect((await loans())[0]).toMatchObject({ state: 'repaid', owed: 0, overdue: 0, next_due_on: null })
    expect(await queue()).toMatchObject({ count: 0 })
    await enterTwice(world, world.fundId, { dividend: 10_586, payday: '2026-11-30' })
    expect(await propose()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('元本の返還が確定') })
    await world.moveOperatorMoney(400_000)
    await payEverything(world)
  })

  it('is wound up when everybody has his', async () => {
    const { proposalId } = must(
      await proposeOperatorShare(world.services, world.maker, { fundId: world.fundId, reason: '' }),
    )
    expect(await world.agree(String(proposalId))).toEqual({ ok: true })
    await decide(await onFund('proposeContributionReturn'))
    await liveUntil(world, '2026-12-10T10:00:00+09:00')
    await decide(
      await world.ask('mutation ($input: TaxPaymentInput!) { proposeTaxPayment(input: $input) { id } }', {
        input: { month: '2026-11', paid_on: '2026-12-10', reason: '窓口で納付しました' },
      }),
    )
    await decide(await onFund('proposeWindingUp'))
    await world.expectInvariants()
  })

  it('has a file of its loans', async () => {
    const rows = []
    for await (const row of csvTables['loans']!.rows(world.services, {})) rows.push(row)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toEqual(expect.arrayContaining(['銀行・信用金庫など', '第三者', 3_000_000, '2.5％']))
  })
})

describe('the books', () => {
  it('hold what the loans are owed, to the yen', async () => {
    const { rows } = await sql<{ owed: number }>`select sum(owed)::bigint as owed from standing_loan`.execute(
      world.database,
    )
    expect(rows).toEqual([{ owed: 0 - (await inBook('loan')) }])
  })
})
