import type { StatementDifference } from '../../../domain/treasury/statement-comparison.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { sql, type RawBuilder } from 'kysely'
import { writtenId } from '../../../domain/treasury/company-account.ts'
import type { AccountEntryKind } from '../../../domain/treasury/account-entry-words.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { leavesFrom } from '../payout/lock-batch.ts'
import { batchThatMayHavePaid, knownByImport, type BatchUnderWay, type ImportedLine } from './attribute-entries.ts'
import type { Id } from '../../../domain/id.ts'

/** What an operator said a line was; the last word where it was corrected. */
export interface Explanation {
  id: Id<'statement_explanation'>
  kind: AccountEntryKind
  reason: FreeText
  explained_by: string
  explained_at: Date
  is_correction: boolean
  /** Whose line of the bank it explains. */
  bank_line_id: Id<'bank_line'>
}

interface Line {
  id: Id<'bank_statement_line'>
  /** Whole yen; positive: received, negative: paid. */
  amount: number
  /** 'YYYY-MM-DD' */
  transacted_on: string
  remarks: string
  read_at: Date
  /** An explanation, or a correction of it, that waits for a second operator. */
  proposal_id: Id<'proposal'> | null
  /** How the bank's own list contradicts it; null where it agrees. */
  difference: StatementDifference['kind'] | null
}

export interface AccountEntryView extends Line {
  /** Branch and number of the account that it is of. */
  account: string
  /** The batch that it may belong to, and before whose end nobody can explain it. */
  may_be_batch_id: Id<'payout_batch'> | null
  explanation: Explanation | null
}

interface Row extends Line, Omit<Explanation, 'id'> {
  real_account_id: string
  is_collecting: boolean
  explanation_id: Explanation['id'] | null
}

/**
 * Lines of the account that wait for an explanation, oldest first: neither booked nor, since what came in waits until the deposits have been
 * read after it, a deposit that is still to be booked. Lines of the first reading are from before the books.
 */
export async function listUnexplained(database: Queryable): Promise<AccountEntryView[]> {
  const rows = await loadRows(
    database,
    sql`entry.id in (select statement_line_id from bank_statement_open)
    and told.id is null
    and not exists (select from bank_line line where line.real_account_id = entry.real_account_id and line.item_key = entry.item_key)
    and (entry.amount < 0 or exists (select from bank_reading deposits where deposits.read_at >= reading.read_at))
    and exists (select from bank_balance earlier where earlier.real_account_id = entry.real_account_id and earlier.id < reading.id)`,
  )
  // Files of transfers are the collecting account's.
  const entries = rows.filter((row) => row.is_collecting)
  const known = knownByImport(entries, await importedLines(database))
  const underWay = await batchesUnderWay(database)
  return rows
    .filter(({ id }) => !known.has(id))
    .map((row) => {
      const ofAccount = underWay.filter(({ from }) =>
        from === null ? row.is_collecting : from === row.real_account_id,
      )
      return { ...toView(row), may_be_batch_id: batchThatMayHavePaid(row, ofAccount) }
    })
}

/** What was explained and meets a condition on `entry` and `told`, in the given order and window. */
export async function listExplained(
  database: Queryable,
  condition: RawBuilder<unknown>,
  window: RawBuilder<unknown>,
): Promise<AccountEntryView[]> {
  return (await loadRows(database, sql`told.id is not null and ${condition}`, window)).map(toView)
}

/** One line with its explanation; null where there is none, or where the books know it by other means. */
export async function findAccountEntry(
  database: Queryable,
  id: Id<'bank_statement_line'>,
): Promise<AccountEntryView | null> {
  const [row] = await loadRows(database, sql`entry.id = ${id}`)
  if (!row) return null
  if (row.explanation_id !== null) return toView(row)
  return (await listUnexplained(database)).find((entry) => entry.id === id) ?? null
}

async function loadRows(
  database: Queryable,
  condition: RawBuilder<unknown>,
  window: RawBuilder<unknown> = sql`order by entry.transacted_on, entry.id`,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select entry.id, entry.real_account_id,
      not exists (select from company_account where company_account.real_account_id = entry.real_account_id) as is_collecting, entry.amount, entry.transacted_on, entry.remarks, reading.read_at,
      told.id as explanation_id, told.kind, told.reason, told.explained_at, told.bank_line_id, told.corrects is not null as is_correction,
      operator.family_name || ' ' || operator.given_name as explained_by, open.proposal_id,
      (select min(kind) from statement_difference found where found.statement_line_id = entry.id and found.ended_at is null) as difference
    from bank_statement_line entry
    join bank_balance reading on reading.id = entry.bank_balance_id
    left join statement_explanation told on told.statement_line_id = entry.id
      and not exists (select from statement_explanation later where later.corrects = told.id)
    left join member operator on operator.id = told.explained_by
    cross join lateral (
      select min(proposal.id) as proposal_id from proposal
      where proposal.status = 'open'
        and ((proposal.kind in ('account_entry', 'fund_line') and proposal.subject = 'account_entry:' || entry.id)
          or (proposal.kind in ('account_entry_correction', 'fund_line', 'payout.return_withdrawal') and proposal.subject = 'explanation:' || told.id)
          or (proposal.kind = 'fund_line' and proposal.content->'of'->'also' @> to_jsonb(entry.id)))
    ) open
    where ${condition} ${window}`.execute(database)
  return rows
}

function toView(row: Row): AccountEntryView {
  const { explanation_id, kind, reason, explained_by, explained_at, is_correction, bank_line_id, ...line } = row
  return {
    ...line,
    account: writtenId(row.real_account_id),
    may_be_batch_id: null,
    explanation:
      explanation_id === null
        ? null
        : { id: explanation_id, kind, reason, explained_by, explained_at, is_correction, bank_line_id },
  }
}

/** Lines that an import of results has booked, save those whose own key the bank's list has told since. */
const importedLines = (database: Queryable): Promise<ImportedLine[]> =>
  database
    .selectFrom('bank_line')
    .select(['amount', 'transacted_on'])
    .where('item_key', 'like', 'payout-file%')
    .orderBy('id')
    .execute()

/** Whose line of the bank is still to come: what waits for a failed transfer's money has left with a line that is booked. */
async function batchesUnderWay(database: Queryable): Promise<(BatchUnderWay & { from: string | null })[]> {
  const rows = await database
    .selectFrom('payout_batch as batch')
    .innerJoin('payout', 'payout.batch_id', 'batch.id')
    .select(['batch.id', 'batch.total', 'batch.payee_count', 'batch.from_account_id'])
    .select(['batch.method', 'batch.sending_at', 'batch.ordered_on'])
    .select((expression) => expression.fn.min<number>('payout.amount').as('smallest'))
    .where('batch.status', 'in', ['sending', 'unclear', 'sent'])
    .where('payout.status', '=', 'in_flight')
    .where('payout.failed_at', 'is', null)
    .groupBy('batch.id')
    .orderBy('batch.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    from: row.from_account_id,
    total: row.total,
    count: row.payee_count,
    smallestPayout: row.smallest,
    since: leavesFrom(row) ?? '',
  }))
}
