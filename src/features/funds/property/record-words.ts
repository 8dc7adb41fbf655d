/** The messages beside the fields of a form about a property. */
export const NEEDED = '必須です'
const tooLong = (most: number): string => `${most}文字以内で入力してください`

/** Of a needed text: why it will not do; undefined where it will. */
export function textProblem(text: string, most: number): string | undefined {
  if (text.trim() === '') return NEEDED
  return text.trim().length > most ? tooLong(most) : undefined
}

/** Of a text that may be left out. */
export const optionalProblem = (text: string, most: number): string | undefined =>
  text.trim().length > most ? tooLong(most) : undefined

/** Only the fields that have a problem. */
export const problemsAmong = (all: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]])),
  )

/** Digits of a number of 13 in any width, without blanks and hyphens; null where nothing was typed. */
export function thirteenDigits(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s-]/g, '')
  return plain === '' ? null : plain
}

export const isThirteenDigits = (text: string | null): boolean => text === null || /^\d{13}$/.test(text)
