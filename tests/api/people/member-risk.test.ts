import { createRequire } from 'node:module'
import type { GraphQLNamedType } from 'graphql'
import { sql, type KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import { listMembers } from '../../../src/features/back-office/member-care/list-members.ts'
import { assessMemberRisks } from '../../../src/features/back-office/member-risk/assess-member-risks.ts'
import { loadRiskFacts } from '../../../src/features/back-office/member-risk/load-risk-facts.ts'
import { collectOwnData } from '../../../src/features/back-office/own-data/collect-own-data.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { buildSchema } from '../../../src/server/schema.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { askAs } from '../../support/operator-api.ts'
import { readSources } from '../../tooling/rules/sources.ts'

const { getNamedType, isInterfaceType, isObjectType } = createRequire(import.meta.url)(
  'graphql',
) as typeof import('graphql')

// Each night says how high a member's risk is and why, and who is to be looked up again; an operator looks up and records it, and the member learns nothing.

let world: DepositWorld
let operator: Viewer
let member: Viewer
beforeEach(async () => {
  world = await openDepositWorld()
  operator = await world.addMember({ role: 'admin' })
  member = await world.addMember()
})
afterEach(async () => {
  await world.expectSoundBook()
  await world.close()
})

async function night(day: string): Promise<void> {
  const at = new Date(`${day}T03:00:00+09:00`)
  world.at(at)
  world.machineAt(at)
  operator = { ...operator, authenticatedAt: at }
  await assessMemberRisks(world.services, at)
}
const numberOf = async ({ memberId }: Viewer) =>
  (
    await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).member_number
const risk = async (of = member) => {
  const shown = await askAs(
    world.services,
    operator,
    'query ($number: String!) { adminMember(number: $number) { risk { level screening_due_on reasons { rule level words } history { level reasons } } } }',
    { number: await numberOf(of) },
  )
  return shown.risk
}
const answer = (foreign_official: string) =>
  askAs(world.services, member, 'mutation ($input: LawAnswersInput!) { answerLawQuestions(input: $input) { ok } }', {
    input: { purpose: 'assets', occupation: 'employee', foreign_official },
  })
const screen = async (given: Record<string, unknown>, by = operator) =>
  actAsOperator(`operator:${by.memberId}`, async () =>
    askAs(world.services, by, 'mutation ($input: ScreeningInput!) { adminRecordScreening(input: $input) { ok } }', {
      input: { number: await numberOf(member), source: '記事検索', result: 'clear', note: '', ...given },
    }),
  )
const queue = async () => (await listQueues(world.services)).find(({ name }) => name === 'screening_due')
const listed = async (filter: Record<string, string>) =>
  (await listMembers(world.database, filter, {})).rows.map(({ id }) => id)
describe('the risk of a member', () => {
  it('is seen at once, and kept by the night when it changes', async () => {
    await answer('none')
    expect(await risk()).toMatchObject({ level: 'low', reasons: [], history: [] })
    await night('2026-04-02')
    await answer('family')
    expect(await risk()).toMatchObject({
      level: 'high',
      reasons: [{ rule: '外国の重要な公的地位', level: 'high' }],
      history: [{ level: 'low', reasons: [] }],
    })
    await night('2026-04-03')
    await night('2026-04-04')
    expect((await risk()).history).toEqual([
      { level: 'high', reasons: ['外国の重要な公的地位について「家族が当てはまります」と申告しています。'] },
      { level: 'low', reasons: [] },
    ])
    expect(await listed({ risk: 'high' })).toEqual([member.memberId])
    expect(await listed({ risk: 'low' })).toEqual([])
  })

  it('reads every kind of fact from where the product keeps it', async () => {
    const { database } = world
    const { memberId } = member
    await sql`update member set address = '1 Main Street', birthday = '1950-01-01' where id = ${memberId}`.execute(
      database,
    )
    await sql`insert into survey_answer (member_id, property, purpose, experience, job, income, answered_at)
      values (${memberId}, '01', '01', '01', '10', '01', ${openingDay})`.execute(database)
    await world.apply(await world.addFund(), member, 1_000_000)
    for (const rule of ['third_party_payer', 'shared_payer'])
      await sql`insert into dealing_finding (member_id, rule, subject, words, limits_from, found_at)
        values (${memberId}, ${rule}, 'a', 'b', '2026-01-01', ${openingDay})`.execute(database)
    await sql`insert into dealing_finding_decision
      select id, 'reported', '説明がない', ${openingDay}, ${operator.memberId} from dealing_finding where rule = 'shared_payer'`.execute(
      database,
    )
    await sql`insert into screening_record (member_id, screened_on, source, result, note, recorded_by, recorded_at)
      values (${memberId}, '2026-04-01', '記事検索', 'unclear', '同姓同名', ${operator.memberId}, ${openingDay})`.execute(
      database,
    )
    await sql`insert into identity_check (member_id, reference, url, status, method, started_at, status_at, expires_at)
      values (${memberId}, 'r1', '', 'approved', 'image', '2020-01-01', '2020-01-01', '2020-01-01')`.execute(database)
    const { level, reasons } = await risk()
    expect(level).toBe('high')
    expect(reasons.map(({ rule }: { rule: string }) => rule)).toEqual([
      '疑わしい取引の届出',
      '疑わしい取引の確認待ち',
      '反社チェックの要確認',
      '住所',
      '資産・年収に対する出資額',
      '収入のない方の出資額',
      '取引の目的・職業の未回答',
      '本人確認の時期と方法',
      '年齢',
    ])
  })

  it('is of customers alone', async () => {
    expect(await risk(operator)).toBeNull()
    await night('2026-04-02')
    await sql`update member set status = 'left' where id = ${member.memberId}`.execute(world.database)
    expect(await risk()).toBeNull()
  })

  it('asks the database as often for many members as for few', async () => {
    let count = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    for (let index = 0; index < 20; index += 1) await world.addMember()
    expect(await loadRiskFacts(world.database.withPlugin(counter), { after: 0, limit: 500 })).toHaveLength(21)
    expect(count).toBe(1)
  })

  it.each([
    ['changed', `update member_risk set level = 'low'`],
    ['deleted', 'delete from member_risk'],
    ['emptied', 'truncate member_risk'],
    [
      'written by an operator',
      `select set_config('product.actor', 'operator:1', true); insert into member_risk (member_id, level, reasons, rules_from, assessed_at)
        select member_id, 'low', '{}', rules_from, assessed_at from member_risk`,
    ],
  ])('is not %s', async (_, statement) => {
    await night('2026-04-02')
    await expect(
      world.database.transaction().execute((transaction) => sql.raw(statement).execute(transaction)),
    ).rejects.toThrow(/append-only|not written by an operator/)
  })
})

describe('who is to be looked up again', () => {
  beforeEach(() => answer('none'))

  it.each([
    ['a low risk after three years', 'clear', '2029-04-02', '2029-04-01'],
    ['a medium one after two', 'unclear', '2028-04-02', '2028-04-01'],
    ['a high one after one', 'hit', '2027-04-02', '2027-04-01'],
  ])('is %s', async (_, result, due, dayBefore) => {
    await night('2026-04-02')
    expect(await queue()).toMatchObject({ count: 1, oldestAt: new Date('2026-03-01T00:00:00+09:00') })
    expect(await listed({ screening: 'due' })).toEqual([member.memberId])
    expect(
      await screen({ screened_on: '2026-04-02', result, note: '同姓同名', lists: ['crime_groups', 'sanctions'] }),
    ).toEqual({ ok: true })
    expect(await queue()).toMatchObject({ count: 0 })
    expect(await risk()).toMatchObject({ screening_due_on: due })
    await night(dayBefore)
    expect(await queue()).toMatchObject({ count: 0 })
    await night(due)
    expect(await queue()).toMatchObject({ count: 1 })
    expect(await listed({ screening: 'due' })).toEqual([member.memberId])
  })

  it('and it says in what was looked, by a fresh login alone', async () => {
    await night('2026-04-02')
    const stale = { ...operator, authenticatedAt: new Date('2026-04-02T02:49:00+09:00') }
    expect(await screen({ screened_on: '2026-04-02' }, stale)).toMatchObject({ code: 'REAUTH_REQUIRED' })
    await screen({ screened_on: '2026-04-02', lists: ['officials', 'crime_groups', 'officials'] })
    const shown = await askAs(
      world.services,
      operator,
      'query ($number: String!) { adminMember(number: $number) { screenings { result lists by } } }',
      { number: await numberOf(member) },
    )
    expect(shown.screenings).toEqual([
      { result: 'clear', lists: ['外国の重要な公的地位にある方', '反社会的勢力'], by: '佐藤 美咲' },
    ])
    await expect(sql`update screening_record set result = 'hit'`.execute(world.database)).rejects.toThrow('append-only')
  })

  it('and whoever has left is not', async () => {
    await night('2026-04-02')
    await sql`update member set status = 'left' where id = ${member.memberId}`.execute(world.database)
    await night('2026-04-03')
    expect(await queue()).toMatchObject({ count: 0 })
  })
})

describe('nothing of it reaches the member', () => {
  it('neither in the own data nor in a mail', async () => {
    await answer('self')
    await night('2026-04-02')
    expect(await risk()).toMatchObject({ level: 'high' })
    expect(JSON.stringify(await collectOwnData(world.services, member))).not.toMatch(/リスク|risk|screening|反社/)
    expect(await world.mailsTo(member)).toEqual([])
  })

  it('by no operation that a member may ask', () => {
    const schema = buildSchema()
    const seen = new Set<string>()
    const walk = (type: GraphQLNamedType): void => {
      if (seen.has(type.name) || !(isObjectType(type) || isInterfaceType(type))) return
      seen.add(type.name)
      for (const field of Object.values(type.getFields())) walk(getNamedType(field.type))
    }
    const roots = [schema.getQueryType(), schema.getMutationType()]
    for (const field of roots.flatMap((root) => Object.values(root?.getFields() ?? {})))
      if (field.extensions['access'] !== 'admin') walk(getNamedType(field.type))
    expect([...seen]).toContain('Member')
    expect([...seen].filter((name) => /Risk|Screening|GivenLaw/.test(name))).toEqual([])
  })

  it('nor does any page of the site know of it', () => {
    const site = readSources('src/web').filter(
      ({ path }) => !path.startsWith('src/web/admin') && !path.includes('/gql/'),
    )
    expect(
      site.filter(({ text }) => /member-risk|risk-words|反社チェック|screening/.test(text)).map(({ path }) => path),
    ).toEqual([])
  })
})
