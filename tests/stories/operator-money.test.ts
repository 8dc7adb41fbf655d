import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { bookDeposit } from '../../src/features/investing/deposit/book-deposit.ts'
import { fixDistribution } from '../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../support/record-purchase.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { operatorsMoney, standing } from '../support/book-balances.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { keepStatementBeside, type LineBeside } from '../support/statement-beside.ts'

// What happens on the account beside deposits and payouts: the operator's own money, fees, tax, and money that is nobody's yet.
const day = 24 * 60 * 60_000

let world: PayoutWorld
/** Lines of the account that the demo desk's bank knows nothing of. */
let beside: LineBeside[]
beforeEach(async () => {
  world = await openPayoutWorld()
  beside = keepStatementBeside(world)
  // The first reading is where the comparison with the bank begins.
  await readAccount(world.services)
})
afterEach(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}, viewer = world.maker) =>
  askAs(world.services, viewer, source, variables)
const listEntries = async (filter: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => {
  const query = `query ($filter: AccountEntryFilterInput, $sort: String, $descending: Boolean, $page: Int, $size: Int) {
    adminAccountEntries(filter: $filter, sort: $sort, descending: $descending, page: $page, size: $size) {
      total rows { id amount transacted_on remarks may_be_batch_id explanation { id kind reason explained_by is_correction } }
    }
  }`
  return ask(query, { filter, ...more })
}
const entries = async () => (await listEntries()).rows
const explained = async () => (await listEntries({ is_explained: true })).rows
const suspense = '{ adminSuspense { bank_line_id amount remitter_name } }'
const explain = (input: Record<string, unknown>, viewer = world.maker) =>
  ask(
    'mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { ok proposal_id } }',
    { input: { reason: '通帳で確認しました', ...input } },
    viewer,
  )
const decide = async ({ proposal_id: id, ...told }: { proposal_id?: string }, viewer = world.checker) => {
  if (id === undefined || id === null) return told
  const {
    rows: [proposal],
  } = await ask('query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }', { id })
  return ask(
    'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
    { input: { id, effect_hash: proposal.effect_hash } },
    viewer,
  )
}
const correct = (input: Record<string, unknown>) =>
  ask('mutation ($input: CorrectAccountEntryInput!) { correctAccountEntry(input: $input) { ok proposal_id } }', {
    input: { reason: '会員の入金でした', ...input },
  })
const refund = (input: Record<string, unknown>) =>
  ask('mutation ($input: RefundSuspenseInput!) { refundSuspense(input: $input) { ok proposal_id } }', {
    input: { reason: '名義が一致しました', ...input },
  })
/** Debit positive, as an account of the books. */
const float = async () => -(await operatorsMoney(world.database))

async function appears(...lines: [amount: number, remarks: string][]): Promise<string[]> {
  const today = world.services.clock.now().toISOString().slice(0, 10)
  for (const [amount, remarks] of lines) {
    beside.push({
      itemKey: `beside-${beside.length}`,
      transactionDate: today,
      direction: amount > 0 ? 'in' : 'out',
      amount: Math.abs(amount),
      remarks,
    })
  }
  await readAccount(world.services)
  return (await entries()).map(({ id }: { id: string }) => id)
}
/** The demo desk knows nothing of these lines, so its balance cannot be compared. */
const expectSoundLedger = () => world.expectInvariants()

describe('lines that no rule explains', () => {
  test('are read once, explained once with a reason, and keep the books whole', async () => {
    await world.investor({ amount: 100_000, paysIn: 100_000 })
    const [paidIn = '', fee = '', drawn = ''] = await appears(
      [500_000, 'ジコシキン'],
      [-440, 'テスウリョウ'],
      [-200_000, 'カ）イトフアンデイング'],
    )
    await appears()
    expect(await entries()).toHaveLength(3)
    expect(await explain({ id: paidIn, kind: 'float_out' })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await explain({ id: paidIn, kind: 'float_in', reason: ' ' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { reason: '必須です' },
    })
    expect(await explain({ id: paidIn, kind: 'tax' })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await explain({ id: '999', kind: 'float_in' })).toMatchObject({ code: 'NOT_FOUND' })
    const stale = { ...world.maker, authenticatedAt: new Date(world.maker.authenticatedAt.getTime() - 11 * 60_000) }
    expect(await explain({ id: paidIn, kind: 'float_in' }, stale)).toMatchObject({ code: 'REAUTH_REQUIRED' })
    const before = await float()
    const both = await Promise.all([
      explain({ id: paidIn, kind: 'float_in' }),
      explain({ id: paidIn, kind: 'float_in' }, world.checker),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    // One person's word books nothing of the operator's own money.
    expect(await float()).toBe(before)
    await expectSoundLedger()
    const [ofMaker, ofChecker] = both
    expect(await decide(ofMaker.ok ? ofMaker : ofChecker, ofMaker.ok ? world.checker : world.maker)).toEqual({
      ok: true,
    })
    for (const told of [
      { id: fee, kind: 'fee' },
      { id: drawn, kind: 'float_out' },
    ])
      expect(await decide(await explain(told))).toEqual({ ok: true })
    expect(await float()).toBe(before - (500_000 - 440 - 200_000))
    expect(await entries()).toEqual([])
    expect((await explained()).map(({ explanation }: { explanation: { kind: string } }) => explanation.kind)).toContain(
      'fee',
    )
    const audit = await world.database
      .selectFrom('audit_log')
      .select('actor')
      .where('action', '=', 'account_entry.approved')
      .execute()
    expect(audit).toHaveLength(3)
    await expectSoundLedger()
  })

  test(
    'are a table like every other: by direction, kind, day and words, in order, page by page, one by its number',
    { tags: ['course'] },
    async () => {
      const [paidIn = '', fee = '', drawn = ''] = await appears(
        [500_000, 'ｼﾞｺｼｷﾝ'],
        [-440, 'ﾃｽｳﾘｮｳ'],
        [-200_000, 'ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ'],
      )
      const today = world.services.clock.now().toISOString().slice(0, 10)
      const idsOf = async (...asked: Parameters<typeof listEntries>) =>
        (await listEntries(...asked)).rows.map(({ id }: { id: string }) => id)
      for (const isExplained of [false, true]) {
        const only = (filter: Record<string, unknown>, more: Record<string, unknown> = {}) =>
          idsOf({ is_explained: isExplained, ...filter }, more)
        expect(await only({ direction: 'in' })).toEqual([paidIn])
        expect(await only({ direction: 'out', search: 'テスウ' })).toEqual([fee])
        expect(await only({ from: '2099-01-01' })).toEqual([])
        expect(await only({ from: today, until: today }, { sort: 'amount' })).toEqual([fee, drawn, paidIn])
        expect(await only({}, { sort: 'amount', descending: true, size: 2, page: 2 })).toEqual([fee])
        expect(await listEntries({ id: fee })).toMatchObject({
          total: 1,
          rows: [{ amount: -440, explanation: isExplained ? { kind: 'fee' } : null }],
        })
        if (isExplained) continue
        for (const [id, kind] of [
          [paidIn, 'float_in'],
          [fee, 'fee'],
          [drawn, 'float_out'],
        ])
          expect(await decide(await explain({ id, kind }))).toEqual({ ok: true })
      }
      expect(await idsOf({ is_explained: true, kind: 'fee' })).toEqual([fee])
      expect(await idsOf({ is_explained: true, search: '通帳' })).toHaveLength(3)
      expect(await listEntries({ id: '999' })).toEqual({ total: 0, rows: [] })
    },
  )

  test('are corrected by reversal; what turned out to be a member’s goes on the refund list', async () => {
    const { investmentId } = await world.investor({ amount: 100_000, paysIn: 100_000 })
    const [id = ''] = await appears([70_000, 'ナナシ'])
    const before = await float()
    await decide(await explain({ id, kind: 'float_in' }))
    const [{ explanation }] = await explained()
    expect(await correct({ explanation_id: explanation.id, kind: 'fee' })).toMatchObject({ code: 'BAD_USER_INPUT' })
    const correction = await correct({ explanation_id: explanation.id, kind: 'suspense' })
    expect(await correct({ explanation_id: explanation.id, kind: 'suspense' })).toMatchObject({ code: 'CONFLICT' })
    expect(await decide(correction)).toEqual({ ok: true })
    expect(await correct({ explanation_id: explanation.id, kind: 'suspense' })).toMatchObject({ code: 'CONFLICT' })
    expect(await explained()).toMatchObject([
      { explanation: { kind: 'suspense', is_correction: true, reason: '会員の入金でした' } },
    ])
    expect(await float()).toBe(before)
    await expectSoundLedger()
    const [item] = await ask(suspense)
    expect(item.amount).toBe(70_000)
    expect(await refund({ bank_line_id: item.bank_line_id, invest_id: '999' })).toMatchObject({ code: 'NOT_FOUND' })
    const found = await refund({ bank_line_id: item.bank_line_id, invest_id: String(investmentId) })
    expect(found).toMatchObject({ proposal_id: expect.any(String) })
    expect(await ask('{ adminSuspense { proposal_id } }')).toEqual([{ proposal_id: found.proposal_id }])
    // He sees the names beside one another: they are not the same.
    const seen = 'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }'
    expect((await ask(seen, { id: found.proposal_id })).rows[0].changes).toEqual(
      expect.arrayContaining([
        { label: 'ご確認ください：振込依頼人', after: expect.stringContaining('一致しません') },
        { label: '会員（カナ）', after: expect.any(String) },
      ]),
    )
    expect(await decide(found, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await decide(found)).toEqual({ ok: true })
    expect(await refund({ bank_line_id: item.bank_line_id, invest_id: String(investmentId) })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await ask('{ adminPayables { ready_total rows { reason_text } } }')).toMatchObject({
      ready_total: 70_000,
      rows: [{ reason_text: '申込を特定できなかった入金' }],
    })
    const [{ explanation: last }] = await explained()
    expect(await correct({ explanation_id: last.id, kind: 'float_in' })).toMatchObject({ code: 'CONFLICT' })
    await expectSoundLedger()
  })

  test('a deposit on an account that nobody holds goes to its owner, or back to where it came from', async () => {
    await world.investor({ amount: 100_000, paysIn: 100_000 })
    const { id } = await world.database
      .insertInto('bank_line')
      .values({
        real_account_id: world.services.config.BANK_ACCOUNT_ID,
        item_key: 'unknown',
        va_id: 'nobody',
        amount: 30_000,
        transacted_on: '2026-04-01',
        transacted_at: new Date('2026-04-01T00:00:00+09:00'),
        remitter_name_kana: 'ﾅﾅｼ',
        recorded_at: world.services.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await bookDeposit(world.services, id)
    expect(await ask(suspense)).toEqual([{ bank_line_id: String(id), amount: 30_000, remitter_name: 'ﾅﾅｼ' }])
    const [wrong = ''] = await appears([-29_000, 'クミモドシ'])
    expect(await explain({ id: wrong, kind: 'suspense_returned', bank_line_id: String(id) })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    const back = (await appears([-30_000, 'クミモドシ'])).at(-1)
    expect(await decide(await explain({ id: back, kind: 'suspense_returned', bank_line_id: String(id) }))).toEqual({
      ok: true,
    })
    expect(await ask(suspense)).toEqual([])
    expect(await explain({ id: wrong, kind: 'suspense_returned', bank_line_id: String(id) })).toMatchObject({
      code: 'CONFLICT',
    })
    await expectSoundLedger()
  })

  test(
    'what may be a payout under way waits for it; a payout that came back is owed again',
    { tags: ['course'] },
    async () => {
      await world.investor({ amount: 100_000, paysIn: 130_000 })
      const batch = await world.prepareAll()
      await world.approve(batch)
      await sendPayoutBatch(world.services, batch.batchId)
      // The bank has paid; we have not asked it yet what became of the order.
      await world.pass(60_000)
      const [id = ''] = await appears()
      expect(await entries()).toMatchObject([{ amount: -30_143, may_be_batch_id: String(batch.batchId) }])
      expect(await explain({ id, kind: 'float_out' })).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining(`番号${batch.batchId}`),
      })
      await followPayouts(world.services)
      expect(await entries()).toEqual([])
      const payout = await world.database.selectFrom('payout').select(['id', 'status']).executeTakeFirstOrThrow()
      expect(payout.status).toBe('paid')
      const back = (await appears([30_000, 'ソウキン'])).at(-1)
      expect(await explain({ id: back, kind: 'payout_returned', payout_id: '999' })).toMatchObject({
        code: 'NOT_FOUND',
      })
      const found = await explain({ id: back, kind: 'payout_returned', payout_id: String(payout.id) })
      // One person's word pays nobody twice; the other sees who was paid beside what the bank says of the line.
      expect(await ask('{ adminPayables { ready_total } }')).toMatchObject({ ready_total: 0 })
      const seen = 'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }'
      expect((await ask(seen, { id: found.proposal_id })).rows[0].changes).toEqual(
        expect.arrayContaining([
          { label: 'ご確認ください：銀行の摘要', after: expect.stringContaining('受取人の名義も') },
          { label: '銀行の摘要', after: 'ソウキン' },
          { label: '受取人', after: expect.any(String) },
          { label: '会員', after: expect.any(String) },
        ]),
      )
      expect(await decide(found, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
      expect(await decide(found)).toEqual({ ok: true })
      expect(await ask('{ adminPayables { ready_total rows { last_problem { problem } } } }')).toMatchObject({
        ready_total: 30_000,
        rows: [{ last_problem: { problem: 'told_by_operator' } }],
      })
      await expectSoundLedger()
    },
  )
})

describe('withheld tax', () => {
  const months = '{ adminTaxMonths(is_open: true) { month count dividend tax paid open due_on is_overdue paid_on } }'
  const propose = (input: Record<string, unknown>) =>
    ask('mutation ($input: TaxPaymentInput!) { proposeTaxPayment(input: $input) { id } }', {
      input: { month: '2026-04', paid_on: '2026-05-11', ...input },
    })
  const proposals =
    '{ adminProposals(filter: { status: open }) { rows { id title yen effect_hash changes { label before after } } } }'
  const approve =
    (viewer = world.checker) =>
    async ({ id, effect_hash }: { id: string; effect_hash: string }) =>
      ask(
        'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
        { input: { id, effect_hash } },
        viewer,
      )

  /** 20,420 yen withheld in April. */
  beforeEach(async () => {
    await world.investor({ amount: 200_000, paysIn: 200_000 })
    await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-04-01') })
    await fixDistribution(world.services, {
      fundId: world.fundId,
      period: 1,
      totalDividend: 100_000,
      redeems: false,
      payday: japanDate('2026-04-02'),
    })
    const batch = await world.prepareAll()
    await world.approve(batch)
    await sendPayoutBatch(world.services, batch.batchId)
    await world.pass(60_000)
    await followPayouts(world.services)
  })

  test('is due on the 10th or the next business day, and is paid by two operators with the line of the bank', async () => {
    // 10 May 2026 is a Sunday.
    expect(await ask(months)).toEqual([
      {
        month: '2026-04',
        count: 1,
        dividend: 100_000,
        tax: 20_420,
        paid: 0,
        open: 20_420,
        due_on: '2026-05-11',
        is_overdue: false,
        paid_on: null,
      },
    ])
    expect(await propose({ paid_on: '2026-04-01' })).toMatchObject({
      code: 'CONFLICT',
      message: 'この月は、まだ終わっていません。',
    })
    await world.pass(41 * day)
    expect(await ask(months)).toMatchObject([{ is_overdue: true }])
    const [short = '', id = ''] = await appears([-20_000, 'ゼイムシヨ'], [-20_520, 'ゼイムシヨ'])
    expect(await propose({ month: '2026-03' })).toMatchObject({ code: 'CONFLICT' })
    expect(await propose({ paid_on: '2026-12-01' })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await propose({ account_entry_id: short })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await propose({ account_entry_id: id })).toMatchObject({ id: expect.any(String) })
    expect(await propose({})).toMatchObject({ code: 'CONFLICT' })
    const {
      rows: [proposal],
    } = await ask(proposals)
    expect(proposal).toMatchObject({
      title: '2026年4月分の源泉所得税の納付を記録',
      yen: 20_420,
      changes: [{ before: '20,420円', after: '0円' }, {}, { label: '運営者の負担（延滞税など）', after: '100円' }],
    })
    expect(await approve(world.maker)(proposal)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await approve()(proposal)).toEqual({ ok: true })
    expect(await approve()(proposal)).toMatchObject({ code: 'CONFLICT' })
    expect(await ask(months)).toEqual([])
    expect(await standing(world.database, 'tax')).toBe(0)
    expect(await explained()).toMatchObject([{ id, explanation: { kind: 'tax' } }])
    await expectSoundLedger()
  })

  test('paid from elsewhere, what was set aside becomes the operator’s own', { tags: ['course'] }, async () => {
    await world.pass(35 * day)
    const before = await float()
    await propose({ paid_on: '2026-05-01' })
    const {
      rows: [proposal],
    } = await ask(proposals)
    expect(await approve()(proposal)).toEqual({ ok: true })
    expect(await float()).toBe(before - 20_420)
    expect(await ask('{ adminTaxMonths { month open paid_on is_overdue } }')).toEqual([
      { month: '2026-04', open: 0, paid_on: '2026-05-01', is_overdue: false },
    ])
    await expectSoundLedger()
  })
})
