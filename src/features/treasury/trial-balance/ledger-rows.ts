import { sql } from 'kysely'
import { taxKeyText } from '../../../domain/treasury/accounting/tax-names.ts'
import { taxKey } from '../../../domain/treasury/consumption-tax/tax-lines.ts'
import { isDebitSection } from '../../../ledger/trial-balance.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { JapanDate } from '../../../domain/calendar.ts'
import { loadBookEntries, type BookDays, type BookEntry } from '../bookkeeping/book-entries.ts'
import { bookInWords } from '../bookkeeping/book-text.ts'
import { accountWords } from '../bookkeeping/posting-account.ts'
import { loadTaxLines } from '../consumption-tax/load-tax-lines.ts'
import { entryText } from '../money-trail/step-text.ts'
import { loadTrialBalance } from './load-trial-balance.ts'

/** 諸口: more than one account stands against it. */
const SEVERAL = '諸口'

export interface LedgerRow {
  /** As operators call the book: the fund's name, or 運営者. */
  book_name: string
  account: string
  on: JapanDate
  entry: string
  counter: string
  remark: string
  /** Of incomes, costs and property: the classes of consumption tax of what was moved. */
  tax: string
  debit: number
  credit: number
  /** On the account's own side after the entry, whole yen. */
  balance: number
}

/**
 * A book's general ledger of some days: account by account in the order of the trial balance, whose balances it begins and ends with.
 * @param only one account, as the trial balance names it.
 */
export async function ledgerRows(
  database: Queryable,
  days: BookDays,
  only: string | null = null,
): Promise<LedgerRow[]> {
  const entries = (await loadBookEntries(database, days)).filter(
    // As in the trial balance: what closes a period or a year moves a result that stands here already.
    ({ kind }) => !['period_closed', 'period_closed_reversed', 'year_closed'].includes(kind),
  )
  const { rows } = await loadTrialBalance(database, days)
  const classes = await loadClasses(database, days)
  const { rows: named } = await sql<{ name: string }>`select ${bookInWords(sql`${days.book}::text`)} as name`.execute(
    database,
  )
  return rows
    .filter(({ account }) => only === null || account === only)
    .flatMap(({ account, section, text, opening }) => {
      const side = isDebitSection(section) ? 1 : -1
      let balance = opening
      return entries.flatMap((entry) =>
        entry.sides
          .filter((each) => each.account === account)
          .map(({ debit, credit }): LedgerRow => {
            balance += side * (debit - credit)
            return {
              book_name: named[0]?.name ?? days.book,
              account: text,
              on: entry.day,
              entry: String(entry.id),
              counter: counterOf(entry, account, debit > 0),
              remark: entryText(entry.kind),
              tax: [...(classes.get(`${entry.id} ${account}`) ?? [])].join('、'),
              debit,
              credit,
              balance,
            }
          }),
      )
    })
}

/** By entry and account. */
async function loadClasses(database: Queryable, days: BookDays): Promise<Map<string, Set<string>>> {
  const classes = new Map<string, Set<string>>()
  for (const line of await loadTaxLines(database, days)) {
    const key = `${line.entryId} ${line.account}`
    classes.set(key, (classes.get(key) ?? new Set()).add(taxKeyText(taxKey(line))))
  }
  return classes
}

function counterOf({ sides }: BookEntry, account: string, isDebited: boolean): string {
  const against = sides.filter((side) => side.account !== account && (isDebited ? side.credit > 0 : side.debit > 0))
  const [only] = against
  return only !== undefined && against.length === 1 ? accountWords(only.account) : SEVERAL
}
