import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import { listAudit } from '../../../src/features/core/audit/list-audit.ts'
import { verifyChain } from '../../../src/features/core/audit/verify-chain.ts'
import { answerEnquiry } from '../../../src/features/communication/enquiry/answer-enquiry.ts'
import { closeEnquiry, fileEnquiry } from '../../../src/features/communication/enquiry/file-enquiry.ts'
import { findEnquiry, listEnquiries } from '../../../src/features/communication/enquiry/list-enquiries.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { askIdentityAgain } from '../../../src/features/back-office/member-care/ask-identity-again.ts'
import { findMember } from '../../../src/features/people/member/find-member.ts'
import { listIdentityChecks } from '../../../src/features/back-office/member-care/list-identity-checks.ts'
import { eachMember, listMembers } from '../../../src/features/back-office/member-care/list-members.ts'
import {
  moneyOf,
  notesOf,
  samePersonsAs,
  screeningsOf,
} from '../../../src/features/back-office/member-care/member-facts.ts'
import { recordScreening } from '../../../src/features/back-office/member-care/record-screening.ts'
import { releaseHeldMember } from '../../../src/features/back-office/member-care/release-held-member.ts'
import { showMemberField } from '../../../src/features/back-office/member-care/show-member-field.ts'
import { memberSuspension } from '../../../src/features/back-office/member-care/suspend-member.ts'
import { writeNote } from '../../../src/features/back-office/member-care/write-note.ts'
import {
  attendMail,
  listUndeliveredMails,
  reopenMail,
} from '../../../src/features/back-office/dashboard/undelivered-mails.ts'
import { approveProposal } from '../../../src/features/people/approval/approve-proposal.ts'
import { findOpenProposal } from '../../../src/features/people/approval/list-proposals.ts'
import { propose } from '../../../src/features/people/approval/propose.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import type { Database } from '../../../src/platform/database/connect.ts'
import { borrowDatabase, type PooledDatabase } from '../../support/pooled-database.ts'
import { insertMember, openingDay } from '../../support/deposit-rows.ts'
import { brokenMoneyChecks } from '../../support/sound-book.ts'
import { createTestServices } from '../../support/test-services.ts'

let database: Database
let services: Services
let operator: Viewer
let other: Viewer
let member: Viewer
let pooled: PooledDatabase
let close: () => Promise<void>

const number = '10000003'

beforeEach(async () => {
  pooled = await borrowDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'member-care-'))
  database = pooled.database
  services = createTestServices({
    database,
    bank: {} as Bank,
    folder,
    url: pooled.connectionString,
    now: () => openingDay,
    machineNow: () => openingDay,
  })
  operator = await insertMember(database, 1, { role: 'admin' })
  other = await insertMember(database, 2, { role: 'admin', familyName: '鈴木' })
  member = await insertMember(database, 3, {})
  close = async () => {
    await pooled.giveBack()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterEach(async () => {
  // Whatever an operator writes has its audit line in the same transaction, and no line was changed.
  expect(await brokenMoneyChecks(pooled)).toEqual([])
  await close()
})

const act = <T>(deed: () => Promise<T>): Promise<T> => actAsOperator(`operator:${operator.memberId}`, deed)
const actions = async () => (await listAudit(database, {}, {})).rows.map(({ action }) => action)
const statusOf = async () => (await findMember(database, number))?.status

/** What a thief might do, past all triggers. */
const pastAllTriggers = (statement: string) =>
  database.transaction().execute(async (transaction) => {
    await sql.raw(`set local session_replication_role = replica; ${statement}`).execute(transaction)
  })

describe('the table of members', () => {
  it.each([
    ['by a part of the name', '美咲', 3],
    ['by family and given name with a blank', '鈴木 美咲', 1],
    ['by hiragana', 'すずき', 1],
    ['by number', '10000003', 1],
    ['by telephone, with dashes', '090-1234-0003', 1],
    ['by mail address', 'MEMBER3@example', 1],
    ['a percent sign is a letter', '%', 0],
  ])('is searched %s', async (_, search, found) => {
    expect((await listMembers(database, { search }, {})).total).toBe(found)
  })

  // Each letter is looked for by what is seen of it; the name itself stays as its owner writes it.
  it.each([
    ['髙﨑', ['高崎', '髙崎', '髙﨑', '高 﨑', '﨑']],
    ['渡邉', ['渡辺', '渡邊', '渡']],
    ['葛\u{E0100}城', ['葛城', '葛\u{E0101}城']],
    ['齋藤', ['斎藤', '斉藤', '齊藤']],
    ['𠮷田', ['吉田', '𠮷田', '⽥']],
    ['福\uFA1B', ['福福']],
    ['長谷川', ['⻑⾕川']],
    ['Ｓｍｉｔｈ', ['smith', 'ＳＭＩＴＨ']],
  ])('finds %s by each way to write it', async (familyName, searches) => {
    await database.updateTable('member').set({ family_name: familyName }).where('id', '=', member.memberId).execute()
    for (const search of searches)
      expect((await listMembers(database, { search }, {})).rows, search).toMatchObject([{ name: `${familyName} 美咲` }])
  })

  it('is filtered by state and screening, sorted, and cut into pages', async () => {
    await database.updateTable('member').set({ status: 'held' }).where('id', '=', member.memberId).execute()
    expect((await listMembers(database, { status: 'held' }, {})).rows).toMatchObject([
      { number: number, invested: 0, screening: null },
    ])
    expect((await listMembers(database, { screening: 'none' }, {})).total).toBe(3)
    const second = await listMembers(database, {}, { sort: 'number', size: 2, page: 2 })
    expect([second.total, second.rows.map((row) => row.number)]).toEqual([3, [number]])
    const all = []
    for await (const row of eachMember(database, {})) all.push(row.number)
    expect(all).toEqual(['10000001', '10000002', number])
  })
})

describe('a member', () => {
  it('is masked until an operator asks, and the log keeps who did', async () => {
    expect(await act(() => showMemberField(services, operator, { memberNumber: number, field: 'tel' }))).toEqual({
      ok: true,
      value: { value: '09012340003' },
    })
    expect(
      await act(() => showMemberField(services, operator, { memberNumber: number, field: 'bank_account_number' })),
    ).toMatchObject({ code: 'NOT_FOUND' })
    expect(await showMemberField(services, member, { memberNumber: number, field: 'tel' })).toMatchObject({
      code: 'FORBIDDEN',
    })
    const { rows } = await listAudit(database, { actor: 'operator', action: 'data_shown' }, {})
    expect(rows).toMatchObject([
      {
        actor: `operator:${operator.memberId}`,
        actor_name: '佐藤 美咲',
        object_id: String(member.memberId),
        detail: { field: 'tel' },
      },
    ])
  })

  it('shows 240 values an hour to one operator; what was not found is not counted, and beyond nothing leaves', async () => {
    const show = (field: 'tel' | 'bank_account_number', memberNumber = number) =>
      act(() => showMemberField(services, operator, { memberNumber, field }))
    expect(await show('tel', '00000000')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await show('bank_account_number')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await database.selectFrom('request_count').selectAll().execute()).toEqual([])
    expect(await show('tel')).toMatchObject({ ok: true })
    expect(
      await database.updateTable('request_count').set({ requests: 239 }).where('requests', '=', 1).execute(),
    ).toMatchObject([{ numUpdatedRows: 1n }])
    expect(await show('tel')).toMatchObject({ ok: true })
    const shown = await actions()
    expect(await show('tel')).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await actions()).toEqual(shown)
  })

  it('has notes and screenings that stay as they were written', async () => {
    await act(() => writeNote(services, operator, { memberNumber: number, text: ' 電話で住所を確認。 ' }))
    expect(await notesOf(database, member.memberId)).toMatchObject([{ text: '電話で住所を確認。', by: '佐藤 美咲' }])
    const screening = {
      memberNumber: number,
      screenedOn: '2026-04-01',
      source: '新聞記事の検索',
      result: 'clear',
      note: '',
      lists: [],
    } as const
    expect(await act(() => recordScreening(services, operator, screening))).toMatchObject({ ok: true })
    expect(await act(() => recordScreening(services, operator, { ...screening, result: 'hit' }))).toMatchObject({
      fields: { note: expect.any(String) },
    })
    expect(
      await act(() => recordScreening(services, operator, { ...screening, screenedOn: '2026-04-02' })),
    ).toMatchObject({ fields: { screened_on: expect.any(String) } })
    expect(await screeningsOf(database, member.memberId)).toMatchObject([
      { screened_on: '2026-04-01', result: 'clear' },
    ])
    await expect(database.updateTable('screening_record').set({ result: 'hit' }).execute()).rejects.toThrow(
      /append-only/,
    )
    await expect(database.deleteFrom('member_note').execute()).rejects.toThrow(/append-only/)
  })

  it('who seems to be somebody else is shown beside him, and is released with a reason', async () => {
    await database
      .updateTable('member')
      .set({ status: 'held', birthday: '1990-05-05', tel: '09012340001' })
      .where('id', '=', member.memberId)
      .execute()
    const held = await findMember(database, number)
    expect(await samePersonsAs(database, held!)).toMatchObject([{ member_number: '10000001' }])
    expect(await act(() => releaseHeldMember(services, operator, { memberNumber: number, reason: ' ' }))).toMatchObject(
      { fields: { reason: expect.any(String) } },
    )
    expect(
      await act(() => releaseHeldMember(services, operator, { memberNumber: number, reason: '同姓同名の親子' })),
    ).toMatchObject({ ok: true })
    expect(await statusOf()).toBe('active')
    expect(
      await act(() => releaseHeldMember(services, operator, { memberNumber: number, reason: 'もう一度' })),
    ).toMatchObject({ code: 'CONFLICT' })
    expect(await moneyOf(database, member.memberId)).toEqual([])
  })

  it('is suspended by two operators, and comes back by two', async () => {
    for (const [suspend, expected] of [
      [true, 'suspended'],
      [false, 'active'],
    ] as const) {
      const proposal = {
        subject: `member:${number}`,
        content: { memberNumber: number, suspend },
        reason: '規約違反の疑い',
      }
      expect(await act(() => propose(services, operator, memberSuspension, proposal))).toMatchObject({
        ok: true,
        value: { effect: { people: 1, yen: 0 } },
      })
      const open = await findOpenProposal(database, 'member_suspension', `member:${number}`)
      const decision = { proposalId: open!.id, seenHash: open!.effect_hash, answers: [] }
      expect(await act(() => approveProposal(services, operator, decision))).toMatchObject({ code: 'FORBIDDEN' })
      expect(
        await actAsOperator(`operator:${other.memberId}`, () => approveProposal(services, other, decision)),
      ).toMatchObject({ ok: true })
      expect(await statusOf()).toBe(expected)
    }
    const again = { subject: `member:${number}`, content: { memberNumber: number, suspend: false }, reason: '' }
    expect(await act(() => propose(services, operator, memberSuspension, again))).toMatchObject({
      code: 'CONFLICT',
      message: /停止していません/,
    })
    const colleague = { subject: 'member:10000002', content: { memberNumber: '10000002', suspend: true }, reason: '' }
    expect(await act(() => propose(services, operator, memberSuspension, colleague))).toMatchObject({
      code: 'CONFLICT',
      message: /運営者/,
    })
  })

  it('whose identity check failed is asked again, once a day', async () => {
    expect(await act(() => askIdentityAgain(services, operator, { memberNumber: number }))).toMatchObject({
      code: 'CONFLICT',
      message: /完了/,
    })
    await database.updateTable('member').set({ identity_approved_at: null }).where('id', '=', member.memberId).execute()
    const check = {
      member_id: member.memberId,
      url: 'https://ekyc.example/1',
      status_at: openingDay,
      started_at: openingDay,
      expires_at: openingDay,
    }
    await database
      .insertInto('identity_check')
      .values({ ...check, reference: 'one', status: 'rejected', reject_reasons: ['face_mismatch'] })
      .execute()
    expect(
      (await listIdentityChecks(database, { view: 'failed', method: 'image', search: number }, {})).rows,
    ).toMatchObject([{ member_number: number, status: 'rejected', is_verified: false }])
    expect(await act(() => askIdentityAgain(services, operator, { memberNumber: number }))).toMatchObject({ ok: true })
    expect(await act(() => askIdentityAgain(services, operator, { memberNumber: number }))).toMatchObject({
      code: 'CONFLICT',
      message: /すでに送って/,
    })
    const mails = await database
      .selectFrom('mail_outbox')
      .select('subject')
      .where('template', '=', 'identity-requested')
      .execute()
    expect(mails).toEqual([{ subject: '【糸funding】本人確認をお願いします' }])
  })
})

describe('an enquiry', () => {
  const seen = { number: 'Q-ABCDEFGH', version: 1 }
  beforeEach(async () => {
    await database
      .insertInto('enquiry')
      .values({
        number: seen.number,
        request_hash: Buffer.alloc(32),
        received_at: openingDay,
        topic: 'complaint',
        name: '織田 結',
        email: 'oda@example.jp',
        body: '連絡がありません。',
        is_complaint: true,
      })
      .execute()
  })

  it('is answered by mail, and a colleague who has not seen that overwrites nothing', async () => {
    expect((await listEnquiries(database, { view: 'open' }, {})).total).toBe(1)
    expect(
      await act(() => answerEnquiry(services, operator, { ...seen, body: 'お詫びします。\n\n本日ご連絡します。' })),
    ).toMatchObject({ ok: true })
    expect(await act(() => answerEnquiry(services, operator, { ...seen, body: '別の回答' }))).toMatchObject({
      code: 'CONFLICT',
      message: /先に更新しました（回答）/,
    })
    expect(
      await act(() => closeEnquiry(services, operator, { number: seen.number, version: 2, close: true })),
    ).toMatchObject({ code: 'CONFLICT' })
    const mails = await database
      .selectFrom('mail_outbox')
      .select(['to_address', 'text_body'])
      .where('template', '=', 'enquiry-answer')
      .execute()
    expect(mails).toMatchObject([
      { to_address: 'oda@example.jp', text_body: expect.stringContaining('本日ご連絡します。') },
    ])
    expect([
      (await listEnquiries(database, { view: 'open' }, {})).total,
      (await listEnquiries(database, { view: 'answered', search: '織田' }, {})).total,
    ]).toEqual([0, 1])
  })

  it('stands in the register of complaints with its cause, is closed without an answer and opened again', async () => {
    expect(
      await act(() =>
        fileEnquiry(services, operator, { ...seen, isComplaint: true, cause: '返信の遅れ', measure: '当日中に電話' }),
      ),
    ).toMatchObject({ ok: true })
    expect(await act(() => closeEnquiry(services, operator, { ...seen, version: 2, close: true }))).toMatchObject({
      ok: true,
    })
    expect(await findEnquiry(database, seen.number)).toMatchObject({
      complaint_cause: '返信の遅れ',
      closed_at: openingDay,
      version: 3,
    })
    expect(await act(() => closeEnquiry(services, operator, { ...seen, version: 3, close: false }))).toMatchObject({
      ok: true,
    })
    expect((await listEnquiries(database, { view: 'complaint' }, {})).rows).toMatchObject([
      { closed_at: null, version: 4 },
    ])
    expect(await actions()).toEqual(['enquiry.reopened', 'enquiry.closed', 'enquiry.filed'])
  })
})

describe('a mail that came back', () => {
  it('is tried at the new address, or noted as looked after', async () => {
    const mail = {
      member_id: member.memberId,
      to_address: 'old@example.jp',
      template: 'x',
      subject: 'お知らせ',
      text_body: '',
      html_body: '',
      created_at: openingDay,
      undeliverable_at: openingDay,
      last_error: '550 no such user',
    }
    await database
      .insertInto('mail_outbox')
      .values([
        { ...mail, key: 'a', message_id: 'a' },
        { ...mail, key: 'b', message_id: 'b' },
      ])
      .execute()
    const [first, second] = (await listUndeliveredMails(database, {}, {})).rows
    expect(await listUndeliveredMails(database, { search: 'old@' }, { sort: 'since', descending: true })).toMatchObject(
      { total: 2, rows: [{ id: second!.id }, { id: first!.id }] },
    )
    expect((await listUndeliveredMails(database, { search: '別の件名' }, {})).total).toBe(0)
    expect(await act(() => attendMail(services, operator, { mailId: first!.id, resend: true }))).toMatchObject({
      ok: true,
    })
    expect(await act(() => attendMail(services, operator, { mailId: second!.id, resend: false }))).toMatchObject({
      ok: true,
    })
    expect(await act(() => attendMail(services, operator, { mailId: second!.id, resend: false }))).toMatchObject({
      code: 'CONFLICT',
    })
    expect((await listUndeliveredMails(database, {}, {})).rows).toEqual([])
    expect(await listUndeliveredMails(database, { attended: true }, {})).toMatchObject({
      total: 1,
      rows: [{ id: second!.id, attended_at: services.clock.now(), attended_by: '佐藤 美咲' }],
    })
    expect(await act(() => reopenMail(services, operator, second!.id))).toMatchObject({ ok: true })
    expect(await act(() => reopenMail(services, operator, second!.id))).toMatchObject({ code: 'CONFLICT' })
    expect(await listUndeliveredMails(database, {}, {})).toMatchObject({
      total: 1,
      rows: [{ id: second!.id, attended_at: null, attended_by: null }],
    })
    expect((await listUndeliveredMails(database, { attended: true }, {})).total).toBe(0)
    expect(
      await database.selectFrom('mail_outbox').select('to_address').where('id', '=', first!.id).executeTakeFirst(),
    ).toEqual({ to_address: 'member3@example.jp' })
  })
})

describe('the audit log', () => {
  it('is a chain that holds, and shows where it does not', async () => {
    await act(() => writeNote(services, operator, { memberNumber: number, text: '一' }))
    await act(() => writeNote(services, operator, { memberNumber: number, text: '二' }))
    expect(await verifyChain(database)).toMatchObject({ length: 2, checked: 2, brokenAt: null })
    expect(
      (
        await listAudit(database, { object: `member:${member.memberId}`, from: '2026-04-01', until: '2026-04-01' }, {})
      ).rows.map(({ seq }) => seq),
    ).toEqual([2, 1])
    expect((await listAudit(database, { until: '2026-03-31' }, {})).total).toBe(0)
    const rewrite = (actor: string) =>
      pastAllTriggers(`update audit_log set actor = '${actor}' where id = (select min(id) from audit_log)`)
    await rewrite('operator:999')
    const { rows } = await listAudit(database, {}, { descending: false, sort: 'at' })
    expect(await verifyChain(database)).toMatchObject({ brokenAt: rows[0]?.id })
    await rewrite(`operator:${operator.memberId}`)
    expect(await verifyChain(database)).toMatchObject({ brokenAt: null })
  })
})
