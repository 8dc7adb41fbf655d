import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { distFolder } from '../../scripts/build/build-product.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { post } from '../support/investor.ts'
import { becomeOperator, makeOperator, registerPasskey } from '../support/first-operator.ts'
import { completeCompany, productionSettings } from '../support/production-settings.ts'
import { startProduct, type Product } from '../support/product.ts'

// A production installation on its first day: before its company's facts are there it shows itself to nobody.
const settings = productionSettings()
let product: Product
let owner: pg.Client
beforeAll(async () => {
  const { court: _unknown, ...incomplete } = completeCompany
  product = await startProduct({
    env: { ...settings.env, OPERATOR_PROFILE: JSON.stringify({ ...incomplete, telephone: '03-0000-0000' }) },
    withoutWorker: true,
  })
  owner = new pg.Client({ connectionString: product.database.connectionString })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await product.stop()
  settings.remove()
})

const at = async (address: string) => {
  const response = await fetch(`${product.baseUrl}${address}`)
  return { status: response.status, text: await response.text() }
}

describe('set-up mode', () => {
  test('every page is closed and says nothing of any company; health answers', async () => {
    for (const address of [
      '/',
      '/projects',
      '/company',
      '/terms',
      '/itoadmintool',
      '/robots.txt',
      '/cooling-off.pdf',
    ]) {
      const { status, text } = await at(address)
      expect(status, address).toBe(503)
      expect(text, address).not.toMatch(/糸ファンディング|一番町|縒合/)
    }
    expect((await at('/healthz')).status).toBe(200)
  })

  test('of the API the first operator’s enrolment alone', async () => {
    const visitor = graphqlClient(product.baseUrl)
    expect((await post(visitor, { query: '{ me { id } }' })).errors).toEqual([])
    const { status, errors } = await post(visitor, {
      query: 'mutation { emailRegist(email: "somebody@member.example") { ok } }',
    })
    expect(status).toBe(503)
    expect(errors[0]?.extensions?.['code']).toBe('UNAVAILABLE')
  })

  test('the guide names what is missing and what is the demo’s', async () => {
    const { status, text } = await at('/setup')
    expect(status).toBe(200)
    expect(text).toContain('telephone、court')
    expect(text).toContain('未完了：最初の運営者を登録する')
  })
})

describe('the database of production', () => {
  const asOwner = () => start({ ...settings.env, DATABASE_URL: product.database.connectionString })

  test('the product’s role owns nothing: books cannot be changed even without their triggers', async () => {
    const runtime = new pg.Client({
      connectionString: product.database.connectionString.replace(/\/\/[^@]*@/, '//app_runtime@'),
    })
    await runtime.connect()
    try {
      await expect(runtime.query('alter table posting disable trigger all')).rejects.toThrow('must be owner')
      for (const statement of [
        'update posting set amount = 1',
        'delete from journal_entry',
        'truncate audit_log',
        'delete from schema_migration',
        'delete from fixed_distribution',
        'update distribution_share set gross = 1',
        'delete from distribution_share',
      ]) {
        await expect(runtime.query(statement), statement).rejects.toThrow('permission denied')
      }
      const writable = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' and has_table_privilege(oid, 'insert, update, delete')`
      expect((await runtime.query(writable)).rows, 'views are read only').toEqual([])
      expect((await runtime.query('select count(*) from posting')).rowCount).toBe(1)
    } finally {
      await runtime.end()
    }
  })

  test('a start as the tables’ owner is refused', () => {
    expect(asOwner()).toContain('DATABASE_URL connects as a role that owns the tables')
  })

  test('a database of the demo is refused', async () => {
    const demo = await startProduct({ withoutWorker: true })
    try {
      expect(start({ ...settings.env, DATABASE_URL: demo.database.connectionString })).toContain(
        'DATABASE_URL leads to a database of demo: APP_ENV is production',
      )
    } finally {
      await demo.stop()
    }
  })

  test('only an operator’s decision is taken for a proposal, whoever writes it', async () => {
    await becomeOperator(product.database.connectionString)
    const { rows } = await owner.query<{
      id: string
    }>(`insert into member (member_number, email, password_hash, family_name, given_name, family_name_kana, given_name_kana, birthday, zipcode, address, tel, registered_at)
      values ('90000002', 'plain@member.example', 'none', '縒合', '三郎', 'ヨリアイ', 'サブロウ', '1990-01-01', '1600022', '東京都新宿区新宿9-9-9', '0399999998', now()) returning id`)
    const proposal = await owner.query<{
      id: string
    }>(`insert into proposal (kind, subject, content, effect, effect_hash, reason, proposed_by, proposed_at)
      values ('fund_change', 'fund:1', '{}', '{}', repeat('0', 64), '', (select id from member where role = 'admin'), now()) returning id`)
    await expect(
      owner.query(`update proposal set status = 'approved', decided_by = $1, decided_at = now() where id = $2`, [
        rows[0]?.id,
        proposal.rows[0]?.id,
      ]),
    ).rejects.toThrow('may be decided by an operator only')
  })
})

test('with every fact there, and the first operator’s passkey, the site is open, under its own name alone', async () => {
  const complete = await startProduct({ env: settings.env, withoutWorker: true })
  try {
    await makeOperator(complete.database.connectionString)
    expect((await fetch(`${complete.baseUrl}/company`)).status, 'an account alone opens nothing').toBe(503)
    const guide = await (await fetch(`${complete.baseUrl}/setup`)).text()
    expect(guide).toContain('未完了：最初の運営者を登録する')
    expect(guide).toContain('パスキーがまだ登録されていません')
    await registerPasskey(complete.database.connectionString)
    const home = await fetch(`${complete.baseUrl}/company`)
    const text = await home.text()
    expect(home.status).toBe(200)
    expect(text).toContain('縒合不動産株式会社')
    expect(text).not.toMatch(/糸ファンディング|一番町 0-0|social\.example/)
    expect((await fetch(`${complete.baseUrl}/setup`)).status).toBe(404)
    const security = await (await fetch(`${complete.baseUrl}/.well-known/security.txt`)).text()
    expect(security).toContain('Contact: https://ito.example.jp/contact')
    expect((await post(graphqlClient(complete.baseUrl), { query: '{ projects { id } }' })).errors).toEqual([])
  } finally {
    await complete.stop()
  }
})

/** What a server's start says before it ends. */
function start(env: Record<string, string>): string {
  const { stderr, status } = spawnSync(process.execPath, [path.join(distFolder, 'server.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '1',
      DATA_DIR: path.dirname(settings.env['SIGNING_KEY'] ?? ''),
      SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'info@ito.example',
      BANK_ACCOUNT_ID: '101010000001',
      ...env,
    },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(status).toBe(1)
  return stderr
}
