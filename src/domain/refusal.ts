import type { AmountProblem } from './investing/allowance.ts'

/** Why an application is turned down: a closed list. */
export type RefusalCode =
  | 'not_started'
  | 'wrong_early_access_code'
  | 'closed'
  | 'paused'
  | 'wrong_method'
  | 'no_substitutes'
  | 'documents_changed'
  | 'member_not_active'
  | 'identity_not_verified'
  | 'age_out_of_range'
  | 'foreign_official_unapproved'
  | 'electronic_delivery_withdrawn'
  | 'already_applied'
  | 'allowance_too_small'
  | AmountProblem

/** The API's extensions.code for each; BAD_USER_INPUT is a matter of the field `amount`. */
export type RefusalApiCode = 'CONFLICT' | 'FORBIDDEN' | 'BAD_USER_INPUT'

const PAUSED_MESSAGE = '申込金額が募集総額に達したため、募集を一時停止しています。'

/** Messages of the refusals that need no number; those of the amount come from `amountMessage`. */
export const REFUSAL_MESSAGES: Record<Exclude<RefusalCode, AmountProblem>, string> = {
  not_started: 'このファンドはまだ募集を開始していません。',
  wrong_early_access_code: '優先受付のコードが正しくありません。募集開始までお待ちください。',
  closed: 'このファンドの募集は終了しました。',
  paused: PAUSED_MESSAGE,
  wrong_method: 'このファンドの募集方式が異なります。ページを再読み込みしてからお申し込みください。',
  no_substitutes: 'このファンドには補欠がありません。補欠を選ばずにお申し込みください。',
  documents_changed:
    '契約成立前書面が新しくなりました。ページを再読み込みし、新しい書面を開いて確認してからお申し込みください。',
  member_not_active: '現在、お申し込みいただけません。お問い合わせください。',
  identity_not_verified: 'お申し込みには、オンラインでの本人確認が必要です。',
  age_out_of_range: 'お申し込みいただけるのは、18歳以上80歳未満の方です。',
  foreign_official_unapproved:
    '外国の重要な公的地位についてのご回答を確認しています。確認が終わるまで、お申し込みいただけません。',
  electronic_delivery_withdrawn:
    'お申し込みには、電子交付の承諾が必要です。マイページの「書類」で承諾してからお申し込みください。',
  already_applied: 'このファンドには、すでにお申し込みいただいています。',
  allowance_too_small: '出資可能額が不足しています。お一人さまの出資上限額は、全ファンドの合計で100万円です。',
}

const forbidden: ReadonlySet<RefusalCode> = new Set([
  'identity_not_verified',
  'member_not_active',
  'age_out_of_range',
  'foreign_official_unapproved',
])

export function refusalApiCode(code: RefusalCode): RefusalApiCode {
  if (code.startsWith('amount_')) return 'BAD_USER_INPUT'
  if (forbidden.has(code)) return 'FORBIDDEN'
  return 'CONFLICT'
}
