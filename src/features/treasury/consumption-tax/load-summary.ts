import { sql } from 'kysely'
import { TAX_CLASSES } from '../../../domain/treasury/consumption-tax/classes.ts'
import { facing, summaryOf } from '../../../domain/treasury/consumption-tax/summary.ts'
import type { Book } from '../../../ledger/chart.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { bookInWords } from '../bookkeeping/book-text.ts'
import { parseBookDays } from '../bookkeeping/parse-book-days.ts'
import { accountWords } from '../bookkeeping/posting-account.ts'
import { loadTaxLines, type TaxDays, type TaxLine, type TaxSubject } from './load-tax-lines.ts'

/** One book, or where none is named all of them. */
export function parseTaxDays({ book, from, until }: { book: string; from: string; until: string }): Outcome<TaxDays> {
  const days = parseBookDays({ book: book === '' ? 'operator' : book, from, until })
  if (!days.ok) return days
  return success({ ...days.value, book: book === '' ? undefined : days.value.book })
}

export interface TaxSummaryRow {
  key: string
  book_name: string
  /** 収入 or 支出. */
  side: string
  class_text: string
  rate_text: string
  count: number
  usual: number
  gross: number
  base: number
  tax: number
  share_text: string
  deductible: number
}

const percent = (share: number | null): string => (share === null || share === 0 ? '' : `${share}％`)
const deducted = (share: number | null): string => (share === null ? '' : `${share}％`)
const SIDES = { in: '収入', out: '支出' } as const

/** What was sold and bought in the days, by book, class and rate: the sum of the lines, and nothing else. */
export async function loadTaxSummary(database: Queryable, days: TaxDays): Promise<TaxSummaryRow[]> {
  const lines = await loadTaxLines(database, days)
  const names = await loadBookNames(database, lines)
  const classes = Object.keys(TAX_CLASSES)
  const books: readonly string[] = [...names.keys()]
  const placeOf = (book: string): number => books.indexOf(book)
  return summaryOf(lines)
    .toSorted(
      (one, other) =>
        placeOf(one.book) - placeOf(other.book) ||
        Number(other.isIncome) - Number(one.isIncome) ||
        classes.indexOf(one.taxClass) - classes.indexOf(other.taxClass) ||
        (other.share ?? 0) - (one.share ?? 0),
    )
    .map(({ book, taxClass, rate, share, isIncome, count, usual, gross, base, tax, deductible }) => ({
      key: [book, taxClass, rate, share, isIncome].join(),
      book_name: names.get(book) ?? book,
      side: isIncome ? SIDES.in : SIDES.out,
      class_text: TAX_CLASSES[taxClass],
      rate_text: percent(rate),
      count,
      usual,
      gross,
      base,
      tax,
      share_text: deducted(share),
      deductible,
    }))
}

/** The lines that a summary is the sum of. */
export async function loadTaxLineRows(database: Queryable, days: TaxDays) {
  const lines = await loadTaxLines(database, days)
  const names = await loadBookNames(database, lines)
  return lines.map((line) => {
    const { book, day, entryId, account, taxClass, isSaid, rate, share, invoiceNumber, remarks, about } = line
    const { gross, tax, deductible } = facing(line, line.isIncome)
    return {
      book_name: names.get(book) ?? book,
      on: day,
      entry: String(entryId),
      account: accountWords(account),
      class_text: TAX_CLASSES[taxClass],
      basis: isSaid ? '入力' : '通常の区分',
      rate_text: percent(rate),
      gross,
      tax,
      share_text: deducted(share),
      deductible,
      invoice_number: invoiceNumber ?? '',
      remarks,
      about,
    }
  })
}

/** A sum whose class nobody has said: what an operator looks through before the year's figures go to the adviser. */
export interface UnsaidTaxLine {
  key: string
  book_name: string
  on: string
  account: string
  class_text: string
  gross: number
  remarks: string
  about: string
  subject: TaxSubject
  /** Which classes may be said. */
  way: 'income' | 'cost' | 'building'
}

const MOST_UNSAID = 100

/** What is open and can be said, the oldest first; then what has the usual class without an invoice. */
export async function listUnsaidTaxLines(database: Queryable, days: TaxDays): Promise<UnsaidTaxLine[]> {
  const lines = await loadTaxLines(database, days)
  const names = await loadBookNames(database, lines)
  const asked = (wanted: string) => lines.filter(({ taxClass, isSaid }) => !isSaid && taxClass === wanted)
  return [...asked('open'), ...asked('purchase_without_invoice')]
    .flatMap(({ subject, book, day, entryId, account, taxClass, isIncome, amount, remarks, about }): UnsaidTaxLine[] =>
      subject === null
        ? []
        : [
            {
              key: `${entryId} ${account} ${taxClass} ${Math.sign(amount)}`,
              book_name: names.get(book) ?? book,
              on: day,
              account: accountWords(account),
              class_text: TAX_CLASSES[taxClass],
              gross: isIncome ? amount : -amount,
              remarks,
              about,
              subject,
              way: isIncome ? 'income' : account === 'property' ? 'building' : 'cost',
            },
          ],
    )
    .slice(0, MOST_UNSAID)
}

/** The operator's first, then the funds', the latest first. */
async function loadBookNames(database: Queryable, lines: readonly TaxLine[]): Promise<Map<string, string>> {
  const books = [...new Set(lines.map(({ book }) => book))].toSorted(
    (one, other) => numberOf(other) - numberOf(one) || (one < other ? -1 : 1),
  )
  const { rows } = await sql<{ book: Book; name: string }>`
    select asked.book, ${bookInWords(sql`asked.book`)} as name from unnest(${books}::text[]) with ordinality asked (book, place) order by place`.execute(
    database,
  )
  return new Map<string, string>(rows.map(({ book, name }) => [book, name]))
}

const numberOf = (book: Book): number => (book.startsWith('fund:') ? Number(book.slice(5)) : Number.MAX_SAFE_INTEGER)
