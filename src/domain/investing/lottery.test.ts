import { createHash, createHmac, webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beaconRoundAfter,
  beaconRoundAt,
  commitment,
  compareIds,
  draw,
  listHash,
  listText,
  pickWinners,
  type Hashes,
  type LotteryApplication,
} from './lottery.ts'
import { yen } from '../money.ts'

const serverHashes: Hashes = {
  sha256Hex: (message) => createHash('sha256').update(message).digest('hex'),
  hmacSha256Hex: (key, message) => createHmac('sha256', key).update(message).digest('hex'),
}
const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')
const browserHashes: Hashes = {
  sha256Hex: async (message) => hex(await webcrypto.subtle.digest('SHA-256', Uint8Array.from(message))),
  hmacSha256Hex: async (key, message) => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const imported = await webcrypto.subtle.importKey('raw', Uint8Array.from(key), algorithm, false, ['sign'])
    return hex(await webcrypto.subtle.sign('HMAC', imported, Uint8Array.from(message)))
  },
}
const seed = Uint8Array.from({ length: 32 }, (_, index) => index)
const beacon = 'ab'.repeat(32)
const application = (investId: string, amount: number): LotteryApplication => ({ investId, amount: yen(amount) })
const applications = [
  application('10', 300_000),
  application('9', 500_000),
  application('101', 200_000),
  application('11', 400_000),
]

describe('what is published', () => {
  it('is the hash of the seed', async () => {
    expect(await commitment(seed, serverHashes)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    )
    await expect(commitment(seed.slice(1), serverHashes)).rejects.toThrow(RangeError)
  })
  it('is the list by ascending number, a line feed after each line', async () => {
    expect(listText(applications)).toBe('9,500000\n10,300000\n11,400000\n101,200000\n')
    const expected = createHash('sha256').update('9,500000\n10,300000\n11,400000\n101,200000\n').digest('hex')
    expect(await listHash(applications, serverHashes)).toBe(expected)
    expect(listText([])).toBe('')
  })
  it.each([
    ['2', '10', -1],
    ['10', '10', 0],
    ['9007199254740993', '9007199254740992', 1],
    ['a', 'b', -1],
  ])('orders %s and %s: %s', (one, other, order) => expect(compareIds(one, other)).toBe(order))
})

describe('the round of public randomness', () => {
  it.each([
    ['2020-01-01T00:00:00Z', 1],
    ['2023-08-23T14:09:27Z', 1],
    ['2023-08-23T14:09:28Z', 2],
    ['2023-08-23T14:09:30Z', 2],
    ['2026-04-10T18:00:00+09:00', 27_670_612],
  ])('for an offering until %s is %s', (end, round) => expect(beaconRoundAfter(new Date(end))).toBe(round))

  it('is the first that appears an hour or more after the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }), (end) => {
        const round = beaconRoundAfter(new Date(end))
        expect(beaconRoundAt(round).getTime()).toBeGreaterThanOrEqual(end + 3_600_000)
        expect(beaconRoundAt(round - 1).getTime()).toBeLessThan(end + 3_600_000)
      }),
    )
  })
})

describe('the draw', () => {
  it('follows the published recipe, computed here by hand', async () => {
    const hash = createHash('sha256').update(listText(applications)).digest('hex')
    const byHand = applications
      .map(({ investId }) => ({
        investId,
        rankHex: createHmac('sha256', seed).update(`${hash}:${beacon}:${investId}`).digest('hex'),
      }))
      .sort((one, other) => (one.rankHex < other.rankHex ? -1 : 1))
    const result = await draw({ applications, capacity: yen(700_000), seed, beacon }, serverHashes)
    expect(result.listHash).toBe(hash)
    expect(result.outcomes.map(({ investId, rankHex }) => ({ investId, rankHex }))).toEqual(byHand)
  })
  it('comes out alike on the server and in a browser, whatever order the list came in', async () => {
    const input = { applications, capacity: yen(700_000), seed, beacon }
    const turned = { ...input, applications: [...applications].reverse() }
    expect(await draw(turned, browserHashes)).toEqual(await draw(input, serverHashes))
  })
  it('changes with the beacon: who knows the seed alone cannot foresee it', async () => {
    const ranks = async (randomness: string) =>
      (await draw({ applications, capacity: yen(700_000), seed, beacon: randomness }, serverHashes)).outcomes.map(
        ({ rankHex }) => rankHex,
      )
    expect(await ranks('')).not.toEqual(await ranks(beacon))
  })
  it('passes over what does not fit and goes on', () => {
    const ranked = [300_000, 500_000, 400_000, 200_000, 100_000].map((amount, index) => ({
      ...application(String(index), amount),
      rankHex: `${index}`,
    }))
    expect(pickWinners(ranked, yen(600_000)).map(({ won }) => won)).toEqual([true, false, false, true, true])
  })
  it('never gives more than there is, and leaves no loser who would still fit', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(amounts, fc.integer({ min: 0, max: 40 }), async (units, capacityUnits) => {
        const list = units.map((unit, index) => application(String(index + 1), unit * 100_000))
        const { outcomes } = await draw(
          { applications: list, capacity: yen(capacityUnits * 100_000), seed, beacon: '' },
          serverHashes,
        )
        const left =
          capacityUnits * 100_000 - outcomes.filter(({ won }) => won).reduce((sum, { amount }) => sum + amount, 0)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(outcomes.length).toBe(list.length)
        for (const { won, amount } of outcomes) if (!won) expect(amount).toBeGreaterThan(left)
      }),
      { numRuns: 40 },
    )
  })
})
