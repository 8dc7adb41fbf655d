import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import type { ProposalKindName } from '../../../src/domain/core/proposal-kinds.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { approveProposal } from '../../../src/features/people/approval/approve-proposal.ts'
import { declineProposal } from '../../../src/features/people/approval/decline-proposal.ts'
import { findOpenProposal, listProposals } from '../../../src/features/people/approval/list-proposals.ts'
import { defineProposalKind } from '../../../src/features/people/approval/proposal-kind.ts'
import { propose } from '../../../src/features/people/approval/propose.ts'
import type { Services } from '../../../src/features/core/services.ts'
import type { Database } from '../../../src/platform/database/connect.ts'
import { listApprovals } from '../../../src/features/back-office/dashboard/list-approvals.ts'
import { remindApprovals } from '../../../src/features/back-office/dashboard/remind-approvals.ts'
import { refusal, success } from '../../../src/platform/outcome.ts'
import { borrowDatabase } from '../../support/pooled-database.ts'
import { insertMember, openingDay } from '../../support/deposit-rows.ts'
import { createTestServices } from '../../support/test-services.ts'

const minute = 60_000

/** A kind of this test alone: its database lets it pass. */
const ownKind = String('test_line') as ProposalKindName

/** The simplest act of all: it writes a line into the book of enquiries. What it would do depends on a figure that may move. */
let yenAtStake = 0
let refuses = false
const writeLine = defineProposalKind<{ text: string }>({
  kind: ownKind,
  async foresee(_transaction, _services, { text }) {
    if (text === '') return refusal('CONFLICT', '本文がありません。')
    return success({ title: text, people: 1, yen: yenAtStake, changes: [{ label: '本文', before: null, after: text }] })
  },
  async carryOut(transaction, _services, { text }, { operatorId, now }) {
    await transaction
      .insertInto('audit_log')
      .values({
        at: now,
        actor: `operator:${operatorId}`,
        action: 'test_line.written',
        object_type: 'line',
        object_id: text,
      })
      .execute()
    return refuses ? refusal('CONFLICT', '書き込めませんでした。') : success(null)
  },
})

let folder: string
let database: Database
let services: Services
let now: Date
let maker: Viewer
let checker: Viewer
let close: () => Promise<void>

beforeEach(async () => {
  const pooled = await borrowDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'proposal-'))
  database = pooled.database
  await sql`alter table proposal drop constraint proposal_kind_check`.execute(database)
  now = openingDay
  yenAtStake = 100_000
  refuses = false
  services = createTestServices({
    database,
    bank: {} as Bank,
    folder,
    url: pooled.connectionString,
    now: () => now,
    machineNow: () => openingDay,
  })
  maker = await insertMember(database, 1, { role: 'admin' })
  checker = await insertMember(database, 2, { role: 'admin', familyName: '鈴木' })
  close = async () => {
    await pooled.giveBack()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterEach(() => close())

const proposeLine = (text = '一行', viewer = maker) =>
  propose(services, viewer, writeLine, { subject: 'line:1', content: { text }, reason: '試し' })
const open = () => findOpenProposal(database, ownKind, 'line:1')
const written = async () =>
  (await database.selectFrom('audit_log').select('id').where('action', '=', 'test_line.written').execute()).length

async function approve(viewer: Viewer, seenHash?: string) {
  const proposal = await open()
  if (!proposal) throw new Error('nothing is open')
  return approveProposal(services, viewer, {
    proposalId: proposal.id,
    seenHash: seenHash ?? proposal.effect_hash,
    answers: [],
  })
}

describe('two people', () => {
  it('hear of what waits: the other one is mailed once, and finds it in the inbox until it is decided', async () => {
    await proposeLine()
    expect(await proposeLine()).toMatchObject({ code: 'CONFLICT' })
    const mails = await database
      .selectFrom('mail_outbox')
      .select(['member_id', 'subject', 'text_body'])
      .where('template', '=', 'approval-waiting')
      .execute()
    expect(mails).toEqual([
      {
        member_id: checker.memberId,
        subject: '【承認待ち】一行',
        text_body: expect.stringContaining('金額：100,000円'),
      },
    ])
    const waiting = async () =>
      (await listApprovals(services)).map(({ kind, title, yen, dueAt, preparedBy }) => [
        kind,
        title,
        yen,
        dueAt.toISOString(),
        preparedBy.id,
      ])
    // Proposed on Wednesday, 1 April: two business days.
    expect(await waiting()).toEqual([['proposal', '一行', 100_000, '2026-04-03T14:59:59.000Z', maker.memberId]])
    now = new Date(openingDay.getTime() + 9 * 24 * 60 * minute)
    expect(await waiting()).toHaveLength(1)
    await approve(checker)
    expect(await waiting()).toEqual([])
  })

  it('are reminded of what waits on its last day and on each day after it, once, until it is decided', async () => {
    const morningOf = (day: number) => (now = new Date(openingDay.getTime() + day * 24 * 60 * minute))
    const reminders = async () =>
      (
        await database
          .selectFrom('mail_outbox')
          .select(['subject', 'text_body'])
          .where('key', 'like', 'approvals-due:%')
          .where('member_id', '=', checker.memberId)
          .orderBy('id')
          .execute()
      ).map(({ subject, text_body: text }) => `${subject} ${/一行.*/.exec(text ?? '')?.[0]}`)
    await proposeLine()
    // Proposed on Wednesday, 1 April: two business days.
    for (const day of [1, 2, 2, 3]) await remindApprovals(services, morningOf(day))
    expect(await reminders()).toEqual([
      '承認の期限は本日です（1件） 一行　100,000円　準備 佐藤 美咲　期限 2026年4月3日（金）',
      '期限を過ぎた承認待ちが1件あります 一行　100,000円　準備 佐藤 美咲　期限 2026年4月3日（金）',
    ])
    await approve(checker)
    await remindApprovals(services, morningOf(4))
    expect(await reminders()).toHaveLength(2)
  })

  it('one proposes, nothing happens; the other approves, it happens once', async () => {
    expect(await proposeLine()).toMatchObject({ ok: true, value: { effect: { title: '一行', yen: 100_000 } } })
    expect(await written()).toBe(0)
    expect(await approve(maker)).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    const proposal = await open()
    expect(proposal).toMatchObject({ reason: '試し', proposed_by_id: maker.memberId, decided_by: null })
    expect(await approve(checker)).toMatchObject({ ok: true })
    expect(await written()).toBe(1)
    expect(
      await approveProposal(services, checker, {
        proposalId: proposal!.id,
        seenHash: proposal!.effect_hash,
        answers: [],
      }),
    ).toMatchObject({ code: 'CONFLICT' })
    expect(await listProposals(database, { status: 'approved' })).toMatchObject([
      { decided_by: '鈴木 美咲', effect: { title: '一行' } },
    ])
    const trail = await database
      .selectFrom('audit_log')
      .select('action')
      .where('object_type', '=', 'proposal')
      .orderBy('id')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['test_line.proposed', 'test_line.approved'])
  })

  it('of approvals at the same moment one is taken', async () => {
    await proposeLine()
    const proposal = await open()
    const decision = { proposalId: proposal!.id, seenHash: proposal!.effect_hash, answers: [] }
    const answers = await Promise.all([1, 2, 3, 4].map(() => approveProposal(services, checker, decision)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await written()).toBe(1)
  })

  it('a sole operator waits for an hour, and the exception ends with the second one', async () => {
    await database.updateTable('member').set({ status: 'suspended' }).where('id', '=', checker.memberId).execute()
    await proposeLine()
    now = new Date(openingDay.getTime() + 59 * minute)
    expect(await approve(maker)).toMatchObject({ ok: false, code: 'CONFLICT', message: /1時間/ })
    now = new Date(openingDay.getTime() + 60 * minute)
    await database.updateTable('member').set({ status: 'active' }).where('id', '=', checker.memberId).execute()
    expect(await approve(maker)).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    await database.updateTable('member').set({ status: 'suspended' }).where('id', '=', checker.memberId).execute()
    expect(await approve(maker)).toMatchObject({ ok: true })
  })

  it('a stale login and somebody who is no operator are refused', async () => {
    await proposeLine()
    const stale = { ...checker, authenticatedAt: new Date(openingDay.getTime() - 11 * minute) }
    expect(await approve(stale)).toMatchObject({ code: 'REAUTH_REQUIRED' })
    const member = await insertMember(database, 3, {})
    expect(await approve(member)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await proposeLine('二行', member)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await written()).toBe(0)
  })

  it('the database itself refuses one person, a quick sole operator, another content and a second decision', async () => {
    await proposeLine()
    const decide = (values: object) =>
      database.updateTable('proposal').set(values).where('kind', '=', ownKind).execute()
    const alone = {
      status: 'approved',
      decided_by: maker.memberId,
      decided_at: new Date(openingDay.getTime() + 60 * minute),
    }
    await expect(decide(alone)).rejects.toThrow(/second operator|two_people/)
    await expect(decide({ ...alone, sole_operator: true })).rejects.toThrow(/second operator/)
    await database.updateTable('member').set({ status: 'suspended' }).where('id', '=', checker.memberId).execute()
    await expect(decide({ ...alone, decided_at: openingDay, sole_operator: true })).rejects.toThrow(
      /sole_operator_waits/,
    )
    await expect(decide({ content: '{"text":"別"}' })).rejects.toThrow(/fixed/)
    await expect(decide({ ...alone, decided_by: checker.memberId })).rejects.toThrow(/by an operator only/)
    await database.updateTable('member').set({ status: 'active' }).where('id', '=', checker.memberId).execute()
    await expect(decide({ ...alone, decided_by: checker.memberId, effect_hash: '0'.repeat(64) })).rejects.toThrow(
      /nobody saw/,
    )
    await decide({ status: 'rejected', decided_by: checker.memberId, decided_at: openingDay })
    await expect(decide({ ...alone, decided_by: checker.memberId })).rejects.toThrow(/is decided/)
    await expect(database.deleteFrom('proposal').execute()).rejects.toThrow(/append-only/)
  })
})

describe('what was seen is what happens', () => {
  it('a proposal that would do something else by now is refused, and shows the fresh effect', async () => {
    await proposeLine()
    yenAtStake = 90_000
    expect(await approve(checker)).toMatchObject({ ok: false, code: 'CONFLICT', message: /状況が変わりました/ })
    expect(await open()).toMatchObject({ effect: { yen: 90_000 } })
    expect(await written()).toBe(0)
    expect(await approve(checker)).toMatchObject({ ok: true })
  })

  it('what can no longer be done leaves no trace', async () => {
    await proposeLine()
    refuses = true
    expect(await approve(checker)).toMatchObject({ ok: false, code: 'CONFLICT', message: '書き込めませんでした。' })
    expect(await written()).toBe(0)
    expect(await open()).not.toBeNull()
  })
})

describe('one open proposal for each subject', () => {
  it('a second one waits until the first is declined, by its author or another', async () => {
    await proposeLine()
    expect(await proposeLine('二行', checker)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: /承認を待っています/,
    })
    const first = await open()
    expect(await declineProposal(services, maker, { proposalId: first!.id, reason: ' ' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    expect(await declineProposal(services, maker, { proposalId: first!.id, reason: '誤り' })).toMatchObject({
      ok: true,
    })
    expect(await proposeLine('二行', checker)).toMatchObject({ ok: true })
    const second = await open()
    expect(await declineProposal(services, maker, { proposalId: second!.id, reason: '不要' })).toMatchObject({
      ok: true,
    })
    expect((await listProposals(database, {})).map(({ status }) => status)).toEqual(['rejected', 'withdrawn'])
  })

  it('what cannot be done is not proposed', async () => {
    expect(await proposeLine('')).toMatchObject({ ok: false, code: 'CONFLICT', message: '本文がありません。' })
    expect(await open()).toBeNull()
  })
})
