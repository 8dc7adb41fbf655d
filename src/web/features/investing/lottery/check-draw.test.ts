import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { beaconRoundAfter, draw, type Hashes } from '../../../../domain/investing/lottery.ts'
import { yen } from '../../../../domain/money.ts'
import { browserHashes } from './browser-hashes.ts'
import { bytesOfHex, checkBeaconAnswer, checkDraw, type DrawFindings, type PublishedDraw } from './check-draw.ts'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')
const hashes: Hashes = {
  sha256Hex: sha256,
  hmacSha256Hex: (key, message) => createHmac('sha256', key).update(message).digest('hex'),
}

const endAt = '2026-04-24T23:59:59+09:00'
const seed = '5eed'.repeat(16)
const signature = 'a1b2c3d4e5f60718'
const beacon = sha256(Buffer.from(signature, 'hex'))
const round = beaconRoundAfter(new Date(endAt))
const amounts = { 8: 300_000, 9: 500_000, 10: 500_000, 11: 400_000, 102: 100_000, 21: 1_000_000 }

/** A draw as an honest site publishes it: 1,500,000 yen for applications of 2,800,000. */
async function publish(beaconUsed: string | null = beacon): Promise<PublishedDraw> {
  const applications = Object.entries(amounts).map(([investId, amount]) => ({ investId, amount: yen(amount) }))
  const capacity = 1_500_000
  const drawn = await draw(
    { applications, capacity: yen(capacity), seed: Buffer.from(seed, 'hex'), beacon: beaconUsed ?? '' },
    hashes,
  )
  return {
    commitment: sha256(Buffer.from(seed, 'hex')),
    seed,
    listHash: drawn.listHash,
    beaconRound: beaconUsed === null ? null : round,
    beacon: beaconUsed,
    endAt,
    capacity,
    entries: drawn.outcomes.map(({ investId, amount, won }) => ({ investId, amount, won, asSubstitute: false })),
    substitutesHash: null,
    steps: [],
  }
}

const failed = (findings: DrawFindings) =>
  Object.entries(findings)
    .filter(([, { state }]) => !['agrees', 'unused', 'unread'].includes(state))
    .map(([step]) => step)

/** The published draw with one application changed. */
const change = (
  published: PublishedDraw,
  investId: string,
  part: Partial<PublishedDraw['entries'][number]>,
): PublishedDraw => ({
  ...published,
  entries: published.entries.map((entry) => (entry.investId === investId ? { ...entry, ...part } : entry)),
})

describe('a draw that was held as promised', () => {
  it('agrees in everything, the beacon still to be asked', async () => {
    const published = await publish()
    const findings = await checkDraw(published, hashes)
    const winners = published.entries.filter(({ won }) => won)
    expect(findings).toEqual({
      commitment: { state: 'agrees' },
      list: { state: 'agrees' },
      beacon: { state: 'unread' },
      outcome: {
        state: 'agrees',
        winners: winners.length,
        total: winners.reduce((sum, { amount }) => sum + amount, 0),
      },
      substitutes: { state: 'unused' },
    })
  })

  it('says so where no public randomness was promised', async () => {
    expect((await checkDraw(await publish(null), hashes)).beacon).toEqual({ state: 'unused' })
  })

  it('does not depend on the order in which the list is shown', async () => {
    const published = await publish()
    const findings = await checkDraw({ ...published, entries: published.entries.toReversed() }, hashes)
    expect(failed(findings)).toEqual([])
  })

  it('is found sound by the browser’s own digests too', async () => {
    const ofBrowser = browserHashes(globalThis.crypto)
    if (ofBrowser === null) throw new Error('this Node has WebCrypto')
    expect(await checkDraw(await publish(), ofBrowser)).toEqual(await checkDraw(await publish(), hashes))
  })

  it('holds for a fund that nobody applied for', async () => {
    const empty = { ...(await publish()), entries: [], listHash: sha256('') }
    expect(failed(await checkDraw(empty, hashes))).toEqual([])
  })
})

describe('what was tampered with is named', () => {
  it.each<[string, (published: PublishedDraw) => PublishedDraw, string[]]>([
    [
      'a winner swapped for a loser',
      (published) => {
        const winner = published.entries.find(({ won }) => won)?.investId ?? ''
        const loser = published.entries.find(({ won }) => !won)?.investId ?? ''
        return change(change(published, winner, { won: false }), loser, { won: true })
      },
      ['outcome'],
    ],
    ['another amount in the list', (published) => change(published, '9', { amount: 600_000 }), ['list']],
    ['half a yen in the list', (published) => change(published, '9', { amount: 0.5 }), ['list', 'outcome']],
    [
      'an application twice',
      (published) => ({ ...published, entries: [...published.entries, ...published.entries.slice(0, 1)] }),
      ['list'],
    ],
    ['a list whose mark was never published', (published) => ({ ...published, listHash: null }), ['list']],
    ['another seed', (published) => ({ ...published, seed: '00'.repeat(32) }), ['commitment']],
    ['a seed that is no hexadecimal', (published) => ({ ...published, seed: '種' }), ['commitment', 'list', 'outcome']],
    ['a short seed', (published) => ({ ...published, seed: seed.slice(2) }), ['commitment']],
    ['the promised randomness left out', (published) => ({ ...published, beacon: null }), ['beacon']],
    ['randomness that nobody had promised', (published) => ({ ...published, beaconRound: null }), ['beacon']],
    [
      'a round that was known before the close',
      (published) => ({ ...published, beaconRound: round - 1300 }),
      ['beacon'],
    ],
  ])('%s', async (_what, tamper, steps) => {
    const findings = await checkDraw(tamper(await publish()), hashes)
    expect(failed(findings)).toEqual(expect.arrayContaining(steps))
    // Another seed, amount or beacon also turns the order round, so the outcome may be named beside the cause.
    expect(failed(findings).filter((step) => step !== 'outcome')).toEqual(steps.filter((step) => step !== 'outcome'))
  })

  it('a swapped winner by number', async () => {
    const published = await publish()
    const [first] = published.entries
    const findings = await checkDraw(change(published, first?.investId ?? '', { won: !first?.won }), hashes)
    expect(findings.outcome).toEqual({ state: 'differs', investIds: [first?.investId] })
  })
})

describe('what the beacon itself says', () => {
  const other = { signature: 'ffff', randomness: sha256(Buffer.from('ffff', 'hex')) }
  it.each<[string, unknown, string]>([
    ['the same', { round, randomness: beacon, signature }, 'agrees'],
    ['another number for the round', { round, ...other }, 'differs'],
    ['another round', { round: round + 1, randomness: beacon, signature }, 'other-round'],
    ['randomness that is not its signature’s', { round, randomness: beacon, signature: 'ffff' }, 'other-signature'],
    ['no signature', { round, randomness: beacon }, 'unreadable'],
    ['an empty signature', { round, randomness: sha256(''), signature: '' }, 'unreadable'],
    ['nothing', null, 'unreadable'],
  ])('%s', async (_what, answer, state) => {
    expect(await checkBeaconAnswer(await publish(), JSON.stringify(answer), hashes)).toEqual({ state })
  })

  it('in words that are no answer', async () => {
    expect(await checkBeaconAnswer(await publish(), '<html>', hashes)).toEqual({ state: 'unreadable' })
  })

  it('is not asked about a round that was left out', async () => {
    const text = JSON.stringify({ round, randomness: beacon, signature })
    expect(await checkBeaconAnswer({ ...(await publish()), beacon: null }, text, hashes)).toEqual({ state: 'missing' })
  })
})

describe('what became of room after the draw', () => {
  /** The first winner has not paid; of those not drawn everybody would take the place. */
  async function withSteps(): Promise<PublishedDraw> {
    const published = await publish()
    const entries = published.entries.map((entry) => ({ ...entry, asSubstitute: !entry.won }))
    const names = entries.filter(({ asSubstitute }) => asSubstitute).map(({ investId }) => investId)
    const left = published.capacity - entries.reduce((sum, { won, amount }) => sum + (won ? amount : 0), 0)
    const lapsed = entries.find(({ won }) => won)
    const free = left + (lapsed?.amount ?? 0)
    // Entries stand in the order of the draw.
    const next = entries.find(({ asSubstitute, amount }) => asSubstitute && amount <= free)
    const at = '2026-04-29T00:00:00+09:00'
    const first = {
      seq: 1,
      at,
      kind: 'lapsed' as const,
      investId: lapsed?.investId ?? '',
      amount: lapsed?.amount ?? 0,
      freeAfter: free,
      previousHash: published.listHash ?? '',
    }
    const text = `1,${at},lapsed,${first.investId},${first.amount},${free},${published.listHash}\n`
    const second = {
      seq: 2,
      at,
      kind: 'offered' as const,
      investId: next?.investId ?? '',
      amount: next?.amount ?? 0,
      freeAfter: free - (next?.amount ?? 0),
      previousHash: sha256(text),
    }
    return {
      ...published,
      entries,
      substitutesHash: sha256(
        names
          .toSorted((one, other) => Number(one) - Number(other))
          .map((id) => `${id}\n`)
          .join(''),
      ),
      steps: next === undefined ? [first] : [first, second],
    }
  }

  it('is followed to the end', async () => {
    const { substitutes } = await checkDraw(await withSteps(), hashes)
    expect(substitutes).toMatchObject({ state: 'agrees' })
  })

  it.each<[string, (draw: PublishedDraw) => PublishedDraw, object]>([
    [
      'another sum',
      (draw) => ({ ...draw, steps: draw.steps.map((step) => ({ ...step, freeAfter: step.freeAfter + 100_000 })) }),
      { state: 'differs' },
    ],
    [
      'half a yen',
      (draw) => ({ ...draw, steps: draw.steps.map((step) => ({ ...step, freeAfter: 0.5 })) }),
      { state: 'differs' },
    ],
    [
      'somebody added to the substitutes',
      (draw) => ({ ...draw, entries: draw.entries.map((entry) => ({ ...entry, asSubstitute: true })) }),
      { state: 'names' },
    ],
    ['substitutes that nobody had published', (draw) => ({ ...draw, substitutesHash: null }), { state: 'names' }],
  ])('names %s', async (_, tamper, expected) => {
    expect((await checkDraw(tamper(await withSteps()), hashes)).substitutes).toMatchObject(expected)
  })
})

it('reads pairs of lower-case hexadecimal digits only', () => {
  expect(bytesOfHex('00ff')).toEqual(Uint8Array.of(0, 255))
  expect(['0', 'FF', 'gg', '0x00'].map(bytesOfHex)).toEqual([null, null, null, null])
})
