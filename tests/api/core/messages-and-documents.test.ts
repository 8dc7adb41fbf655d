import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { addFundDocument } from '../../../src/features/funds/fund/add-fund-document.ts'
import { listAudit } from '../../../src/features/core/audit/list-audit.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import { askAs } from '../../support/operator-api.ts'
import type { Id } from '../../../src/domain/id.ts'

// Messages about funds, and the register of documents: what operators write and look up.

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

const ask = (source: string, variables: Record<string, unknown> = {}, viewer = operator) =>
  askAs(world.services, viewer, source, variables)

describe('a message about a fund', () => {
  const save = 'mutation ($input: ProjectMessageInput!) { projectMessage(input: $input) { id } }'
  const list =
    'query ($fund: ID, $view: FundMessageView) { adminProjectMessages(filter: { project_id: $fund, view: $view }) { total rows { id title is_deleted a version project_name } } }'
  const views = '{ adminProjectMessageViews { view count } }'
  const shown = () =>
    ask('query ($fund: ID!) { projectMessages(project_id: $fund) { title } }', { fund: String(fundId) }, member)
  const message = (changes: Record<string, unknown> = {}) => ({
    project_id: String(fundId),
    title: '運用状況',
    content: '満室です。',
    show_at: '2026-04-01T10:00:00+09:00',
    ...changes,
  })

  it('is taken back and restored, and those to come are listed for operators alone', async () => {
    const { id } = await ask(save, { input: message() })
    await ask(save, { input: message({ title: '来月のお知らせ', show_at: '2026-05-01T10:00:00+09:00' }) })
    expect(await ask(list, { fund: String(fundId) })).toMatchObject({
      total: 2,
      rows: [{ title: '来月のお知らせ' }, { id, title: '運用状況', is_deleted: false, version: 1 }],
    })
    expect(await ask(list, { view: 'coming' })).toMatchObject({ total: 1, rows: [{ title: '来月のお知らせ' }] })
    expect(await shown()).toEqual([{ title: '運用状況' }])
    await ask(save, { input: message({ id, is_deleted: true, version: 1 }) })
    expect(await shown()).toEqual([])
    expect(await ask(list, { view: 'deleted' })).toMatchObject({
      total: 1,
      rows: [{ id, is_deleted: true, version: 2 }],
    })
    expect(await ask(views)).toEqual([
      { view: 'shown', count: 0 },
      { view: 'coming', count: 1 },
      { view: 'deleted', count: 1 },
    ])
    await ask(save, { input: message({ id, is_deleted: false, version: 2 }) })
    expect(await shown()).toEqual([{ title: '運用状況' }])
    const { rows } = await listAudit(world.database, { action: 'fund.message' }, {})
    expect(rows.map(({ action }) => action)).toEqual([
      'fund.message_restored',
      'fund.message_deleted',
      'fund.message_added',
      'fund.message_added',
    ])
  })

  it('is not overwritten by whoever has not seen the latest, and not kept when it is too long', async () => {
    const { id } = await ask(save, { input: message() })
    await ask(save, { input: message({ id, title: '同僚の件名', version: 1 }) })
    expect(await ask(save, { input: message({ id, version: 1 }) })).toMatchObject({ code: 'CONFLICT' })
    expect((await ask(list)).rows).toMatchObject([{ title: '同僚の件名', version: 2 }])
    expect(await ask(save, { input: message({ title: 'あ'.repeat(101), content: ' ' }) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { title: '100文字以内で入力してください', content: '必須です' },
    })
  })

  it('can announce something to every member who has nothing else to do, for a month', async () => {
    await world.database
      .insertInto('survey_answer')
      .values({
        member_id: member.memberId,
        property: '01',
        purpose: '01',
        experience: '01',
        job: '01',
        income: '01',
        answered_at: openingDay,
      })
      .execute()
    const banner = () => ask('{ extraInfo { message path } }', {}, member)
    expect(await banner()).toBeNull()
    await ask(save, { input: message({ extra_message: '募集を始めました。' }) })
    expect(await banner()).toEqual({ message: '募集を始めました。', path: `/projects/${fundId}` })
    await world.apply(fundId, member, 100_000)
    expect(await banner()).toMatchObject({ path: '/mypage/projects' })
    await world.database
      .updateTable('investment')
      .set({ status: 'canceled', cancel_reason: 'deadline', status_at: openingDay })
      .execute()
    world.at('2026-05-02T10:00:00+09:00')
    expect(await banner()).toBeNull()
  })
})

describe('the register of documents', () => {
  const list = `query ($filter: DeliveryFilterInput!) { adminDeliveries(filter: $filter) { total rows { key number application member_name delivered_at openings last_opened_at } } }`
  const openings =
    'query ($kind: DeliveredKind!, $key: String!) { adminDocumentOpenings(kind: $kind, key: $key) { ip_address device sha256 } }'

  it('tells who got which contract document and opened it how often', async () => {
    const other = await world.addMember()
    const mine = await world.apply(fundId, member, 100_000)
    await world.apply(fundId, other, 200_000)
    await world.download(mine, member)
    await world.download(mine, member)
    const all = await ask(list, { filter: { kind: 'contract' } })
    expect(all).toMatchObject({
      total: 2,
      rows: [
        { member_name: '佐藤 美咲', delivered_at: null, openings: 0 },
        { member_name: '鈴木 美咲', delivered_at: '2026-04-01T19:00:00+09:00', openings: 2 },
      ],
    })
    const [, opened] = all.rows
    expect(await ask(openings, { kind: 'contract', key: opened.key })).toMatchObject([
      { ip_address: '192.0.2.1', device: 'Safari' },
      { device: 'Safari' },
    ])
    for (const key of ['999999', 'x', '1-2', '']) expect(await ask(openings, { kind: 'contract', key })).toEqual([])
    const total = async (filter: Record<string, unknown>) =>
      (await ask(list, { filter: { kind: 'contract', ...filter } })).total
    expect(await total({ state: 'unread' })).toBe(1)
    expect(await total({ search: '鈴木' })).toBe(1)
    expect(await total({ search: opened.application })).toBe(1)
    expect(await total({ search: '10000002' })).toBe(1)
    expect(await total({ project_id: '999' })).toBe(0)
    for (const kind of ['pre_contract', 'management_report', 'annual_report'])
      expect(await ask(list, { filter: { kind, search: '鈴木', state: 'read' } }), kind).toEqual({ total: 0, rows: [] })
  })

  it('tells what stood before an applicant, and every form with its version', async () => {
    const file = Buffer.from('%PDF-1.7 example')
    await addFundDocument(world.services, {
      fundId,
      kind: 'pre_contract',
      name: '契約成立前書面',
      bytes: file,
      actor: `operator:${operator.memberId}`,
    })
    const document = await world.database.selectFrom('fund_document').select('id').executeTakeFirstOrThrow()
    const wish = {
      memberId: member.memberId,
      fundId,
      amount: 100_000,
      special: null,
      method: 'first_come',
      idempotencyKey: undefined,
      documents: [document.id],
    } as const
    const { investmentId } = must(await applyToFund(world.services, wish))
    expect(await ask(list, { filter: { kind: 'pre_contract' } })).toMatchObject({
      total: 1,
      rows: [{ key: `${investmentId}-${document.id}`, number: '契約成立前書面', openings: 0 }],
    })
    expect(await ask(openings, { kind: 'pre_contract', key: `${investmentId}-${document.id}` })).toEqual([])
    const templates = await ask('{ adminDocumentTemplates { name version is_current issued } }')
    expect(templates).toContainEqual({ name: '契約成立時書面', version: '第3版', is_current: true, issued: 1 })
    expect(
      await ask('query ($id: ID!) { adminDocumentVersions(project_id: $id) { name version applications } }', {
        id: String(fundId),
      }),
    ).toEqual([{ name: '契約成立前書面', version: 1, applications: 1 }])
  })
})

describe('a report that the law asks for', () => {
  const due = '{ adminReportsDue { project_id period_start period_end due_on is_over is_overdue has_draft } }'
  const write = (changes: Record<string, unknown> = {}) =>
    ask('mutation ($input: ManagementReportInput!) { writeManagementReport(input: $input) { id } }', {
      input: {
        project_id: String(fundId),
        period_start: '2026-05-01',
        period_end: '2026-10-31',
        income: [{ label: '賃料', amount: 1 }],
        costs: [],
        remarks: [],
        ...changes,
      },
    })

  beforeEach(async () => {
    const id = await world.apply(fundId, member, 300_000)
    await world.database
      .updateTable('investment')
      .set({ contract_confirmed_at: openingDay, status: 'participating', status_at: openingDay })
      .where('id', '=', id)
      .execute()
    await world.database
      .insertInto('fund_result')
      .values({ fund_id: fundId, operation_start_on: '2026-05-01', operation_end_on: '2026-10-31' })
      .execute()
  })

  it('is due with the dividend of its period, and no longer once it is delivered', async () => {
    world.at('2026-08-01T10:00:00+09:00')
    expect(await ask(due)).toEqual([])
    world.at('2026-11-01T10:00:00+09:00')
    const report = {
      project_id: String(fundId),
      period_start: '2026-05-01',
      period_end: '2026-10-31',
      due_on: '2026-11-30',
      is_over: true,
      is_overdue: false,
      has_draft: false,
    }
    expect(await ask(due)).toEqual([report])
    expect(
      (await ask('{ adminQueues { name count oldest_at due_at } }')).find(
        ({ name }: { name: string }) => name === 'report_due',
      ),
    ).toMatchObject({ count: 1, oldest_at: '2026-11-01T00:00:00+09:00', due_at: '2026-11-30T23:59:59+09:00' })
    const { id } = await write()
    expect(await ask(due)).toEqual([{ ...report, has_draft: true }])
    expect(await ask(`{ managementReports(project_id: "${fundId}") { recipients copies revision } }`)).toEqual([
      { recipients: 1, copies: 0, revision: 1 },
    ])
    await ask(`mutation { publishManagementReport(id: "${id}", revision: 1) { copies } }`)
    expect(await ask(due)).toEqual([])
    world.at('2026-12-01T10:00:00+09:00')
    expect(await ask(due)).toEqual([])
  })

  it('is asked for at least every twelve months of a longer operation', async () => {
    await world.database
      .insertInto('fund')
      .columns([
        'name',
        'detail',
        'offering_start_at',
        'offering_end_at',
        'offering_method',
        'goal',
        'fund_total',
        'minimum_amount',
        'planned_rate_bp',
        'operation_term_months',
        'status',
        'published_at',
        'created_at',
        'operation_end_on',
      ])
      .expression((from) =>
        from
          .selectFrom('fund')
          .select((expression) => [
            'name',
            'detail',
            'offering_start_at',
            'offering_end_at',
            'offering_method',
            'goal',
            'fund_total',
            'minimum_amount',
            'planned_rate_bp',
            'operation_term_months',
            'status',
            'published_at',
            'created_at',
            expression.val('2029-03-31').as('operation_end_on'),
          ])
          .where('id', '=', fundId),
      )
      .execute()
    const long = await world.database
      .selectFrom('fund')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const id = await world.apply(long.id, member, 100_000)
    await world.database
      .updateTable('investment')
      .set({ contract_confirmed_at: openingDay, status: 'participating', status_at: openingDay })
      .where('id', '=', id)
      .execute()
    await world.database
      .insertInto('fund_result')
      .values({ fund_id: long.id, operation_start_on: '2026-05-01' })
      .execute()
    world.at('2027-05-02T10:00:00+09:00')
    const found = (await ask(due)).find(
      ({ project_id: project }: { project_id: string }) => project === String(long.id),
    )
    expect(found).toMatchObject({
      period_start: '2026-05-01',
      period_end: '2027-04-30',
      due_on: '2027-05-31',
      is_over: true,
    })
  })

  it('has one draft at a time: who has not seen a colleague’s changes nothing', async () => {
    expect(await write({ revision: 1 })).toMatchObject({ code: 'CONFLICT' })
    await write({ revision: 0 })
    expect(await write({ revision: 0, income: [{ label: '賃料', amount: 2 }] })).toMatchObject({ code: 'CONFLICT' })
    await write({ revision: 1, income: [{ label: '賃料', amount: 3 }] })
    expect(await ask(`{ managementReports(project_id: "${fundId}") { revision income { amount } } }`)).toEqual([
      { revision: 2, income: [{ amount: 3 }] },
    ])
  })
})
