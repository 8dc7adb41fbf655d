/**
 * What agrees and what does not, in words: of a period's list, with the rows of the inspection pack's register 47 and, where they are at hand, the bank's
 * statement as CSV and the rows of register 16.
 */
export function checkLines(
  list: string,
  register: readonly Record<string, unknown>[],
  statement?: string | null,
  ledger?: readonly Record<string, unknown>[] | null,
): Promise<{ agrees: string[]; problems: string[]; others: string[] }>
