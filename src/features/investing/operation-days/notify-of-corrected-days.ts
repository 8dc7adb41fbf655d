import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import { formatDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { recordCorrectedMail } from '../../communication/outbox/mails/record-corrected-mail.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

interface Days {
  start: JapanDate
  end: JapanDate | null
}

interface CorrectedDays {
  fundId: Id<'fund'>
  before: Days
  after: Days
  reason: FreeText
  now: Date
}

/** Mails everybody whom a mail had told the wrong day; once for each correction. */
export async function notifyOfCorrectedDays(
  transaction: Transaction,
  services: Services,
  { fundId, before, after, reason, now }: CorrectedDays,
): Promise<void> {
  const sides = [
    { what: '運用開始日', template: 'operation-started', wrong: before.start, right: after.start },
    { what: '運用終了日', template: 'operation-ended', wrong: before.end, right: after.end },
  ].filter(({ wrong, right }) => wrong !== null && wrong !== right)
  for (const { what, template, wrong, right } of sides) {
    const { rows } = await sql<{
      id: Id<'investment'>
      member_id: Id<'member'>
      email: string
      name: string
      fund_name: string
    }>`
      select investment.id, member.id as member_id, member.email, member.family_name || ' ' || member.given_name as name, fund.name as fund_name
      from investment join member on member.id = investment.member_id join fund on fund.id = investment.fund_id
      where investment.fund_id = ${fundId} and exists (select from mail_outbox where key = ${`${template}:`} || investment.id)
      order by investment.id`.execute(transaction)
    const mails = rows.map((row): OutboxMail => ({
      key: `${template}-corrected:${row.id}:${now.toISOString()}`,
      memberId: row.member_id,
      to: row.email,
      template: 'record-corrected',
      content: recordCorrectedMail(
        {
          memberName: row.name,
          fundName: row.fund_name,
          what,
          rows: [
            { label: '誤', value: wrong === null ? '—' : formatDate(wrong) },
            { label: '正', value: right === null ? '運用は終わっていません' : formatDate(right) },
          ],
          next: '',
          reason,
        },
        mailSenderOf(services.config),
      ),
    }))
    await enqueueMails(transaction, services, mails, now)
  }
}
