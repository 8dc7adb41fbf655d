import { subtractYen, type Yen } from '../money.ts'

/** What is told of a calculation period, in the order in which money goes its way. */
export const COMPARED_ITEMS = {
  rent: '賃料',
  other_income: 'その他の収入',
  costs: '費用・報酬',
  sale: '売却損益',
  dividend: '分配（税引前）',
} as const
export type ComparedItem = keyof typeof COMPARED_ITEMS

/** closed: its result is fixed. counting: it is over, and its result is not fixed yet. */
export const COMPARED_STATES = { planned: '予定', running: '進行中', counting: '集計中', closed: '確定' } as const
export type ComparedState = keyof typeof COMPARED_STATES

export function comparedState(period: {
  readonly hasBegun: boolean
  readonly isOver: boolean
  readonly isClosed: boolean
}): ComparedState {
  if (period.isClosed) return 'closed'
  if (!period.hasBegun) return 'planned'
  return period.isOver ? 'counting' : 'running'
}

/** Whole yen; null: there is no plan of it, or no record. */
export type PlannedAndRecorded = { readonly planned: Yen | null; readonly recorded: Yen | null }

export type ComparedRow = PlannedAndRecorded & {
  readonly item: ComparedItem
  /** Record less plan; null where one of them is missing. */
  readonly difference: Yen | null
}

/**
 * Plan and record of a period side by side. Records are told of a closed period alone: what is booked of an open one may still change. Without a plan there is
 * no difference, and what has neither is left out.
 */
export function comparedRows(
  state: ComparedState,
  items: Readonly<Partial<Record<ComparedItem, PlannedAndRecorded>>>,
): ComparedRow[] {
  return (Object.keys(COMPARED_ITEMS) as ComparedItem[]).flatMap((item) => {
    const { planned, recorded: booked } = items[item] ?? { planned: null, recorded: null }
    const recorded = state === 'closed' ? booked : null
    if (planned === null && recorded === null) return []
    const difference = planned === null || recorded === null ? null : subtractYen(recorded, planned)
    return [{ item, planned, recorded, difference }]
  })
}
