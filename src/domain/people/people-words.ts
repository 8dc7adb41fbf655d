import { identityCheckLifecycle } from '../lifecycles/identity-check.ts'
import { memberLifecycle } from '../lifecycles/member.ts'

/** What the server's words about people are called on every page of the back office. */
export const memberStatusWords = memberLifecycle.states

export const screeningWords = { clear: '該当なし', unclear: '要確認', hit: '該当' } as const
export type ScreeningResult = keyof typeof screeningWords

export const identityStatusWords = identityCheckLifecycle.states

export const identityMethodWords = {
  image: '書類と顔の画像',
  ic_chip: 'ICチップ',
  jpki: '公的個人認証',
  mail: '郵送',
  auth: '利用者証明用電子証明書',
} as const
export type IdentityMethod = keyof typeof identityMethodWords

export const identityRejectWords = {
  document_unclear: '書類が不鮮明',
  face_mismatch: '顔写真の不一致',
  name_mismatch: '氏名の不一致',
  birthday_mismatch: '生年月日の不一致',
  address_mismatch: '住所の不一致',
  document_expired: '書類の期限切れ',
  method_ended: '方法の終了',
  signature_invalid: '電子署名の不備',
  certificate_revoked: '電子証明書の失効',
  certificate_expired: '電子証明書の期限切れ',
  another_person: '前回と異なるカード',
  card_of_another_member: '別の会員のカード',
} as const

/** What is not yet known by its word keeps the server's. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key
