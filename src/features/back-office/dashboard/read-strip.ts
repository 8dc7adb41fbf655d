import { sql } from 'kysely'
import { DEFAULT_OPERATOR_CEILING } from '../../../domain/funds/fund.ts'
import { addYen } from '../../../domain/money.ts'
import { DELAY_CHECKS } from '../../../ledger/read-checks.ts'
import { loadEntrustedAmounts } from '../../funds/fund/load-entrusted-amounts.ts'
import type { Services } from '../../core/services.ts'

/** How things stand with the machine and the law's ceiling, in a few facts. */
export interface Strip {
  checks: { total: number; broken: number; checkedAt: Date | null; paymentsStopped: boolean }
  bank: { isLinked: boolean; refusedAt: Date | null; troubleSince: Date | null; readAt: Date | null }
  /** The last run of the night's work; unfinished while finishedAt is null. */
  night: { dueAt: Date; finishedAt: Date | null } | null
  /** Mails that wait although they were owed more than ten minutes ago. */
  mailsWaiting: number
  /** Whole yen. */
  ceiling: { limit: number; used: number }
}

interface StripRow {
  checks: number
  broken: number
  checked_at: Date | null
  stopped: boolean
  linked: boolean
  refused_at: Date | null
  trouble_since: Date | null
  read_at: Date | null
  night_due_at: Date | null
  night_finished_at: Date | null
  mails_waiting: number
}

const mailPatience = 10 * 60_000

export async function readStrip(services: Services): Promise<Strip> {
  const waitedSince = new Date(services.clock.now().getTime() - mailPatience)
  const { rows } = await sql<StripRow>`
    select
      (select count(*) from money_check) as checks,
      (select count(*) from money_check where violations > 0 and id <> all (${DELAY_CHECKS}::text[])) as broken,
      (select max(checked_at) from money_check) as checked_at,
      exists (select from payment_stop where lifted_at is null) as stopped,
      exists (select from bank_link) as linked,
      (select refused_at from bank_link) as refused_at,
      (select since from bank_trouble) as trouble_since,
      (select read_at from bank_reading) as read_at,
      night.due_at as night_due_at, night.finished_at as night_finished_at,
      (select count(*) from mail_outbox where sent_at is null and undeliverable_at is null and created_at < ${waitedSince}) as mails_waiting
    from (select true) one
    left join lateral (select due_at, finished_at from scheduled_run where task = 'midnight' order by due_at desc limit 1) night on true`.execute(
    services.database,
  )
  const [row] = rows
  if (!row) throw new Error('a row of facts is always there')
  return {
    checks: { total: row.checks, broken: row.broken, checkedAt: row.checked_at, paymentsStopped: row.stopped },
    bank: { isLinked: row.linked, refusedAt: row.refused_at, troubleSince: row.trouble_since, readAt: row.read_at },
    night: row.night_due_at === null ? null : { dueAt: row.night_due_at, finishedAt: row.night_finished_at },
    mailsWaiting: row.mails_waiting,
    ceiling: {
      limit: services.config.OPERATOR_CEILING ?? DEFAULT_OPERATOR_CEILING,
      used: addYen(...(await loadEntrustedAmounts(services.database))),
    },
  }
}
