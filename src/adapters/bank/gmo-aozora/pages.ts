import { BankUnavailable } from '../bank-failure.ts'

export interface Page<Row> {
  rows: Row[]
  hasNext: boolean
  nextItemKey: string
}

/** Reads page after page (500 rows each) by repeating the unchanged request with the key of the next page. */
export async function allPages<Row>(readPage: (nextItemKey: string | undefined) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  const seen = new Set<string>()
  let key: string | undefined
  for (;;) {
    const page = await readPage(key)
    rows.push(...page.rows)
    if (!page.hasNext) return rows
    // Half a list of deposits would look like unpaid applications, so a broken chain is no answer at all.
    if (!page.nextItemKey || seen.has(page.nextItemKey))
      throw new BankUnavailable('the bank broke off its list of pages')
    key = page.nextItemKey
    seen.add(key)
  }
}

export function inGroupsOf<Item>(size: number, items: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size))
  return groups
}
