/** Of the reference under which an individual number (個人番号) is kept outside, in characters. */
const LONGEST_REFERENCE = 40

/**
 * Why a text is no reference to an individual number that is kept outside, as told beside the field; null where it is one. Twelve digits with nothing but marks
 * and blanks between them may be the number itself, which never gets into this system (act on numbers, article 20: nobody keeps one whose task does not ask for it).
 */
export function referenceProblem(text: string): string | null {
  if (text === '') return '保管先の整理番号を入力してください'
  if ([...text].length > LONGEST_REFERENCE) return `${LONGEST_REFERENCE}文字以内で入力してください`
  if (/\d(?:[^\p{L}\p{N}]*\d){11}/u.test(text.normalize('NFKC')))
    return '12桁以上の数字は入力できません。個人番号そのものではなく、保管先の整理番号を入力してください'
  return null
}
