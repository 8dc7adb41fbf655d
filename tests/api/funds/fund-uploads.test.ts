import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import { startSession } from '../../../src/features/people/account/session.ts'
import { saveDraft } from '../../../src/features/funds/fund-editing/save-draft.ts'
import { createFund } from '../../../src/features/funds/fund/create-fund.ts'
import { publishFund } from '../../../src/features/funds/fund/publish-fund.ts'
import { addFundDocument } from '../../../src/features/funds/fund/add-fund-document.ts'
import { showFund } from '../../../src/features/funds/fund/show-funds.ts'
import { toImages } from '../../../src/features/funds/fund/to-graphql.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { sign } from '../../../src/platform/secret.ts'
import { demoPaper } from '../../../src/server/demo/demo-paper.ts'
import { createCookies } from '../../../src/server/cookies.ts'
import { mountAdminUploads } from '../../../src/server/routes/admin-uploads.ts'
import { mountDocuments } from '../../../src/server/routes/documents.ts'
import { completeFund } from '../../support/complete-fund.ts'
import { fundPicture } from '../../support/fund-picture.ts'
import { createTestDatabase } from '../../support/database.ts'
import { insertMember, openingDay } from '../../support/deposit-rows.ts'
import { must } from '../../support/must.ts'
import { createTestServices } from '../../support/test-services.ts'
import type { Id } from '../../../src/domain/id.ts'

// Pictures and documents as an operator's page sends them, and what visitors get of them.

let services: Services
let app: FastifyInstance
let maker: Viewer
let sessions: Record<'operator' | 'member', string>
let fundId: Id<'fund'>
let close: () => Promise<void>

beforeAll(async () => {
  const testDatabase = await createTestDatabase()
  const pool = openPool(testDatabase.connectionString, { max: 4 })
  const folder = mkdtempSync(path.join(tmpdir(), 'fund-uploads-'))
  const database = openDatabase(pool)
  services = createTestServices({
    database,
    bank: {} as Bank,
    folder,
    url: testDatabase.connectionString,
    now: () => openingDay,
    machineNow: () => openingDay,
  })
  maker = await insertMember(database, 1, { role: 'admin' })
  const member = await insertMember(database, 2, {})
  const tokenOf = async (id: Id<'member'>, role: 'admin' | 'member') =>
    (await startSession(database, { id, role }, 'test', openingDay)).token
  sessions = { operator: await tokenOf(maker.memberId, 'admin'), member: await tokenOf(member.memberId, 'member') }
  fundId = must(await createFund(services, { draft: completeFund, actor: 'operator:1' })).fundId
  const cookies = createCookies(services.config)
  app = fastify()
  await mountAdminUploads(app, services, cookies)
  await mountDocuments(app, services, cookies)
  close = async () => {
    await app.close()
    await pool.end()
    await testDatabase.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 30_000)
afterAll(() => close())

const xsrf = () => `known.${sign(services.config.SECRET_KEY, 'xsrf', 'known')}`

function send(
  what: 'pictures' | 'documents' | 'property-papers',
  bytes: Uint8Array,
  {
    facts = {},
    session = 'operator',
    token = xsrf(),
  }: { facts?: Record<string, string>; session?: 'operator' | 'member'; token?: string } = {},
) {
  const boundary = 'a-line-of-its-own'
  const part = (head: string, body: Uint8Array | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ])
  const parts = Object.entries(facts).map(([name, value]) => part(`name="${name}"`, value))
  const payload = Buffer.concat([
    ...parts,
    part('name="file"; filename="file.bin"', bytes),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return app.inject({
    method: 'POST',
    url: what === 'property-papers' ? `/admin-upload/${what}` : `/admin-upload/funds/${fundId}/${what}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-xsrf-token': token },
    cookies: { session: sessions[session], 'XSRF-TOKEN': xsrf() },
    payload,
  })
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
    .withExif({ IFD0: { Copyright: 'カメラの持ち主' } })
    .jpeg()
    .toBuffer()
const get = (url: string, session?: 'operator' | 'member') =>
  app.inject({ method: 'GET', url, cookies: session === undefined ? {} : { session: sessions[session] } })

describe('the paper of an appraisal', () => {
  it('is kept for operators, and no other file of the store is read by its address', async () => {
    const answer = await send('property-papers', demoPaper)
    expect(answer.statusCode).toBe(200)
    const { sha256 } = answer.json<{ sha256: string }>()
    const address = `/admin/property-papers/${sha256}.pdf`
    const read = await get(address, 'operator')
    expect(read.headers['content-type']).toBe('application/pdf')
    expect(read.rawPayload).toEqual(demoPaper)
    expect((await get(address, 'member')).statusCode).toBe(404)
    expect((await get(address)).statusCode).toBe(404)
    const other = await services.files.put(Buffer.from('%PDF-1.4 契約書'))
    expect((await get(`/admin/property-papers/${other}.pdf`, 'operator')).statusCode).toBe(404)
    const kept = await services.database
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'property.paper_kept')
      .execute()
    expect(kept).toHaveLength(1)
  })

  it('is a PDF of at most 10 megabytes that an operator sends', async () => {
    expect((await send('property-papers', Buffer.from('no paper'))).json()).toMatchObject({
      fields: { file: 'PDFファイルを選択してください' },
    })
    const large = Buffer.concat([demoPaper, Buffer.alloc(10 * 1024 * 1024)])
    expect((await send('property-papers', large)).json()).toMatchObject({
      fields: { file: 'ファイルは10MBまでです' },
    })
    expect((await send('property-papers', demoPaper, { session: 'member' })).statusCode).toBe(404)
    expect((await send('property-papers', demoPaper, { token: 'other' })).statusCode).toBe(403)
  })
})

describe('a photograph', () => {
  it('is re-encoded in its sizes, hidden until the published fund shows it', async () => {
    const answer = await send('pictures', await photograph(1600, 1200))
    expect(answer.statusCode).toBe(200)
    const { id, url } = answer.json<{ id: Id<'fund_picture'>; url: string }>()
    expect(answer.json()).toMatchObject({ width: 1600, height: 1200, url: `/pictures/${fundId}/photo/${id}-960.webp` })
    for (const [width, format, kind] of [
      [480, 'avif', 'heif'],
      [960, 'webp', 'webp'],
      [1440, 'avif', 'heif'],
    ] as const) {
      const response = await get(`/pictures/${fundId}/photo/${id}-${width}.${format}`, 'operator')
      expect(response.headers['content-type']).toBe(`image/${format}`)
      const metadata = await sharp(response.rawPayload).metadata()
      expect(metadata).toMatchObject({ format: kind, width, height: (width * 3) / 4 })
      expect(metadata.exif).toBeUndefined()
    }
    expect((await get(url)).statusCode).toBe(404)
    expect((await get(url, 'member')).statusCode).toBe(404)
    const picture = fundPicture(id, { focusX: 30, focusY: 60 })
    const pictures = [picture]
    must(await saveDraft(services, maker, { fundId, version: 1, draft: { ...completeFund, pictures } }))
    must(
      await addFundDocument(services, {
        fundId,
        kind: 'pre_contract',
        name: '契約成立前書面',
        bytes: Buffer.from('%PDF-1.7'),
        actor: 'operator:1',
      }),
    )
    must(await publishFund(services, { fundId, actor: 'operator:1' }))
    expect((await get(url)).statusCode).toBe(200)
    const shown = await showFund(services, fundId, null)
    expect(shown && toImages(shown)).toEqual([{ url, picture }])
  }, 30_000)

  it.each([
    ['too small', () => photograph(800, 600), '960×640ピクセル以上'],
    ['no picture', async () => Buffer.from('%PDF-1.7'), '読み込めませんでした'],
    [
      'a drawing that could run something',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script/></svg>'),
      'JPEG、PNG、WebP',
    ],
    [
      'of too many pixels',
      async () =>
        sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      '画素数が大きすぎます',
    ],
    ['too large a file', async () => Buffer.alloc(11 * 1024 * 1024), '10MBまで'],
  ])(
    '%s is refused in words',
    async (_, make, words) => {
      const answer = await send('pictures', await make())
      expect([answer.statusCode, answer.json<{ fields: { file: string } }>().fields.file]).toEqual([
        422,
        expect.stringContaining(words),
      ])
    },
    30_000,
  )
})

describe('a document', () => {
  it('of the published fund waits for the second operator', async () => {
    const facts = { kind: 'other', name: '鑑定評価書', replaces: '', reason: '追加の資料です。' }
    const answer = await send('documents', Buffer.from('%PDF-1.7\n%%EOF'), { facts })
    expect(answer.json()).toEqual({ documentId: null, proposalId: expect.any(Number) })
  })

  it('that is none is refused', async () => {
    const answer = await send('documents', Buffer.from('<html>'), {
      facts: { kind: 'other', name: '鑑定評価書', reason: '追加' },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { fields: { file: 'PDFファイルを選択してください' } },
    ])
  })
})

it('nobody but an operator’s own page can send anything', async () => {
  const picture = await photograph(1000, 700)
  expect((await send('pictures', picture, { session: 'member' })).statusCode).toBe(404)
  expect((await send('pictures', picture, { token: 'made-up' })).statusCode).toBe(403)
})
