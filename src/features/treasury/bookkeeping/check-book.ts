import { sql } from 'kysely'
import { DEFAULT_OPERATOR_CEILING } from '../../../domain/funds/fund.ts'
import { checkMoney, type MoneyCheck } from '../../../ledger/check-money.ts'
import { DELAY_CHECKS } from '../../../ledger/read-checks.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { actAsProduct } from '../../../platform/database/acting-operator.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { invariantText } from './invariant-text.ts'

/** Whether a check says that something is late, not that the book is wrong; a batch that waits too long would keep itself from ever leaving. */
export const isOnlyLate = (id: string): boolean => id === 'M20' || DELAY_CHECKS.includes(id)
/** Rows that are kept of a broken check, for the operator to see. */
const sampleSize = 20

interface BrokenCheck {
  id: string
  brokenSince: Date
}

/**
 * Runs every invariant of the book and keeps what it found. What is wrong stops outgoing payments, by a row that only an operator
 * lifts, and is told to every operator by mail, once for each finding. Nothing else is stopped: everybody can still read.
 * @returns the ids of the broken checks that stop payments.
 */
export function checkBook(services: Services): Promise<string[]> {
  return actAsProduct(() => checkAndStop(services))
}

async function checkAndStop(services: Services): Promise<string[]> {
  const checks = await checkMoney(services.database, services.config.OPERATOR_CEILING ?? DEFAULT_OPERATOR_CEILING)
  const now = services.clock.now()
  const broken = await inTransaction(services.database, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('check-book', 0))`.execute(transaction)
    const found = await keepResults(transaction, checks, now)
    await stopPayments(transaction, stopping(found), now)
    return found
  })
  await report(services, checks, broken)
  for (const since of new Set(broken.map(({ brokenSince }) => brokenSince.getTime()))) {
    await alertOperators(
      services,
      broken.filter(({ brokenSince }) => brokenSince.getTime() === since),
    )
  }
  return stopping(broken)
}

const stopping = (broken: readonly BrokenCheck[]): string[] =>
  broken.map(({ id }) => id).filter((id) => !isOnlyLate(id))

async function keepResults(transaction: Transaction, checks: readonly MoneyCheck[], now: Date): Promise<BrokenCheck[]> {
  const { rows } = await sql<{ id: string; broken_since: Date | null }>`
    insert into money_check as known (id, checked_at, violations, sample, milliseconds, broken_since)
    select id, ${now}, violations, sample, milliseconds, case when violations > 0 then ${now}::timestamptz end
    from unnest(
      ${checks.map(({ id }) => id)}::text[], ${checks.map(({ rows: found }) => found.length)}::integer[],
      ${checks.map(({ rows: found }) => JSON.stringify(found.slice(0, sampleSize)))}::jsonb[],
      ${checks.map(({ milliseconds }) => Math.round(milliseconds))}::integer[]
    ) as found (id, violations, sample, milliseconds)
    on conflict (id) do update set
      checked_at = excluded.checked_at, violations = excluded.violations, sample = excluded.sample, milliseconds = excluded.milliseconds,
      broken_since = case when excluded.violations > 0 then coalesce(known.broken_since, excluded.broken_since) end
    returning id, broken_since`.execute(transaction)
  return rows.flatMap(({ id, broken_since }) => (broken_since ? [{ id, brokenSince: broken_since }] : []))
}

/** One stop is open at most; what is found while it is open is added to it. */
async function stopPayments(transaction: Transaction, found: readonly string[], now: Date): Promise<void> {
  if (found.length === 0) return
  const open = await transaction
    .selectFrom('payment_stop')
    .select(['id', 'checks'])
    .where('lifted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const added = found.filter((id) => !open?.checks.includes(id))
  if (added.length === 0) return
  const { id } = open
    ? await transaction
        .updateTable('payment_stop')
        .set({ checks: [...open.checks, ...added] })
        .where('id', '=', open.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await transaction
        .insertInto('payment_stop')
        .values({ since: now, checks: added })
        .returning('id')
        .executeTakeFirstOrThrow()
  await recordAudit(transaction, {
    at: now,
    actor: 'schedule',
    action: open ? 'payment_stop.extended' : 'payment_stop.begun',
    objectType: 'payment_stop',
    objectId: id,
    detail: { checks: added.join(',') },
  })
}

/** The end of the audit chain goes into the log as well, which is kept elsewhere: whoever rewrites the whole chain is found out by it. */
async function report(
  services: Services,
  checks: readonly MoneyCheck[],
  broken: readonly BrokenCheck[],
): Promise<void> {
  const chain = await services.database.selectFrom('audit_chain').select(['seq', 'hash']).executeTakeFirst()
  const facts = {
    milliseconds: Math.round(checks.reduce((sum, check) => sum + check.milliseconds, 0)),
    audit: chain && { seq: chain.seq, hash: chain.hash.toString('hex') },
  }
  const wrong = stopping(broken)
  const late = broken.map(({ id }) => id).filter(isOnlyLate)
  if (wrong.length > 0) services.log.error({ ...facts, checks: wrong, late }, 'money invariants are broken')
  else if (late.length > 0) services.log.warn({ ...facts, late }, 'the book holds; something is past its day')
  else services.log.info(facts, 'the book holds')
}

/** What one run found is told in one mail; what of it stays broken is not told again. */
async function alertOperators(services: Services, found: readonly BrokenCheck[]): Promise<void> {
  const list = (checks: readonly BrokenCheck[]): string =>
    checks.map(({ id }) => `${id}　${invariantText(id)}`).join('\n')
  const wrong = found.filter(({ id }) => !isOnlyLate(id))
  const late = found.filter(({ id }) => isOnlyLate(id))
  const title =
    wrong.length > 0
      ? '帳簿の検査に合わないため、支払いを停止しています'
      : late.some(({ id }) => DELAY_CHECKS.includes(id))
        ? '期限を過ぎた支払いや確認があります'
        : '自動の処理が遅れています'
  await notifyOperators(services, {
    key: `money-checks:${found[0]?.brokenSince.toISOString()}`,
    title,
    body: [
      ...(wrong.length === 0
        ? []
        : [
            '次の検査に合わない記録があります。',
            list(wrong),
            '原因が分かり、運営者が再開するまで、銀行への振込依頼を停止しています。会員の閲覧や申込は、続けられます。',
          ]),
      ...(late.length === 0
        ? []
        : [
            '期限を過ぎたものがあり、次の状態になっていません。',
            list(late),
            '帳簿の誤りではなく、支払いは停止していません。「本日の業務」の画面から対応してください。',
          ]),
    ].join('\n\n'),
  })
}
