import { compareIds, type Hashes, type LotteryOutcome } from './lottery.ts'
import { addYen, subtractYen, type Yen } from '../money.ts'

/**
 * What became of the room after a draw, step by step, as it is published. From the list, the seed, the public randomness and these steps anybody can
 * follow each offer to a substitute. Hashes come in as arguments, as for the draw.
 */

export const lotteryStepKinds = {
  lapsed: '枠が空いた',
  reinstated: '期限内の入金が分かり、枠に戻った',
  offered: '補欠に案内',
  accepted: '補欠が承諾',
  declined: '補欠が辞退',
  expired: '案内の期限切れ',
  passed: '本人の条件により見送り',
} as const
export type LotteryStepKind = keyof typeof lotteryStepKinds

export type LotteryStep = {
  /** From 1, without gaps. */
  readonly seq: number
  /** RFC 3339 in Japan's time, to the second, as it stands in the hashed text. */
  readonly at: string
  readonly kind: LotteryStepKind
  readonly investId: string
  readonly amount: Yen
  /** Room that nobody has and that is offered to nobody. */
  readonly freeAfter: Yen
  /** SHA-256 of the text of the step before, of the first step the list's. */
  readonly previousHash: string
}

/** The hashed text of a step: a line with a line feed. */
export function stepText({ seq, at, kind, investId, amount, freeAfter, previousHash }: LotteryStep): string {
  return `${[seq, at, kind, investId, amount, freeAfter, previousHash].join(',')}\n`
}

/** Who said with the application that a later place would be taken: a line with the number for each, ascending. */
export function substitutesText(investIds: readonly string[]): string {
  return [...investIds]
    .sort(compareIds)
    .map((investId) => `${investId}\n`)
    .join('')
}

export type ListedOutcome = LotteryOutcome & { readonly asSubstitute: boolean }

export type StepProblem = {
  readonly seq: number
  /** chain: place, time or hash. move: of an application that does not stand where the step finds it. room: the sum. turn: somebody before was left out, or it does not fit. */
  readonly problem: 'chain' | 'move' | 'room' | 'turn'
}

type Standing = 'holds' | 'waiting' | 'offered' | 'ended' | 'out'

/** Where each step finds an application and leaves it. */
const moves: Readonly<Record<LotteryStepKind, Partial<Record<Standing, Standing>>>> = {
  lapsed: { holds: 'ended' },
  reinstated: { ended: 'holds' },
  offered: { waiting: 'offered' },
  accepted: { offered: 'holds' },
  declined: { waiting: 'out', offered: 'out' },
  expired: { offered: 'out' },
  passed: { waiting: 'waiting' },
}

const takesRoom = (standing: Standing): boolean => standing === 'holds' || standing === 'offered'

export type PublishedSteps = {
  readonly listHash: string
  /** What the winners may take together. */
  readonly capacity: Yen
  /** In the order of the draw. */
  readonly outcomes: readonly ListedOutcome[]
  readonly steps: readonly LotteryStep[]
}

/** Follows the steps one by one; what does not agree, by the step's number. Never throws for what a forger may have written. */
export async function replaySteps(
  { listHash, capacity, outcomes, steps }: PublishedSteps,
  { sha256Hex }: Pick<Hashes, 'sha256Hex'>,
): Promise<StepProblem[]> {
  const standing = new Map<string, Standing>(
    outcomes.map(({ investId, won, asSubstitute }) => [investId, won ? 'holds' : asSubstitute ? 'waiting' : 'out']),
  )
  const amounts = new Map(outcomes.map(({ investId, amount }) => [investId, amount]))
  const passed = new Set<string>()
  const problems: StepProblem[] = []
  let free = subtractYen(capacity, addYen(...outcomes.filter(({ won }) => won).map(({ amount }) => amount)))
  let previous = { seq: 0, at: '', hash: listHash }
  for (const step of steps) {
    const { seq, at, kind, investId, amount } = step
    const wrong = (problem: StepProblem['problem']) => problems.push({ seq, problem })
    if (seq !== previous.seq + 1 || at < previous.at || step.previousHash !== previous.hash) wrong('chain')
    previous = { seq, at, hash: await sha256Hex(new TextEncoder().encode(stepText(step))) }
    const from = standing.get(investId)
    const to = from === undefined ? undefined : moves[kind][from]
    if (from === undefined || to === undefined || amounts.get(investId) !== amount) {
      wrong('move')
      continue
    }
    // Somebody passed over who may apply again meanwhile still comes before those further down.
    const before = outcomes.slice(
      0,
      outcomes.findIndex((one) => one.investId === investId),
    )
    const isLeftOut = (one: ListedOutcome) =>
      standing.get(one.investId) === 'waiting' && one.amount <= free && !passed.has(one.investId)
    if ((kind === 'offered' || kind === 'passed') && (amount > free || before.some(isLeftOut))) wrong('turn')
    standing.set(investId, to)
    if (kind === 'passed') passed.add(investId)
    if (takesRoom(from) !== takesRoom(to)) free = takesRoom(to) ? subtractYen(free, amount) : addYen(free, amount)
    if (kind === 'lapsed' || kind === 'expired' || kind === 'declined') passed.clear()
    if (step.freeAfter !== free || free < 0) wrong('room')
  }
  return problems
}
