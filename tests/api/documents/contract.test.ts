import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyBatch } from '../../../src/features/investing/application/apply-batch.ts'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { confirmContract } from '../../../src/features/investing/contract-confirmation/confirm-contract.ts'
import { declareCoolingOff } from '../../../src/features/investing/cooling-off/declare-cooling-off.ts'
import { deliverDocument } from '../../../src/features/documents/contract/deliver-document.ts'
import { issueInspectionTicket } from '../../../src/features/documents/contract/issue-contract-ticket.ts'
import { issueDocumentTicket } from '../../../src/features/investing/contract-confirmation/issue-document-ticket.ts'
import { renderContract } from '../../../src/features/documents/contract/render-contract.ts'
import { testableContracts } from '../../../src/features/documents/contract/testable-contracts.ts'
import { runMidnight } from '../../../src/features/investing/deposit/midnight.ts'
import { loadDocumentContent } from '../../../src/features/documents/document/load-document-content.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { japanDateOf } from '../../../src/domain/calendar.ts'
import { demoCompanyFacts } from '../../../src/server/demo/demo-company.ts'
import { siteOf } from '../../../src/server/site-of.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { freezeContract } from '../../../src/features/documents/contract/freeze-contract.ts'
import { askApi } from '../support/ask-api.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { changeFundUnseen } from '../../support/change-fund.ts'
import { insertMember } from '../../support/deposit-rows.ts'
import { recordCompany } from '../../support/record-company.ts'
import { idOf, NO_ROW, type Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let member: Viewer
let investmentId: Id<'investment'>
let fundId: Id<'fund'>

beforeEach(async () => {
  world = await openDepositWorld()
  await issueVirtualAccounts(world.services, 30)
  world.at(openingDay)
  fundId = await world.addFund()
  member = await world.addMember()
  investmentId = await world.apply(fundId, member, 300_000)
})
afterEach(() => world.close())

const document = () =>
  world.database
    .selectFrom('contract_document')
    .selectAll()
    .where('investment_id', '=', investmentId)
    .executeTakeFirstOrThrow()
const deliveries = () => world.database.selectFrom('document_delivery').selectAll().orderBy('id').execute()
const request = { ipAddress: '192.0.2.1', device: 'Safari' }
const open = (value: string, viewer: Viewer | null) => deliverDocument(world.services, { value, viewer, request })

async function ticketOf(viewer: Viewer): Promise<string> {
  const ticket = await issueDocumentTicket(world.services, viewer, investmentId)
  if (!ticket.ok) throw new Error(ticket.message)
  return ticket.value
}

describe('in a burst, before anybody has written a document', () => {
  /** So many at once that their documents are owed, and nobody here is the worker who writes them. */
  async function burst() {
    const members: Viewer[] = []
    while (members.length < 12) members.push(await world.addMember())
    const outcomes = await applyBatch(
      world.services,
      fundId,
      members.map(({ memberId }) => ({
        memberId,
        amount: 100_000,
        special: null,
        method: 'first_come',
        idempotencyKey: 'burst',
      })),
    )
    const applied = outcomes.map((outcome, index) => ({
      member: members[index] as Viewer,
      investmentId: outcome.ok ? outcome.value.investmentId : NO_ROW,
    }))
    const owed = await world.database.selectFrom('papers_owed').selectAll().execute()
    expect(owed).toHaveLength(1)
    await world.expectSoundBook()
    return applied
  }

  it('whoever asks for the own one has it, and goes on to the deposit account', async () => {
    const [one, other] = await burst()
    if (!one || !other) throw new Error('nobody applied')
    expect(await issueDocumentTicket(world.services, one.member, other.investmentId)).toMatchObject({
      ok: false,
      code: 'FORBIDDEN',
    })
    expect(await world.database.selectFrom('papers_owed').select('id').execute()).toHaveLength(1)
    expect(await world.confirm(one.investmentId, one.member)).toMatch(/^\d{7}$/)
    expect(await world.mailsTo(one.member)).toEqual(['application-accepted', 'contract-confirmed'])
    await world.expectSoundBook()
  })

  it('whoever withdraws at once is told of the application first', async () => {
    const [one] = await burst()
    if (!one) throw new Error('nobody applied')
    expect(
      await declareCoolingOff(world.services, { memberId: one.member.memberId, investmentId: one.investmentId }),
    ).toMatchObject({ ok: true })
    expect((await world.mailsTo(one.member))[0]).toBe('application-accepted')
    expect(
      await world.database
        .selectFrom('contract_document')
        .select('id')
        .where('investment_id', '=', one.investmentId)
        .execute(),
    ).toHaveLength(1)
    await world.expectSoundBook()
  })
})

describe('the frozen document', () => {
  it('keeps saying what was agreed, whatever changes later', async () => {
    await world.database
      .updateTable('member')
      .set({ family_name: '高橋', address: '札幌市' })
      .where('id', '=', member.memberId)
      .execute()
    await changeFundUnseen(world.database, fundId, { planned_rate_bp: 100 })
    await inTransaction(world.database, (transaction) =>
      freezeContract(transaction, world.services, {
        investmentIds: [investmentId],
        now: new Date('2026-04-03T10:00:00+09:00'),
      }),
    )
    const { id, data, document_number } = await document()
    expect(document_number).toBe(`C-${fundId}-${String(investmentId).padStart(4, '0')}`)
    expect(data).toMatchObject({ amount: 300_000, depositDeadline: '2026-04-04T14:59:59.000Z' })
    const { paper } = await loadDocumentContent(world.database, { kind: 'contract', id })
    expect(paper).toMatchObject({
      title: '契約成立時書面',
      addressee: { name: '佐藤 美咲', lines: ['〒154-0024', '東京都世田谷区三軒茶屋2-0-0'] },
    })
    expect(JSON.stringify(paper)).toContain('年利7.0％')
  })

  it('shares its form with the other contracts of the fund until the fund is changed', async () => {
    const forms = () =>
      world.database
        .selectFrom('contract_document')
        .innerJoin('contract_form', 'contract_form.id', 'form_id')
        .select(['form_id', 'content'])
        .orderBy('contract_document.id')
        .execute()
    await world.apply(fundId, await world.addMember(), 200_000)
    await changeFundUnseen(world.database, fundId, { planned_rate_bp: 650 })
    await world.apply(fundId, await world.addMember(), 100_000)
    const [first, second, third] = await forms()
    expect(second).toEqual(first)
    expect(third?.form_id).not.toBe(first?.form_id)
    expect([first?.content, third?.content].map((content) => /年利\d\.\d％/.exec(content ?? '')?.[0])).toEqual([
      '年利7.0％',
      '年利6.5％',
    ])
    await expect(sql`update contract_form set content = '{}'`.execute(world.database)).rejects.toThrow('append-only')
    await expect(
      sql`insert into contract_form (sha256, content, first_used_at) select sha256, content || ' ', first_used_at from contract_form`.execute(
        world.database,
      ),
    ).rejects.toThrow('content_is_hashed')
  })

  it('names the managers whom two operators recorded on the day of the contract', async () => {
    const [maker, checker] = [
      await insertMember(world.database, 8001, { role: 'admin' }),
      await insertMember(world.database, 8002, { role: 'admin' }),
    ].map((operator) => ({ ...operator, authenticatedAt: world.services.clock.now() }))
    if (!maker || !checker) throw new Error('there are two')
    const [manager] = demoCompanyFacts(japanDateOf(world.services.clock.now())).managers
    if (!manager) throw new Error('the demo has a manager')
    await recordCompany(
      { services: world.services, maker, checker },
      { managers: [{ ...manager, name: '東山 玲', kana: 'ヒガシヤマ レイ' }] },
    )
    const later = await world.apply(fundId, await world.addMember(), 100_000)
    const paperOf = async (investment: Id<'investment'>) => {
      const { id } = await world.database
        .selectFrom('contract_document')
        .select('id')
        .where('investment_id', '=', investment)
        .executeTakeFirstOrThrow()
      return JSON.stringify((await loadDocumentContent(world.database, { kind: 'contract', id })).paper)
    }
    expect(await paperOf(later)).toContain('東山 玲（宅地建物取引士）')
    expect(await paperOf(investmentId)).toContain('織田 結（宅地建物取引士）')
    expect(await siteOf(world.services)).toMatchObject({ operator: { businessManager: '東山 玲（宅地建物取引士）' } })
  })

  it('becomes one and the same PDF, by the job or by the first download', async () => {
    const { id } = await document()
    await Promise.all([
      renderContract(world.services, id),
      renderContract(world.services, id),
      world.download(investmentId, member),
    ])
    const { file_sha256 } = await document()
    const delivered = await open(await ticketOf(member), member)
    if (!delivered.ok) throw new Error(delivered.message)
    expect(Buffer.from(delivered.value.bytes).subarray(0, 5).toString()).toBe('%PDF-')
    expect(delivered.value.fileName).toBe(`契約成立時書面_${(await document()).document_number}.pdf`)
    expect((await deliveries()).map((row) => row.file_sha256)).toEqual([file_sha256, file_sha256])
  })

  it('is made again with the same bytes where the file store lost it', async () => {
    await world.download(investmentId, member)
    const { file_sha256 } = await document()
    const kept = await world.services.files.get(file_sha256 ?? '')
    world.services.files = { ...world.services.files, ...emptyOnce(world) }
    const delivered = await open(await ticketOf(member), member)
    if (!delivered.ok) throw new Error(delivered.message)
    expect(Buffer.from(delivered.value.bytes).equals(Buffer.from(kept))).toBe(true)
  })

  it('with a character that no font has tells the member, and an operator', async () => {
    const rare = await world.addMember({ familyName: '\u{13000}' })
    const unprintable = await world.apply(fundId, rare, 100_000)
    expect(await issueDocumentTicket(world.services, rare, unprintable)).toMatchObject({
      ok: false,
      code: 'UNAVAILABLE',
    })
    const { id } = await world.database
      .selectFrom('contract_document')
      .select('id')
      .where('investment_id', '=', unprintable)
      .executeTakeFirstOrThrow()
    await renderContract(world.services, id)
    expect(await world.database.selectFrom('audit_log').select('action').execute()).toEqual([
      { action: 'contract.not_printable' },
    ])
  })
})

/** A store whose files are gone until something is put into it again. */
function emptyOnce({ services }: DepositWorld): Partial<DepositWorld['services']['files']> {
  const { get } = services.files
  let isEmpty = true
  const { put } = services.files
  return {
    get: (sha256) => (isEmpty ? get('0'.repeat(64)) : get(sha256)),
    async put(bytes) {
      isEmpty = false
      return put(bytes)
    },
  }
}

describe('a one-time value', () => {
  it('opens the document once, also when it is asked for many times at once', async () => {
    const value = await ticketOf(member)
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(value, member)))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await open(value, member)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    expect(await deliveries()).toHaveLength(1)
  })

  it.each<[string, (owner: Viewer) => Viewer | null]>([
    ['nobody', () => null],
    ['another session of the member', (owner) => ({ ...owner, sessionHash: Buffer.alloc(32, 99) })],
    ['another member', (owner) => ({ ...owner, memberId: idOf(owner.memberId + 1) })],
  ])('opens nothing for %s', async (_who, viewerOf) => {
    const value = await ticketOf(member)
    expect(await open(value, viewerOf(member))).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    expect(await deliveries()).toEqual([])
    expect(await open(value, member)).toMatchObject({ ok: true })
  })

  it('ends after five minutes of real time, whatever the business clock does', async () => {
    const [early, late] = [await ticketOf(member), await ticketOf(member)]
    world.at('2026-04-03T10:00:00+09:00')
    world.machineAt(new Date(openingDay.getTime() + 299_000))
    expect(await open(early, member)).toMatchObject({ ok: true })
    world.machineAt(new Date(openingDay.getTime() + 300_000))
    expect(await open(late, member)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  })

  it('is stored as its hash alone', async () => {
    const value = await ticketOf(member)
    const { rows } = await sql<{ text: string }>`select document_ticket::text as text from document_ticket`.execute(
      world.database,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(value)
  })

  it('is refused for a document of somebody else exactly as for one that does not exist', async () => {
    const other = await world.addMember({ familyName: '鈴木' })
    const foreign = await issueDocumentTicket(world.services, other, investmentId)
    expect(foreign).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(foreign).toEqual(await issueDocumentTicket(world.services, other, idOf(424242)))
    expect(foreign).toEqual(await issueDocumentTicket(world.services, other, null))
  })
})

describe('the delivery', () => {
  it('is the first download: from its day the cooling-off days count', async () => {
    world.at('2026-04-02T23:59:59+09:00')
    await world.download(investmentId, member)
    world.at('2026-04-03T09:00:00+09:00')
    await world.download(investmentId, member)
    const { delivered_at } = await document()
    expect(delivered_at).toEqual(new Date('2026-04-02T23:59:59+09:00'))
    expect(
      await askApi(world.services, '{ myInvests { contract_delivered_at cooling_off_until cancel_reason } }', member),
    ).toEqual({
      myInvests: [
        { contract_delivered_at: '2026-04-02T23:59:59+09:00', cooling_off_until: '2026-04-09', cancel_reason: null },
      ],
    })
    expect(await deliveries()).toMatchObject([
      { ip_address: '192.0.2.1', device: 'Safari' },
      { member_id: member.memberId },
    ])
  })

  it('is not what an operator looks at', async () => {
    const admin = await world.addMember({ familyName: '鈴木', role: 'admin' })
    expect(await testableContracts(world.services)).toMatchObject([
      { investmentId, name: expect.stringContaining('佐藤 美咲 様') },
    ])
    const ticket = await issueInspectionTicket(world.services, admin, investmentId)
    if (!ticket.ok) throw new Error(ticket.message)
    expect(await open(ticket.value, member)).toMatchObject({ ok: false })
    expect(await open(ticket.value, admin)).toMatchObject({ ok: true })
    expect((await document()).delivered_at).toBeNull()
    expect(await deliveries()).toEqual([])
    const audited = await world.database.selectFrom('audit_log').select(['actor', 'action']).execute()
    expect(audited).toEqual([{ actor: `operator:${admin.memberId}`, action: 'contract.inspected' }])
  })
})

const confirm = (viewer = member, id: Id<'investment'> | null = investmentId) =>
  confirmContract(world.services, { memberId: viewer.memberId, investmentId: id })
const assignments = () => world.database.selectFrom('virtual_account_assignment').selectAll().orderBy('id').execute()

describe('confirming', () => {
  it('needs an earlier download', async () => {
    expect(await confirm()).toEqual({
      ok: false,
      code: 'CONFLICT',
      message: '契約成立時書面をダウンロードしてから確認してください。',
    })
    expect(await assignments()).toEqual([])
  })

  it('gives one account and one mail, however often it is repeated', async () => {
    await world.download(investmentId, member)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm()))
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ ok: true, value: true })))
    expect(await confirm()).toEqual({ ok: true, value: true })
    expect(await assignments()).toMatchObject([
      { investment_id: investmentId, rests_until: new Date('2026-10-04T23:59:59+09:00') },
    ])
    expect(await world.mailsTo(member)).toEqual(['contract-confirmed'])
    const mail = await world.database.selectFrom('mail_outbox').select('text_body').executeTakeFirstOrThrow()
    expect(mail.text_body).not.toContain('1000001')
  })

  it('is for the owner alone', async () => {
    await world.download(investmentId, member)
    const other = await world.addMember({ familyName: '鈴木' })
    expect(await confirm(other)).toEqual(await confirm(other, idOf(424242)))
    expect(await confirm(other)).toMatchObject({ ok: false, code: 'FORBIDDEN' })
  })

  it('comes too late after the deadline, and after the cancellation', async () => {
    await world.download(investmentId, member)
    world.at('2026-04-05T00:00:00+09:00')
    expect(await confirm()).toMatchObject({ ok: false, code: 'CONFLICT' })
    await runMidnight(world.services, { dueAt: new Date('2026-04-05T00:00:00+09:00') })
    expect(await confirm()).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await assignments()).toEqual([])
  })

  it('is never before the delivery, also where the clock of the server that delivered is ahead', async () => {
    world.at('2026-04-02T10:00:00.050+09:00')
    await world.download(investmentId, member)
    world.at('2026-04-02T10:00:00+09:00')
    expect(await confirm()).toEqual({ ok: true, value: true })
    const { contract_confirmed_at } = await world.database
      .selectFrom('investment')
      .select('contract_confirmed_at')
      .where('id', '=', investmentId)
      .executeTakeFirstOrThrow()
    expect(contract_confirmed_at).toEqual(new Date('2026-04-02T10:00:00.050+09:00'))
    await world.expectSoundBook()
  })

  it('gives twenty members who confirm at once twenty accounts', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => world.addMember()))
    const ids: Id<'investment'>[] = []
    for (const one of members) {
      const id = await world.apply(fundId, one, 100_000)
      await world.database
        .updateTable('contract_document')
        .set({ delivered_at: openingDay })
        .where('investment_id', '=', id)
        .execute()
      ids.push(id)
    }
    await Promise.all(members.map((one, index) => confirm(one, ids[index] ?? null)))
    expect(new Set((await assignments()).map((row) => row.virtual_account_id)).size).toBe(20)
    await world.expectSoundBook()
  })

  it.each([
    ['the instant before', 'rests', '2026-10-04T23:59:58.999+09:00'],
    ['at', 'is free', '2026-10-04T23:59:59.000+09:00'],
    ['the instant after', 'is free', '2026-10-04T23:59:59.001+09:00'],
  ])(
    'lets a used account rest for six months after the deadline: %s its end it %s',
    async (_which, expected, instant) => {
      await world.database
        .updateTable('virtual_account')
        .set({ bank_status: 'stopped' })
        .where('account_number', '<>', '1000001')
        .execute()
      expect(await world.confirm(investmentId, member)).toBe('1000001')
      world.bank.isDown = true
      world.at(instant)
      const next = await world.addMember({ familyName: '鈴木' })
      const nextId = await world.apply(fundId, next, 100_000)
      await world.download(nextId, next)
      if (expected === 'rests') expect(await confirm(next, nextId)).toMatchObject({ ok: false, code: 'UNAVAILABLE' })
      else expect(await world.confirm(nextId, next)).toBe('1000001')
    },
  )

  it('asks the bank for accounts when the pool is empty, also when the bank loses its answer', async () => {
    for (const account of world.bank.accounts) account.status = 'stopped'
    await world.database.updateTable('virtual_account').set({ bank_status: 'stopped' }).execute()
    world.bank.losesNextAnswer = true
    expect(await world.confirm(investmentId, member)).toMatch(/^\d{7}$/)
  })
})
