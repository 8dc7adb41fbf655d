/** What agrees and what does not, in words: of a period's list, with the rows of the inspection pack's register 47 and, where it is at hand, the bank's statement as CSV. */
export function checkLines(
  list: string,
  register: readonly Record<string, unknown>[],
  statement?: string | null,
): Promise<{ agrees: string[]; problems: string[]; others: string[] }>
