import { sql } from 'kysely'
import { addDays, formatDate, japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import {
  compareStatement,
  type KeptLine,
  type ListedLine,
  type StatementDifference,
} from '../../../domain/treasury/statement-comparison.ts'
import { STATEMENT_DIFFERENCES } from '../../../domain/treasury/statement-difference-words.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueueOperatorNotice } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'

/** What is kept of an account's statement, as it stood before the bank was asked. */
export interface KeptStatement {
  account: string
  /** The first day that is compared. */
  from: JapanDate
  lines: KeptLine[]
  newestOfBefore: Id<'bank_statement_line'> | null
}

/** To be asked before the bank's list: what another reading keeps meanwhile may stand on no list of ours. */
export async function loadKept(database: Queryable, account: string, from: JapanDate): Promise<KeptStatement> {
  const lines = await database
    .selectFrom('bank_statement_line')
    .select(['id', 'item_key as itemKey', 'amount', 'transacted_on as transactedOn', 'remarks', 'balance'])
    .where('real_account_id', '=', account)
    .where('transacted_on', '>=', from)
    .execute()
  const before = await database
    .selectFrom('bank_statement_line')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('real_account_id', '=', account)
    .where('transacted_on', '<', from)
    .executeTakeFirstOrThrow()
  return { account, from, lines, newestOfBefore: before.id }
}

/** Accounts of whose statement something is kept, and that two people have neither linked nor opened in the books: no list of a bank has their lines. */
export async function listUnknownAccounts(database: Queryable, read: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('bank_balance as reading')
    .select('reading.real_account_id')
    .distinct()
    .where('reading.real_account_id', 'not in', read)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_account')
            .select('company_account.real_account_id')
            .whereRef('company_account.real_account_id', '=', 'reading.real_account_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_opening')
            .select('bank_opening.real_account_id')
            .whereRef('bank_opening.real_account_id', '=', 'reading.real_account_id'),
        ),
      ),
    )
    .execute()
  return rows.map((row) => row.real_account_id)
}

/** A difference is looked after until the bank's list agrees again: the list has to reach back to the line before it. */
export async function readFromForDifferences(database: Queryable, account: string): Promise<JapanDate | null> {
  const { first } = await database
    .selectFrom('statement_difference')
    .select(({ fn }) => fn.min('transacted_on').as('first'))
    .where('real_account_id', '=', account)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return first === null ? null : addDays(japanDate(first), -1)
}

/** Keeps where statement and list differ and what agrees again; every operator is mailed of what is new. Nothing of the statement changes. */
export async function keepDifferences(
  services: Services,
  kept: KeptStatement,
  listed: readonly ListedLine[],
  now: Date,
): Promise<void> {
  const found = compareStatement(kept.lines, listed, kept.newestOfBefore)
  // Most readings find none, and need no turn of their own for that.
  if (found.length === 0 && (await openDifferences(services.database, kept)).length === 0) return
  await inTransaction(services.database, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('bank-statement', 0))`.execute(transaction)
    const open = await openDifferences(transaction, kept)
    const keys = new Set(found.map(keyOf))
    const agreed = open.filter((each) => !keys.has(nameOf(each.item_key, each.kind))).map(({ id }) => id)
    if (agreed.length > 0)
      await transaction.updateTable('statement_difference').set({ ended_at: now }).where('id', 'in', agreed).execute()
    const known = new Set(open.map((each) => nameOf(each.item_key, each.kind)))
    await addDifferences(transaction, services, {
      account: kept.account,
      found: found.filter((each) => !known.has(keyOf(each))),
      now,
    })
  })
}

const openDifferences = (database: Queryable, { account, from }: KeptStatement) =>
  database
    .selectFrom('statement_difference')
    .select(['id', 'item_key', 'kind'])
    .where('real_account_id', '=', account)
    .where('ended_at', 'is', null)
    // Of the first day the balance before it is on no list.
    .where('transacted_on', '>', from)
    .execute()

const nameOf = (itemKey: string, kind: StatementDifference['kind']): string => `${kind} ${itemKey}`
const keyOf = ({ kind, kept, listed }: StatementDifference): string => nameOf((kept ?? listed).itemKey, kind)

async function addDifferences(
  transaction: Transaction,
  services: Services,
  { account, found, now }: { account: string; found: readonly StatementDifference[]; now: Date },
): Promise<void> {
  if (found.length === 0) return
  const [first] = await transaction
    .insertInto('statement_difference')
    .values(found.map((each) => toRow(each, { account, now })))
    // Of the first day an open one may stand already.
    .onConflict((conflict) =>
      conflict.columns(['real_account_id', 'item_key', 'kind']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .execute()
  if (first) await enqueueOperatorNotice(transaction, services, noticeOf(first.id, found), now)
}

function toRow({ kind, kept, listed }: StatementDifference, { account, now }: { account: string; now: Date }) {
  return {
    real_account_id: account,
    item_key: (kept ?? listed).itemKey,
    kind,
    statement_line_id: kept?.id ?? null,
    transacted_on: (kept ?? listed).transactedOn,
    listed_amount: listed?.amount ?? null,
    listed_on: listed?.transactedOn ?? null,
    listed_remarks: listed?.remarks ?? null,
    listed_balance: listed?.balance ?? null,
    found_at: now,
  }
}

/** Lines that a mail names; the others are in the office. */
const namedLines = 10

function noticeOf(firstId: Id<'statement_difference'>, found: readonly StatementDifference[]) {
  const lines = found.slice(0, namedLines).map(({ kind, kept, listed }) => {
    const { transactedOn, amount, remarks } = kept ?? listed
    const direction = amount < 0 ? '出金' : '入金'
    return `${formatDate(japanDate(transactedOn))}　${direction}　${formatYen(yen(Math.abs(amount)))}　${remarks}　${STATEMENT_DIFFERENCES[kind]}`
  })
  return {
    key: `statement-difference:${firstId}`,
    title: `保存している口座の明細が、銀行の明細と${found.length}件一致しません`,
    body: [
      [...lines, ...(found.length > namedLines ? [`ほか${found.length - namedLines}件`] : [])].join('\n'),
      '銀行の明細を読み取るたびに、保存している明細と照合しています。一致するまで、支払いを停止します。保存した明細は削除しません。',
      '銀行のサイトで明細を確認し、銀行にない入出金の登録に心当たりがない場合は、不正な記録として調べてください。管理画面の「口座の入出金」で確認できます。',
    ].join('\n\n'),
  }
}
