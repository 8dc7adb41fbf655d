/** The documents' messages, letter for letter. */
export const REQUIRED = '必須です'
const EXPECTED_STRING = '文字列を入力してください'
const WRONG_TYPE = '入力データのデータ形式に誤りがあります'
export const WRONG_FORMAT = '書式に誤りがあります'

export const ZIPCODE_DIGITS = '数字で7桁です'
export const TEL_DIGITS = '数字で10〜11桁です'
export const KATAKANA_ONLY = 'カタカナのみ使用できます'
export const NOT_A_DATE = '日付の書式になっていません'
export const UNREACHABLE_MAIL_ADDRESS =
  '「.」が続く、または「.」で始まるか終わる名前のアドレスには、メールが届かないことがあります。別のメールアドレスを入力してください'
export const PASSWORDS_DIFFER = '異なるパスワードが入力されています'
export const CHOOSE_ONE = '選択してください'
export const NOT_A_MAIL_ADDRESS = 'メールアドレス形式で入力してください'
export const ACCOUNT_NUMBER_MISSING = '口座番号を入力してください'
export const GUESSABLE_PASSWORD = '推測されやすいパスワードです。別のパスワードを入力してください。'

/** Ours: the documents give no words for these. */
export const AGE_OUT_OF_RANGE = 'ご登録いただけるのは、18歳以上80歳未満の方です'
export const ACCOUNT_NUMBER_DIGITS = `${ACCOUNT_NUMBER_MISSING}。数字で7桁または8桁です`
export const YUCHO_ACCOUNT_NUMBER = `${ACCOUNT_NUMBER_MISSING}。ゆうちょ銀行では、振込用の7桁か、最後が1の8桁の番号です`
export const CHOOSE_BANK = '銀行を選択してください'
export const CHOOSE_BRANCH = '支店を選択してください'

/** @public The specification quotes it for forms in general, whether or not a form of today can show it. */
export function tooShort(minimum: number): string {
  return `${minimum}文字以上で入力してください`
}

export function tooLong(maximum: number): string {
  return `${maximum}文字以内で入力してください`
}

/** @public As `tooShort`. */
export function belowMinimum(minimum: number): string {
  return `${minimum}以上の数値を入力してください`
}

/** @public As `tooShort`. */
export function aboveMaximum(maximum: number): string {
  return `${maximum}以下の数値を入力してください`
}

const silentOnEmptiness: readonly string[] = [ZIPCODE_DIGITS, TEL_DIGITS, NOT_A_DATE, NOT_A_MAIL_ADDRESS]

/** Of a field in which nothing was typed: the documents' words alone would give the wrong reason. */
export function whenEmpty(message: string): string {
  return silentOnEmptiness.includes(message) ? `${message}（未入力です）` : message
}

/** For a field that is absent, null or of another type than text. */
export function notAString({ input }: { readonly input: unknown }): string {
  return input === undefined || input === null ? REQUIRED : EXPECTED_STRING
}

/** For a whole input, or a key of it that is absent. */
export function notAnObject({ expected }: { readonly expected: string | null }): string {
  return expected === 'Object' ? WRONG_TYPE : REQUIRED
}
