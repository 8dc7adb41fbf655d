import type { FiltersOf } from '../../../domain/tables/table.ts'
import { undeliveredTable } from '../../../domain/tables/undelivered.ts'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { renewLink } from '../../people/account/renew-link.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { erasedSecret } from '../../communication/outbox/send-mail.ts'
import type { Id } from '../../../domain/id.ts'

export interface UndeliveredMail {
  id: Id<'mail_outbox'>
  to: string
  /** Null where the mail went to somebody who is no member. */
  member_number: string | null
  subject: string
  undeliverable_at: Date
  error: string | null
  /** Null while nobody has looked after it. */
  attended_at: Date | null
  attended_by: string | null
}

/** Mails that the mail server refused for good, by their subject, address or member; the oldest first unless the latest are asked for. */
export async function listUndeliveredMails(
  database: Queryable,
  { search, attended }: FiltersOf<typeof undeliveredTable>,
  input: TableInput,
): Promise<TablePage<UndeliveredMail>> {
  const text = search?.normalize('NFKC').trim() ?? ''
  const where = allOf([
    sql`mail.undeliverable_at is not null and mail.attended_at is ${attended ? sql`not null` : sql`null`}`,
    ...(text === ''
      ? []
      : [
          sql`(normalize(mail.subject, nfkc) like ${anywhere(text)} or mail.to_address like ${anywhere(text)} or member.member_number = ${text})`,
        ]),
  ])
  const from = sql`from mail_outbox mail left join member on member.id = mail.member_id where ${where}`
  const window = tableWindow(
    { ...input, sort: 'since', descending: input.sort === 'since' && input.descending === true },
    { since: sql`mail.undeliverable_at` },
    sql`mail.id`,
  )
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<UndeliveredMail>`
      select mail.id, mail.to_address as "to", member.member_number, mail.subject, mail.undeliverable_at, mail.last_error as error, mail.attended_at,
        (select family_name || ' ' || given_name from member operator where operator.id = mail.attended_by) as attended_by
      ${from} ${window}`.execute(database),
    sql<{ total: number }>`select count(*) as total ${from}`.execute(database),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Takes such a mail off the list: tries the member's present address once more, or notes that it was looked after some other way. */
export async function attendMail(
  services: Services,
  viewer: Viewer,
  { mailId, resend }: { mailId: Id<'mail_outbox'>; resend: boolean },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const mail = await transaction
      .selectFrom('mail_outbox')
      .leftJoin('member', 'member.id', 'mail_outbox.member_id')
      .select([
        'mail_outbox.id',
        'mail_outbox.to_address',
        'mail_outbox.undeliverable_at',
        'mail_outbox.attended_at',
        'member.email',
      ])
      .select(['mail_outbox.key', 'mail_outbox.text_body', 'mail_outbox.html_body'])
      .where('mail_outbox.id', '=', mailId)
      .forUpdate('mail_outbox')
      .executeTakeFirst()
    if (!mail || mail.undeliverable_at === null) return refusal('NOT_FOUND', '不達のメールが見つかりません。')
    if (mail.attended_at !== null) return refusal('CONFLICT', 'ほかの運営者が対応しました。')
    if (resend) {
      const again = await wordsAgain(transaction, mail, now)
      if (again === null)
        return refusal(
          'CONFLICT',
          'このメールの手続きは、完了したか、期限を過ぎています。再送せずに「対応済み」にしてください。',
        )
      await transaction
        .updateTable('mail_outbox')
        .set({ undeliverable_at: null, last_error: null, ...again })
        .where('id', '=', mailId)
        .execute()
      await enqueue(transaction, 'send-mail', { id: mailId })
    } else {
      await transaction
        .updateTable('mail_outbox')
        .set({ attended_at: now, attended_by: viewer.memberId })
        .where('id', '=', mailId)
        .execute()
    }
    const action = resend ? 'mail.resent' : 'mail.attended'
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action,
      objectType: 'mail',
      objectId: mailId,
    })
    return success(null)
  })
}

interface UnsentMail {
  key: string
  to_address: string
  email: string | null
  text_body: string | null
  html_body: string | null
}

/**
 * To the member's present address; but what carried a link goes where it was meant for, with a link of its own. Null where that link has
 * nothing left to open.
 */
async function wordsAgain(transaction: Transaction, mail: UnsentMail, now: Date) {
  const { text_body: text, html_body: html } = mail
  if (text?.includes(erasedSecret) !== true || html === null) return { to_address: mail.email ?? mail.to_address }
  const token = await renewLink(transaction, mail.key, now)
  return (
    token && {
      text_body: text.replaceAll(erasedSecret, token),
      html_body: html.replaceAll(erasedSecret, token),
      secrets: [token],
    }
  )
}

/** Puts a mail that was noted as looked after back on the list. */
export async function reopenMail(
  services: Services,
  viewer: Viewer,
  mailId: Id<'mail_outbox'>,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  return inTransaction(services.database, async (transaction) => {
    const mail = await transaction
      .selectFrom('mail_outbox')
      .select(['undeliverable_at', 'attended_at'])
      .where('id', '=', mailId)
      .forUpdate()
      .executeTakeFirst()
    if (!mail || mail.undeliverable_at === null) return refusal('NOT_FOUND', '不達のメールが見つかりません。')
    if (mail.attended_at === null) return refusal('CONFLICT', 'ほかの運営者が、すでに未対応に戻しました。')
    await transaction
      .updateTable('mail_outbox')
      .set({ attended_at: null, attended_by: null })
      .where('id', '=', mailId)
      .execute()
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'mail.unattended',
      objectType: 'mail',
      objectId: mailId,
    })
    return success(null)
  })
}
