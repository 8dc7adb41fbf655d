import type { Goal, OfferingMethod } from './fund.ts'
import { addYen, floorDivide, flooredPercent, subtractYen, type Yen } from '../money.ts'

/** What the API tells of a fund's offering. `investTotal` holds the subordinated part. */
export type OfferingFacts = {
  readonly offeringMethod: OfferingMethod
  /** Whether members may wait for room while it is full. */
  readonly hasLine: boolean
  readonly goal: Goal
  readonly offeringStartAt: Date
  readonly offeringEndAt: Date
  readonly fundTotal: Yen
  readonly subordinatedAmount: Yen
  readonly investTotal: Yen
  /** Of free room, what is kept for those whose turn on the waitlist it is. */
  readonly held: Yen
  readonly isGoaled: boolean
  /** Whether it is recorded that the fund failed. */
  readonly hasFailed: boolean
  /** Whether its operation is recorded as begun. */
  readonly hasBegun: boolean
}

/** full: nobody can apply now. funded: paid in full before the end. odds: more applied for than a lottery gives. judging: whether the fund comes about is not decided yet. */
export type OfferingWord = {
  readonly kind: 'full' | 'funded' | 'odds' | 'judging'
  readonly label: string
  /** What is open in spite of it; null where nothing is. */
  readonly detail: string | null
}

/**
 * What stands beside a fund's progress where the progress alone would mislead, the same on card, page, box and list;
 * null where the progress says it all.
 */
export function offeringWord(facts: OfferingFacts, now: Date): OfferingWord | null {
  if (facts.hasFailed || facts.hasBegun || now.getTime() < facts.offeringStartAt.getTime()) return null
  if (now.getTime() > facts.offeringEndAt.getTime()) {
    const isOpen = facts.goal === 'all_or_nothing' && !facts.isGoaled
    return isOpen ? { kind: 'judging', label: '成立の判定中', detail: null } : null
  }
  if (facts.isGoaled) return { kind: 'funded', label: '満額・募集終了', detail: null }
  if (facts.offeringMethod === 'lottery') return oddsWord(facts)
  const isFull = addYen(facts.investTotal, facts.held) >= facts.fundTotal
  return isFull
    ? { kind: 'full', label: '満額・受付停止中', detail: facts.hasLine ? 'キャンセル待ち受付中' : null }
    : null
}

/** Whether an application can be made now or later: such funds lead a list. */
export function mayBeJoined(facts: OfferingFacts, now: Date): boolean {
  const word = offeringWord(facts, now)
  return (
    now.getTime() <= facts.offeringEndAt.getTime() &&
    !facts.hasFailed &&
    !facts.hasBegun &&
    (word === null || word.kind === 'odds')
  )
}

/**
 * 応募率: of what investors are asked for, the part that is applied for; floored, whole percent. Passes 100 while a lottery runs. The operator's
 * subordinated part is in neither.
 */
export const appliedShare = (applied: Yen, senior: Yen): number => flooredPercent(applied, senior)

/** The same out of the totals that the API tells, which hold the subordinated part. */
export const appliedPercent = ({
  fundTotal,
  subordinatedAmount,
  investTotal,
}: Pick<OfferingFacts, 'fundTotal' | 'subordinatedAmount' | 'investTotal'>): number =>
  appliedShare(subtractYen(investTotal, subordinatedAmount), subtractYen(fundTotal, subordinatedAmount))

/** A lottery over its amount: how many times over, floored to hundredths. */
function oddsWord({ fundTotal, subordinatedAmount, investTotal }: OfferingFacts): OfferingWord | null {
  if (investTotal <= fundTotal) return null
  const applied = BigInt(subtractYen(investTotal, subordinatedAmount))
  const hundredths = Number(floorDivide(applied * 100n, BigInt(subtractYen(fundTotal, subordinatedAmount))))
  return {
    kind: 'odds',
    label: `応募倍率 ${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}倍`,
    detail: null,
  }
}
