import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillLargeCompany } from '../../../scripts/large-company/fill-large-company.ts'
import { japanDate } from '../../../src/domain/calendar.ts'
import { listAccountPool } from '../../../src/features/treasury/bank/list-account-pool.ts'
import { listEntries, loadEntryLines } from '../../../src/features/treasury/bookkeeping/list-entries.ts'
import { accountsWithin } from '../../../src/features/treasury/bookkeeping/overview-accounts.ts'
import { loadBalances } from '../../../src/features/treasury/bookkeeping/load-balances.ts'
import { reconcileBank } from '../../../src/features/treasury/bookkeeping/reconcile-bank.ts'
import { countDelivery } from '../../../src/features/back-office/campaign/count-delivery.ts'
import { listDeposits } from '../../../src/features/investing/deposit/list-deposits.ts'
import { listRegister } from '../../../src/features/documents/document-register/list-register.ts'
import { listFundsForOperators } from '../../../src/features/funds/fund-editing/list-funds.ts'
import { countApplicationViews } from '../../../src/features/investing/investment/list-applications.ts'
import { listIdentityChecks } from '../../../src/features/back-office/member-care/list-identity-checks.ts'
import { listMembers } from '../../../src/features/back-office/member-care/list-members.ts'
import { listUnexplained } from '../../../src/features/treasury/operator-account/list-account-entries.ts'
import { listSuspense } from '../../../src/features/treasury/operator-account/list-suspense.ts'
import { loadPaymentReport } from '../../../src/features/documents/payment-report/load-payment-report.ts'
import { loadReportTotals } from '../../../src/features/documents/payment-report/load-report-totals.ts'
import { countQueues } from '../../../src/features/back-office/dashboard/count-queues.ts'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { allowAmountsAlone } from '../../support/amounts-alone.ts'
import { createTestDatabase } from '../../support/database.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'

// Tables that were made quick show what the plain question finds: each beside the statement that anybody would write first.

const now = new Date('2026-11-20T09:00:00+09:00')
let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  const filled = await createTestDatabase()
  await fillLargeCompany(filled.connectionString, {
    members: 240,
    funds: 24,
    investments: 800,
    seed: 5,
    today: japanDate('2026-11-20'),
    bankAccount: '102010001234',
  })
  const pool = openPool(filled.connectionString, { max: 3 })
  database = openDatabase(pool)
  close = async () => {
    await pool.end()
    await filled.drop()
  }
})
afterAll(() => close())

async function ids(query: RawBuilder<unknown>): Promise<unknown[]> {
  const { rows } = await sql<{ id: unknown }>`${query}`.execute(database)
  return rows.map(({ id }) => id)
}

/** Every page of a table, one after the other. */
async function leaf<Row>(list: (page: number) => Promise<{ rows: Row[]; total: number }>): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await list(page)
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}

const size = 60

describe('leafing through to the end', () => {
  it('shows every deposit once, in its order', async () => {
    const rows = await leaf((page) => listDeposits(database, {}, { page, size }))
    expect(rows.map(({ id }) => id)).toEqual(
      await ids(
        sql`select deposit.id from deposit join bank_line line on line.id = bank_line_id order by line.transacted_at desc, line.id desc`,
      ),
    )
    const byAmount = await leaf((page) => listDeposits(database, {}, { page, size, sort: 'amount' }))
    expect(byAmount.map(({ id }) => id)).toEqual(
      await ids(
        sql`select deposit.id from deposit join bank_line line on line.id = bank_line_id order by line.amount, line.id`,
      ),
    )
  })

  it('shows every member once, by kana as well', async () => {
    const rows = await leaf((page) => listMembers(database, {}, { page, size, sort: 'kana' }))
    expect(rows.map(({ id }) => id)).toEqual(
      await ids(sql`select id from member order by family_name_kana || given_name_kana, id`),
    )
  })

  it('shows every entry, check, fund, account and document once', async () => {
    expect((await leaf((page) => listEntries(database, {}, { page, size: 200 }))).map(({ id }) => id)).toEqual(
      await ids(sql`select id from journal_entry order by effective_at desc, id desc`),
    )
    expect((await leaf((page) => listIdentityChecks(database, {}, { page, size }))).map(({ id }) => id)).toEqual(
      await ids(sql`select id from identity_check order by started_at desc, id desc`),
    )
    expect(
      (await leaf((page) => listFundsForOperators(database, {}, { page, size: 7, sort: 'rate' }, now))).map(
        ({ record }) => record.id,
      ),
    ).toEqual(await ids(sql`select id from fund where discarded_at is null order by planned_rate_bp, id`))
    expect(
      (await leaf((page) => listFundsForOperators(database, { state: 'discarded' }, { page, size }, now))).map(
        ({ record }) => record.id,
      ),
    ).toEqual(await ids(sql`select id from fund where discarded_at is not null`))
    expect(
      (await leaf((page) => listAccountPool(database, {}, { page, size }, new Date('2027-01-01')))).map(({ id }) => id),
    ).toEqual(await ids(sql`select id from virtual_account order by id`))
    expect(
      (await leaf((page) => listRegister(database, { kind: 'contract' }, { page, size }))).map(({ key }) => key),
    ).toEqual(await ids(sql`select document.id::text as id from contract_document document order by document.id desc`))
  })
})

describe('filters', () => {
  it('find deposits by fund, by remitter and by member', async () => {
    const found = async (filter: Parameters<typeof listDeposits>[1]) =>
      (await leaf((page) => listDeposits(database, filter, { page, size })))
        .map(({ id }) => id)
        .toSorted((one, other) => one - other)
    expect(await found({ project_id: idOf(2) })).toEqual(
      await ids(
        sql`select deposit.id from deposit join investment on investment.id = investment_id where fund_id = 2 order by 1`,
      ),
    )
    expect(await found({ search: 'サトウ' })).toEqual(
      await ids(
        sql`select deposit.id from deposit join bank_line line on line.id = bank_line_id where remitter_name_kana like 'ｻﾄｳ%' order by 1`,
      ),
    )
    expect(await found({ search: '佐藤' })).toEqual(
      await ids(
        sql`select deposit.id from deposit join investment on investment.id = investment_id join member on member.id = member_id where family_name = '佐藤' order by 1`,
      ),
    )
  })

  it('find members by their last screening and their name', async () => {
    for (const screening of ['clear', 'unclear', 'none']) {
      const rows = await leaf((page) => listMembers(database, { screening }, { page, size }))
      expect(new Set(rows.map((row) => row.screening ?? 'none')).size).toBeLessThanOrEqual(1)
      expect(rows).toHaveLength(
        (
          await ids(
            sql`select m.id from member m where coalesce((select result from screening_record where member_id = m.id order by id desc limit 1), 'none') = ${screening}`,
          )
        ).length,
      )
    }
    expect((await listMembers(database, { search: 'さとう' }, {})).total).toBe(
      (await ids(sql`select id from member where family_name_kana = 'サトウ'`)).length,
    )
    expect((await listMembers(database, { search: 'sato.' }, {})).total).toBe(
      (await ids(sql`select id from member where email like 'sato.%'`)).length,
    )
  })

  it('find entries by account, by sum and by both, in either order', async () => {
    const found = async (filter: Parameters<typeof listEntries>[1], sort: string) =>
      (await leaf((page) => listEntries(database, filter, { page, size: 200, sort, descending: true }))).map(
        ({ id }) => id,
      )
    const plain = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
      ids(
        sql`select entry.id from journal_entry entry where exists (select from posting where entry_id = entry.id and ${condition}) order by ${order}`,
      )
    for (const [sort, order] of [
      ['time', sql`entry.effective_at desc, entry.id desc`],
      ['id', sql`entry.id desc`],
    ] as const) {
      expect(await found({ account: 'refundable' }, sort)).toEqual(await plain(sql`account_kind = 'refundable'`, order))
      expect(await found({ amount: 100_000 }, sort)).toEqual(await plain(sql`abs(amount) = 100000`, order))
    }
    const [both] = await ids(
      sql`select entry_id as id from posting where account_kind = 'suspense' order by id limit 1`,
    )
    const [amount] = (await ids(sql`select abs(amount) as id from posting where entry_id = ${both} limit 1`)) as [
      number,
    ]
    expect(await found({ account: 'suspense', amount }, 'time')).toEqual(
      await plain(
        sql`account_kind in ('suspense', 'unexplained') and abs(amount) = ${amount}`,
        sql`entry.effective_at desc, entry.id desc`,
      ),
    )
    expect(await found({ account: 'bank', from: '2026-06-01', until: '2026-06-30' }, 'time')).toEqual(
      await ids(sql`select distinct entry.id, entry.effective_at from journal_entry entry join posting on entry_id = entry.id where account_kind = 'bank'
        and entry.effective_at >= '2026-06-01 00:00+09' and entry.effective_at < '2026-07-01 00:00+09' order by entry.effective_at desc, entry.id desc`),
    )
  })

  it('tell of each entry what its lines come to', async () => {
    const { rows } = await listEntries(database, { account: 'fund_asset' }, {})
    expect(rows.length).toBeGreaterThan(0)
    for (const { id, sides } of rows) {
      const lines = await loadEntryLines(database, id)
      const sums = new Map(
        sides.map(({ account_kind: account, debit, credit, count }) => [account, { debit, credit, count }]),
      )
      for (const [kind, sum] of sums) {
        const own = lines.filter(({ account_kind: account }) => account === kind)
        expect(sum).toEqual({
          debit: own.reduce((total, { debit }) => total + debit, 0),
          credit: own.reduce((total, { credit }) => total + credit, 0),
          count: own.length,
        })
      }
      expect(sides.reduce((total, { count }) => total + count, 0)).toBe(lines.length)
    }
  })

  it('find the documents of a fund, read and unread, in their order', async () => {
    const found = async (filter: Parameters<typeof listRegister>[1]) =>
      (await leaf((page) => listRegister(database, filter, { page, size: 7 }))).map(({ key }) => key)
    const plain = (condition: RawBuilder<unknown>) =>
      ids(
        sql`select document.id::text as id from contract_document document join investment on investment.id = investment_id where ${condition} order by document.id desc`,
      )
    expect(await found({ kind: 'contract', project_id: idOf(3) })).toEqual(await plain(sql`fund_id = 3`))
    expect(await found({ kind: 'contract', project_id: idOf(3), state: 'unread' })).toEqual(
      await plain(sql`fund_id = 3 and delivered_at is null`),
    )
    expect(await found({ kind: 'contract', search: '佐藤' })).toEqual(
      await plain(sql`member_id in (select id from member where family_name = '佐藤')`),
    )
  })

  it('count entries of an account as they are', async () => {
    const { total, isMore } = await listEntries(database, { account: 'tax' }, {})
    expect({ total, isMore }).toEqual({
      total: (
        await ids(
          sql`select distinct entry_id as id from posting where account_kind in ('tax', 'withholding_unpaid', 'withholding_in_flight')`,
        )
      ).length,
      isMore: false,
    })
  })
})

describe('sums and what waits', () => {
  it('counts applications by what they wait for', async () => {
    const counts = new Map((await countApplicationViews(database, null)).map(({ view, count }) => [view, count]))
    const count = async (condition: RawBuilder<unknown>) =>
      (await ids(sql`select id from investment where ${condition}`)).length
    expect(counts.get('document_waiting')).toBe(
      await count(sql`status = 'awaiting_deposit' and contract_confirmed_at is null`),
    )
    expect(counts.get('deposit_waiting')).toBe(
      await count(sql`status = 'awaiting_deposit' and contract_confirmed_at is not null`),
    )
    expect(counts.get('redeemed')).toBe(await count(sql`status = 'participating' and redeemed_at is not null`))
    expect([...counts.values()].reduce((sum, each) => sum + each, 0)).toBe(800)
  })

  it('adds a year of statutory reports up as its list does', async () => {
    const rows = await loadPaymentReport(database, 2025)
    expect(rows.length).toBeGreaterThan(0)
    expect(await loadReportTotals(database, 2025)).toEqual({
      people: rows.length,
      required: rows.filter(({ is_required: isRequired }) => isRequired).length,
      dividend: rows.reduce((sum, { dividend }) => sum + dividend, 0),
      tax: rows.reduce((sum, { tax }) => sum + tax, 0),
      unpaid_dividend: rows.reduce((sum, { unpaid_dividend: unpaidDividend }) => sum + unpaidDividend, 0),
      uncollected_tax: rows.reduce((sum, { uncollected_tax: uncollectedTax }) => sum + uncollectedTax, 0),
    })
  })

  it('adds the balances of all books up as the postings do, owner by owner', async () => {
    // Shown as what is at work in the funds, as what they earned, and as what is left to the operator, who pays what a fund gives out beyond it.
    const earned = accountsWithin('undistributed')
    const operatorsOwn = [...accountsWithin('float'), ...accountsWithin('fund_asset')]
    const plain = await sql<{ kind: string; amount: number; owners: number }>`
      select kind, abs(sum(amount)) as amount, count(*) filter (where amount <> 0) as owners
      from (
        select kind, case when kind in ('tax', 'float', 'suspense', 'undistributed') then '' else ref end as ref, sum(amount) as amount
        from (
          select case when account_kind like 'withholding%' then 'tax' when account_kind = 'unexplained' then 'suspense' when account_kind = any(${earned}) then 'undistributed' else account_kind end as kind, account_ref as ref, amount
          from posting where account_kind <> all(${operatorsOwn})
          union all
          select 'float', '', -amount from posting where account_kind <> all(${operatorsOwn}) and account_kind <> 'deployed'
          union all
          select 'fund_asset', fund_id::text, -posting.amount from posting join investment on investment.id::text = account_ref where account_kind = 'deployed'
          union all
          select unnest(array['undistributed', 'float']), '', unnest(array[-deficit, deficit])
          from (select greatest(0, sum(amount)) as deficit from posting where account_kind = any(${earned}) group by book) fund
        ) told
        group by 1, 2
      ) account group by 1 order by 1`.execute(database)
    const closed = await ids(sql`select account_ref as id from closed_balance`)
    expect(closed.length).toBeGreaterThan(0)
    const shown = (await loadBalances(database))
      .map(({ kind, balance, owners }) => ({ kind, amount: Math.abs(balance), owners }))
      .toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
    // An account that nothing was booked on is shown as well.
    expect(shown).toEqual(
      shown.map(({ kind }) => plain.rows.find((row) => row.kind === kind) ?? { kind, amount: 0, owners: 0 }),
    )
    expect(shown.map(({ kind }) => kind)).toEqual(expect.arrayContaining(plain.rows.map(({ kind }) => kind)))
  })

  it('counts how far a campaign has come among its own mails', async () => {
    const { rows } = await sql<{
      id: Id<'mail_campaign'>
      recipients: number
      delivered: number
      undeliverable: number
      passed_over: number
    }>`
      select campaign_id as id, count(*) as recipients, count(mail.sent_at) as delivered, count(mail.undeliverable_at) as undeliverable, count(passed_over_at) as passed_over
      from mail_campaign_recipient recipient left join mail_outbox mail on mail.key = 'campaign:' || campaign_id || ':' || recipient.member_id group by 1`.execute(
      database,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { id, ...counts } of rows) expect(await countDelivery(database, id)).toEqual(counts)
  })

  it('counts contracts that wait to be read', async () => {
    const queue = (await countQueues(database, now)).find(({ name }) => name === 'contract_unread')
    expect(queue?.count).toBe(
      (
        await ids(sql`select document.id from contract_document document join investment on investment.id = investment_id
        where delivered_at is null and rendered_at is not null and status in ('awaiting_deposit', 'participating')`)
      ).length,
    )
  })

  it('finds the lines of the account that nobody has explained, until the books know them', async () => {
    expect(await listUnexplained(database)).toHaveLength(12)
    expect(await listSuspense(database)).toHaveLength(24)
    const [before] = await reconcileBank(database)
    expect(before).toMatchObject({ waiting_count: 12, waiting: 78_000, difference: 0 })
    // The database takes no line that the statement does not show so.
    await sql`alter table bank_line disable trigger was_shown`.execute(database)
    await allowAmountsAlone(database)
    await sql`insert into bank_line (real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
      values ('102010001234', 'new-3', 3000, '2026-11-19', ${now}, '', ${now}), ('102010001234', 'new-4', 4001, '2026-11-19', ${now}, '', ${now})`.execute(
      database,
    )
    await sql`with entry as (
        insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ('account_entry', 'bank-lines:new', '', ${now}, ${now}) returning id
      ) insert into posting (entry_id, book, account_kind, account_ref, amount)
      select id, 'unassigned', account_kind, account_ref, amount from entry cross join (values ('bank', '102010001234', 7001), ('suspense', '', -7001)) posted (account_kind, account_ref, amount)`.execute(
      database,
    )
    expect(await listUnexplained(database)).toHaveLength(10)
    const [after] = await reconcileBank(database)
    // The fourth came with another sum than the bank's: that is neither waiting nor right.
    expect(after).toMatchObject({ waiting_count: 10, waiting: 71_000, difference: -1 })
  })
})
