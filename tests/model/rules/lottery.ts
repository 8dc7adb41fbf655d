import { createHash, createHmac } from 'node:crypto'
import { endOfDayAfter } from './japan-time.ts'
import { at, inFund, type Model } from './model.ts'

/** What everybody may read after the draw. */
export interface Proof {
  commitment: string
  listHash: string
  seed: string
  beacon: string | null
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** The application list's hash, by the published recipe. */
function listHash(model: Model, fund: number): string {
  const entries = inFund(model, fund, 'Apply').toSorted((one, other) => one.id - other.id)
  return sha256(entries.map(({ id, amount }) => `${id},${amount}\n`).join(''))
}

/**
 * Draws by the published recipe: down the order of the HMACs, whose whole amount still fits wins.
 * @throws Error where the proof does not hold what was promised.
 */
export function drawLottery(
  model: Model,
  place: number,
  proof: Proof,
): { winners: number; losers: number; substitutes: number } {
  const fund = at(model.funds, place)
  if (proof.commitment !== fund.commitment)
    throw new Error('the commitment is not the one that was shown at publishing')
  if (sha256(Buffer.from(proof.seed, 'hex')) !== fund.commitment)
    throw new Error('the seed is not the one that was promised')
  const hash = listHash(model, place)
  if (hash !== proof.listHash) throw new Error('the list is not that of the applications')
  const rank = (id: number): string =>
    createHmac('sha256', Buffer.from(proof.seed, 'hex'))
      .update(`${hash}:${proof.beacon ?? ''}:${id}`)
      .digest('hex')
  const order = inFund(model, place, 'Apply')
    .map((one) => ({ one, rank: rank(one.id) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  let room = fund.total - fund.subordinated
  let winners = 0
  for (const { one } of order) {
    const wins = one.amount <= room
    if (!wins && one.asSubstitute) {
      const application = model.investments.indexOf(one)
      const { member, amount } = one
      model.line.push({ member, fund: place, amount, status: 'waiting', until: null, application })
      continue
    }
    one.status = wins ? 'Entry' : 'NotSelected'
    if (!wins) continue
    room -= one.amount
    winners += 1
    one.deadline = endOfDayAfter(fund.end, 4)
  }
  fund.drawnAt = model.now
  const substitutes = order.filter(({ one }) => one.status === 'Apply').length
  return { winners, substitutes, losers: order.length - winners - substitutes }
}
