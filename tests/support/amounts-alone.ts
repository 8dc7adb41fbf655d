import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/connect.ts'

/** The rules by which an entry has its record (decision 0496). tests/plants/records-of-entries.test.ts tries each. */
const rules = [
  'line_of_the_bank',
  'owed_as_recorded',
  'told_of_a_line',
  'owner_was_found',
  'approved_by_two',
  'tax_as_agreed',
  'sent_back_by_two',
]

/** From now on entries may have amounts alone, without the lines, lists and decisions behind them: for tests of the ledger itself. */
export async function allowAmountsAlone(database: Database): Promise<void> {
  for (const rule of rules) await sql.raw(`alter table journal_entry disable trigger ${rule}`).execute(database)
}
