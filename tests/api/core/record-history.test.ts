import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { listAudit } from '../../../src/features/core/audit/list-audit.ts'
import { listRecordHistory } from '../../../src/features/core/audit/record-history.ts'
import { recordAudit } from '../../../src/features/core/audit/record-audit.ts'
import { verifyChain } from '../../../src/features/core/audit/verify-chain.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { checkChain } from '../../../src/features/core/audit/check-chain.ts'
import { eachChainLink, type ChainLink } from '../../../src/features/core/audit/export-chain.ts'
import { underRequest } from '../../../src/platform/request-id.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import { askAs } from '../../support/operator-api.ts'
import type { Id } from '../../../src/domain/id.ts'

// What was done to one record, as its page tells it.

let world: DepositWorld
let operator: Viewer
let member: Viewer
let fundId: Id<'fund'>

beforeEach(async () => {
  world = await openDepositWorld()
  world.at(openingDay)
  operator = await world.addMember({ role: 'admin' })
  member = await world.addMember({ familyName: '鈴木' })
  fundId = await world.addFund()
})
afterEach(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}) =>
  askAs(world.services, operator, source, variables)
const historyOf = async (record: string) =>
  (await ask(
    'query ($record: String!) { adminHistory(record: $record) { total rows { action actor actor_name detail request_id } } }',
    { record },
  )) as {
    total: number
    rows: { action: string; actor: string; actor_name: string | null; detail: string; request_id: string | null }[]
  }
const actions = async (record: string) => (await historyOf(record)).rows.map(({ action }) => action)

describe('the history of a record', () => {
  it('of a fund: messages on its page belong to it', async () => {
    const input = {
      project_id: String(fundId),
      title: '運用状況',
      content: '満室です。',
      show_at: '2026-04-01T10:00:00+09:00',
    }
    await underRequest('request-1', () =>
      ask('mutation ($input: ProjectMessageInput!) { projectMessage(input: $input) { id } }', { input }),
    )
    const { rows } = await historyOf(`fund:${fundId}`)
    expect(rows[0]).toMatchObject({
      action: 'fund.message_added',
      actor: `operator:${operator.memberId}`,
      actor_name: expect.any(String),
      request_id: 'request-1',
    })
    expect(await actions('fund:999999')).toEqual([])
  })

  it('of a member: what was proposed about him, what was noted and what he did', async () => {
    const { member_number: number } = await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', member.memberId)
      .executeTakeFirstOrThrow()
    await ask('mutation ($input: MemberNoteInput!) { adminWriteMemberNote(input: $input) { ok } }', {
      input: { number, text: '電話あり' },
    })
    await ask('mutation ($input: MemberSuspensionInput!) { proposeMemberSuspension(input: $input) { id } }', {
      input: { number, suspend: true, reason: '規約違反' },
    })
    expect(await actions(`member:${member.memberId}`)).toEqual(
      expect.arrayContaining(['member_suspension.proposed', 'member.note_written']),
    )
    expect(
      (await historyOf(`member:${member.memberId}`)).rows.find(({ action }) => action === 'member_suspension.proposed')
        ?.detail,
    ).toContain('規約違反')
  })

  it('of an application: each of its steps, from what to what and why', async () => {
    const { investmentId } = must(
      await applyToFund(world.services, {
        memberId: member.memberId,
        fundId,
        amount: 100_000,
        special: null,
        method: 'first_come',
        idempotencyKey: 'a',
      }),
    )
    const { rows } = await historyOf(`investment:${investmentId}`)
    expect(rows.map(({ action, actor, detail }) => [action, actor, JSON.parse(detail)])).toEqual([
      ['investment.moved', `member:${member.memberId}`, { from: null, to: 'awaiting_deposit', reason: 'applied' }],
    ])
  })

  it('of a rehearsal: when it was begun and called off, and no other of the fund', async () => {
    const now = world.services.clock.now()
    const values = {
      fund_id: fundId,
      fund_name: 'ファンド',
      people: 10,
      spread_seconds: 0,
      asked_by: operator.memberId,
      asked_at: now,
    }
    const begun = await world.database
      .insertInto('drill')
      .values({ ...values, status: 'waiting' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await ask(`mutation { adminCancelDrill(id: "${begun.id}") { ok } }`)
    expect(await actions(`drill:${begun.id}`)).toEqual(['drill.canceled'])
    expect(await actions(`drill:${begun.id + 1}`)).toEqual([])
  })

  it('is leafed through, and a name that is none has no history', async () => {
    const input = (title: string) => ({
      project_id: String(fundId),
      title,
      content: '満室です。',
      show_at: '2026-04-01T10:00:00+09:00',
    })
    for (const title of ['一', '二', '三'])
      await ask('mutation ($input: ProjectMessageInput!) { projectMessage(input: $input) { id } }', {
        input: input(title),
      })
    const all = await listRecordHistory(world.database, `fund:${fundId}`, {})
    const second = await listRecordHistory(world.database, `fund:${fundId}`, { page: 2, size: 2 })
    expect(second.rows.map(({ key }) => key)).toEqual(all.rows.slice(2, 4).map(({ key }) => key))
    expect(second.total).toBe(all.total)
    expect(await listRecordHistory(world.database, `fund:1' or '1`, {})).toEqual({ rows: [], total: 0 })
  })
})

describe('the request of a line', () => {
  it('joins all that one request did, and is part of the chain', async () => {
    const { member_number: number } = await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', member.memberId)
      .executeTakeFirstOrThrow()
    const note = (text: string) =>
      ask('mutation ($input: MemberNoteInput!) { adminWriteMemberNote(input: $input) { ok } }', {
        input: { number, text },
      })
    await note('前のメモ')
    await underRequest('request-7', () => note('電話あり'))
    const { rows } = await listAudit(world.database, { request: 'request-7' }, {})
    expect(rows.map(({ action, request_id: request }) => [action, request])).toEqual([
      ['member.note_written', 'request-7'],
    ])
    expect((await verifyChain(world.database)).brokenAt).toBeNull()
    const links: ChainLink[] = []
    for await (const link of eachChainLink(world.database)) links.push(link)
    expect(
      links.map(({ content }) => (JSON.parse(content) as unknown[])[9]).filter((request) => request !== undefined),
    ).toEqual(['request-7'])
    expect((await checkChain(links)).broken).toBeNull()
    const forged = links.map((link) => ({ ...link, content: link.content.replace('request-7', 'request-8') }))
    expect((await checkChain(forged)).broken).not.toBeNull()
  })

  it('says from where an operator acted, and of a member nothing of the kind', async () => {
    const origin = { sessionMark: () => 'ab'.repeat(16), address: () => '192.0.2.7' }
    const { member_number: number } = await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', member.memberId)
      .executeTakeFirstOrThrow()
    const note = (text: string) =>
      ask('mutation ($input: MemberNoteInput!) { adminWriteMemberNote(input: $input) { ok } }', {
        input: { number, text },
      })
    await note('前のメモ')
    await underRequest('request-8', () => note('電話あり'), origin)
    const record = (actor: string) =>
      world.database.transaction().execute((transaction) =>
        recordAudit(transaction, {
          at: openingDay,
          actor,
          action: 'member.kana_changed',
          objectType: 'member',
          objectId: member.memberId,
        }),
      )
    await underRequest('request-9', () => record(`member:${member.memberId}`), origin)
    const lines = await ask(
      '{ adminAudit(filter: { object: "member" }, sort: "at") { rows { request_id session_mark address } } }',
    )
    expect(lines.rows.slice(-3)).toEqual([
      { request_id: null, session_mark: null, address: null },
      { request_id: 'request-8', session_mark: 'ab'.repeat(16), address: '192.0.2.7' },
      { request_id: 'request-9', session_mark: null, address: null },
    ])
    expect((await verifyChain(world.database)).brokenAt).toBeNull()
    const links: ChainLink[] = []
    for await (const link of eachChainLink(world.database)) links.push(link)
    expect(links.map(({ content }) => (JSON.parse(content) as unknown[]).slice(9)).slice(-3)).toEqual([
      [],
      ['request-8', 'ab'.repeat(16), '192.0.2.7'],
      ['request-9'],
    ])
    expect((await checkChain(links)).broken).toBeNull()
    expect(
      (await checkChain(links.map((link) => ({ ...link, content: link.content.replace('192.0.2.7', '192.0.2.8') }))))
        .broken,
    ).not.toBeNull()
  })
})
