import type { AuditAction } from '../../../src/domain/core/audit-words.ts'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import { startSession } from '../../../src/features/people/account/session.ts'
import { checkChain } from '../../../src/features/core/audit/check-chain.ts'
import type { ChainLink } from '../../../src/features/core/audit/export-chain.ts'
import { listAudit } from '../../../src/features/core/audit/list-audit.ts'
import { statuteRows } from '../../../src/features/back-office/inspection/statute-table.ts'
import { recordAudit } from '../../../src/features/core/audit/record-audit.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { sha256Hex, sign } from '../../../src/platform/secret.ts'
import { createCookies } from '../../../src/server/cookies.ts'
import { mountGraphql } from '../../../src/server/graphql-route.ts'
import { mountInspection } from '../../../src/server/routes/inspection.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { codeWordsIn } from '../../support/code-words.ts'
import { readZip } from '../../support/read-zip.ts'
import { verifySignedPdf } from '../../support/verify-signed-pdf.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let app: FastifyInstance
let operator: Viewer
let sessions: { operator: string; member: string }
let member: Viewer
let investmentId: Id<'investment'>

beforeEach(async () => {
  world = await openDepositWorld()
  world.at(openingDay)
  operator = await world.addMember({ role: 'admin' })
  member = await world.addMember({ familyName: '=鈴木' })
  const fundId = await world.addFund()
  investmentId = await world.apply(fundId, member, 300_000)
  await world.download(investmentId, member)
  const logIn = async (viewer: Viewer) =>
    (await startSession(world.database, { id: viewer.memberId, role: viewer.role }, 'test', openingDay)).token
  sessions = { operator: await logIn(operator), member: await logIn(member) }
  const cookies = createCookies(world.services.config)
  app = fastify()
  await mountGraphql(app, world.services, cookies)
  mountInspection(app, world.services, cookies)
})
afterEach(async () => {
  await app.close()
  await world.close()
})

async function ask(query: string) {
  const xsrf = `known.${sign(world.services.config.SECRET_KEY, 'xsrf', 'known')}`
  const cookies = { session: sessions.operator, 'XSRF-TOKEN': xsrf }
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': xsrf },
    cookies,
    payload: { query },
  })
  return response.json<{ data: Record<string, string>; errors?: { message: string; extensions: { code: string } }[] }>()
}

const get = (url: string, session: string) => app.inject({ url, cookies: { session } })

async function ticket(period = ''): Promise<string> {
  const { data, errors } = await ask(`mutation { adminInspectionPack(purpose: "東京都の立入検査"${period}) }`)
  expect(errors).toBeUndefined()
  return data['adminInspectionPack'] ?? ''
}

describe('the inspection pack', () => {
  it('holds every register as CSV and JSON, the summary as a signed PDF, and the hash of each file', async () => {
    const response = await get(`/admin/inspection.zip?value=${await ticket()}`, sessions.operator)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/zip')
    const files = readZip(response.rawPayload)
    const text = (name: string): string => files.get(name)?.toString() ?? ''
    expect([...files.keys()].filter((name) => name.endsWith('.csv')).length).toBeGreaterThan(25)
    for (const name of [...files.keys()].filter((each) => each.endsWith('.json')))
      expect(() => JSON.parse(text(name)), name).not.toThrow()

    const [participant] = JSON.parse(text('02_事業参加者名簿.json')) as Record<string, unknown>[]
    expect(participant).toMatchObject({
      申込番号: `${(await world.database.selectFrom('fund').select('id').executeTakeFirstOrThrow()).id}-${String(investmentId).padStart(4, '0')}`,
      氏名: '=鈴木 美咲',
      '出資額（円）': 300_000,
      申込: '2026-04-01T19:00:00+09:00',
    })
    const lines = text('02_事業参加者名簿.csv').split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF申込番号,ファンド,会員番号,氏名/)
    expect(lines[1]).toContain(",'=鈴木 美咲,")
    expect(text('20_書面の交付と閲覧.csv')).toContain('契約成立時書面')
    expect(text('06_出資の上限.json')).toContain('700000')
    expect(JSON.parse(text('52_法定事項の対応表.json'))).toEqual(
      statuteRows().map((row, index) => ({
        番号: index + 1,
        '書面・帳簿': row.paper,
        法令: row.law,
        条項: row.article,
        事項: row.title,
        '記載・保存の場所': row.place,
        会社が別に行うこと: row.besides === '' ? null : row.besides,
        条文の確認: row.reading,
      })),
    )

    // Both forms tell the same, under the same names.
    for (const name of [...files.keys()].filter((each) => each.endsWith('.csv'))) {
      const rows = JSON.parse(text(name.replace('.csv', '.json'))) as Record<string, unknown>[]
      if (!rows[0]) continue
      expect(Object.keys(rows[0]).join(','), name).toBe(text(name).slice(1).split('\r\n')[0])
      // The authority reads no code.
      expect(
        codeWordsIn(
          Object.keys(rows[0]),
          rows.map((row) => Object.values(row)),
        ),
        name,
      ).toEqual([])
    }

    const list = JSON.parse(text('00_ファイルの一覧.json')) as {
      files: { name: string; rows: number | null; sha256: string }[]
    }
    expect(list.files.map(({ name }) => name).toSorted()).toEqual(
      [...files.keys()].filter((name) => name !== '00_ファイルの一覧.json').toSorted(),
    )
    for (const { name, sha256 } of list.files) expect(sha256Hex(files.get(name) ?? ''), name).toBe(sha256)
    expect(list.files.find(({ name }) => name === '02_事業参加者名簿.csv')?.rows).toBe(1)
    const rowsOf = (ending: string) => list.files.filter(({ name }) => name.endsWith(ending)).map(({ rows }) => rows)
    expect(rowsOf('.csv')).toEqual(rowsOf('.json'))

    const pdf = files.get('00_概要.pdf') ?? Buffer.alloc(0)
    expect(await verifySignedPdf(pdf)).toMatchObject({ isIntact: true })
    const paper = readPdfText(pdf).join('')
    for (const part of ['検査対応資料の概要', '三軒茶屋レジデンス', '300,000円', '上限以内', '02_事業参加者名簿.csv'])
      expect(paper).toContain(part)

    expect(text('30_監査ログ.csv').split('\r\n')[0]).toBe(
      '\uFEFF連番,日時,行為者,操作,対象,行為者（記録）,操作（記録）,内容（記録）,リクエストID,セッション,IPアドレス,ハッシュ',
    )
    const links = text('30_監査ログ_連鎖.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ChainLink)
    expect(await checkChain(links)).toMatchObject({ length: links.length, broken: null })
    const { rows } = await listAudit(world.database, { actor: 'operator' }, {})
    expect(rows).toMatchObject([
      { action: 'table.exported', object_id: 'inspection' },
      { action: 'inspection.prepared', detail: { purpose: '東京都の立入検査' } },
    ])
  })

  it('covers the given days alone where the authority asked for some', async () => {
    const response = await get(
      `/admin/inspection.zip?value=${await ticket(', from: "2026-04-02", until: "2026-04-30"')}`,
      sessions.operator,
    )
    const files = readZip(response.rawPayload)
    expect(JSON.parse(files.get('03_申込と契約.json')?.toString() ?? '')).toEqual([])
    expect(JSON.parse(files.get('02_事業参加者名簿.json')?.toString() ?? '')).toHaveLength(1)
  })

  it('is for the operator who asked with a fresh login, in this session, for five minutes', async () => {
    const value = await ticket()
    expect((await get(`/admin/inspection.zip?value=${value}`, sessions.member)).statusCode).toBe(404)
    expect((await app.inject({ url: `/admin/inspection.zip?value=${value}` })).statusCode).toBe(404)
    expect((await get(`/admin/inspection.zip?value=${value}x`, sessions.operator)).statusCode).toBe(404)
    expect((await get('/admin/inspection.zip?value=made-up', sessions.operator)).statusCode).toBe(404)
    world.machineAt(new Date(openingDay.getTime() + 5 * 60_000 + 1))
    expect((await get(`/admin/inspection.zip?value=${value}`, sessions.operator)).statusCode).toBe(404)
    world.machineAt(new Date(openingDay.getTime() + 10 * 60_000 + 1))
    expect((await ask('mutation { adminInspectionPack(purpose: "立入検査") }')).errors).toMatchObject([
      { extensions: { code: 'REAUTH_REQUIRED' } },
    ])
  })
})

describe('the audit log as a file', () => {
  const note = (action: AuditAction) =>
    inTransaction(world.database, (transaction) =>
      recordAudit(transaction, {
        at: world.services.clock.now(),
        actor: 'schedule',
        action,
        objectType: 'fund',
        objectId: 1,
        detail: { reason: '改行\nと"引用"', amount: 300_000 },
      }),
    )
  const linksOf = (body: string): ChainLink[] =>
    body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ChainLink)

  it('can be checked by anyone; what was changed, taken out or put elsewhere is found', async () => {
    for (const action of ['fund.created', 'fund.published', 'fund.failed'] as const) await note(action)
    const { body, statusCode } = await get('/admin/audit-chain.jsonl', sessions.operator)
    expect(statusCode).toBe(200)
    expect((await get('/admin/audit-chain.jsonl', sessions.member)).statusCode).toBe(404)
    const links = linksOf(body)
    const at = links.findIndex(({ content }) => content.includes('fund.published'))
    expect(await checkChain(links)).toMatchObject({ broken: null, head: links.at(-1)?.hash })
    const seq = links[at]?.seq ?? 0
    const changed = links.map((link, index) =>
      index === at ? { ...link, content: link.content.replace('300000', '900000') } : link,
    )
    expect(await checkChain(changed)).toMatchObject({ broken: { seq, reason: 'its content is not what was written' } })
    expect(await checkChain(links.filter((_, index) => index !== at))).toMatchObject({
      broken: { seq: seq + 1, reason: 'a link is missing or out of order' },
    })
    const swapped = links.map((link, index) => (index === at ? { ...link, previous_hash: link.hash } : link))
    expect(await checkChain(swapped)).toMatchObject({ broken: { seq, reason: 'it does not follow the link before' } })
  })

  it('is checked by a command, with and without the database', { tags: ['course'], timeout: 60_000 }, async () => {
    await note('fund.created')
    const folder = mkdtempSync(path.join(tmpdir(), 'audit-chain-'))
    const file = path.join(folder, 'chain.jsonl')
    const { body } = await get('/admin/audit-chain.jsonl', sessions.operator)
    const run = (args: string[], environment: Record<string, string>) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/server/check-audit-main.ts', ...args], {
        env: { ...process.env, ...environment },
      })
    writeFileSync(file, body)
    expect((await run([file], {})).stdout).toMatch(/^holds {3}\d+ lines/)
    expect((await run([], { DATABASE_URL: world.services.config.DATABASE_URL })).stdout).toMatch(/^holds/)
    writeFileSync(file, body.replace('fund.created', 'fund.deleted'))
    await expect(run([file], {})).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('BROKEN') })
    rmSync(folder, { recursive: true })
  })
})
