import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import {
  listText,
  sealedText,
  type PeriodLine,
  type PeriodLineKind,
  type PeriodLinePayer,
} from '../../../domain/investing/period-lines.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import type { Services } from '../../core/services.ts'
import { endOf, type ClosedDays } from './period-books.ts'

/** The lines that a closing takes, with what opens each of them. */
export interface SealedLine extends PeriodLine {
  salt: string
  statementLineId: Id<'bank_statement_line'> | null
  entryId: Id<'journal_entry'>
}

interface Row {
  entryId: Id<'journal_entry'>
  kind: PeriodLineKind
  payer: PeriodLinePayer
  amount: number
  day: string
  statementLineId: Id<'bank_statement_line'> | null
  bank: { account: string; day: string; amount: number; remarks: string } | null
}

/** What the closing of a period is about to take, line by line, in the order of days; each sealed with a salt of its own. */
export async function sealLines(
  database: Queryable,
  { randomBytes }: Pick<Services, 'randomBytes'>,
  period: ClosedDays,
): Promise<SealedLine[]> {
  const { rows } = await sql<Row>`
    select result.entry_id as "entryId", case result.account_kind when 'cost' then result.account_ref else result.account_kind end as kind,
      coalesce(result.counterparty, 'none') as payer, -sum(result.amount)::bigint as amount, result.own_day as day,
      line.id as "statementLineId", case when line.id is not null then
        json_build_object('account', line.real_account_id, 'day', line.transacted_on, 'amount', line.amount, 'remarks', line.remarks) end as bank
    from untaken_result_lines(${period.fundId}, ${endOf(period)}) result
    left join bank_statement_line line on line.id = result.statement_line_id
    group by result.entry_id, 2, result.counterparty, result.own_day, line.id
    having sum(result.amount) <> 0
    order by result.own_day, result.entry_id, 2`.execute(database)
  return rows.map(({ entryId, kind, payer, amount, day, statementLineId, bank }) => {
    const salt = randomBytes(16).toString('hex')
    const sealed =
      bank === null
        ? { entryId: String(entryId) }
        : { realAccountId: bank.account, day: japanDate(bank.day), amount: bank.amount, remarks: bank.remarks }
    const hash = sha256Hex(sealedText(salt, sealed))
    return { entryId, kind, payer, amount, day: japanDate(day), statementLineId, salt, hash }
  })
}

/** What is published of the list at the closing. */
export const hashOfList = (lines: readonly PeriodLine[]): string => sha256Hex(listText(lines))

export async function keepLines(
  transaction: Transaction,
  closingId: Id<'period_closing'>,
  lines: readonly SealedLine[],
): Promise<void> {
  if (lines.length === 0) return
  await transaction
    .insertInto('period_line')
    .values(
      lines.map(({ day, amount, kind, payer, salt, hash, statementLineId, entryId }, place) => ({
        closing_id: closingId,
        seq: place + 1,
        day,
        amount,
        kind,
        payer,
        salt,
        hash,
        statement_line_id: statementLineId,
        entry_id: entryId,
      })),
    )
    .execute()
}
