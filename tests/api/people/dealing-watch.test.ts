import { createRequire } from 'node:module'
import type { GraphQLNamedType } from 'graphql'
import { sql, type KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import type { Id } from '../../../src/domain/id.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import { decideFinding } from '../../../src/features/back-office/dealing-watch/decide-finding.ts'
import { draftReport } from '../../../src/features/back-office/dealing-watch/draft-report.ts'
import { findSuspiciousDealings } from '../../../src/features/back-office/dealing-watch/find-suspicious-dealings.ts'
import { loadDealings } from '../../../src/features/back-office/dealing-watch/load-dealings.ts'
import { listMembers } from '../../../src/features/back-office/member-care/list-members.ts'
import { collectOwnData } from '../../../src/features/back-office/own-data/collect-own-data.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { declareCoolingOff } from '../../../src/features/investing/cooling-off/declare-cooling-off.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { buildSchema } from '../../../src/server/schema.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import { askAs } from '../../support/operator-api.ts'
import { readSources } from '../../tooling/rules/sources.ts'

const { getNamedType, isInterfaceType, isObjectType } = createRequire(import.meta.url)(
  'graphql',
) as typeof import('graphql')

// Money comes from a stranger for one member; another is as usual. The night finds the first, an operator decides, and the member learns nothing of it.

let world: DepositWorld
let operator: Viewer
let suspect: Viewer
let usual: Viewer
beforeEach(async () => {
  world = await openDepositWorld()
  operator = await world.addMember({ role: 'admin' })
  suspect = await world.addMember()
  usual = await world.addMember({ familyName: '鈴木' })
  await issueVirtualAccounts(world.services, 10)
})
afterEach(async () => {
  await world.expectSoundBook()
  await world.close()
})

const as = <T>(viewer: Viewer, act: () => T): T => actAsOperator(`operator:${viewer.memberId}`, act)
const firstNight = new Date('2026-04-03T03:00:00+09:00')
async function night(at = firstNight): Promise<void> {
  world.at(at)
  world.machineAt(at)
  operator = { ...operator, authenticatedAt: at }
  await findSuspiciousDealings(world.services, at)
}

async function pays(member: Viewer, remitterName: string): Promise<Id<'investment'>> {
  world.at(openingDay)
  const investmentId = await world.apply(await world.addFund(), member, 300_000)
  const accountNumber = await world.confirm(investmentId, member)
  const at = new Date('2026-04-02T10:00:00+09:00')
  world.bank.pay({ accountNumber, amount: 300_000, at, remitterName })
  world.at(at)
  await readDeposits(world.services)
  return investmentId
}

const findings = async (member: Viewer) => {
  const { member_number: number } = await world.database
    .selectFrom('member')
    .select('member_number')
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow()
  const { findings: all } = await askAs(
    world.services,
    operator,
    'query ($number: String!) { adminMember(number: $number) { findings { id rule words dealt_at decision reason decided_by } } }',
    { number },
  )
  return all as { id: string; rule: string; words: string; decision: string | null; reason: string | null }[]
}
const queue = async () => (await listQueues(world.services)).find(({ name }) => name === 'suspicious_dealing')
const decide = (id: string, decision: 'dismissed' | 'reported', reason: string, by = operator) =>
  as(by, () => decideFinding(world.services, by, { id: Number(id) as Id<'dealing_finding'>, decision, reason }))
function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('nothing was found')
  return found
}
const waiting = async () => (await listMembers(world.database, { findings: 'open' }, {})).rows.map(({ id }) => id)

describe('the watch of dealings', () => {
  it('finds overnight who was paid for by a stranger, once, with the figures', async () => {
    await pays(suspect, 'ﾀﾁﾊﾞﾅ ｺｳｲﾁ')
    await pays(usual, 'ｽｽﾞｷ ﾐｻｷ')
    expect(await queue()).toMatchObject({ count: 0 })
    await night()
    await night(new Date('2026-04-04T03:00:00+09:00'))
    expect(await findings(suspect)).toMatchObject([
      {
        rule: '第三者からの入金',
        words:
          '会員と異なる名義の人「ﾀﾁﾊﾞﾅ ｺｳｲﾁ」から1回、合計300,000円の入金がありました（会員の名義は「サトウ ミサキ」、最後は2026年4月2日）。',
        dealt_at: '2026-04-02T10:00:00+09:00',
        decision: null,
      },
    ])
    expect(await findings(usual)).toEqual([])
    expect(await queue()).toMatchObject({ count: 1, oldestAt: firstNight })
    expect(await waiting()).toEqual([suspect.memberId])
  })

  it('reads every kind of fact from where the product keeps it', async () => {
    const { database } = world
    const ids = [suspect.memberId, usual.memberId]
    const investmentId = await pays(suspect, 'ﾀﾁﾊﾞﾅ ｺｳｲﾁ')
    must(await declareCoolingOff(world.services, { memberId: suspect.memberId, investmentId }))
    await sql`update member set address = '大阪府大阪市北区梅田1-1-1', birthday = '1970-01-01', tel = '0312345678' where id = ${usual.memberId}`.execute(
      database,
    )
    await sql`update member set tel = '0312345678' where id = ${suspect.memberId}`.execute(database)
    for (const [index, id] of ids.entries()) {
      await sql`insert into bank_account (member_id, bank_code, bank_name, branch_code, branch_name, account_number, registered_at)
        values (${id}, '0001', 'みどり', '001', '本店', '1234567', ${openingDay})`.execute(database)
      await sql`insert into known_device (member_id, device_hash, first_seen_at) values (${id}, decode('aa', 'hex'), ${openingDay})`.execute(
        database,
      )
      await sql`insert into survey_answer (member_id, property, purpose, experience, job, income, answered_at)
        values (${id}, '01', '01', '01', ${index === 0 ? '08' : '01'}, '05', ${openingDay})`.execute(database)
    }
    for (const kind of ['email_changed', 'bank_account_changed', 'password_changed'])
      await sql`insert into security_notice (member_id, kind, address, token_hash, told_at, expires_at)
        values (${suspect.memberId}, ${kind}, 'a@example.jp', decode(md5(${kind}), 'hex'), ${openingDay}, ${firstNight})`.execute(
        database,
      )
    for (const at of [1, 2])
      await sql`insert into identity_check (member_id, reference, url, status, reject_reasons, started_at, status_at, expires_at)
        values (${suspect.memberId}, ${`r${at}`}, '', 'rejected', array['face_mismatch'], ${openingDay}, ${openingDay}, ${firstNight})`.execute(
        database,
      )
    await sql`insert into screening_record (member_id, screened_on, source, result, note, recorded_by, recorded_at)
      values (${suspect.memberId}, '2026-04-02', '記事検索', 'hit', '報道あり', ${operator.memberId}, ${openingDay})`.execute(
      database,
    )
    await night()
    const rules = (await findings(suspect)).map(({ rule }) => rule)
    expect([...new Set(rules)].toSorted()).toEqual(
      [
        '第三者からの入金',
        '入金後まもない解約と返金',
        '複数の会員が使う口座',
        '複数の会員に共通する連絡先・端末',
        '登録情報の集中した変更',
        '回答・本人確認の矛盾',
        '反社チェックの該当',
      ].toSorted(),
    )
    expect(rules.filter((rule) => rule === '複数の会員に共通する連絡先・端末')).toHaveLength(2)
  })

  it('asks the database as often for many members as for few', async () => {
    const statements = async () => {
      let count = 0
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => {
          count += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }
      const members = await loadDealings(world.database.withPlugin(counter))
      return { members: members.length, count }
    }
    const few = await statements()
    for (let index = 0; index < 30; index += 1) await world.addMember()
    const many = await statements()
    expect(many).toEqual({ members: few.members + 30, count: few.count })
    expect(few.count).toBeLessThan(10)
  })
})

describe('an operator decides about what was found', () => {
  beforeEach(async () => {
    await pays(suspect, 'ﾀﾁﾊﾞﾅ ｺｳｲﾁ')
    await night()
  })
  const only = async () => existing((await findings(suspect))[0])

  it.each([
    ['dismissed', '叔父による立て替え。本人に入金の経緯を確認し、資料を受け取った。'],
    ['reported', '会員と関係のない人からの入金で、経緯の説明がない。'],
  ] as const)('%s, once, with its reason', async (decision, reason) => {
    const { id } = await only()
    must(await decide(id, decision, reason))
    expect(await only()).toMatchObject({ decision, reason, decided_by: '佐藤 美咲' })
    expect(await decide(id, 'dismissed', 'もう一度')).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await queue()).toMatchObject({ count: 0 })
    expect(await waiting()).toEqual([])
    const log = await world.database
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(log).toEqual({ action: `dealing_finding.${decision}`, detail: {} })
    expect((await draftReport(world.services, operator, Number(id) as Id<'dealing_finding'>)).ok).toBe(
      decision === 'reported',
    )
    await night(new Date('2026-04-05T03:00:00+09:00'))
    expect(await findings(suspect)).toHaveLength(1)
  })

  it('through the API, beside the field where the reason is missing, and by a fresh login alone', async () => {
    const { id } = await only()
    const input = { id, decision: 'reported', reason: ' ' }
    const ask = (by: Viewer, given: Record<string, unknown>) =>
      as(by, () =>
        askAs(
          world.services,
          by,
          'mutation ($input: DecideFindingInput!) { adminDecideFinding(input: $input) { ok } }',
          {
            input: given,
          },
        ),
      )
    expect(await ask(operator, input)).toMatchObject({ fields: { reason: '届出の理由を入力してください' } })
    expect(await ask(operator, { ...input, reason: '長'.repeat(2001) })).toMatchObject({
      fields: { reason: '2000文字以内で入力してください' },
    })
    const stale = { ...operator, authenticatedAt: new Date('2026-04-03T02:49:00+09:00') }
    expect(await ask(stale, { ...input, reason: '経緯の説明がない' })).toMatchObject({ code: 'REAUTH_REQUIRED' })
    expect(await ask(operator, { ...input, id: '999999', reason: '不明' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await ask(operator, { ...input, reason: '経緯の説明がない' })).toEqual({ ok: true })
  })

  it('and a report has its draft, with what the order asks for; what was dismissed has none', async () => {
    const { id } = await only()
    const draft = () => draftReport(world.services, operator, Number(id) as Id<'dealing_finding'>)
    expect(await draft()).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    must(await decide(id, 'reported', '入金の経緯について説明がない。'))
    const { bytes, fileName } = must(await draft())
    expect(fileName).toBe(`届出の下書き_${id}.pdf`)
    const text = readPdfText(bytes).join('')
    for (const words of [
      '糸ファンディング株式会社',
      '不動産特定共同事業',
      '2026年4月2日',
      '入金の合計300,000円',
      '佐藤美咲',
      '1990年5月5日',
      '東京都世田谷区三軒茶屋2-0-0',
      '入金の経緯について説明がない。',
      '第三者からの入金',
      'ﾐﾂﾊﾞ',
    ])
      expect(text).toContain(words)
    const log = await world.database.selectFrom('audit_log').select('action').orderBy('id', 'desc').executeTakeFirst()
    expect(log).toEqual({ action: 'dealing_finding.viewed' })
    expect(await draftReport(world.services, suspect, Number(id) as Id<'dealing_finding'>)).toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it.each([
    ['changes a finding', `update dealing_finding set words = '普通の入金'`],
    ['deletes a finding', 'delete from dealing_finding'],
    ['changes a decision', `update dealing_finding_decision set decision = 'dismissed'`],
    ['deletes a decision', 'delete from dealing_finding_decision'],
    ['empties the decisions', 'truncate dealing_finding_decision'],
    [
      'writes a finding as an operator',
      `select set_config('product.actor', 'operator:1', true); insert into dealing_finding (member_id, rule, subject, words, limits_from, found_at)
        select member_id, rule, 'another', words, limits_from, found_at from dealing_finding`,
    ],
  ])('and nobody %s', async (_, statement) => {
    must(await decide((await only()).id, 'reported', '経緯の説明がない'))
    await expect(
      world.database.transaction().execute((transaction) => sql.raw(statement).execute(transaction)),
    ).rejects.toThrow(/append-only|not written by an operator/)
  })

  it.each([
    ['by a member', () => usual.memberId, '2026-04-03T03:00:00+09:00', 'own name'],
    ['before it was found', () => operator.memberId, '2026-04-03T02:59:59+09:00', 'before it'],
  ])('and not %s', async (_, decidedBy, at, why) => {
    const { id } = await only()
    await expect(
      sql`insert into dealing_finding_decision values (${id}, 'dismissed', 'a', ${at}, ${decidedBy()})`.execute(
        world.database,
      ),
    ).rejects.toThrow(why)
  })
})

describe('nothing of it reaches the member', () => {
  const words = /疑わしい|届出|第三者からの入金|ﾀﾁﾊﾞﾅ/

  it('neither in the own data nor in a mail', async () => {
    await pays(suspect, 'ﾀﾁﾊﾞﾅ ｺｳｲﾁ')
    await night()
    const mails = async () =>
      (
        await world.database.selectFrom('mail_outbox').selectAll().where('member_id', '=', suspect.memberId).execute()
      ).map(({ subject, text_body: text }) => `${subject} ${text}`)
    const before = await mails()
    const [finding] = await findings(suspect)
    must(await decide(finding?.id ?? '', 'reported', '経緯の説明がない'))
    expect(JSON.stringify(await collectOwnData(world.services, suspect))).not.toMatch(words)
    expect(await mails()).toEqual(before)
    expect(before.join()).not.toMatch(words)
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
    expect([...seen].filter((name) => /Finding|CaredMember/.test(name))).toEqual([])
  })

  it('and no page or mail for members knows of it, as only the back office reads the tables', () => {
    const sources = readSources('src').filter(({ text }) =>
      /dealing_finding|dealing-watch|DealingFinding|疑わしい取引|suspicious_dealing/.test(text),
    )
    const places = sources.map(({ path }) => path)
    expect(places).toContain('src/web/admin/features/people/member/dealing-panel.tsx')
    expect(
      places.filter(
        (place) =>
          !place.startsWith('src/features/back-office/') &&
          !place.startsWith('src/web/admin/') &&
          !place.startsWith('src/domain/') &&
          !['src/server/schedule.ts', 'src/server/schema.ts', 'src/server/routes/documents.ts'].includes(place),
      ),
    ).toEqual([])
    expect(places.filter((place) => place.startsWith('src/features/back-office/own-data/'))).toEqual([])
  })
})
