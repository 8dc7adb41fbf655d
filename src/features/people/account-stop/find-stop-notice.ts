import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal } from '../../../platform/outcome.ts'
import { hashToken } from '../../../platform/secret.ts'
import type { SecurityNoticeKind } from '../account/stop-link.ts'
import type { Id } from '../../../domain/id.ts'

export interface StopNotice {
  id: Id<'security_notice'>
  memberId: Id<'member'>
  kind: SecurityNoticeKind
  address: string
  notifiedAt: Date
}

export const deadStopLink = () => refusal('NOT_FOUND', 'このURLは、有効期限を過ぎたか、すでに使われています。')

/** The notice whose link this is, while it holds. */
export async function findStopNotice(database: Queryable, token: string, now: Date): Promise<StopNotice | null> {
  const row = await database
    .selectFrom('security_notice')
    .select(['id', 'member_id', 'kind', 'address', 'told_at'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        memberId: row.member_id,
        kind: row.kind,
        address: row.address,
        notifiedAt: row.told_at,
      }
    : null
}

const texts: Readonly<Record<SecurityNoticeKind, string>> = {
  new_device: '新しい端末からのログイン',
  password_changed: 'パスワードの変更',
  bank_account_changed: '受取口座の変更',
  address_changed: '住所の変更',
  email_change_asked: 'メールアドレスの変更の申し込み',
  email_changed: 'メールアドレスの変更',
  passkey_added: 'パスキーの追加',
  passkey_removed: 'パスキーの削除',
  password_off: 'パスワードの利用の停止',
  recovery_asked: 'パスキーをなくした方の手続き',
}

export const noticeText = (kind: SecurityNoticeKind): string => texts[kind]
