import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'

/** By the key of its mail: where the token of a mailed link is kept. Every other key with a number at its end is a notice of the account's safety. */
const tables: Readonly<Record<string, string>> = {
  'registration-link': 'registration',
  'password-reset': 'password_reset',
  'email-change-link': 'email_change',
}

/**
 * A new token for the link that a mail carried, for the mail to be sent again: the one before is nowhere any more.
 * @returns null where the link was used or has expired, so that there is nothing left to send. `now` is business time.
 */
export async function renewLink(transaction: Transaction, mailKey: string, now: Date): Promise<string | null> {
  const [, template = '', id = ''] = /^(.+):(\d+)$/.exec(mailKey) ?? []
  // Two links in one mail, and days to wait: who still needs it asks for it anew.
  if (template === 'password-recovery') return null
  const table = tables[template] ?? 'security_notice'
  const token = randomToken()
  const { rows } = await sql`
    update ${sql.table(table)} set token_hash = ${hashToken(token)}
    where id = ${Number(id)} and used_at is null and expires_at > ${now} returning id`.execute(transaction)
  return rows.length > 0 ? token : null
}
