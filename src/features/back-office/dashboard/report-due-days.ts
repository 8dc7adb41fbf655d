import { sql } from 'kysely'
import { alarmAt, LAW_ALARM_DAYS, TAX_ALARM_DAYS } from '../../../domain/back-office/alarm-day.ts'
import { daysBetween, formatDate, japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { isKnownOpen, listLegalDeadlines, type LegalDeadline } from './legal-deadlines.ts'

/**
 * Mails every operator what is due: refunds on their day and daily after it, tax 5 days and 1 day before its day, on it and daily after, what
 * else laws and contracts ask 14 days and 1 day before and on the day. Once each, however often it runs.
 */
export async function reportDueDays(services: Services, dueAt: Date): Promise<void> {
  const today = japanDateOf(dueAt)
  await notifyOfRefunds(services, today)
  for (const deadline of await listLegalDeadlines(services)) await reportDeadline(services, deadline, today)
}

const refundsListed = 20

async function notifyOfRefunds(services: Services, today: JapanDate): Promise<void> {
  const { rows } = await sql<{ id: Id<'refund'>; amount: number; due_on: string; fund: string }>`
    select refund.id, refund.amount, refund.due_on::text, fund.name as fund
    from refund join investment on investment.id = refund.investment_id join fund on fund.id = investment.fund_id
    where refund.status in ('open', 'in_payout') and refund.due_on <= ${today}::date order by refund.due_on, refund.id`.execute(
    services.database,
  )
  if (rows.length === 0) return
  const late = rows.filter(({ due_on: dueOn }) => dueOn < today)
  const total = formatYen(yen(rows.reduce((sum, { amount }) => sum + amount, 0)))
  const lines = rows
    .slice(0, refundsListed)
    .map(
      ({ id, amount, due_on: dueOn, fund }) =>
        `番号${id}　${fund}　${formatYen(yen(amount))}　期限 ${formatDate(japanDate(dueOn))}`,
    )
  await notifyOperators(services, {
    key: `refunds-due:${today}`,
    title:
      late.length === 0
        ? `返金の期限は本日です（${rows.length}件・${total}）`
        : `期限を過ぎた返金が${late.length}件あります`,
    body: [
      late.length === 0
        ? '次の返金は、本日が支払いの期限です。'
        : `支払われていない返金が${rows.length}件（${total}）あり、うち${late.length}件は期限を過ぎています。`,
      [...lines, ...(rows.length > refundsListed ? [`ほか${rows.length - refundsListed}件`] : [])].join('\n'),
      '「分配・償還・返金」の画面で支払いを準備し、ほかの運営者が承認してください。',
    ].join('\n\n'),
  })
}

async function reportDeadline(services: Services, deadline: LegalDeadline, today: JapanDate): Promise<void> {
  const { kind, dueOn, title, detail, source } = deadline
  const daysLeft = daysBetween(today, dueOn)
  // Whether the others were seen to is on no record here: after their day nobody is alarmed in vain.
  if (daysLeft < 0 && !isKnownOpen(deadline)) return
  const alarm = alarmAt(daysLeft, kind === 'tax' ? TAX_ALARM_DAYS : LAW_ALARM_DAYS)
  if (alarm === null) return
  const when = daysLeft < 0 ? `${-daysLeft}日超過` : daysLeft === 0 ? '本日' : `あと${daysLeft}日`
  await notifyOperators(services, {
    key: `legal-deadline:${kind}:${dueOn}:${title}:${alarm}`,
    title: `【${when}】${title}`,
    body: [
      `期限は${formatDate(dueOn)}です。`,
      `${detail}\n根拠：${source}`,
      '「本日の業務」の画面から対応してください。',
    ].join('\n\n'),
  })
}
