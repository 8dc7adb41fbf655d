import { sql } from 'kysely'
import { japanDate } from '../../src/domain/calendar.ts'
import { summaryOf } from '../../src/domain/treasury/consumption-tax/summary.ts'
import { loadTaxLines } from '../../src/features/treasury/consumption-tax/load-tax-lines.ts'
import type { Database } from '../../src/platform/database/connect.ts'

const always = { from: japanDate('2000-01-01'), until: japanDate('2199-12-31') }

interface Sum {
  book: string
  account: string
  yen: number
}

/**
 * Where the consumption tax of the lines is not the summary's: a yen of income or cost that moved in the ledger and stands in no line, or in two, and a summary
 * that is not the sum of its lines. Empty when all is well.
 */
export async function brokenTaxSums(database: Database): Promise<string[]> {
  const lines = await loadTaxLines(database, always)
  const { rows: moved } = await sql<Sum>`
    select posting.book, posting_account(posting.account_kind, posting.account_ref) as account, -sum(posting.amount)::bigint as yen
    from posting join journal_entry entry on entry.id = posting.entry_id
    where posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'declared_income', 'cost', 'fee') and posting.book <> 'legacy'
      and entry.kind not in ('period_closed', 'period_closed_reversed', 'books_opened')
    group by 1, 2`.execute(database)
  const ofLines = new Map<string, number>()
  for (const { book, account, amount } of lines.filter((line) => line.account !== 'property'))
    ofLines.set(`${book} ${account}`, (ofLines.get(`${book} ${account}`) ?? 0) + amount)
  const ofLedger = new Map(moved.map(({ book, account, yen }) => [`${book} ${account}`, Number(yen)]))
  const apart = [...new Set([...ofLines.keys(), ...ofLedger.keys()])]
    .filter((key) => (ofLines.get(key) ?? 0) !== (ofLedger.get(key) ?? 0))
    .map((key) => `${key}: ${ofLines.get(key) ?? 0} yen in the lines, ${ofLedger.get(key) ?? 0} in the ledger`)
  const turned = (isIncome: boolean): number => (isIncome ? 1 : -1)
  const summed = summaryOf(lines).reduce((sum, row) => sum + turned(row.isIncome) * row.tax, 0)
  const tax = lines.reduce((sum, line) => sum + line.tax, 0)
  return summed === tax ? apart : [...apart, `tax of lines ${tax}, of the summary ${summed}`]
}
