import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../../src/features/people/account/password-hash.ts'
import { eraseDueFiles } from '../../src/features/back-office/erasure/erase-due-files.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { leaveService } from '../../src/features/people/leaving/leave-service.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import type { Id } from '../../src/domain/id.ts'

let world: PayoutWorld
let aya: { viewer: Viewer; investmentId: Id<'investment'> }
let ken: { viewer: Viewer; investmentId: Id<'investment'> }
const password = 'tsumugi-ito-2026'

/** Words that stand for Aya alone. */
const ofAya = ['ayano@example.jp', '榊原', '綾乃', 'サカキバラ', '09077770001', '京都市北区紫野', '7654321']

beforeAll(async () => {
  world = await openPayoutWorld()
  const fundId = await smallFund(world)
  aya = await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  ken = await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  const { value: passwordHash } = (await hashPassword(password)) as { value: string }
  await world.database
    .updateTable('member')
    .set({
      email: 'ayano@example.jp',
      family_name: '榊原',
      given_name: '綾乃',
      family_name_kana: 'サカキバラ',
      given_name_kana: 'アヤノ',
      tel: '09077770001',
      address: '京都市北区紫野1-0-0',
      password_hash: passwordHash,
    })
    .where('id', '=', aya.viewer.memberId)
    .execute()
  await world.registerAccount(aya.viewer.memberId, { accountNumber: '7654321' })
  for (const { viewer } of [aya, ken]) await writeAbout(viewer)
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_301, payday: '2026-11-30' })
  await world.moveOperatorMoney(830_000)
  await payEverything(world)
})
afterAll(() => world.close())

/** What operators write down about a member, and what the member has told. */
async function writeAbout({ memberId }: Viewer): Promise<void> {
  const at = world.services.clock.now()
  const { memberId: operator } = world.maker
  await world.database
    .insertInto('member_note')
    .values({ member_id: memberId, kind: 'note', text: '名義の確認の電話をした', written_by: operator, written_at: at })
    .execute()
  await world.database
    .insertInto('screening_record')
    .values({
      member_id: memberId,
      screened_on: '2026-04-01',
      source: '新聞記事',
      result: 'clear',
      note: '',
      recorded_by: operator,
      recorded_at: at,
    })
    .execute()
  const { family_name: family } = await world.database
    .selectFrom('member')
    .select('family_name')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { id: finding_id } = await world.database
    .insertInto('dealing_finding')
    .values({
      member_id: memberId,
      rule: 'third_party_payer',
      subject: `payer:${family}:2026`,
      words: `同じ姓の別人「${family} ジロウ」から2回の入金がありました。`,
      limits_from: '2026-01-01',
      found_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.database
    .insertInto('dealing_finding_decision')
    .values({ finding_id, decision: 'dismissed', reason: `${family}様のご家族`, decided_by: operator, decided_at: at })
    .execute()
  await world.database
    .insertInto('law_answer')
    .values({
      member_id: memberId,
      questions_from: '2026-01-01',
      purpose: 'assets',
      occupation: 'employee',
      foreign_official: 'none',
      answered_at: at,
    })
    .execute()
  await world.database
    .insertInto('survey_answer')
    .values({
      member_id: memberId,
      property: '1',
      purpose: '1',
      experience: '1',
      job: '1',
      income: '1',
      answered_at: at,
    })
    .execute()
}

/** The schedule's task at its hour on that day, and once more a minute late. */
async function runOn(day: string): Promise<void> {
  const dueAt = new Date(`${day}T04:00:00+09:00`)
  await world.desk.parts.followers.move(dueAt)
  await eraseDueFiles(world.services, dueAt)
  await world.pass(60_000)
  await eraseDueFiles(world.services, dueAt)
}

/** Every table in which one of the words still stands. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(world.database)
  const found = []
  for (const { name } of tables) {
    const { rows } =
      await sql`select from ${sql.table(name)} as each where to_jsonb(each)::text like any (${words.map((word) => `%${word}%`)}) limit 1`.execute(
        world.database,
      )
    if (rows.length > 0) found.push(name)
  }
  return found
}

const erasures = () => world.database.selectFrom('erasure').selectAll().execute()
const closeLetters = () =>
  world.database
    .updateTable('enquiry')
    .set({ closed_at: world.services.clock.now(), closed_by: world.maker.memberId })
    .where('closed_at', 'is', null)
    .execute()

it('seven years after a member has left, nothing names her but the documents behind the books', async () => {
  await world.desk.parts.followers.move(new Date('2026-12-10T15:00:00+09:00'))
  must(
    await leaveService(world.services, aya.viewer, {
      password,
      note: '引っ越すため、榊原は退会します',
      request: { ipAddress: '192.0.2.1' },
    }),
  )
  expect(await tablesWith(ofAya)).toEqual(
    expect.arrayContaining(['bank_account', 'enquiry', 'mail_outbox', 'member', 'payout']),
  )
  await runOn('2033-12-10')
  expect(await erasures()).toEqual([])

  // The years are over, but her letter was never dealt with: it keeps the file.
  await runOn('2033-12-11')
  expect(await erasures()).toEqual([])
  await closeLetters()
  await runOn('2033-12-12')
  expect(await erasures()).toMatchObject([
    {
      member_id: aya.viewer.memberId,
      ended_on: '2026-12-10',
      counts: {
        member: 1,
        bank_account: 2,
        enquiry: 1,
        member_note: 1,
        screening_record: 1,
        survey_answer: 1,
        survey_answer_record: 1,
        law_answer: 1,
        dealing_finding: 1,
      },
    },
  ])
  const left = await tablesWith(ofAya)
  // Where her money went to; the contract and the bank's lines of this story were written before she had these names.
  expect(left).toEqual(['payout'])

  const line = await world.database
    .selectFrom('audit_log')
    .select(['actor', 'object_id', 'detail'])
    .where('action', '=', 'member.erased')
    .execute()
  expect(line).toMatchObject([
    { actor: 'schedule', object_id: String(aya.viewer.memberId), detail: { reason: '7年の保存期間の終了' } },
  ])
  expect(JSON.stringify(line)).not.toContain('綾乃')
  await world.expectSoundBook()
})

it('who is a member still keeps everything, and what is written about him cannot go', async () => {
  const kens = await world.database
    .selectFrom('member')
    .select(['family_name', 'email'])
    .where('id', '=', ken.viewer.memberId)
    .executeTakeFirstOrThrow()
  expect(kens).toEqual({ family_name: '佐藤', email: expect.stringMatching(/^member\d+@example\.jp$/) })
  expect(await world.mailsTo(ken.viewer)).not.toEqual([])
  for (const table of ['member_note', 'screening_record', 'dealing_finding'] as const) {
    await expect(
      world.database.deleteFrom(table).where('member_id', '=', ken.viewer.memberId).execute(),
    ).rejects.toThrow(/append-only/)
  }
  await expect(
    world.database
      .insertInto('erasure')
      .values({
        member_id: ken.viewer.memberId,
        ended_on: '2020-01-01',
        erased_at: world.services.clock.now(),
        counts: '{}',
      })
      .execute(),
  ).rejects.toThrow(/has not left/)
})

it('an erasure is never taken back, nor made before its day', async () => {
  await expect(world.database.deleteFrom('erasure').execute()).rejects.toThrow(/append-only/)
  await world.database
    .updateTable('member')
    .set({ status: 'left', left_at: new Date('2030-01-01T12:00:00+09:00') })
    .where('id', '=', ken.viewer.memberId)
    .execute()
  await expect(
    world.database
      .insertInto('erasure')
      .values({
        member_id: ken.viewer.memberId,
        ended_on: '2030-01-01',
        erased_at: new Date('2037-01-01T23:00:00+09:00'),
        counts: '{}',
      })
      .execute(),
  ).rejects.toThrow(/check constraint/)
})
