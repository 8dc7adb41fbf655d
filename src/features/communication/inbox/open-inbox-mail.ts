import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { wordsOf } from '../outbox/send-mail.ts'
import type { Services } from '../../core/services.ts'
import { toInboxMail, type InboxMail } from './list-inbox.ts'
import { mailBlocks, type MailBlock } from './mail-blocks.ts'
import { NO_ROW, type Id } from '../../../domain/id.ts'

export interface OpenedMail extends InboxMail {
  blocks: MailBlock[]
}

/** One of the member's own mails, in words. NOT_FOUND for anybody else's. */
export async function readInboxMail(
  { database, config }: Pick<Services, 'database' | 'config'>,
  viewer: Viewer,
  mailId: Id<'mail_outbox'> | null,
): Promise<Outcome<OpenedMail>> {
  const row = await database
    .selectFrom('mail_outbox')
    .select([
      'id',
      'template',
      'subject',
      'created_at',
      'sent_at',
      'undeliverable_at',
      'read_at',
      'text_body',
      'html_body',
      'facts',
    ])
    .where('id', '=', mailId ?? NO_ROW)
    .where('member_id', '=', viewer.memberId)
    .executeTakeFirst()
  if (!row) return refusal('NOT_FOUND', 'お知らせが見つかりません。')
  return success({ ...toInboxMail(row), blocks: mailBlocks(wordsOf({ config }, row).text, config.BASE_URL) })
}

/** Notes that the member has opened the mail, the first time; null stands for all of them. Others' mails stay as they are. */
export async function markRead(
  { database, clock }: Services,
  viewer: Viewer,
  mailId: Id<'mail_outbox'> | null,
): Promise<void> {
  const own = database
    .updateTable('mail_outbox')
    .set({ read_at: clock.now() })
    .where('member_id', '=', viewer.memberId)
    .where('read_at', 'is', null)
  await (mailId === null ? own : own.where('id', '=', mailId)).execute()
}
