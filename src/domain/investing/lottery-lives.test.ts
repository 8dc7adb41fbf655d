import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { idOf } from '../id.ts'
import { draw, type Hashes } from './lottery.ts'
import { replaySteps, stepText, type ListedOutcome, type LotteryStep, type LotteryStepKind } from './lottery-steps.ts'
import { addYen, subtractYen, yen, type Yen } from '../money.ts'
import { goDownTheLine } from './waitlist.ts'

// Whole lives of all-or-nothing lotteries: some who are drawn do not pay, substitutes take their places or do not, and the operator may close what is
// left up to the printed share. Of each kind of fund nearly all come into being, and each is recomputed from what is published.
// LOTTERY_DRAWS=2000 plays the whole number.

const draws = Number(process.env['LOTTERY_DRAWS'] ?? 40)

const hashes: Hashes = {
  sha256Hex: (message) => createHash('sha256').update(message).digest('hex'),
  hmacSha256Hex: (key, message) => createHmac('sha256', key).update(message).digest('hex'),
}
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Numbers from 0 to 1 that a seed gives, the same ever again. */
function chanceFrom(seed: string): () => number {
  let turn = 0
  return () => Number.parseInt(sha256(`${seed}:${(turn += 1)}`).slice(0, 12), 16) / 2 ** 48
}

interface Kind {
  name: string
  capacity: number
  /** How much is asked for, against what there is. */
  times: number
  amounts: readonly number[]
}

const kinds: readonly Kind[] = [
  { name: 'twice as much in parts of 300,000 yen', capacity: 38_500_000, times: 2, amounts: [300_000] },
  { name: 'three times as much in parts of 1,000,000 yen', capacity: 38_500_000, times: 3, amounts: [1_000_000] },
  {
    name: 'three times as much, mixed',
    capacity: 38_500_000,
    times: 3,
    amounts: [100_000, 200_000, 300_000, 500_000, 1_000_000],
  },
]

/** In percent of what investors are asked for. */
const fillInPercent = 10
/** In percent of those who applied. */
const asSubstitutePercent = 60
/** Closing days of two weeks, the last of them the operators': so many times a place can be offered, kept for three days, and offered again. */
const rounds = 4

interface Life {
  /** What is missing when the window has ended. */
  gap: Yen
  problems: number
  steps: number
}

async function live(kind: Kind, serial: number): Promise<Life> {
  const chance = chanceFrom(`${kind.name}/${serial}`)
  const notPaying = 0.05 + 0.05 * chance()
  const applications: { investId: string; amount: Yen }[] = []
  for (let asked = 0; asked < kind.capacity * kind.times;) {
    const amount = kind.amounts[Math.floor(chance() * kind.amounts.length)] ?? 0
    applications.push({ investId: String(serial * 10_000 + applications.length), amount: yen(amount) })
    asked += amount
  }
  const capacity = yen(kind.capacity)
  const seed = createHash('sha256').update(`${kind.name} ${serial}`).digest()
  const { listHash, outcomes: drawn } = await draw({ applications, capacity, seed, beacon: '' }, hashes)
  const outcomes: ListedOutcome[] = drawn.map((one) => ({ ...one, asSubstitute: chance() * 100 < asSubstitutePercent }))

  const steps: LotteryStep[] = []
  let free = subtractYen(capacity, addYen(...drawn.filter(({ won }) => won).map(({ amount }) => amount)))
  const record = (kindOfStep: LotteryStepKind, { investId, amount }: ListedOutcome, change: -1 | 0 | 1) => {
    const before = steps.at(-1)
    free = yen(free + change * amount)
    steps.push({
      seq: steps.length + 1,
      at: '2026-04-20T00:00:00+09:00',
      kind: kindOfStep,
      investId,
      amount,
      freeAfter: free,
      previousHash: before === undefined ? listHash : sha256(stepText(before)),
    })
  }
  for (const one of outcomes) if (one.won && chance() < notPaying) record('lapsed', one, 1)
  let line = outcomes.filter(({ won, asSubstitute }) => !won && asSubstitute)
  for (let round = 0; round < rounds; round += 1) {
    const places = line.map((one, index) => ({
      id: idOf<'waitlist_entry'>(index + 1),
      amount: one.amount,
      mayApply: true,
    }))
    const turns = new Set(goDownTheLine(places, free).map(({ id }) => Number(id) - 1))
    const offered = line.filter((_, index) => turns.has(index))
    for (const one of offered) record('offered', one, -1)
    // A few do not answer, and a few take the place and do not pay.
    for (const one of offered) {
      const mood = chance()
      if (mood < 0.15) record('expired', one, 1)
      else record('accepted', one, 0)
      if (mood > 1 - notPaying) record('lapsed', one, 1)
    }
    line = line.filter((_, index) => !turns.has(index))
  }
  const problems = await replaySteps({ listHash, capacity, outcomes, steps }, hashes)
  return { gap: free, problems: problems.length, steps: steps.length }
}

it.each(kinds)('$name: nearly all funds come into being', async (kind) => {
  const lives: Life[] = []
  for (let serial = 1; serial <= draws; serial += 1) lives.push(await live(kind, serial))
  const most = (kind.capacity * fillInPercent) / 100
  const reached = lives.filter(({ gap }) => gap <= most).length
  const byThemselves = lives.filter(({ gap }) => gap === 0).length
  expect(lives.map(({ problems }) => problems)).toEqual(lives.map(() => 0))
  expect(lives.some(({ steps }) => steps > 0)).toBe(true)
  const told = `${reached} of ${draws} come into being, ${byThemselves} of them without the operator's money`
  expect(reached / draws, told).toBeGreaterThanOrEqual(0.95)
})
