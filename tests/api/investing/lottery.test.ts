import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BeaconUnavailable, type Beacon } from '../../../src/adapters/beacon/beacon.ts'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { cancelOverdue } from '../../../src/features/investing/deposit/cancel-overdue.ts'
import { closeDueLotteries } from '../../../src/features/investing/lottery/close-lottery.ts'
import { drawDueLotteries } from '../../../src/features/investing/lottery/draw-lottery.ts'
import { listDraws } from '../../../src/features/investing/lottery/list-draws.ts'
import { recheckDraw } from '../../../src/features/investing/lottery/recheck-draw.ts'
import { declareCoolingOff } from '../../../src/features/investing/cooling-off/declare-cooling-off.ts'
import { failDueFunds } from '../../../src/features/investing/fund-closing/fail-fund.ts'
import { leaveWaitlist } from '../../../src/features/investing/waitlist/leave-waitlist.ts'
import { refreshWaitlists } from '../../../src/features/investing/waitlist/refresh-waitlists.ts'
import { askApi } from '../support/ask-api.ts'
import { brokenInvariants, createFundWorld, DURING_OFFERING, valueOf, type FundWorld } from '../support/fund-world.ts'
import { NO_ROW, type Id } from '../../../src/domain/id.ts'

const AT_CLOSE = '2026-04-11T00:00:00+09:00'
const AT_DRAW = '2026-04-11T01:00:00+09:00'
const PROOF =
  'commitment beacon_round beacon_url beacon list_hash seed rule substitutes_hash entries { invest_id amount won substitute } steps { seq at kind invest_id amount free_after previous_hash }'

let world: FundWorld
let beaconAnswers: 'not yet' | 'unavailable' | 'told'
const signature = Buffer.from('signature of the promised round')
const randomness = createHash('sha256').update(signature).digest('hex')
const beacon: Beacon = {
  async readRound(round) {
    if (beaconAnswers === 'unavailable') throw new BeaconUnavailable('the beacon could not be reached')
    return beaconAnswers === 'not yet' ? 'not yet' : { round, randomness, signature: signature.toString('hex') }
  },
}

beforeEach(async () => {
  beaconAnswers = 'told'
  world = await createFundWorld({ beacon })
})
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.end()
})

/** Twelve members apply for 100,000 to 300,000 yen each, together three times what the fund takes. */
async function fundWithApplications(): Promise<Id<'fund'>> {
  const fundId = await world.fund({ offeringMethod: 'lottery', fundTotal: 1_000_000, subordinatedAmount: 200_000 })
  world.moveTo(DURING_OFFERING)
  for (const [index, memberId] of (await world.members(12)).entries()) {
    const amount = 100_000 * (1 + (index % 3))
    const outcome = await applyToFund(world.services, {
      memberId,
      fundId,
      amount,
      special: null,
      method: 'lottery',
      idempotencyKey: undefined,
    })
    expect(outcome).toMatchObject({ ok: true })
  }
  return fundId
}

async function shown(fundId: Id<'fund'>) {
  const { project } = await askApi(
    world.services,
    `{ project(id: ${fundId}) {
    price_estate subordination_amount stats { invest_total paid_total } performance { progress isFail } lottery_proof { ${PROOF} } } }`,
  )
  return project as {
    stats: { invest_total: number }
    lottery_proof: {
      commitment: string
      beacon_round: number
      beacon_url: string
      seed: string | null
      list_hash: string | null
      beacon: string | null
      entries: { invest_id: string; amount: number; won: boolean }[] | null
    }
  }
}

async function close(): Promise<void> {
  world.moveTo(AT_CLOSE)
  await closeDueLotteries(world.services, new Date(AT_CLOSE))
}

async function drawNow(): Promise<void> {
  world.moveTo(AT_DRAW)
  await drawDueLotteries(world.services, new Date(AT_DRAW))
}

test('a lottery from its promise to its result', async () => {
  const fundId = await fundWithApplications()
  const promised = await shown(fundId)
  expect(promised.stats.invest_total).toBe(2_400_000 + 200_000)
  expect(promised.lottery_proof).toEqual({
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    beacon_round: expect.any(Number),
    beacon_url: `https://beacon.example.jp/public/${promised.lottery_proof.beacon_round}`,
    beacon: null,
    list_hash: null,
    seed: null,
    rule: 'whole',
    substitutes_hash: null,
    entries: null,
    steps: [],
  })

  await close()
  const closed = (await shown(fundId)).lottery_proof
  expect(closed).toMatchObject({
    list_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    seed: null,
    entries: null,
    beacon: null,
  })

  await drawNow()
  const drawn = await shown(fundId)
  const { entries, seed } = drawn.lottery_proof
  expect(
    createHash('sha256')
      .update(Buffer.from(seed ?? '', 'hex'))
      .digest('hex'),
  ).toBe(promised.lottery_proof.commitment)
  expect(drawn.lottery_proof.list_hash).toBe(closed.list_hash)
  expect(entries).toHaveLength(12)

  const { rows } = await world.pool.query('select id, status, deposit_deadline_at from investment order by id')
  for (const [index, row] of rows.entries()) {
    const won = entries?.[index]?.won
    expect(row.status).toBe(won ? 'awaiting_deposit' : 'not_selected')
    expect(row.deposit_deadline_at).toEqual(won ? new Date('2026-04-14T23:59:59+09:00') : null)
  }
  const winners = entries?.filter((entry) => entry.won) ?? []
  expect(winners.reduce((sum, entry) => sum + entry.amount, 0)).toBeLessThanOrEqual(800_000)
  expect(drawn.stats.invest_total).toBe(winners.reduce((sum, entry) => sum + entry.amount, 200_000))
  const mails = await world.pool.query(
    `select template, count(*)::int from mail_outbox where template like 'lottery-%' group by template`,
  )
  expect(new Map(mails.rows.map((row) => [row.template, row.count]))).toEqual(
    new Map([
      ['lottery-won', winners.length],
      ['lottery-lost', 12 - winners.length],
    ]),
  )
  const contracts = await world.pool.query('select investment_id from contract_document')
  expect(contracts.rows).toHaveLength(winners.length)
})

test('it is drawn once, whoever draws at the same time or again', async () => {
  const fundId = await fundWithApplications()
  world.moveTo(AT_DRAW)
  await Promise.all([drawNow(), drawNow()])
  const first = await shown(fundId)
  await drawNow()
  expect(await shown(fundId)).toEqual(first)
  const events = await world.pool.query(
    `select count(*)::int from investment_event where from_status = 'lottery_pending'`,
  )
  expect(events.rows[0].count).toBe(12)
})

test('nobody applies after the list is closed, and nobody is drawn before 01:00', async () => {
  const fundId = await fundWithApplications()
  const memberId = await world.member()
  await close()
  // A request that came in before the end and waited for the lock.
  world.moveTo('2026-04-10T23:59:59+09:00')
  const late = await applyToFund(world.services, {
    memberId,
    fundId,
    amount: 100_000,
    special: null,
    method: 'lottery',
    idempotencyKey: undefined,
  })
  expect(late).toMatchObject({ ok: false, code: 'CONFLICT', message: 'このファンドの募集は終了しました。' })
  world.moveTo('2026-04-11T00:59:59+09:00')
  await drawDueLotteries(world.services, new Date('2026-04-11T00:59:59+09:00'))
  expect((await shown(fundId)).lottery_proof.seed).toBeNull()
})

test.each(['not yet', 'unavailable'] as const)(
  'while the promised round is %s the draw waits, operators are told once, and it is held later',
  async (state) => {
    const fundId = await fundWithApplications()
    await world.pool.query(`update member set role = 'admin' where id = $1`, [await world.member()])
    beaconAnswers = state
    await expect(drawNow()).rejects.toThrow('could not be held')
    await expect(drawNow()).rejects.toThrow('could not be held')
    expect((await shown(fundId)).lottery_proof).toMatchObject({ seed: null, beacon: null })
    const notices = await world.pool.query(`select subject from mail_outbox where template = 'operator-notice'`)
    expect(notices.rows).toEqual([{ subject: '抽選を延期しています' }])
    beaconAnswers = 'told'
    await drawNow()
    expect((await shown(fundId)).lottery_proof.beacon).toBe(randomness)
  },
)

test('where no beacon is configured the page says so, and the draw still follows from seed and list', async () => {
  await world.end()
  world = await createFundWorld()
  const fundId = await fundWithApplications()
  await drawNow()
  const fund = await shown(fundId)
  expect(fund.lottery_proof).toMatchObject({
    beacon_round: null,
    beacon_url: null,
    beacon: null,
    seed: expect.any(String),
  })
  expect(recompute(fund)).toContain('The draw is correct')
})

test('the script in the repository recomputes the draw, and notices a swapped result', async () => {
  const fundId = await fundWithApplications()
  await drawNow()
  const fund = await shown(fundId)
  expect(recompute(fund)).toContain('The draw is correct')
  const entries = fund.lottery_proof.entries ?? []
  const swapped = {
    ...fund,
    lottery_proof: { ...fund.lottery_proof, entries: entries.map((entry) => ({ ...entry, won: !entry.won })) },
  }
  expect(() => recompute(swapped)).toThrow('otherwise')
  const other = { ...fund, lottery_proof: { ...fund.lottery_proof, seed: '00'.repeat(32) } }
  expect(() => recompute(other)).toThrow('not the one that was promised')
})

function recompute(fund: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lottery-'))
  try {
    const file = path.join(folder, 'fund.json')
    writeFileSync(file, JSON.stringify(fund))
    return execFileSync(process.execPath, ['scripts/recompute-lottery.mjs', file], { encoding: 'utf8', stdio: 'pipe' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('operators follow a draw and compute it once more; what was tampered with does not come out', async () => {
  const fundId = await fundWithApplications()
  const stateNow = async () => (await listDraws(world.services.database, world.services.clock.now(), fundId))[0]
  const verdicts = async () => {
    const outcome = await recheckDraw(world.services, fundId)
    return outcome.ok ? outcome.value.checks.map(({ verdict }) => verdict) : [outcome.code]
  }
  expect(await stateNow()).toMatchObject({
    state: 'promised',
    applications: 12,
    amount: 2_400_000,
    capacity: 800_000,
    winners: null,
  })
  expect(await verdicts()).toEqual(['right', 'open', 'open'])
  await close()
  expect(await stateNow()).toMatchObject({ state: 'closed', applications: 12 })
  world.moveTo(AT_DRAW)
  expect(await stateNow()).toMatchObject({ state: 'late' })
  await drawDueLotteries(world.services, new Date(AT_DRAW))
  const drawn = await stateNow()
  expect(drawn?.state).toBe('drawn')
  expect(await verdicts()).toEqual(['right', 'right', 'right', 'right', 'right'])
  const outcome = await recheckDraw(world.services, fundId)
  const steps = outcome.ok ? outcome.value.steps : []
  expect(steps.map(({ rankHex }) => rankHex)).toEqual(steps.map(({ rankHex }) => rankHex).toSorted())
  // Chance may leave 100,000 yen that nobody's amount fits into.
  expect(drawn?.won).toBe(steps.reduce((sum, { won, amount }) => sum + (won ? amount : 0), 0))
  expect(steps.at(-1)?.left).toBe(800_000 - (drawn?.won ?? 0))
  beaconAnswers = 'unavailable'
  expect((await verdicts())[2]).toBe('open')
  beaconAnswers = 'told'
  const exchange = async (turn: string) => {
    const client = await world.pool.connect()
    await client.query(`begin; set local session_replication_role = replica; ${turn}; commit`)
    client.release()
  }
  const swap = `update lottery_entry set won = not won where investment_id in (
    (select min(investment_id) from lottery_entry where won), (select min(investment_id) from lottery_entry where not won))`
  await exchange(swap)
  expect(await verdicts()).toEqual(['right', 'right', 'right', 'wrong', 'wrong'])
  await exchange(
    `update lottery_entry set won = investment_id in (${steps
      .filter(({ won }) => won)
      .map(({ investmentId }) => investmentId)
      .join(',')})`,
  )
  await exchange(`update lottery set beacon = repeat('0', 64) where fund_id = ${fundId}`)
  expect((await verdicts())[2]).toBe('wrong')
  await exchange(`update lottery set beacon = '${randomness}' where fund_id = ${fundId}`)
})

describe('with substitutes', () => {
  /** Twelve ask for 200,000 of the 800,000 yen there are; everybody but the last would take a later place. Judged at the end of 17 April. */
  async function drawnWithSubstitutes(): Promise<Id<'fund'>> {
    const fundId = await world.fund({
      offeringMethod: 'lottery',
      goal: 'all_or_nothing',
      closingDays: 3,
      fundTotal: 1_000_000,
      subordinatedAmount: 200_000,
    })
    world.moveTo(DURING_OFFERING)
    for (const [index, memberId] of (await world.members(12)).entries())
      valueOf(
        await applyToFund(world.services, {
          memberId,
          fundId,
          amount: 200_000,
          special: null,
          method: 'lottery',
          asSubstitute: index < 11,
          idempotencyKey: undefined,
        }),
      )
    await close()
    await drawNow()
    return fundId
  }
  const line = async () =>
    (
      await world.pool.query<{ application_id: Id<'investment'>; member_id: Id<'member'>; status: string }>(
        'select application_id, member_id, status from waitlist_entry order by id',
      )
    ).rows
  const kinds = async () =>
    (await world.pool.query<{ kind: string }>('select kind from lottery_step order by seq')).rows.map(
      ({ kind }) => kind,
    )
  const lapse = async () => {
    world.moveTo('2026-04-15T00:00:00+09:00')
    await cancelOverdue(world.services, new Date('2026-04-15T00:00:00+09:00'))
    await refreshWaitlists(world.services)
  }

  test('who would take a later place is on the closed list, and nobody can be added', async () => {
    const fundId = await drawnWithSubstitutes()
    const { project } = await askApi(
      world.services,
      `{ project(id: ${fundId}) { lottery_proof { rule substitutes_hash entries { invest_id substitute } steps { seq } } } }`,
    )
    const proof = (
      project as { lottery_proof: { substitutes_hash: string; entries: { invest_id: string; substitute: boolean }[] } }
    ).lottery_proof
    const names = proof.entries.filter(({ substitute }) => substitute).map(({ invest_id }) => invest_id)
    expect(names).toHaveLength(11)
    expect(proof).toMatchObject({
      rule: 'whole',
      substitutes_hash: createHash('sha256')
        .update(names.map((id) => `${id}\n`).join(''))
        .digest('hex'),
      steps: [],
    })
    await expect(
      world.pool.query('update lottery_entry set as_substitute = true where not as_substitute'),
    ).rejects.toThrow('set once')
    await expect(
      world.pool.query(`update investment set as_substitute = not as_substitute, status = 'canceled'`),
    ).rejects.toThrow('keeps its fund')
  })

  test('a member who may not apply now is passed over, once, and the next is asked', async () => {
    await drawnWithSubstitutes()
    const [first] = await line()
    await world.pool.query(`update member set status = 'suspended' where id = $1`, [first?.member_id])
    await lapse()
    await refreshWaitlists(world.services)
    expect((await line()).map(({ status }) => status).slice(0, 6)).toEqual([
      'waiting',
      'invited',
      'invited',
      'invited',
      'invited',
      'waiting',
    ])
    expect(await kinds()).toEqual([...Array<string>(4).fill('lapsed'), 'passed', ...Array<string>(4).fill('offered')])
    // Back again while room is still free for nobody: an offer that is declined comes to the first.
    await world.pool.query(`update member set status = 'active' where id = $1`, [first?.member_id])
    const [, second] = await line()
    const { rows } = await world.pool.query<{ fund_id: Id<'fund'> }>('select fund_id from waitlist_entry limit 1')
    const fundId = rows[0]?.fund_id ?? null
    if (!second) throw new Error('somebody is second')
    valueOf(await leaveWaitlist(world.services, { memberId: second.member_id, fundId }))
    expect((await line())[0]?.status).toBe('invited')
    expect((await kinds()).slice(-2)).toEqual(['declined', 'offered'])
    expect(valueOf(await recheckDraw(world.services, fundId ?? NO_ROW)).checks.map(({ verdict }) => verdict)).toEqual(
      Array(7).fill('right'),
    )
  })

  test('a winner’s cooling-off offers the place at once, and does not end the fund', async () => {
    const fundId = await drawnWithSubstitutes()
    const { rows } = await world.pool.query<{ id: Id<'investment'>; member_id: Id<'member'> }>(
      `select id, member_id from investment where status = 'awaiting_deposit' order by id limit 1`,
    )
    const [winner] = rows
    if (!winner) throw new Error('somebody won')
    valueOf(await declareCoolingOff(world.services, { memberId: winner.member_id, investmentId: winner.id }))
    expect((await line()).map(({ status }) => status).slice(0, 2)).toEqual(['invited', 'waiting'])
    expect(await kinds()).toEqual(['lapsed', 'offered'])
    await failDueFunds(world.services, world.services.clock.now())
    expect((await shown(fundId)) as object).toMatchObject({ performance: { progress: '03:募集終了', isFail: false } })
  })

  test('M22 finds a log that does not follow from the draw', async () => {
    await drawnWithSubstitutes()
    await lapse()
    const plant = async (turn: string) => {
      const client = await world.pool.connect()
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      await client.query(turn)
      const { rows } = await client.query<{ what: string }>(await readFile('db/checks/M22.sql', 'utf8'))
      await client.query('rollback')
      client.release()
      return [...new Set(rows.map(({ what }) => what))].toSorted()
    }
    expect(await plant('select')).toEqual([])
    expect(await plant('update lottery_step set free_after = free_after + 100000 where seq = 2')).toEqual(['step'])
    expect(await plant(`update lottery_step set at = at - interval '1 day' where seq = 1`)).toEqual(['step'])
    expect(await plant(`update lottery_step set previous_hash = repeat('0', 64) where seq = 1`)).toEqual(['step'])
    expect(await plant('delete from lottery_step where seq = 8')).toEqual(['substitute'])
    expect(await plant('delete from lottery_step where seq = 3')).toContain('step')
    const swapped = `update lottery_step set investment_id = (select application_id from waitlist_entry order by id desc limit 1) where seq = 5`
    expect(await plant(swapped)).toContain('turn')
    expect(await plant(`update lottery set substitutes_hash = repeat('0', 64)`)).toEqual(['substitutes'])
    expect(await plant(`update lottery_entry set as_substitute = true`)).toContain('substitutes')
    const taken = `update investment set status = 'awaiting_deposit', deposit_deadline_at = now() where id = (select application_id from waitlist_entry order by id desc limit 1)`
    expect(await plant(taken)).toContain('substitute')
  })
})
