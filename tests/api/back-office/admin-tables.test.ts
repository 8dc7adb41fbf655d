import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import { startSession } from '../../../src/features/people/account/session.ts'
import { listAudit } from '../../../src/features/core/audit/list-audit.ts'
import { applicationNumber } from '../../../src/domain/investing/application-number.ts'
import { NO_ROW, type Id } from '../../../src/domain/id.ts'
import { queueNames } from '../../../src/domain/core/queue-words.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { sign } from '../../../src/platform/secret.ts'
import { createCookies } from '../../../src/server/cookies.ts'
import { mountGraphql } from '../../../src/server/graphql-route.ts'
import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import { mountAdminCsv } from '../../../src/server/routes/admin-csv.ts'
import { createTestDatabase } from '../../support/database.ts'
import { insertFund, insertMember, openingDay } from '../../support/deposit-rows.ts'
import { createTestServices } from '../../support/test-services.ts'

// What the back office's tables answer over HTTP, and their rows as files.

let database: Database
let services: Services
let app: FastifyInstance
let operator: string
let member: string
let close: () => Promise<void>

beforeAll(async () => {
  const testDatabase = await createTestDatabase()
  const pool = openPool(testDatabase.connectionString, { max: 4 })
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-tables-'))
  database = openDatabase(pool)
  services = createTestServices({
    database,
    bank: {} as Bank,
    folder,
    url: testDatabase.connectionString,
    now: () => openingDay,
    machineNow: () => openingDay,
  })
  const people = [
    await insertMember(database, 1, { role: 'admin' }),
    await insertMember(database, 2, {}),
    await insertMember(database, 3, { familyName: '=SUM(1)' }),
  ]
  const logIn = async (index: number, role: 'admin' | 'member') =>
    (await startSession(database, { id: people[index]?.memberId ?? NO_ROW, role }, 'test', openingDay)).token
  operator = await logIn(0, 'admin')
  member = await logIn(1, 'member')
  const cookies = createCookies(services.config)
  app = fastify()
  await mountGraphql(app, services, cookies)
  mountAdminCsv(app, services, cookies)
  close = async () => {
    await app.close()
    await pool.end()
    await testDatabase.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(() => close())

async function ask<Answer>(query: string): Promise<Answer> {
  const xsrf = `known.${sign(services.config.SECRET_KEY, 'xsrf', 'known')}`
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': xsrf },
    cookies: { session: operator, 'XSRF-TOKEN': xsrf },
    payload: { query },
  })
  const { data, errors } = response.json<{ data: Answer; errors?: unknown }>()
  expect(errors).toBeUndefined()
  return data
}

const csv = (address: string, session: string) => app.inject({ method: 'GET', url: address, cookies: { session } })

describe('the API of the tables', () => {
  it('masks what is personal, in the table and on the page', async () => {
    const { adminMembers } = await ask<{ adminMembers: { total: number; rows: object[] } }>(
      '{ adminMembers(filter: { search: "10000002" }) { total rows { number email tel invested } } }',
    )
    expect(adminMembers).toEqual({
      total: 1,
      rows: [{ number: '10000002', email: 'me****@example.jp', tel: '090****0002', invested: 0 }],
    })
    const page = `{ adminMember(number: "10000002") {
      number name status email tel birthday address pending_address invested bank_account { account_number }
      investments { number status } money { kind amount } identity_checks { status reasons } screenings { result } notes { text } mails { subject }
      same_persons { member_number } } }`
    expect(await ask(page)).toMatchObject({
      adminMember: {
        email: 'me****@example.jp',
        birthday: '1990年****',
        address: '東京都****',
        bank_account: null,
        investments: [],
        money: [],
        same_persons: [],
      },
    })
    expect(await ask('{ adminMember(number: "99999999") { number } }')).toEqual({ adminMember: null })
    const { adminMember } = await ask<{ adminMember: { audit_object: string } }>(
      '{ adminMember(number: "10000002") { audit_object } }',
    )
    expect(await ask(`{ adminMember(id: "${adminMember.audit_object.replace('member:', '')}") { number } }`)).toEqual({
      adminMember: { number: '10000002' },
    })
    expect(await ask('{ adminMember(id: "99999999") { number } }')).toEqual({ adminMember: null })
  })

  it('answers the first page of every other table', async () => {
    const answer = await ask<{ adminQueues: unknown[] }>(`{
      adminQueues { name count oldest_at due_at yen } adminMachineState { checks_total ceiling_used } adminLegalDeadlines { due_on title }
      adminIdentityChecks(filter: { view: "submitted" }) { total rows { name } } adminEnquiries(filter: { view: "open" }) { total rows { number } }
      adminUndeliveredMails { total rows { id } } adminFailedJobs { total rows { id } } adminAuditChain { broken_at } }`)
    expect(answer).toMatchObject({
      adminIdentityChecks: { total: 0 },
      adminEnquiries: { total: 0 },
      adminFailedJobs: { total: 0, rows: [] },
      adminAuditChain: { broken_at: null },
    })
    expect(answer.adminQueues).toHaveLength(queueNames.length)
  })
})

describe('a table as a file', () => {
  it('has a byte order mark, the filtered rows, masked and without formulas, and is noted', async () => {
    const response = await csv('/admin-csv/members.csv?search=10000003&status=active', operator)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = response.body.split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF会員番号,氏名,カナ/)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^10000003,'=SUM\(1\) 美咲,.*,me\*\*\*\*@example\.jp,090\*\*\*\*0003,有効,/)
    const { rows } = await listAudit(database, { action: 'table.exported' }, {})
    expect(rows).toMatchObject([{ object_id: 'members', detail: { filters: 'search,status' } }])
  })

  it.each(Object.entries(csvTables))('%s comes to operators alone', async (name, { header }) => {
    const response = await csv(`/admin-csv/${name}.csv`, operator)
    expect(response.statusCode).toBe(200)
    const [head = '', ...lines] = response.body.trimEnd().split('\r\n')
    expect(head).toBe(`\uFEFF${header.join(',')}`)
    // Nothing in it is cut off or too much.
    expect(lines.filter((line) => !line.includes('"') && line.split(',').length !== header.length)).toEqual([])
    expect((await csv(`/admin-csv/${name}.csv`, member)).statusCode).toBe(404)
    expect((await app.inject({ url: `/admin-csv/${name}.csv` })).statusCode).toBe(404)
  })

  it('a name that is no table does not exist', async () => {
    for (const name of ['constructor', 'password'])
      expect((await csv(`/admin-csv/${name}.csv`, operator)).statusCode).toBe(404)
  })

  it('tells the day: what came and went, what waits, and what the law asks', async () => {
    await insertMember(database, 9, {})
    const { body } = await csv('/admin-csv/day.csv', operator)
    const lines = body.split('\r\n')
    expect(lines.filter((line) => line.startsWith('対応が必要な業務,'))).toHaveLength(queueNames.length)
    expect(lines.filter((line) => line.startsWith('本日の動き,')).map((line) => line.split(',')[1])).toEqual([
      '新しい会員',
      '本人確認の完了',
      '申込',
      '入金',
      '返金の支払い',
      '分配・償還の支払い',
      'お問い合わせ',
    ])
    expect(body).toContain('状態,出資総額の上限の残り,,100000000,,,上限 100000000円')
  })

  it('goes on past the step in which it is read', async () => {
    await sql`insert into member (member_number, email, password_hash, family_name, given_name, family_name_kana, given_name_kana, birthday, zipcode, address, tel, registered_at)
      select (20000000 + n)::text, 'many' || n || '@example.jp', 'x', '山田', '花子', 'ヤマダ', 'ハナコ', '1980-01-01', '1000001', '東京都', '09000000000', ${openingDay}
      from generate_series(1, 2500) n`.execute(database)
    const { body } = await csv('/admin-csv/members.csv?search=%E3%82%84%E3%81%BE%E3%81%A0', operator)
    expect(body.trimEnd().split('\r\n')).toHaveLength(2501)
    // The mark of a file's beginning stands there alone.
    expect([...body].filter((letter) => letter === '\uFEFF')).toHaveLength(1)
  })

  it('loses no document of an application in whose midst a step ends', async () => {
    const fundId = await insertFund(database, {})
    const { memberId } = await insertMember(database, 20, {})
    await stageReadings(fundId, memberId)
    const { body } = await csv('/admin-csv/deliveries.csv?kind=pre_contract', operator)
    const lines = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
      .map(([document, , , application]) => `${document} ${application}`)
    const all = await sql<{ document: string; investmentId: Id<'investment'> }>`
      select document.name as document, standing.investment_id as "investmentId"
      from application_document standing join fund_document document on document.id = standing.fund_document_id
      order by standing.investment_id, document.id`.execute(database)
    expect(lines).toHaveLength(1_203)
    expect(lines).toEqual(
      all.rows.map(({ document, investmentId }) => `${document} ${applicationNumber(fundId, investmentId)}`),
    )
  })
})

/** 401 applications, long over, before each of which three documents stood. */
async function stageReadings(fundId: Id<'fund'>, memberId: Id<'member'>): Promise<void> {
  const hash = 'a'.repeat(64)
  await inTransaction(database, async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      with document as (
        insert into fund_document (fund_id, kind, position, name, file_sha256, size_bytes, added_at)
        select ${fundId}, 'pre_contract', n, '書面' || n, ${hash}, 1, ${openingDay} from generate_series(1, 3) n returning id
      ), reading as (
        insert into document_reading (sha256) values (${hash}) returning id
      ), line as (
        insert into document_reading_line (reading_id, fund_document_id, file_sha256, ticked) select reading.id, document.id, ${hash}, true from reading, document
      ), application as (
        insert into investment (fund_id, member_id, amount, status, cancel_reason, applied_at, status_at)
        select ${fundId}, ${memberId}, 100000, 'canceled', 'operator', ${openingDay}, ${openingDay} from generate_series(1, 401) returning id
      )
      insert into investment_event (investment_id, to_status, actor, reason, at, reading_id)
      select application.id, 'awaiting_deposit', 'member:' || ${memberId}::text, 'applied', ${openingDay}, reading.id from application, reading`.execute(
      transaction,
    )
  })
}
