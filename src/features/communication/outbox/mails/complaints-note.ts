import type { MailSender } from './mail-content.ts'

/** Where somebody who got bad news asks and complains: by telephone in its hours, or in writing at any time. */
export function complaintsNote({ telephone, contactHours }: MailSender): string {
  return `ご質問や苦情は、お電話（${telephone}、${contactHours}）と、お問い合わせのページで受け付けています。`
}
