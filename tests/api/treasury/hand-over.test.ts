import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOURNAL_PROGRAMS, type JournalProgram } from '../../../src/domain/treasury/accounting/journal-layouts.ts'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import { formatAmount } from '../../../src/domain/money.ts'
import { ledgerRows } from '../../../src/features/treasury/trial-balance/ledger-rows.ts'
import { loadTrialBalance } from '../../../src/features/treasury/trial-balance/load-trial-balance.ts'
import { printBook } from '../../../src/features/treasury/trial-balance/print-trial-balance.ts'
import { japanDate, japanDateOf } from '../../../src/domain/calendar.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'
import { openHandOver } from '../../../src/features/treasury/hand-over/hand-over.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../../support/operation-world.ts'
import { askAs } from '../../support/operator-api.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'
import { consent } from '../../support/second-consent.ts'

// The journals of a book go to the office's accounting program as files, each entry once.

let world: PayoutWorld
let fundId: Id<'fund'>
let book: string
beforeAll(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  book = `fund:${fundId}`
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 310_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await world.moveOperatorMoney(840_000)
  await enterTwice(world, fundId, { dividend: 28_300, payday: '2026-11-30' })
  await liveUntil(world, '2026-11-30T10:00:00+09:00')
  await payEverything(world)
})
afterAll(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}) =>
  actAsOperator(`operator:${world.maker.memberId}`, () => askAs(world.services, world.maker, source, variables))
const days = (program: JournalProgram, from: string, until: string, of = book) => ({ program, book: of, from, until })
const preview = (input: ReturnType<typeof days>) =>
  ask('query ($input: JournalsInput!) { adminJournalPreview(input: $input) { entries total unnamed } }', { input })
const handOver = (input: ReturnType<typeof days>) =>
  ask('mutation ($input: JournalsInput!) { handOverJournals(input: $input) { id } }', { input })
const names = (program: JournalProgram, of = book): Promise<Name[]> =>
  ask(
    'query ($program: JournalProgram!, $book: String!) { adminAccountingNames(program: $program, book: $book) { account text name sub_name tax_class is_kept is_of_book } }',
    { program, book: of },
  )
const keep = (program: JournalProgram, kept: Partial<Name>[], alone = false, of = book) =>
  ask('mutation ($input: AccountingNamesInput!) { keepAccountingNames(input: $input) }', {
    input: {
      program,
      book: of,
      for_book_alone: alone,
      names: kept.map(({ account, name, sub_name, tax_class }) => ({ account, name, sub_name, tax_class })),
    },
  })
interface Name {
  account: string
  text: string
  name: string
  sub_name: string
  tax_class: string
  is_kept: boolean
  is_of_book: boolean
}

/** Each account a name of its own, so that a file's sums can be told apart. */
async function nameAll(program: JournalProgram): Promise<Map<string, string>> {
  const all = await names(program)
  const own = all.map((each, place) => ({ ...each, name: `科目${place + 1}`, tax_class: each.tax_class || '対象外' }))
  expect(await keep(program, own)).toBe(all.length)
  return new Map(own.map(({ name, account }) => [name, account]))
}

/** No name or remark in this test has a comma. */
const rowsIn = (bytes: Buffer): string[][] =>
  new TextDecoder('shift_jis')
    .decode(bytes)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((field) => field.replaceAll('"', '')))
const file = async (id: string) => must(await openHandOver(world.services, world.maker, idOf(id)))
/** Where account and amount of both sides stand. */
const columns = { yayoi: [4, 8, 10, 14], freee: [3, 4, 6, 7], money_forward: [2, 8, 10, 16] } as const

/** By account of the ledger: what a file's debits less its credits come to. */
function balanceByAccount(
  program: JournalProgram,
  bytes: Buffer,
  accounts: ReadonlyMap<string, string>,
): Map<string, number> {
  const rows = rowsIn(bytes).slice(program === 'yayoi' ? 0 : 1)
  const [debit, debited, credit, credited] = columns[program]
  const sums = new Map<string, number>()
  const add = (name = '', amount = 0) => {
    if (name === '') return expect(Math.abs(amount)).toBe(0)
    const account = accounts.get(name) ?? name
    sums.set(account, (sums.get(account) ?? 0) + amount)
  }
  for (const row of rows) {
    add(row[debit], Number(row[debited]))
    add(row[credit], -Number(row[credited]))
  }
  return sums
}

test.each(JOURNAL_PROGRAMS)('what is handed to %s balances to the ledger, account by account', async (program) => {
  const accounts = await nameAll(program)
  const { id } = await handOver(days(program, '2026-01-01', '2026-11-30'))
  const { rows } = await sql<{ account: string; amount: number }>`
    select account_kind || case when account_kind in ('bank', 'cost', 'accrued_cost') then ':' || account_ref else '' end as account, sum(amount)::bigint as amount
    from posting where book = ${book} group by 1 order by 1`.execute(world.database)
  const ledger = Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
  expect(Object.keys(ledger).length).toBeGreaterThan(8)
  expect(Object.fromEntries(balanceByAccount(program, (await file(id)).bytes, accounts))).toEqual(ledger)
  await world.expectInvariants()
})

/** Every posting of the fund's book, as a spreadsheet would have it. */
const postings = async () =>
  (
    await sql<{ kind: string; account: string; on: string; amount: number }>`
      select posting.account_kind as kind, posting.account_kind || case when posting.account_kind in ('bank', 'cost', 'accrued_cost') then ':' || account_ref else '' end as account,
        (posting.effective_at at time zone 'Asia/Tokyo')::date::text as on, posting.amount
      from posting join journal_entry entry on entry.id = entry_id
      where book = ${book} and entry.kind <> 'period_closed' order by posting.id`.execute(world.database)
  ).rows.map((row) => ({ ...row, amount: Number(row.amount) }))

const trial = (from: string, until: string) =>
  ask(
    'query ($book: String!, $from: String!, $until: String!) { adminTrialBalance(book: $book, from: $from, until: $until) { rows { account text section opening debit credit closing } assets debts equity income costs result } }',
    { book, from, until },
  )

test.each([
  ['the whole life', '2026-01-01', '2026-11-30'],
  ['the operation', '2026-05-01', '2026-10-31'],
  ['the day of the payment', '2026-11-30', '2026-11-30'],
  ['a year before there was a fund', '2020-01-01', '2020-12-31'],
])('the trial balance of %s is what its postings add up to', async (_span, from, until) => {
  const all = await postings()
  const balance = await trial(from, until)
  const results = ['rent_income', 'other_income', 'sale_proceeds', 'declared_income', 'cost', 'sale_cost']
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)
  for (const row of balance.rows.filter(({ account }: { account: string }) => account !== 'result_before')) {
    const own = all.filter(({ account }) => account === row.account)
    const within = own.filter(({ on }) => on >= from && on <= until)
    const side = ['資産', '費用'].includes(row.section) ? 1 : -1
    const isResult = results.includes(own[0]?.kind ?? '')
    const opening = isResult ? 0 : side * sum(own.filter(({ on }) => on < from))
    expect(row, row.account).toMatchObject({
      opening: opening + 0,
      debit: sum(within.filter(({ amount }) => amount > 0)),
      credit: -sum(within.filter(({ amount }) => amount < 0)) + 0,
      closing: opening + side * sum(within) + 0,
    })
  }
  expect(balance.assets).toBe(balance.debts + balance.equity + balance.result)
  const cash = sum(all.filter(({ kind, on }) => kind === 'bank' && on <= until))
  const bank = balance.rows.filter(({ account }: { account: string }) => account.startsWith('bank:'))
  expect(bank.reduce((total: number, { closing }: { closing: number }) => total + closing, 0)).toBe(cash)
})

test.each([
  ['2026-05-01', '2026-11-30'],
  // After the result of before has a row of its own.
  ['2026-12-01', '2026-12-31'],
])('the general ledger from %s begins and ends with the balances of the trial balance', async (from, until) => {
  const days = { book: `fund:${fundId}` as const, from: japanDate(from), until: japanDate(until) }
  const rows = await ledgerRows(world.database, days)
  const { rows: accounts } = await loadTrialBalance(world.database, days)
  for (const { text, opening, closing, debit, credit } of accounts) {
    const own = rows.filter(({ account }) => account === text)
    expect(own.at(-1)?.balance ?? opening, text).toBe(closing)
    expect(own.reduce((sum, row) => sum + row.debit, 0)).toBe(debit)
    expect(own.reduce((sum, row) => sum + row.credit, 0)).toBe(credit)
  }
  if (rows.length > 0)
    expect(rows.map(({ counter }) => counter)).toEqual(expect.arrayContaining(['諸口', '銀行口座　102-0001234']))
  else expect(accounts.map(({ text }) => text)).toContain('前期までの損益')
})

test('the statements of some days are a paper with the same figures', async () => {
  const printed = must(
    await printBook(world.services, world.maker, {
      paper: 'statements',
      book,
      from: '2026-01-01',
      until: '2026-11-30',
    }),
  )
  const text = readPdfText(printed.bytes).join('')
  const { assets, result } = await trial('2026-01-01', '2026-11-30')
  expect(text).toContain('試算表')
  expect(text).toContain(formatAmount(assets))
  expect(text).toContain(`（差引${formatAmount(result)}）`)
  expect(
    await printBook(world.services, world.maker, { paper: 'statements', book: 'x', from: '', until: '' }),
  ).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  // Line by line as a file, and each account entry by entry on paper.
  const lines = []
  for await (const row of csvTables['book-statements']!.rows(world.services, {
    book,
    from: '2026-01-01',
    until: '2026-11-30',
  }))
    lines.push(row)
  expect(lines.filter((line) => line.includes('期間の損益'))).toHaveLength(2)
  const ledger = must(
    await printBook(world.services, world.maker, { paper: 'ledger', book, from: '2026-01-01', until: '2026-11-30' }),
  )
  const { rows } = await trial('2026-01-01', '2026-11-30')
  const pages = readPdfText(ledger.bytes).join('')
  for (const { text: account } of rows.filter(
    ({ debit, credit }: { debit: number; credit: number }) => debit + credit > 0,
  ))
    expect(pages).toContain(account.replaceAll('　', ''))
})

test('no entry goes twice; what comes later goes with the next file, and a file downloaded again is the same', async () => {
  const program = 'yayoi'
  expect(await preview(days(program, '2026-01-01', '2026-11-30'))).toMatchObject({ entries: 0, total: 0 })
  expect(await handOver(days(program, '2026-01-01', '2026-11-30'))).toMatchObject({ code: 'CONFLICT' })
  const later = await world.investor({ amount: 100_000, paysIn: 100_000, fundId: await smallFund(world) })
  const other = await world.database
    .selectFrom('investment')
    .select('fund_id')
    .where('id', '=', later.investmentId)
    .executeTakeFirstOrThrow()
  const today = japanDateOf(world.services.clock.now())
  const next = days(program, '2026-01-01', today, `fund:${other.fund_id}`)
  // The names that were kept for every book serve the new fund as well.
  expect(await preview(next)).toMatchObject({ unnamed: [], entries: expect.any(Number) })
  const { id } = await handOver(next)
  const once = await file(id)
  expect(once.name).toMatch(/^仕訳_弥生会計_fund\d+_20260101_\d{8}_\d+\.csv$/)
  expect((await file(id)).bytes.equals(once.bytes)).toBe(true)
  const [latest] = await ask('{ adminJournalHandOvers { id program from until entries total made_by } }')
  expect(latest).toMatchObject({ id, program, from: '2026-01-01', until: today })
  const logged = await world.database
    .selectFrom('audit_log')
    .select('action')
    .where('object_type', '=', 'journal_hand_over')
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(logged.map(({ action }) => action)).toEqual(['journals.created', 'journals.downloaded', 'journals.downloaded'])
})

test('nothing is handed over under a name that nobody has said, and a book may have names of its own', async () => {
  const of = 'operator'
  const program = 'freee'
  const asked = days(program, '2026-01-01', '2026-11-30', of)
  const { unnamed } = await preview(asked)
  expect(unnamed).toContain('自己資金')
  expect(await handOver(asked)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^科目の名前が決まっていません：.*自己資金/),
  })
  const all = await names(program, of)
  const fee = all.find(({ account }) => account === 'fee')
  // Of an income or a cost its lines say the class; of all else the account has one.
  expect(fee).toMatchObject({ tax_class: '', is_kept: false })
  const without = all.map((each) => (each.account === 'own_equity' ? { ...each, tax_class: '' } : each))
  expect(await keep(program, without, false, of)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'own_equity tax_class': '会計ソフトの税区分を入力してください' },
  })
  const said = all.map((each) => ({ ...each, tax_class: each.tax_class || '課対仕入10%' }))
  expect(await keep(program, said, true, of)).toBe(all.length)
  // Said again as it stands: nothing is written.
  expect(await keep(program, said, true, of)).toBe(0)
  expect((await names(program, of)).every(({ is_kept: isKept, is_of_book: isOfBook }) => isKept && isOfBook)).toBe(true)
  // What is then said for all books is said for this one as well, which had its own.
  const common = said.map((each) => (each.account === 'fee' ? { ...each, name: '振込手数料' } : each))
  expect(await keep(program, common, false, of)).toBe(all.length)
  expect((await names(program, of)).find(({ account }) => account === 'fee')).toMatchObject({ name: '振込手数料' })
  expect(await handOver(asked)).toMatchObject({ id: expect.any(String) })
})

test.each([
  ['a name that the program takes no more of', { name: '長'.repeat(13) }, 'name', '12文字以内で入力してください'],
  ['a character that the file cannot say', { name: '預金①' }, 'name', '会計ソフトの文字コードにない文字です（①）'],
  ['nothing', { name: ' ' }, 'name', '必須です'],
])('%s is refused beside its field', async (_case, change, field, message) => {
  const [first] = await names('yayoi')
  expect(await keep('yayoi', [{ ...first, ...change }])).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [`${first?.account} ${field}`]: message },
  })
})

test.each([
  ['days that are none', { from: '2026-13-01' }, 'from', '日付を入力してください'],
  ['an end before the beginning', { until: '2025-12-31' }, 'until', '開始日以後の日付を入力してください'],
  ['tomorrow', { until: '2099-01-01' }, 'until', '今日までの日付を入力してください'],
  ['a book that is none', { book: 'legacy' }, 'book', '帳簿を選択してください'],
])('%s are refused', async (_case, change, field, message) => {
  expect(await handOver({ ...days('freee', '2026-01-01', '2026-11-30'), ...change })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: message },
  })
})

test('a file that is taken back stays on record, and its entries go with the next one; of a closed year by two', async () => {
  const takeBack = (id: string, reason = '取り込みに失敗しました') =>
    ask('mutation ($id: ID!, $reason: String!) { takeBackJournals(id: $id, reason: $reason) { proposal_id } }', {
      id,
      reason,
    })
  const listed = async (of: string) =>
    (await ask('{ adminJournalHandOvers { id entries taken_back_at taken_back_by taken_back_reason } }')).find(
      ({ id }: { id: string }) => id === of,
    )
  const { rows: latest } = await sql<{ id: string; program: JournalProgram; from: string; until: string }>`
    select id::text, program, from_on::text as "from", until_on::text as until from journal_hand_over where book = ${book} order by id desc limit 1`.execute(
    world.database,
  )
  const [first] = latest
  if (!first) throw new Error('something was handed over')
  expect(await takeBack(first.id, ' ')).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await takeBack(first.id)).toEqual({ proposal_id: null })
  expect(await takeBack(first.id)).toMatchObject({ code: 'CONFLICT' })
  expect(await listed(first.id)).toMatchObject({
    taken_back_reason: '取り込みに失敗しました',
    taken_back_by: expect.any(String),
  })
  expect((await file(first.id)).bytes.length).toBeGreaterThan(0)

  const again = await handOver(days(first.program, first.from, first.until))
  expect((await listed(again.id)).entries).toBe((await listed(first.id)).entries)
  expect(await handOver(days(first.program, first.from, first.until))).toMatchObject({ code: 'CONFLICT' })
  // The first file never holds again, and nobody else lets go of an entry.
  const run = (statement: string) => sql.raw(statement).execute(world.database)
  await expect(run(`update journal_handed_entry set holds = true where hand_over_id = ${first.id}`)).rejects.toThrow(
    /append-only/,
  )
  await expect(run(`update journal_handed_entry set holds = false where hand_over_id = ${again.id}`)).rejects.toThrow(
    /append-only/,
  )

  await run(`alter table company_year disable trigger user`)
  await run(
    `insert into company_year (starts_on, ends_on, income, costs, closed_by, closed_at, proposal_id)
      select '2025-10-01', '2026-09-30', 0, 0, min(member.id), '2026-11-01', (select min(id) from proposal) from member`,
  )
  await expect(
    run(
      `insert into journal_hand_over_taken_back (hand_over_id, reason, taken_back_at, taken_back_by) select ${again.id}, 'x', now(), min(id) from member`,
    ),
  ).rejects.toThrow(/two people have not decided/)
  const { proposal_id: proposal } = await takeBack(again.id)
  expect(proposal).toEqual(expect.any(String))
  expect(await listed(again.id)).toMatchObject({ taken_back_at: null })
  must(await consent(world.services, world.checker, proposal))
  expect(await listed(again.id)).toMatchObject({ taken_back_reason: '取り込みに失敗しました' })
})

test('the database itself hands no entry over twice, adds none to a file of before, and changes no file', async () => {
  const [handed] = await world.database.selectFrom('journal_handed_entry').selectAll().limit(1).execute()
  if (!handed) throw new Error('something was handed over')
  const run = (statement: string) => sql.raw(statement).execute(world.database)
  await expect(
    run(
      `insert into journal_handed_entry select program, book, entry_id, hand_over_id from journal_handed_entry limit 1`,
    ),
  ).rejects.toThrow(/journal_handed_entry|file/)
  await expect(
    run(
      `insert into journal_handed_entry (program, book, entry_id, hand_over_id) select 'yayoi', handed.book, posting.entry_id, handed.id from journal_hand_over handed, posting where handed.program = 'yayoi' limit 1`,
    ),
  ).rejects.toThrow(/written before|not of the file/)
  await expect(run(`update journal_hand_over set entries = entries + 1`)).rejects.toThrow(/append-only/)
  await expect(run(`delete from journal_handed_entry`)).rejects.toThrow(/append-only/)
  await expect(run(`update accounting_name set name = 'x'`)).rejects.toThrow(/append-only/)
  await expect(
    run(
      `insert into journal_hand_over (program, book, from_on, until_on, entries, total, content, sha256, made_at, made_by)
       select program, 'operator', from_on, until_on, 1, 1, content, sha256, made_at, made_by from journal_hand_over limit 1`,
    ),
  ).rejects.toThrow(/says 1 entries of 1 yen/)
})
