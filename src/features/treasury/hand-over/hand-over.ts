import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import {
  JOURNAL_LAYOUTS,
  journalFile,
  journalProblems,
  type JournalProgram,
} from '../../../domain/treasury/accounting/journal-layouts.ts'
import { sumOf } from '../../../domain/treasury/accounting/voucher.ts'
import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { encodeShiftJis } from '../../../domain/shift-jis.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { limitDataOut } from '../../core/operator/limit-data-out.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { bookInWords } from '../bookkeeping/book-text.ts'
import { parseBookDays } from '../bookkeeping/parse-book-days.ts'
import { loadAccountNames, type NamedAccount } from './account-names.ts'
import {
  accountsLeftOpen,
  countWaiting,
  loadWaiting,
  loadWaitingTax,
  vouchersOf,
  type JournalsAsked,
} from './load-vouchers.ts'
import { loadKeptTaxNames } from './tax-names.ts'

/** More than a busy fund's year has; a longer file is handed over in parts, by shorter days. */
const MOST_ENTRIES = 20_000

export interface DaysAsked {
  program: JournalProgram
  /** As adminLedgerBooks names it. */
  book: string
  /** YYYY-MM-DD, as typed. */
  from: string
  until: string
}

/** The days in question, or what is wrong with each field. */
export function parseAsked({ program, ...days }: DaysAsked, today: JapanDate): Outcome<JournalsAsked> {
  const asked = parseBookDays(days)
  if (!asked.ok) return asked
  if (asked.value.until > today) return badInput({ until: '今日までの日付を入力してください' })
  return success({ program, ...asked.value })
}

export interface HandOverPreview {
  entries: number
  total: number
  /** Accounts without a name in the program: nothing is handed over before they have one. */
  unnamed: NamedAccount[]
  /** Accounts with sums of an open class, and without a name for that. */
  leftOpen: NamedAccount[]
}

/** What a file of these days would hold now. */
export async function previewHandOver(database: Queryable, asked: JournalsAsked): Promise<HandOverPreview> {
  const { entries, total, accounts } = await countWaiting(database, asked)
  const touched = new Set(accounts)
  const named = await loadAccountNames(database, asked)
  const waiting = entries > MOST_ENTRIES ? [] : await loadWaiting(database, asked)
  return {
    entries,
    total,
    unnamed: named.filter(({ account, kept }) => kept === null && touched.has(account)),
    leftOpen: accountsLeftOpen(await loadWaitingTax(database, asked, waiting), named),
  }
}

/**
 * Writes the file of all entries of the days that have not gone to the program, and remembers which: none goes twice, and what is booked later for the same days
 * goes with the next file. CONFLICT where there is nothing, too much, or an account without a name.
 */
export async function handOverJournals(
  services: Services,
  viewer: Viewer,
  days: DaysAsked,
): Promise<Outcome<{ id: Id<'journal_hand_over'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const asked = parseAsked(days, japanDateOf(now))
  if (!asked.ok) return asked
  const { program, book, from, until } = asked.value
  return inTransaction(services.database, async (transaction) => {
    // Two at once would both find the same entries waiting.
    await sql`select pg_advisory_xact_lock(hashtextextended('journal-hand-over', 0))`.execute(transaction)
    const { entries: count, unnamed, leftOpen } = await previewHandOver(transaction, asked.value)
    if (count === 0) return refusal('CONFLICT', 'この期間に、まだ引き渡していない仕訳はありません。')
    if (count > MOST_ENTRIES)
      return refusal('CONFLICT', `仕訳が${MOST_ENTRIES.toLocaleString('ja-JP')}件を超えます。期間を短くしてください。`)
    if (unnamed.length > 0)
      return refusal('CONFLICT', `科目の名前が決まっていません：${unnamed.map(({ text }) => text).join('、')}`)
    if (leftOpen.length > 0)
      return refusal(
        'CONFLICT',
        `消費税の区分が未確認の仕訳があります：${leftOpen.map(({ text }) => text).join('、')}。区分を登録するか、科目に「税区分（未確認のとき）」を登録してください。`,
      )
    const entries = await loadWaiting(transaction, asked.value)
    const vouchers = vouchersOf(entries, await loadWaitingTax(transaction, asked.value, entries), {
      program,
      accounts: await loadAccountNames(transaction, asked.value),
      taxNames: await loadKeptTaxNames(transaction, program),
    })
    const [problem] = journalProblems(program, vouchers)
    if (problem !== undefined) return refusal('CONFLICT', problem)
    const content = Buffer.from(encodeShiftJis(journalFile(program, vouchers)))
    const { id } = await transaction
      .insertInto('journal_hand_over')
      .values({
        program,
        book,
        from_on: from,
        until_on: until,
        entries: vouchers.length,
        total: sumOf(vouchers.flatMap(({ debits }) => debits)),
        content,
        sha256: createHash('sha256').update(content).digest('hex'),
        made_at: now,
        made_by: viewer.memberId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into journal_handed_entry (program, book, entry_id, hand_over_id)
      select ${program}, ${book}, entry_id, ${id} from unnest(${entries.map((entry) => entry.id)}::bigint[]) entry_id`.execute(
      transaction,
    )
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'journals.created',
      objectType: 'journal_hand_over',
      objectId: id,
      detail: { method: program, count: vouchers.length },
    })
    return success({ id })
  })
}

export interface HandOver {
  id: Id<'journal_hand_over'>
  program: JournalProgram
  /** As operators call the book. */
  book: string
  from: JapanDate
  until: JapanDate
  entries: number
  total: number
  sha256: string
  made_at: Date
  made_by: string
  taken_back_at: Date | null
  taken_back_by: string | null
  taken_back_reason: FreeText | null
  /** That it is taken back waits for a second operator. */
  proposal_id: Id<'proposal'> | null
}

/** The latest files, the latest first. */
export async function listHandOvers(database: Queryable, most = 50): Promise<HandOver[]> {
  const { rows } = await sql<HandOver>`
    select handed.id, handed.program, ${bookInWords(sql`handed.book`)} as book, handed.from_on::text as "from", handed.until_on::text as until,
      handed.entries, handed.total, handed.sha256, handed.made_at, concat(member.family_name, ' ', member.given_name) as made_by,
      back.taken_back_at, taker.family_name || ' ' || taker.given_name as taken_back_by, back.reason as taken_back_reason,
      (select id from proposal where kind = 'journals.taking_back' and status = 'open' and subject = 'journal_hand_over:' || handed.id) as proposal_id
    from journal_hand_over handed join member on member.id = handed.made_by
    left join journal_hand_over_taken_back back on back.hand_over_id = handed.id
    left join member taker on taker.id = back.taken_back_by
    order by handed.id desc limit ${most}`.execute(database)
  return rows
}

/** The file as it was handed over, on record. NOT_FOUND where there is none; RATE_LIMITED beyond an operator's files of an hour. */
export async function openHandOver(
  services: Services,
  viewer: Viewer,
  id: Id<'journal_hand_over'>,
): Promise<Outcome<{ name: string; bytes: Buffer }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const counted = await limitDataOut(services.database, services, viewer, 'export')
  if (!counted.ok) return counted
  return inTransaction(services.database, async (transaction) => {
    const file = await transaction
      .selectFrom('journal_hand_over')
      .select(['program', 'book', 'from_on', 'until_on', 'content'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!file) return refusal('NOT_FOUND', '該当する仕訳ファイルがありません。')
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'journals.downloaded',
      objectType: 'journal_hand_over',
      objectId: id,
    })
    const days = `${file.from_on}_${file.until_on}`.replaceAll('-', '')
    return success({
      name: `仕訳_${JOURNAL_LAYOUTS[file.program].text}_${file.book.replace(':', '')}_${days}_${id}.csv`,
      bytes: file.content,
    })
  })
}
