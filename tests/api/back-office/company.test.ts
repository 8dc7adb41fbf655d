import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import { japanDate } from '../../../src/domain/calendar.ts'
import { idOf } from '../../../src/domain/id.ts'
import { companyFields, type CompanyFacts } from '../../../src/domain/records/company.ts'
import { toJson } from '../../../src/domain/records/field.ts'
import { listLegalDeadlines } from '../../../src/features/back-office/dashboard/legal-deadlines.ts'
import { loadCompanyFacts } from '../../../src/features/core/company/load-company-facts.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { namesOfOurs } from '../../../src/features/core/operator/names-of-ours.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { demoCompanyFacts } from '../../../src/server/demo/demo-company.ts'
import { createTestDatabase } from '../../support/database.ts'
import { insertMember } from '../../support/deposit-rows.ts'
import { askAs } from '../../support/operator-api.ts'
import { packed } from '../../support/packed-register.ts'
import { recordCompany } from '../../support/record-company.ts'
import { consent } from '../../support/second-consent.ts'
import { createTestServices } from '../../support/test-services.ts'

// What a law wants told of the company is proposed by one operator and approved by another; visitors, papers and the list of deadlines read the same.

let database: Database
let services: Services
let maker: Viewer
let checker: Viewer
let pool: pg.Pool
let now: Date
let close: () => Promise<void>

beforeEach(async () => {
  const testDatabase = await createTestDatabase()
  pool = openPool(testDatabase.connectionString, { max: 4 })
  const folder = mkdtempSync(path.join(tmpdir(), 'company-'))
  database = openDatabase(pool)
  now = new Date('2026-05-20T10:00:00+09:00')
  services = createTestServices({
    database,
    bank: {} as Bank,
    folder,
    url: testDatabase.connectionString,
    now: () => now,
    machineNow: () => now,
  })
  maker = await insertMember(database, 1, { role: 'admin', familyName: '中村' })
  checker = await insertMember(database, 2, { role: 'admin', familyName: '大野' })
  onDay('2026-05-20')
  close = async () => {
    await pool.end()
    await testDatabase.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterEach(() => close())

/** Another day, on which both have logged in anew. */
function onDay(day: string): void {
  now = new Date(`${day}T10:00:00+09:00`)
  maker = { ...maker, authenticatedAt: now }
  checker = { ...checker, authenticatedAt: now }
}

const first = demoCompanyFacts(japanDate('2026-05-20'))
const ask = (source: string, variables: Record<string, unknown> = {}, viewer = maker) =>
  actAsOperator(`operator:${viewer.memberId}`, () => askAs(services, viewer, source, variables))
const suggest = (facts: CompanyFacts, { from = '2026-05-20', seen = 0 } = {}) =>
  ask(
    'mutation ($input: CompanyFactsInput!, $from: String!, $seen: Int!) { proposeCompanyFacts(input: $input, valid_from: $from, version: $seen) { id } }',
    { input: toJson(companyFields, facts), from, seen },
  )
const record = () =>
  ask(
    '{ adminCompany { proposal_id versions { version valid_from proposed_by decided_by changes { label before after } } } }',
  )
const told = () => ask('{ company { officers { name } accounts { term profit } inspection } }')

it('nothing is told until two have recorded it; then everybody reads it, and each version says what changed', async () => {
  expect(await told()).toBe(null)
  const { id } = await suggest(first)
  expect(await told()).toBe(null)
  expect(await record()).toEqual({ proposal_id: id, versions: [] })
  expect(await suggest(first)).toMatchObject({ code: 'CONFLICT' })
  expect(await consent(services, maker, idOf(id))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await consent(services, checker, idOf(id))).toMatchObject({ ok: true })
  expect(await told()).toMatchObject({
    officers: [{ name: '一条 糸子' }, { name: '織田 結' }],
    accounts: [{ term: '第4期（2025年3月期）' }, { term: '第3期（2024年3月期）', profit: -520_000 }, {}],
  })

  onDay('2026-06-01')
  await recordCompany({ services, maker, checker }, { accounts: demoCompanyFacts(japanDate('2026-06-01')).accounts })
  expect(await record()).toMatchObject({
    proposal_id: null,
    versions: [
      {
        version: 2,
        valid_from: '2026-06-01',
        proposed_by: expect.stringContaining('中村'),
        decided_by: expect.stringContaining('大野'),
        changes: [
          {
            label: '決算',
            before: expect.stringMatching(/^決算期 第2期[^\n]*$/),
            after: expect.stringMatching(/^決算期 第5期[^\n]*純資産 37,900,000円$/),
          },
        ],
      },
      { version: 1, changes: expect.arrayContaining([expect.objectContaining({ label: '役員', before: null })]) },
    ],
  })
  // A paper of the day before says what was true then.
  const termOn = async (day: string) => (await loadCompanyFacts(database, japanDate(day)))?.accounts[0]?.term
  expect([await termOn('2026-05-19'), await termOn('2026-05-31'), await termOn('2026-06-01')]).toEqual([
    undefined,
    '第4期（2025年3月期）',
    '第5期（2026年3月期）',
  ])
})

it('bad input is told beside its field, and nobody overwrites what he has not seen', async () => {
  const [officer] = first.officers
  const [term] = first.accounts
  expect(await suggest({ ...first, officers: [{ ...officer!, kana: '' }] })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'officers.0.kana': '必須です' },
  })
  expect(await suggest({ ...first, accounts: [{ ...term!, endedOn: '2026-05-31' }] })).toMatchObject({
    fields: { 'accounts.0.endedOn': '今日までの日付を入力してください。' },
  })
  for (const from of ['', '2026-05-21', '2026-02-30'])
    expect(await suggest(first, { from })).toMatchObject({
      fields: { validFrom: '今日までの日付を入力してください。' },
    })
  await recordCompany({ services, maker, checker })
  expect(await suggest(first)).toMatchObject({ code: 'CONFLICT' })
  expect(await suggest(first, { seen: 1, from: '2026-05-19' })).toMatchObject({ code: 'BAD_USER_INPUT' })
})

it('facts that stayed the same are confirmed by a version without changes', async () => {
  await recordCompany({ services, maker, checker })
  const { id } = await suggest(first, { seen: 1 })
  expect(await ask('query ($id: ID!) { adminProposalNow(id: $id) { changes { label after } } }', { id })).toMatchObject(
    { changes: expect.arrayContaining([{ label: '内容', after: '変更なし（確認のみ）' }]) },
  )
  await consent(services, checker, idOf(id))
  expect((await record()).versions[0]).toMatchObject({ version: 2, changes: [] })
})

it('the officers of today are ours wherever a name is compared', async () => {
  await recordCompany(
    { services, maker, checker },
    { officers: [{ title: '取締役', name: '東山 玲', kana: 'ヒガシヤマ レイ', otherPosts: '該当なし' }] },
  )
  expect((await namesOfOurs(database, services)).officers).toEqual(
    expect.arrayContaining(['ヒガシヤマ レイ', '東山 玲']),
  )
})

it('what is still to be recorded is on the list of deadlines until it is', async () => {
  const deadlines = async () =>
    (await listLegalDeadlines(services))
      .filter(({ kind }) => kind === 'company_facts' || kind === 'company_accounts')
      .map(({ title, dueOn }) => [title, dueOn])
  expect(await deadlines()).toEqual([['会社の情報の登録', '2026-04-01']])
  await recordCompany({ services, maker, checker }, { managers: [] })
  const accounts = (year: number) => `決算の登録・備置書類・事業報告書（${year}年3月31日までの事業年度）`
  expect(await deadlines()).toEqual([
    ['業務管理者の登録', '2022-12-01'],
    [accounts(2026), '2026-06-30'],
    ['会社の情報の年1回の確認', '2027-05-20'],
  ])
  // Undone, it stays.
  onDay('2026-09-01')
  expect(await deadlines()).toContainEqual([accounts(2026), '2026-06-30'])
  const { accounts: closed, managers } = demoCompanyFacts(japanDate('2026-09-01'))
  await recordCompany({ services, maker, checker }, { accounts: closed, managers })
  expect(await deadlines()).toEqual([
    [accounts(2027), '2027-06-30'],
    ['会社の情報の年1回の確認', '2027-09-01'],
  ])
})

it('the database takes no version that two people have not decided upon, and changes none', async () => {
  await recordCompany({ services, maker, checker })
  const plant = (change: string) =>
    sql
      .raw(`insert into company_facts_version (version, content, valid_from, recorded_at, proposal_id) ${change}`)
      .execute(database)
  const standing = (version: string, content = 'content') =>
    `select ${version}, ${content}, valid_from, recorded_at, (select max(id) from proposal) from company_facts_version`
  await expect(plant(standing('2'))).rejects.toThrow(/two people have not decided/)
  await expect(plant(standing('3'))).rejects.toThrow(/does not follow/)
  await suggest(first, { seen: 1 })
  await expect(plant(standing('2', `content || '{"holders": []}'`))).rejects.toThrow(/two people have not decided/)
  await expect(sql`update company_facts_version set valid_from = '2020-01-01'`.execute(database)).rejects.toThrow()
  await expect(sql`delete from company_facts_version`.execute(database)).rejects.toThrow()
})

it('what the list of managers asks is read by operators alone, and the database takes no manager without it', async () => {
  const listed = 'managers { name address birth_date broker_number broker_since ground }'
  await recordCompany({ services, maker, checker })
  expect(await ask(`{ company { ${listed} } }`)).toEqual({
    managers: [{ name: '織田 結', address: '', birth_date: null, broker_number: '', broker_since: null, ground: '' }],
  })
  const [manager] = first.managers
  expect(await ask(`{ adminCompany { versions { facts { ${listed} } } } }`)).toMatchObject({
    versions: [{ facts: { managers: [{ address: manager?.address, birth_date: manager?.birthDate }] } }],
  })
  expect(
    await suggest({ ...first, managers: [{ ...manager!, address: '', birthDate: '2026-05-21' }] }, { seen: 1 }),
  ).toMatchObject({
    fields: { 'managers.0.address': '必須です', 'managers.0.birthDate': '今日までの日付を入力してください。' },
  })
  const { id } = await suggest(first, { seen: 1 })
  await sql`alter table proposal disable trigger user`.execute(database)
  await sql`update proposal set content = jsonb_set(content, '{facts,managers,0,address}', '""'), status = 'approved', decided_by = ${checker.memberId}, decided_at = ${now}
    where id = ${id}`.execute(database)
  await sql`alter table proposal enable trigger user`.execute(database)
  const approved = sql`insert into company_facts_version (version, content, valid_from, recorded_at, proposal_id)
    select 2, content -> 'facts', (content ->> 'validFrom')::date, decided_at, id from proposal where id = ${id}`
  await expect(approved.execute(database)).rejects.toThrow(/version 2 names a manager without address/)
})

it('the pack lists managers with the day on which they left, and each closed year as the last version has it', async () => {
  await recordCompany({ services, maker, checker })
  const [manager] = first.managers
  onDay('2026-06-01')
  const later = demoCompanyFacts(japanDate('2026-06-01'))
  const next = { ...manager!, name: '西尾 正樹', kana: 'ニシオ マサキ', since: '2026-06-01' }
  await recordCompany({ services, maker, checker }, { accounts: later.accounts, managers: [next] })
  expect(await packed(services, '50_業務管理者名簿')).toMatchObject([
    { 氏名: '織田 結', 生年月日: manager?.birthDate, 就任日: '2022-12-01', やめた日: '2026-06-01' },
    { 氏名: '西尾 正樹', 住所: manager?.address, 就任日: '2026-06-01', やめた日: null },
  ])
  // The same person with a corrected day is one manager; who comes back has been one twice.
  onDay('2026-07-01')
  await recordCompany({ services, maker, checker }, { managers: [manager!, { ...next, since: '2026-05-31' }] })
  expect(await packed(services, '50_業務管理者名簿')).toMatchObject([
    { 氏名: '織田 結', やめた日: '2026-06-01' },
    { 氏名: '織田 結', やめた日: null },
    { 氏名: '西尾 正樹', 就任日: '2026-05-31', やめた日: null },
  ])
  expect((await packed(services, '51_会社の決算')).map((year) => [year['期末日'], year['純資産（円）']])).toEqual(
    [...first.accounts, later.accounts[0]!].map((year) => [year.endedOn, year.netAssets]).toSorted(),
  )
})
