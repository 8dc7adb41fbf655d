import type { Id } from '../id.ts'

/** A line as the bank lists it, in its order. */
export interface ListedLine {
  itemKey: string
  /** Whole yen; negative left the account. */
  amount: number
  transactedOn: string
  remarks: string
  /** What the account held after it. */
  balance: number
}

/** A line as it was kept when the bank listed it first. */
export interface KeptLine extends Omit<ListedLine, 'balance'> {
  id: Id<'bank_statement_line'>
  /** Null for those that were kept before balances were. */
  balance: number | null
}

export type StatementDifference =
  | { kind: 'not_listed'; kept: KeptLine; listed: null }
  | { kind: 'listed_otherwise'; kept: KeptLine; listed: ListedLine }
  | { kind: 'broken_balance'; kept: null; listed: ListedLine }

/**
 * What was kept of some days of an account, held against the bank's list of these days. What the bank lists and nobody has kept yet is no difference: it
 * is new.
 * @param newestOfBefore the newest line that was kept of earlier days.
 */
export function compareStatement(
  kept: readonly KeptLine[],
  listed: readonly ListedLine[],
  newestOfBefore: Id<'bank_statement_line'> | null = null,
): StatementDifference[] {
  return [...brokenBalances(listed), ...changedLines(kept, listed, newestOfBefore)]
}

function brokenBalances(listed: readonly ListedLine[]): StatementDifference[] {
  return listed.flatMap((line, index) => {
    const before = listed[index - 1]
    const follows = before === undefined || before.balance + line.amount === line.balance
    return follows ? [] : [{ kind: 'broken_balance', kept: null, listed: line }]
  })
}

function changedLines(
  kept: readonly KeptLine[],
  listed: readonly ListedLine[],
  newestOfBefore: Id<'bank_statement_line'> | null,
): StatementDifference[] {
  const byKey = new Map(listed.map((line) => [line.itemKey, line]))
  const moved = keysMovedByLateLines(kept, listed, newestOfBefore)
  return kept.flatMap((line): StatementDifference[] => {
    const found = byKey.get(line.itemKey)
    if (found === undefined) return [{ kind: 'not_listed', kept: line, listed: null }]
    const isSame =
      found.amount === line.amount &&
      found.transactedOn === line.transactedOn &&
      found.remarks === line.remarks &&
      (line.balance === null || moved.has(line.itemKey) || found.balance === line.balance)
    return isSame ? [] : [{ kind: 'listed_otherwise', kept: line, listed: found }]
  })
}

/** Lines before which the bank has put another one since they were kept: the balance after them is no longer what it was. */
function keysMovedByLateLines(
  kept: readonly KeptLine[],
  listed: readonly ListedLine[],
  newestOfBefore: Id<'bank_statement_line'> | null,
): Set<string> {
  const ids = new Map(kept.map(({ itemKey, id }): [string, number] => [itemKey, id]))
  const moved = new Set<string>()
  let newest: number = newestOfBefore ?? 0
  // A line of no yen moves nothing, and is not kept.
  for (const { itemKey } of listed.filter(({ amount }) => amount !== 0)) {
    const id = ids.get(itemKey) ?? Infinity
    if (id < newest) moved.add(itemKey)
    else newest = id
  }
  return moved
}
