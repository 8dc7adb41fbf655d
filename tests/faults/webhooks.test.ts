import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Parcel } from '../../src/desk/delivery.ts'
import { decide } from '../../src/desk/identity/decisions.ts'
import { keepSubscription } from '../../src/features/treasury/bank/keep-subscription.ts'
import { confirmContract } from '../../src/features/investing/contract-confirmation/confirm-contract.ts'
import { runMidnight } from '../../src/features/investing/deposit/midnight.ts'
import { readDeposits } from '../../src/features/investing/deposit/read-deposits.ts'
import { reconcileIdentities } from '../../src/features/people/identity/reconcile-identities.ts'
import { startIdentityCheck } from '../../src/features/people/identity/start-identity-check.ts'
import { must, payAtDesk } from '../support/payout-world.ts'
import { openFaultWorld, type FaultWorld } from './support/fault-world.ts'
import { lowerCase, openPostOffice, type PostOffice } from './support/post-office.ts'
import { rounds } from './support/troubles.ts'
import { unverifiedMember } from './support/unverified-member.ts'
import type { Id } from '../../src/domain/id.ts'

let world: FaultWorld
let post: PostOffice
beforeAll(async () => {
  world = await openFaultWorld()
  post = openPostOffice(world)
  await keepSubscription(world.faultless)
})
afterAll(() => world.close())

const hour = 60 * 60 * 1000
const newest = (count: number): Parcel[] => post.waiting.slice(-count)
const notices = async (): Promise<number> =>
  Number(
    (
      await world.database
        .selectFrom('bank_notification')
        .select((expression) => expression.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

type Fate = readonly [string, (parcels: readonly Parcel[]) => Promise<void>]

const expectAnswers = async (answers: readonly Promise<number>[], expected: number): Promise<void> => {
  expect(await Promise.all(answers)).toEqual(answers.map(() => expected))
}

/** What becomes of the notices of two part payments, which together are the whole amount. */
const fatesOfDeposits: readonly Fate[] = [
  ['lost', async () => undefined],
  [
    'twice',
    async (parcels) => {
      for (const parcel of [...parcels, ...parcels]) expect(await post.handOver(parcel)).toBe(200)
      await readDeposits(world.faultless)
    },
  ],
  [
    'twice at the same moment',
    async (parcels) =>
      expectAnswers(
        [...parcels, ...parcels].map((parcel) => post.handOver(parcel)),
        200,
      ),
  ],
  [
    'swapped',
    async (parcels) => {
      for (const parcel of parcels.toReversed()) {
        expect(await post.handOver(parcel)).toBe(200)
        await readDeposits(world.faultless)
      }
    },
  ],
  [
    'an hour late',
    async (parcels) => {
      await world.pass(hour)
      for (const parcel of parcels) expect(await post.handOver(parcel)).toBe(200)
    },
  ],
  [
    'three days late, after the midnight of the deadline',
    async (parcels) => {
      await world.pass(3 * 24 * hour + 6 * hour)
      await runMidnight(world.faultless, { dueAt: world.faultless.clock.now() })
      for (const parcel of parcels) expect(await post.handOver(parcel)).toBe(200)
    },
  ],
  [
    'forged: another amount under a signature that was right, and a signature made up',
    async ([parcel]) => {
      const before = await notices()
      const richer = parcel!.body.replace('"depositAmount":"40000"', '"depositAmount":"90000"')
      expect(richer).not.toBe(parcel!.body)
      expect(await post.handOver(parcel!, { body: richer })).toBe(401)
      expect(
        await post.handOver(parcel!, { headers: { 'x-webhook-signature': Buffer.alloc(32).toString('base64') } }),
      ).toBe(401)
      expect(await post.handOver(parcel!, { headers: { 'x-webhook-signature': '' } })).toBe(401)
      expect(await notices()).toBe(before)
    },
  ],
  [
    'with the access token before the last, which is still ours, and with one before that',
    async ([parcel]) => {
      const [oldest, previous] = [tokenNow(), await tokenAfterRefresh()]
      await tokenAfterRefresh()
      expect(await post.handOver(parcel!, { headers: { 'x-access-token': previous } })).toBe(200)
      expect(await post.handOver(parcel!, { headers: { 'x-access-token': oldest } })).toBe(401)
    },
  ],
]

const tokenNow = (): string => world.desk.parts.grants.current() ?? ''

async function tokenAfterRefresh(): Promise<string> {
  const now = world.faultless.clock.now()
  await world.database
    .updateTable('bank_link')
    .set({ issued_at: new Date(now.getTime() - 29 * 24 * hour), expires_at: new Date(now.getTime() + 24 * hour) })
    .execute()
  await world.faultless.bank.balance()
  return tokenNow()
}

describe("the bank's notice of a deposit", () => {
  const cells = fatesOfDeposits.flatMap(([words, fate]) => rounds.map((round) => [words, fate, round] as const))
  it.each(cells)('%s', async (_words, fate, _round) => {
    const { viewer, investmentId } = await world.applicant({ amount: 100_000 })
    await world.database
      .updateTable('contract_document')
      .set({ delivered_at: world.faultless.clock.now() })
      .where('investment_id', '=', investmentId)
      .execute()
    must(await confirmContract(world.faultless, { memberId: viewer.memberId, investmentId }))
    await payAtDesk(world, { investmentId, amount: 40_000 })
    await payAtDesk(world, { investmentId, amount: 60_000 })
    await fate(newest(2))
    await world.expectHonestBook()
    // The periodic task, whatever became of the notices.
    await readDeposits(world.faultless)
    const { status } = await world.database
      .selectFrom('investment')
      .select('status')
      .where('id', '=', investmentId)
      .executeTakeFirstOrThrow()
    const deposits = await world.database
      .selectFrom('deposit')
      .select('toward_investment')
      .where('investment_id', '=', investmentId)
      .orderBy('id')
      .execute()
    expect({ status, deposits }).toEqual({
      status: 'participating',
      deposits: [{ toward_investment: 40_000 }, { toward_investment: 60_000 }],
    })
    expect((await world.mailsTo(viewer)).filter((template) => template === 'deposit-completed')).toHaveLength(1)
    await world.expectHonestBook()
    await world.expectSoundBook()
  })
})

/** What becomes of the notices that an identity check was submitted, then approved. */
const fatesOfIdentity: readonly Fate[] = [
  ['lost', async () => undefined],
  [
    'twice',
    async (parcels) => {
      for (const parcel of [...parcels, ...parcels]) expect(await post.handOver(parcel)).toBe(200)
    },
  ],
  [
    'twice at the same moment',
    async (parcels) =>
      expectAnswers(
        [...parcels, ...parcels].map((parcel) => post.handOver(parcel)),
        200,
      ),
  ],
  [
    'swapped',
    async (parcels) => {
      for (const parcel of parcels.toReversed()) expect(await post.handOver(parcel)).toBe(200)
    },
  ],
  [
    'an hour late',
    async (parcels) => {
      await world.pass(hour)
      for (const parcel of parcels) expect(await post.handOver(parcel)).toBe(200)
    },
  ],
  [
    'three days late',
    async (parcels) => {
      await world.pass(72 * hour)
      for (const parcel of parcels) expect(await post.handOver(parcel)).toBe(200)
    },
  ],
  [
    'with a signature of three days ago',
    async (parcels) => {
      const old = parcels.map((parcel) => [parcel, lowerCase(parcel.headers())] as const)
      await world.pass(72 * hour)
      for (const [parcel, headers] of old) expect(await post.handOver(parcel, { headers })).toBe(401)
    },
  ],
]

const isVerified = async (memberId: Id<'member'>): Promise<boolean> =>
  (
    await world.database
      .selectFrom('member')
      .select('identity_approved_at')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).identity_approved_at !== null

async function submitted() {
  const viewer = await unverifiedMember(world)
  const { url } = must(await startIdentityCheck(world.faultless, viewer))
  const view = world.desk.parts.applications.list().find(({ reference }) => url.endsWith(reference))
  if (!view) throw new Error('the service knows no such application')
  const decideAs = (decision: 'submit' | 'approve') =>
    decide(view, decision, [], world.desk.parts.applications, world.desk.parts.identityEvents)
  await decideAs('submit')
  return { viewer, decideAs }
}

describe("the identity service's notice", () => {
  const cells = fatesOfIdentity.flatMap(([words, fate]) => rounds.map((round) => [words, fate, round] as const))
  it.each(cells)('%s', async (_words, fate, _round) => {
    const { viewer, decideAs } = await submitted()
    await decideAs('approve')
    await fate(newest(2))
    await reconcileIdentities(world.faultless)
    expect(await isVerified(viewer.memberId)).toBe(true)
    expect(await world.mailsTo(viewer)).toEqual(['identity-approved'])
    await world.expectHonestBook()
  })

  it.each(rounds)('forged: nobody is verified by it', async () => {
    const { viewer, decideAs } = await submitted()
    const [parcel] = newest(1)
    const approved = parcel!.body.replace('"status":"submitted"', '"status":"approved"')
    expect(approved).not.toBe(parcel!.body)
    expect(await post.handOver(parcel!, { body: approved })).toBe(401)
    expect(await post.handOver(parcel!, { body: approved, headers: { 'x-ekyc-signature': '0'.repeat(64) } })).toBe(401)
    await reconcileIdentities(world.faultless)
    expect(await isVerified(viewer.memberId)).toBe(false)
    await decideAs('approve')
    await reconcileIdentities(world.faultless)
    expect(await isVerified(viewer.memberId)).toBe(true)
  })
})
