import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { issueFundDocuments } from '../../../src/features/funds/fund-editing/issue-fund-documents.ts'
import { findFundDocument, recordOpening } from '../../../src/features/funds/fund/find-fund-document.ts'
import { loadFundDocuments } from '../../../src/features/funds/fund/load-fund-documents.ts'
import { replaceFundDocument } from '../../../src/features/funds/fund/replace-fund-document.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { myInvestments } from '../../../src/features/investing/investment/my-investments.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import { verifySignedPdf } from '../../support/verify-signed-pdf.ts'
import { changeFundUnseen } from '../../support/change-fund.ts'
import { NO_ROW, type Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let member: Viewer
let fundId: Id<'fund'>

const actor = 'operator:1'
const request = { ipAddress: '192.0.2.1', device: 'Safari' }
const issue = (reason = '') => issueFundDocuments(world.services, { fundId, reason, actor })
const current = async () =>
  (await loadFundDocuments(world.database, [fundId])).filter(({ kind }) => kind === 'pre_contract')
const apply = (viewer: Viewer, documents: Id<'fund_document'>[] | undefined) =>
  applyToFund(world.services, {
    memberId: viewer.memberId,
    fundId,
    amount: 100_000,
    special: null,
    method: 'first_come',
    idempotencyKey: undefined,
    documents,
  })

beforeEach(async () => {
  world = await openDepositWorld()
  world.at(openingDay)
  fundId = await world.addFund()
  member = await world.addMember()
  must(await issue())
})
afterEach(() => world.close())

const changeFund = () => changeFundUnseen(world.database, fundId, { planned_rate_bp: 650 })

describe("a fund's documents", () => {
  it('are signed, and issued again only where they say something else', async () => {
    const documents = await loadFundDocuments(world.database, [fundId])
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual([
      'other',
      'pre_contract',
      'pre_contract',
      'pre_contract',
    ])
    for (const { id } of documents)
      expect(await verifySignedPdf(must(await findFundDocument(world.services, id)).bytes)).toMatchObject({
        isIntact: true,
      })
    world.at('2026-04-02T10:00:00+09:00')
    expect(must(await issue())).toEqual({ issued: 0 })
    await changeFund()
    expect(await issue()).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: { reason: '新しい版を発行する理由を入力してください' },
    })
    expect(must(await issue('予定分配率を見直しました。')).issued).toBeGreaterThan(0)
    const [preContract] = await current()
    const text = readPdfText(must(await findFundDocument(world.services, preContract?.id ?? NO_ROW)).bytes).join('')
    expect(text).toContain('年利6.5％')
    expect(text).toContain(`書面番号P-${fundId}-2`)
  })

  it('keep every version: the old one stays at its address, with its bytes', async () => {
    const [old] = await current()
    const before = must(await findFundDocument(world.services, old?.id ?? NO_ROW))
    await changeFund()
    must(await issue('見直し'))
    const [renewed] = await current()
    expect(renewed).toMatchObject({ name: old?.name })
    expect(renewed?.id).not.toBe(old?.id)
    expect(
      Buffer.from(must(await findFundDocument(world.services, old?.id ?? NO_ROW)).bytes).equals(before.bytes),
    ).toBe(true)
    expect(
      await replaceFundDocument(world.services, {
        documentId: old?.id ?? NO_ROW,
        bytes: Buffer.from('%PDF-1.7 other'),
        reason: 'x',
        actor,
      }),
    ).toMatchObject({ ok: false, code: 'CONFLICT' })
    const change = world.database
      .updateTable('fund_document')
      .set({ file_sha256: 'a'.repeat(64) })
      .where('id', '=', old?.id ?? NO_ROW)
    await expect(change.execute()).rejects.toThrow('is fixed')
    await expect(
      world.database
        .deleteFrom('fund_document')
        .where('id', '=', old?.id ?? NO_ROW)
        .execute(),
    ).rejects.toThrow('is evidence')
  })

  it.each([
    ['without a reason', { bytes: Buffer.from('%PDF-1.7 x'), reason: ' ' }, 'reason'],
    ['by what is no PDF', { bytes: Buffer.from('GIF89a'), reason: '訂正' }, 'file'],
  ])('are not replaced %s', async (_, input, field) => {
    const [{ id: documentId = NO_ROW } = {}] = await current()
    expect(await replaceFundDocument(world.services, { ...input, documentId, actor })).toMatchObject({
      ok: false,
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('an application', () => {
  it('keeps which versions stood before the member, and which were ticked', async () => {
    const ticked = (await current()).map(({ id }) => id)
    must(await apply(member, ticked))
    const other = await world.addMember()
    must(await apply(other, undefined))
    const { rows } = await sql<{
      member_id: Id<'member'>
      fund_document_id: Id<'fund_document'>
      ticked: boolean
      same: boolean
    }>`
      select i.member_id, l.fund_document_id, l.ticked, l.file_sha256 = d.file_sha256 as same from investment i
      join investment_event e on e.investment_id = i.id join document_reading_line l on l.reading_id = e.reading_id
      join fund_document d on d.id = l.fund_document_id order by i.id, d.position`.execute(world.database)
    expect(rows).toEqual(
      [member, other].flatMap((viewer) =>
        ticked.map((id) => ({
          member_id: viewer.memberId,
          fund_document_id: id,
          ticked: viewer === member,
          same: true,
        })),
      ),
    )
    await expect(sql`update document_reading_line set ticked = true`.execute(world.database)).rejects.toThrow(
      'append-only',
    )
  })

  it('on the strength of an old version is refused; the new one is asked for', async () => {
    const old = (await current()).map(({ id }) => id)
    await changeFund()
    must(await issue('見直し'))
    expect(await apply(member, old)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('契約成立前書面が新しくなりました。'),
    })
    expect(await apply(member, [])).toMatchObject({ ok: false, code: 'CONFLICT' })
    must(
      await apply(
        member,
        (await current()).map(({ id }) => id),
      ),
    )
  })

  it('shows its own versions in the member’s page, whatever is issued later', async () => {
    const ticked = (await current()).map(({ id }) => id)
    must(await apply(member, ticked))
    await changeFund()
    must(await issue('見直し'))
    expect(
      (await myInvestments(world.services, member.memberId)).map(({ applied_documents: appliedDocuments }) =>
        appliedDocuments.map(({ id }) => id),
      ),
    ).toEqual([ticked])
  })

  it('and a new version at the same time never mix: what was ticked is what held', async () => {
    await changeFund()
    const ticked = (await current()).map(({ id }) => id)
    const [, application] = await Promise.all([issue('見直し'), apply(member, ticked)])
    const { rows } = await sql<{
      ticked: boolean
    }>`select ticked from investment_event join document_reading_line using (reading_id)`.execute(world.database)
    expect(rows.every((row) => row.ticked)).toBe(true)
    expect(rows).toHaveLength(application.ok ? ticked.length : 0)
  })
})

describe('an opening', () => {
  it('by a member is on record with hash, time, address and device; by a visitor it is not', async () => {
    const [{ id = NO_ROW } = {}] = await current()
    const document = must(await findFundDocument(world.services, id))
    await recordOpening(world.services, { document, viewer: null, request })
    await recordOpening(world.services, { document, viewer: member, request })
    const rows = await world.database
      .selectFrom('document_delivery')
      .select(['fund_document_id', 'member_id', 'file_sha256', 'at', 'ip_address', 'device'])
      .execute()
    expect(rows).toEqual([
      {
        fund_document_id: id,
        member_id: member.memberId,
        file_sha256: document.sha256,
        at: openingDay,
        ip_address: '192.0.2.1',
        device: 'Safari',
      },
    ])
  })

  it.each([
    ['five years after the offering', false, '2031-04-10T23:59:59+09:00', '2031-04-11T00:00:00+09:00'],
    ['five years after it was replaced', true, '2031-04-05T23:59:59+09:00', '2031-04-06T00:00:00+09:00'],
  ])('is possible until %s', async (_, isReplaced, last, over) => {
    const [{ id = NO_ROW } = {}] = await current()
    world.at('2026-04-05T10:00:00+09:00')
    if (isReplaced) {
      await changeFund()
      must(await issue('見直し'))
    }
    world.at(last)
    must(await findFundDocument(world.services, id))
    world.at(over)
    expect(await findFundDocument(world.services, id)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('閲覧期間'),
    })
    expect(await findFundDocument(world.services, id, { isOperator: true })).toMatchObject({ ok: true })
  })
})
