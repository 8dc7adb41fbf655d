import { sql } from 'kysely'
import { JOURNAL_LAYOUTS, type JournalProgram } from '../../../domain/treasury/accounting/journal-layouts.ts'
import { shippedTaxName, taxKeyText } from '../../../domain/treasury/accounting/tax-names.ts'
import { taxKey } from '../../../domain/treasury/consumption-tax/tax-lines.ts'
import { outsideShiftJis } from '../../../domain/shift-jis.ts'
import { japanDate } from '../../../domain/calendar.ts'
import type { Book } from '../../../ledger/chart.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadTaxLines } from '../consumption-tax/load-tax-lines.ts'

/** What operators have said that a class is called in a program, by its key. */
export async function loadKeptTaxNames(database: Queryable, program: JournalProgram): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select distinct on (tax_key) tax_key as key, name from accounting_tax_name where program = ${program} order by tax_key, id desc`.execute(
    database,
  )
  return new Map(rows.map(({ key, name }) => [key, name]))
}

export interface TaxName {
  key: string
  text: string
  name: string
  isKept: boolean
}

/** The classes that a book's sums are of, with their names in a program: those that the program ships where nobody has said another one. */
export async function listTaxNames(
  database: Queryable,
  { program, book }: { program: JournalProgram; book: Book },
): Promise<TaxName[]> {
  const kept = await loadKeptTaxNames(database, program)
  const days = { from: japanDate('2000-01-01'), until: japanDate('2999-12-31') }
  const keys = new Set((await loadTaxLines(database, { book, ...days })).map(taxKey))
  return [...keys]
    .filter((key) => key !== 'open')
    .toSorted()
    .map((key) => ({
      key,
      text: taxKeyText(key),
      name: kept.get(key) ?? shippedTaxName(program, key),
      isKept: kept.has(key),
    }))
}

export interface TaxNamesToKeep {
  program: JournalProgram
  book: Book
  names: { key: string; name: string }[]
}

/** Operators say what their program calls the classes, for all books; each version stays. BAD_USER_INPUT beside the field for what the program cannot take. */
export async function keepTaxNames(
  services: Services,
  viewer: Viewer,
  { program, book, names }: TaxNamesToKeep,
): Promise<Outcome<{ kept: number }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const standing = new Map((await listTaxNames(transaction, { program, book })).map((each) => [each.key, each]))
    const asked = names.map(({ key, name }) => ({ key, name: name.trim() }))
    const problems = asked.flatMap(({ key, name }) => {
      const problem = standing.has(key) ? problemOf(program, name) : 'この帳簿にない区分です'
      return problem === null ? [] : [[key, problem]]
    })
    if (problems.length > 0) return badInput(Object.fromEntries(problems))
    const fresh = asked.filter(({ key, name }) => standing.get(key)?.name !== name)
    if (fresh.length === 0) return success({ kept: 0 })
    await transaction
      .insertInto('accounting_tax_name')
      .values(fresh.map(({ key, name }) => ({ program, tax_key: key, name, kept_at: now, kept_by: viewer.memberId })))
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'accounting_names.kept',
      objectType: 'accounting_tax_name',
      objectId: program,
      detail: { method: program, count: fresh.length },
    })
    return success({ kept: fresh.length })
  })
}

/** Longer than names of accounts: 弥生 itself ships thirteen characters. */
const LONGEST = 30

function problemOf(program: JournalProgram, name: string): string | null {
  if (name === '') return '必須です'
  if ([...name].length > LONGEST) return `${LONGEST}文字以内で入力してください`
  const lacking = outsideShiftJis(name)
  return lacking.length === 0
    ? null
    : `${JOURNAL_LAYOUTS[program].text}の文字コードにない文字です（${lacking.join('、')}）`
}
