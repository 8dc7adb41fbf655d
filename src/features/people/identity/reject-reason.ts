import type { FreeText } from '../../../domain/free-text.ts'
/** The service's classes of reasons in words for the member. */
const words: Readonly<Record<string, string>> = {
  document_unclear: '書類の写真が不鮮明です。',
  face_mismatch: '書類の顔写真とご本人の写真を照合できませんでした。',
  name_mismatch: '書類の氏名と登録の氏名が異なります。',
  birthday_mismatch: '書類の生年月日と登録の生年月日が異なります。',
  address_mismatch: '書類の住所と登録の住所が異なります。',
  document_expired: '書類の有効期限が切れています。',
  method_ended: 'この方法での本人確認は終了しました。お手数ですが、現在の方法でもう一度お願いします。',
  signature_invalid: '電子署名を確認できませんでした。',
  certificate_revoked: 'カードの電子証明書が失効しています。お住まいの市区町村の窓口で更新できます。',
  certificate_expired: 'カードの電子証明書の有効期限が切れています。お住まいの市区町村の窓口で更新できます。',
  another_person: '前回の本人確認とは別のカードです。',
  card_of_another_member: '確認できませんでした。お問い合わせください。',
}

/** Why a check was rejected; a class we do not know is told in general words. */
export function rejectReasonText(reasons: readonly FreeText[]): string {
  const known = reasons.flatMap((reason) => words[reason] ?? [])
  return known.length > 0 ? known.join('') : '提出いただいた内容を確認できませんでした。'
}
