import type { Failure } from '../../../gql/errors.ts'

/** The documents' messages, letter for letter. */
export const sendingFailed = 'メールの送信に失敗しました。メールアドレスをご確認ください。'
export const mailSent = 'パスワードリセットのメールを送信しました。メールをご確認ください。'
export const changeFailed = 'パスワード変更に失敗しました。内容をご確認ください。'
export const changed = 'パスワードを変更しました。'

/** A second line under the documents' message, where the server knows more than that something failed. */
export function failureDetail(failure: Failure): string | undefined {
  return failure.code === 'RATE_LIMITED' ? failure.message : undefined
}

export interface ResetFailure {
  /** Messages at the two fields. */
  fields: { password?: string; passwordConfirm?: string }
  /** True when the link itself no longer holds: another password would not help. */
  isLinkDead: boolean
}

/** What a refused reset means for the form. */
export function readResetFailure({ code, fields }: Failure): ResetFailure {
  const { password, passwordConfirm } = fields
  return {
    fields: { ...(password !== undefined && { password }), ...(passwordConfirm !== undefined && { passwordConfirm }) },
    isLinkDead: code === 'NOT_FOUND' || fields['code'] !== undefined,
  }
}
