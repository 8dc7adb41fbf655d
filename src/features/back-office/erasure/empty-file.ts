import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** Stands where a word was. */
const erased = '（消去済み）'

/**
 * What goes of a member's file, in an order that leaves no row without the one it hangs on. Kept are the rows that books and lists of funds
 * are made of (who applied for what under which number), and the documents behind the books: contracts, reports, deliveries, bank lines, payouts.
 */
const steps = (memberId: Id<'member'>, email: string): readonly RawBuilder<unknown>[] => [
  sql`delete from session where member_id = ${memberId}`,
  sql`delete from password_reset where member_id = ${memberId}`,
  sql`delete from email_change where member_id = ${memberId}`,
  sql`delete from security_notice where member_id = ${memberId}`,
  sql`delete from known_device where member_id = ${memberId}`,
  sql`delete from passkey where member_id = ${memberId}`,
  sql`delete from push_message using mail_outbox mail where mail.id = push_message.mail_id and mail.member_id = ${memberId}`,
  sql`delete from push_refusal where member_id = ${memberId}`,
  sql`delete from fund_notice where member_id = ${memberId}`,
  sql`delete from standing_notice where member_id = ${memberId}`,
  sql`delete from push_subscription where member_id = ${memberId}`,
  sql`delete from calendar_feed where member_id = ${memberId}`,
  sql`delete from foreign_official_approval approval using law_answer answer where answer.id = approval.answer_id and answer.member_id = ${memberId}`,
  sql`delete from law_answer where member_id = ${memberId}`,
  sql`delete from survey_answer_record where member_id = ${memberId}`,
  sql`delete from survey_answer where member_id = ${memberId}`,
  sql`delete from member_note where member_id = ${memberId}`,
  sql`delete from dealing_finding_decision decided using dealing_finding finding where finding.id = decided.finding_id and finding.member_id = ${memberId}`,
  sql`delete from dealing_finding where member_id = ${memberId}`,
  sql`delete from member_risk where member_id = ${memberId}`,
  sql`delete from screening_due where member_id = ${memberId}`,
  sql`delete from screening_record where member_id = ${memberId}`,
  sql`update payout_hold set ground = ${erased} where member_id = ${memberId} and ground <> ''`,
  sql`delete from enquiry_answer using enquiry where enquiry.id = enquiry_answer.enquiry_id and enquiry.member_id = ${memberId}`,
  sql`delete from enquiry where member_id = ${memberId}`,
  // That each event was told, once, stays (M21).
  sql`update mail_outbox set to_address = ${erased}, subject = ${erased}, text_body = ${erased}, html_body = ${erased}, facts = null, headers = '{}', last_error = null where member_id = ${memberId}`,
  // Somebody may have registered with the address anew: what went to it before he was a member is his now.
  sql`delete from mail_outbox where member_id is null and lower(to_address) = lower(${email}) and not exists (select from member other where other.email_key = lower(${email}))`,
  sql`delete from registration where member_id = ${memberId} or (member_id is null and lower(email) = lower(${email})
      and not exists (select from member other where other.email_key = lower(${email})))`,
  sql`delete from identity_notification using identity_check identity where identity.reference = identity_notification.reference and identity.member_id = ${memberId}`,
  // That somebody was verified, when and how belongs to the applications; under which number at the service, and why not before, does not.
  sql`update identity_check set reference = 'erased-' || id, url = '', reject_reasons = '{}', subject = null, certificate_serial = null where member_id = ${memberId}`,
  sql`update bank_account set bank_code = '0000', bank_name = ${erased}, branch_code = '000', branch_name = ${erased}, account_number = '0' where member_id = ${memberId}`,
  sql`update member set email = 'erased-' || member_number || '@invalid', password_hash = '', family_name = ${erased}, given_name = '―', family_name_kana = '―', given_name_kana = '―',
      birthday = '1900-01-01', zipcode = '0000000', address = ${erased}, tel = '0000000000', pending_address = null, pending_address_at = null, pending_zipcode = null, invited_by_code = null
      where id = ${memberId}`,
]

/** Empties a member's file. The erasure stands already: the database lets nothing go without it. */
export async function emptyFile(transaction: Transaction, member: { id: Id<'member'>; email: string }): Promise<void> {
  for (const statement of steps(member.id, member.email)) await statement.execute(transaction)
}

/** How many rows will be emptied or deleted, by table, without those that hold nothing. */
export async function countFile(transaction: Transaction, memberId: Id<'member'>): Promise<Record<string, number>> {
  const own = [
    'survey_answer',
    'survey_answer_record',
    'law_answer',
    'member_note',
    'screening_record',
    'dealing_finding',
    'member_risk',
    'enquiry',
    'mail_outbox',
    'registration',
    'identity_check',
    'bank_account',
  ] as const
  const counts = await Promise.all(
    own.map(async (table) => {
      const { rows } = await sql<{
        count: number
      }>`select count(*) as count from ${sql.table(table)} where member_id = ${memberId}`.execute(transaction)
      return [table, rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries([['member', 1], ...counts.filter(([, count]) => count > 0)])
}
