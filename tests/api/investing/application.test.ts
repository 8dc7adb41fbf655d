import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyToFund, type ApplyInput } from '../../../src/features/investing/application/apply-to-fund.ts'
import { loadFund } from '../../../src/features/funds/fund/load-funds.ts'
import { wordMail } from '../../../src/features/communication/outbox/mails/mail-facts.ts'
import { mailSenderOf } from '../../../src/features/core/operator/operator-profile.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { brokenInvariants, createFundWorld, DURING_OFFERING, type FundWorld } from '../support/fund-world.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'

let world: FundWorld

beforeAll(async () => {
  world = await createFundWorld()
})
afterAll(() => world.end())
beforeEach(() => world.moveTo(DURING_OFFERING))
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await freeOperatorCeiling()
})

const apply = (input: Partial<ApplyInput> & Pick<ApplyInput, 'memberId' | 'fundId'>) =>
  applyToFund(world.services, {
    amount: 100_000,
    special: null,
    method: 'first_come',
    idempotencyKey: undefined,
    ...input,
  })

/** Each test has its own funds; those of earlier ones count as failed against the operator's ceiling. */
async function freeOperatorCeiling(): Promise<void> {
  await world.pool.query(
    `insert into fund_result (fund_id, failed_at) select id, now() from fund on conflict (fund_id) do nothing`,
  )
}

async function investmentsOf(fundId: Id<'fund'>) {
  const { rows } = await world.pool.query(
    'select id, member_id, amount, status, early_access, deposit_deadline_at from investment where fund_id = $1 order by id',
    [fundId],
  )
  return rows
}

describe('a first-come application', () => {
  test('waits for its deposit until the end of the third day, and its member gets a mail', async () => {
    const fundId = await world.fund()
    const memberId = await world.member()
    const outcome = await apply({ memberId, fundId, amount: 300_000 })
    expect(outcome).toEqual({ ok: true, value: { investmentId: expect.any(Number), receiptNumber: 1 } })
    expect(await investmentsOf(fundId)).toEqual([
      expect.objectContaining({
        member_id: memberId,
        amount: 300_000,
        status: 'awaiting_deposit',
        early_access: false,
        deposit_deadline_at: new Date('2026-04-05T23:59:59+09:00'),
      }),
    ])
    const { rows } = await world.pool.query('select template, subject, facts from mail_outbox where member_id = $1', [
      memberId,
    ])
    expect(rows).toHaveLength(1)
    const [{ template, subject, facts }] = rows
    expect([template, subject]).toEqual(['application-accepted', '【要入金 4/5まで】第12号の申し込みを受け付けました'])
    const mail = wordMail(template, facts, mailSenderOf(world.services.config))
    expect(mail.subject).toBe(subject)
    for (const words of ['佐藤 美咲', '300,000円', 'このファンドで1番目', '2026年4月5日（日）23:59'])
      expect(mail.text).toContain(words)
    expect((await loadFund(world.services.database, fundId))?.totals.awaitingDeposit).toBe(300_000)
  })

  test.each([
    [0, 'BAD_USER_INPUT', '10万円以上で入力してください。'],
    [-100_000, 'BAD_USER_INPUT', '10万円以上で入力してください。'],
    [150_000, 'BAD_USER_INPUT', '10万円単位で指定してください。'],
    [100_001, 'BAD_USER_INPUT', '10万円単位で指定してください。'],
    [1_100_000, 'BAD_USER_INPUT', '80万円以下で入力してください。'],
    [1e21, 'BAD_USER_INPUT', '80万円以下で入力してください。'],
  ])('of %d yen is refused', async (amount, code, message) => {
    const fundId = await world.fund()
    const outcome = await apply({ memberId: await world.member(), fundId, amount })
    expect(outcome).toEqual({ ok: false, code, message, fields: { amount: message } })
    expect(await investmentsOf(fundId)).toEqual([])
  })

  test.each([
    ['not verified', { isVerified: false }, 'FORBIDDEN', '本人確認'],
    ['17 years old until tomorrow', { birthday: '2008-04-03' }, 'FORBIDDEN', '18歳以上80歳未満'],
    ['80 years old today', { birthday: '1946-04-02' }, 'FORBIDDEN', '18歳以上80歳未満'],
    ['held', { status: 'held' }, 'FORBIDDEN', 'お問い合わせ'],
    ['suspended', { status: 'suspended' }, 'FORBIDDEN', 'お問い合わせ'],
  ])('by a member who is %s is refused', async (_who, facts, code, words) => {
    const fundId = await world.fund()
    const outcome = await apply({ memberId: await world.member(facts), fundId })
    expect(outcome).toMatchObject({ ok: false, code, message: expect.stringContaining(words) })
    expect(await investmentsOf(fundId)).toEqual([])
  })

  test.each([
    ['18 years old today', '2008-04-02'],
    ['79 until tomorrow', '1946-04-03'],
  ])('by a member who is %s is taken', async (_who, birthday) => {
    expect(await apply({ memberId: await world.member({ birthday }), fundId: await world.fund() })).toMatchObject({
      ok: true,
    })
  })

  test('is refused for a fund that does not exist, is a draft, or recruits by lottery', async () => {
    const memberId = await world.member()
    expect(await apply({ memberId, fundId: idOf(999_999) })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    const lottery = await world.fund({ offeringMethod: 'lottery' })
    expect(await apply({ memberId, fundId: lottery })).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await apply({ memberId, fundId: lottery, method: 'lottery' })).toMatchObject({ ok: true })
    const firstCome = await world.fund()
    expect(await apply({ memberId, fundId: firstCome, method: 'lottery' })).toMatchObject({
      ok: false,
      code: 'CONFLICT',
    })
  })
})

describe('the period', () => {
  test.each([
    ['2026-04-01T18:59:59+09:00', null, 'CONFLICT'],
    ['2026-04-01T18:59:59+09:00', 'wrong', 'CONFLICT'],
    ['2026-04-01T18:59:59+09:00', 'ITO-EARLY', null],
    ['2026-04-01T19:00:00+09:00', null, null],
    ['2026-04-10T23:59:59+09:00', null, null],
    ['2026-04-11T00:00:00+09:00', null, 'CONFLICT'],
    ['2026-04-11T00:00:00+09:00', 'ITO-EARLY', 'CONFLICT'],
  ])('at %s with code %s', async (time, special, code) => {
    const fundId = await world.fund({ earlyAccessCode: 'ITO-EARLY' })
    world.moveTo(time)
    const outcome = await apply({ memberId: await world.member(), fundId, special })
    expect(outcome).toMatchObject(code === null ? { ok: true } : { ok: false, code })
    if (outcome.ok) expect((await investmentsOf(fundId))[0].early_access).toBe(special !== null)
  })

  test('nobody comes early to a fund without a code', async () => {
    const fundId = await world.fund()
    world.moveTo('2026-04-01T12:00:00+09:00')
    for (const special of ['', 'null', 'undefined']) {
      expect(await apply({ memberId: await world.member(), fundId, special })).toMatchObject({
        ok: false,
        code: 'CONFLICT',
      })
    }
  })
})

describe('a repeated submit', () => {
  test('with the same key makes one application, even when all come at once', async () => {
    const fundId = await world.fund()
    const memberId = await world.member()
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => apply({ memberId, fundId, idempotencyKey: 'one click' })),
    )
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ ok: true })
    expect(await investmentsOf(fundId)).toHaveLength(1)
    expect(await apply({ memberId, fundId, idempotencyKey: 'one click' })).toEqual(outcomes[0])
  })

  test('reaches the same application through another process', async () => {
    const fundId = await world.fund()
    const memberId = await world.member()
    const input = {
      memberId,
      fundId,
      amount: 100_000,
      special: null,
      method: 'first_come',
      idempotencyKey: 'one click',
    } as const
    const outcomes = await Promise.all(
      [world.services, { ...world.services }, { ...world.services }].map((process) => applyToFund(process, input)),
    )
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await investmentsOf(fundId)).toHaveLength(1)
  })

  test('with the same key and something else is refused', async () => {
    const fundId = await world.fund()
    const memberId = await world.member()
    await apply({ memberId, fundId, idempotencyKey: 'one click' })
    expect(await apply({ memberId, fundId, amount: 200_000, idempotencyKey: 'one click' })).toMatchObject({
      ok: false,
      code: 'CONFLICT',
    })
    expect(await apply({ memberId, fundId: await world.fund(), idempotencyKey: 'one click' })).toMatchObject({
      ok: false,
      code: 'CONFLICT',
    })
  })

  test('without a key, or with another, is a second application and refused', async () => {
    const fundId = await world.fund()
    const memberId = await world.member()
    const outcomes = await Promise.all([
      apply({ memberId, fundId }),
      apply({ memberId, fundId, idempotencyKey: 'another' }),
      apply({ memberId, fundId }),
    ])
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'CONFLICT')).toHaveLength(2)
  })

  test('the instant before 24 hours have passed, the key still answers with the first application', async () => {
    const fundId = await world.fund()
    const memberId = await world.member()
    const first = await apply({ memberId, fundId, idempotencyKey: 'one click' })
    world.moveTo('2026-04-03T11:59:59.999+09:00')
    expect(first).toMatchObject({ ok: true })
    expect(await apply({ memberId, fundId, idempotencyKey: 'one click' })).toEqual(first)
  })

  test.each([
    ['when', '2026-04-03T12:00:00.000+09:00'],
    ['the instant after', '2026-04-03T12:00:00.001+09:00'],
  ])('%s 24 hours have passed, the key is forgotten: it names a new application', async (_when, instant) => {
    const [first, second] = [await world.fund(), await world.fund()]
    const memberId = await world.member()
    expect(await apply({ memberId, fundId: first, idempotencyKey: 'one click' })).toMatchObject({ ok: true })
    world.moveTo(instant)
    expect(await apply({ memberId, fundId: first, idempotencyKey: 'one click' })).toMatchObject({
      ok: false,
      code: 'CONFLICT',
    })
    expect(await apply({ memberId, fundId: second, idempotencyKey: 'one click' })).toMatchObject({ ok: true })
  })

  test('of another member with the same key is an application of its own', async () => {
    const fundId = await world.fund()
    const [one, other] = await world.members(2)
    await apply({ memberId: one as Id<'member'>, fundId, idempotencyKey: '1' })
    await apply({ memberId: other as Id<'member'>, fundId, idempotencyKey: '1' })
    expect(await investmentsOf(fundId)).toHaveLength(2)
  })
})

describe('room', () => {
  test('two who press at once for the last place: one gets it, fifty times', async () => {
    for (let round = 0; round < 50; round += 1) {
      const fundId = await world.fund({ fundTotal: 300_000, subordinatedAmount: 200_000 })
      const members = await world.members(2)
      // Each through a process of its own, so that nothing but the database stands between them.
      const outcomes = await Promise.all(
        members.map((memberId) =>
          applyToFund(
            { ...world.services },
            { memberId, fundId, amount: 100_000, special: null, method: 'first_come', idempotencyKey: undefined },
          ),
        ),
      )
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
      expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({
        code: 'CONFLICT',
        message: '申込金額が募集総額に達したため、募集を一時停止しています。',
      })
      await freeOperatorCeiling()
    }
  })

  test('one who applies to two funds at once never passes 1,000,000 yen', async () => {
    for (let round = 0; round < 10; round += 1) {
      const funds = [await world.fund(), await world.fund()]
      const memberId = await world.member()
      const outcomes = await Promise.all(funds.map((fundId) => apply({ memberId, fundId, amount: 600_000 })))
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
      expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: '40万円以下で入力してください。',
      })
      await freeOperatorCeiling()
    }
  })

  test('whoever asks for more than others have left is told what is left', async () => {
    const fundId = await world.fund()
    const [one, other] = await world.members(2)
    await apply({ memberId: one as Id<'member'>, fundId, amount: 600_000 })
    expect(await apply({ memberId: other as Id<'member'>, fundId, amount: 300_000 })).toEqual({
      ok: false,
      code: 'CONFLICT',
      message: '残りの申込可能額が変わりました。20万円以下で入力してください。',
    })
    expect(await apply({ memberId: other as Id<'member'>, fundId, amount: 200_000 })).toMatchObject({ ok: true })
  })

  test('a fund is filled to the yen by a burst over three processes', async () => {
    const fundId = await world.fund({ fundTotal: 20_200_000, subordinatedAmount: 200_000 })
    const members = await world.members(300)
    const processes = [world.services, { ...world.services }, { ...world.services }]
    const outcomes = await Promise.all(
      members.map((memberId, index) =>
        applyToFund(processes[index % 3] ?? world.services, {
          memberId,
          fundId,
          amount: 100_000,
          special: null,
          method: 'first_come',
          idempotencyKey: undefined,
        }),
      ),
    )
    const fund = await loadFund(world.services.database, fundId)
    expect(fund?.totals.awaitingDeposit).toBe(20_000_000)
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(200)
    expect(
      outcomes.filter((outcome) => !outcome.ok).every((outcome) => !outcome.ok && outcome.code === 'CONFLICT'),
    ).toBe(true)
  })
})

describe('when something breaks', () => {
  test('a batch that fails is tried one by one, so nobody suffers for another', async () => {
    const fundId = await world.fund()
    const members = await world.members(3)
    let failures = 1
    const clock = {
      now() {
        if (failures-- > 0) throw new Error('something unexpected')
        return new Date(DURING_OFFERING)
      },
    }
    const services = { ...world.services, clock }
    const outcomes = await Promise.all(
      members.map((memberId) =>
        applyToFund(services, {
          memberId,
          fundId,
          amount: 100_000,
          special: null,
          method: 'first_come',
          idempotencyKey: undefined,
        }),
      ),
    )
    expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true, true])
  })

  test('without the database the outcome is answered as unknown, never as failed', async () => {
    const pool = openPool('postgresql://nobody@127.0.0.1:1/nothing')
    const services = { ...world.services, database: openDatabase(pool) }
    const outcome = await applyToFund(services, {
      memberId: idOf(1),
      fundId: idOf(1),
      amount: 100_000,
      special: null,
      method: 'first_come',
      idempotencyKey: 'one click',
    })
    expect(outcome).toMatchObject({ ok: false, code: 'UNAVAILABLE', retryAfter: 3 })
    await services.database.destroy()
  })
})
