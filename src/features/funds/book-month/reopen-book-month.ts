import { sql } from 'kysely'
import { bookMonth, monthText } from '../../../domain/funds/book-month.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { lastClosedMonth } from './load-book-month.ts'

type ReopeningContent = {
  /** 'YYYY-MM' */
  month: string
}

/** A month that was closed wrongly is opened again by two people, before the next one is closed; the closing itself stays on record. */
const reopeningKind = defineProposalKind<ReopeningContent>({
  kind: 'book_month.reopening',
  async foresee(transaction, _services, content) {
    const found = await loadClosed(transaction, content)
    return found.ok ? success(effectOf(content.month, found.value)) : found
  },
  async carryOut(transaction, _services, content, { proposalId, operatorId, now }) {
    const found = await loadClosed(transaction, content)
    if (!found.ok) return found
    const { reason } = await transaction
      .selectFrom('proposal')
      .select('reason')
      .where('id', '=', proposalId)
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('book_month_reopening')
      .values(
        found.value.map(({ id }) => ({
          book_month_id: id,
          reason,
          reopened_by: operatorId,
          reopened_at: now,
          proposal_id: proposalId,
        })),
      )
      .execute()
    return success(null)
  },
})

/** The first operator's word. CONFLICT where the month is not closed, or a later one is. */
export async function proposeReopening(
  services: Services,
  viewer: Viewer,
  { month, reason }: ReopeningContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const ground = reason.trim()
  if (ground === '') return badInput({ reason: '必須です' })
  if (ground.length > 500) return badInput({ reason: '500文字以内で入力してください' })
  const subject = `book_month:${month}`
  return propose(services, viewer, reopeningKind, { subject, content: { month }, reason: ground })
}

interface Closed {
  id: Id<'book_month'>
  cash: number
}

async function loadClosed(transaction: Transaction, { month }: ReopeningContent): Promise<Outcome<Closed[]>> {
  if (bookMonth(month) === null) return badInput({ month: '年月を選んでください。' })
  await sql`select pg_advisory_xact_lock(hashtextextended('book-months', 0))`.execute(transaction)
  const last = await lastClosedMonth(transaction)
  if (last === null || month > last) return refusal('CONFLICT', `${monthText(month)}は、まだ締められていません。`)
  if (month < last)
    return refusal(
      'CONFLICT',
      `${monthText(last)}まで締められているため、${monthText(month)}の締めは取り消せません。誤りは、翌月以降の取り消しと登録で直します。`,
    )
  const year = await transaction
    .selectFrom('company_year')
    .select('id')
    .where(sql`to_char(ends_on, 'YYYY-MM')`, '>=', month)
    .executeTakeFirst()
  if (year !== undefined)
    return refusal(
      'CONFLICT',
      `${monthText(month)}を含む会社の年度が締められているため、締めは取り消せません。誤りは、翌月以降の取り消しと登録で直します。`,
    )
  const { rows } =
    await sql<Closed>`select id, cash from standing_book_month where month = ${month} order by id`.execute(transaction)
  return success(rows)
}

function effectOf(month: string, closed: readonly Closed[]): Effect {
  return {
    title: `${monthText(month)}の帳簿の締めを取り消す`,
    people: 0,
    yen: closed.reduce((sum, { cash }) => sum + cash, 0),
    changes: [{ label: monthText(month), before: '締め済み', after: '未締め' }],
  }
}
