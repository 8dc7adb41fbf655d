import { sql } from 'kysely'
import { endOfDay, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import { QUEUE_TITLES } from '../../../domain/core/queue-words.ts'
import { reconcileBank } from '../../treasury/bookkeeping/reconcile-bank.ts'
import type { Services } from '../../core/services.ts'
import { listLegalDeadlines } from './legal-deadlines.ts'
import { listQueues } from './list-queues.ts'
import { readStrip } from './read-strip.ts'
import { listDuties } from './take-queue.ts'

/** A line of the day's report; null where a column says nothing. */
export interface DayLine {
  /** Which part of the report: '対応が必要な業務'. */
  part: string
  item: string
  count: number | null
  /** Whole yen. */
  yen: number | null
  oldestAt: Date | null
  dueAt: Date | null
  note: string
}

const line = (part: string, item: string, facts: Partial<Omit<DayLine, 'part' | 'item'>>): DayLine => ({
  part,
  item,
  count: null,
  yen: null,
  oldestAt: null,
  dueAt: null,
  note: '',
  ...facts,
})

/** The day as the first page shows it, and what has happened since midnight: one file a day is a diary of the business. */
export async function dayReport(services: Services): Promise<DayLine[]> {
  return (
    await Promise.all([
      movements(services),
      queues(services),
      balances(services),
      machine(services),
      deadlines(services),
    ])
  ).flat()
}

interface Movement {
  item: string
  count: number
  yen: number | null
}

/** What came and went since midnight. */
async function movements({ database, clock }: Services): Promise<DayLine[]> {
  const now = clock.now()
  const [from, until] = [startOfDay(japanDateOf(now)), endOfDay(japanDateOf(now))]
  const { rows } = await sql<Movement>`
    select '新しい会員' as item, count(*) as count, null::bigint as yen from member where role = 'member' and registered_at between ${from} and ${until}
    union all
    select '本人確認の完了', count(*), null from member where identity_approved_at between ${from} and ${until}
    union all
    select '申込', count(*), coalesce(sum(amount), 0)::bigint from investment where applied_at between ${from} and ${until}
    union all
    select '入金', count(*), coalesce(sum(line.amount), 0)::bigint from deposit join bank_line line on line.id = deposit.bank_line_id where deposit.transacted_at between ${from} and ${until}
    union all
    select '返金の支払い', count(*), coalesce(sum(amount), 0)::bigint from payout where refund_id is not null and paid_at between ${from} and ${until}
    union all
    select '分配・償還の支払い', count(*), coalesce(sum(amount), 0)::bigint from payout where distribution_share_id is not null and paid_at between ${from} and ${until}
    union all
    select 'お問い合わせ', count(*), null from enquiry where received_at between ${from} and ${until}`.execute(database)
  return rows.map(({ item, count, yen }) => line('本日の動き', item, { count, yen }))
}

async function queues(services: Services): Promise<DayLine[]> {
  const [all, duties] = await Promise.all([listQueues(services), listDuties(services.database)])
  return all.map(({ name, count, yen, oldestAt, dueAt }) => {
    const duty = duties.get(name)
    return line('対応が必要な業務', QUEUE_TITLES[name], {
      count,
      yen,
      oldestAt,
      dueAt,
      note: duty === undefined ? '' : `担当 ${duty.name}`,
    })
  })
}

async function balances(services: Services): Promise<DayLine[]> {
  return (await reconcileBank(services.database)).flatMap(({ real_account_id: realAccountId, balance, difference }) => [
    line('残高の突合', '銀行の残高', { yen: balance, note: `口座 ${realAccountId}` }),
    line('残高の突合', '帳簿との差額', { yen: difference, note: `口座 ${realAccountId}` }),
  ])
}

async function machine(services: Services): Promise<DayLine[]> {
  const { checks, mailsWaiting, ceiling } = await readStrip(services)
  return [
    line('状態', '帳簿の検査の不合格', { count: checks.broken, note: `${checks.total}項目` }),
    line('状態', '未送信のメール', { count: mailsWaiting }),
    line('状態', '出資総額の上限の残り', { yen: ceiling.limit - ceiling.used, note: `上限 ${ceiling.limit}円` }),
  ]
}

async function deadlines(services: Services): Promise<DayLine[]> {
  return (await listLegalDeadlines(services)).map(({ dueOn, title, detail, source }) =>
    line('法令と約款の期限', title, { dueAt: endOfDay(dueOn), note: `${detail}（${source}）` }),
  )
}
