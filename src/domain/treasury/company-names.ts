import { payerKey, PUNCTUATION, wordsOf } from './known-payers.ts'

/** What a company's place of business ends in, by letters and as banks write it: 新宿支店, シンジユク(エイ. */
const PLACE_OF_BUSINESS =
  /(?:支店|支社|支部|支所|営業所|出張所|事業所|事務所|本店|本社|本部|シテン|シシヤ|シブ|シシヨ|エイギヨウ[シジ]ヨ|シユツチヨウ[シジ]ヨ|ジギヨウ[シジ]ヨ|ジム[シジ]ヨ|ホンテン|ホンシヤ|ホンブ|[(](?:エイ|シユツ|シテン))[)\s]*$/
const FORM = '|'

const wordsIn = (text: string): string[] => text.split(PUNCTUATION).filter((word) => word !== '')
/** From how many letters on the beginning of a name may be a company's whose form does not end it: 糸管理 in 株式会社糸管理新宿支店. */
const leastBeginning = (text: string): number => (/\p{Script=Han}/u.test(text) ? 3 : 4)

/**
 * The names of companies that a name may stand for, as payers are compared: what stands before the company's form, whatever follows it, and the words before
 * the one of a branch. @param widely also each beginning of a branch's name that no form or blank divides. The function company_keys of the database does the same.
 */
export function companyKeys(name: string, widely: boolean): ReadonlySet<string> {
  const base =
    wordsOf(name, FORM)
      .split(FORM)
      .find((part) => wordsIn(part).length > 0) ?? ''
  const keys = new Set([payerKey(name), wordsIn(base).join('')])
  if (PLACE_OF_BUSINESS.test(base)) {
    const words = wordsIn(base)
    for (let until = 1; until < words.length; until += 1) keys.add(words.slice(0, until).join(''))
    const undivided = widely ? wordsIn(base.replace(PLACE_OF_BUSINESS, '')).join('') : ''
    for (let until = 1; until <= undivided.length; until += 1) {
      const beginning = undivided.slice(0, until)
      if (beginning.length >= leastBeginning(beginning)) keys.add(beginning)
    }
  }
  keys.delete('')
  return keys
}

/** Whether two names are one company's, under either of its branches' names. Two branches are one company's only where a form or a blank ends its name. */
export function isSameCompany(one: string, other: string): boolean {
  const isAmong = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
    [...some].some((key) => others.has(key))
  return (
    isAmong(companyKeys(one, true), companyKeys(other, false)) ||
    isAmong(companyKeys(one, false), companyKeys(other, true))
  )
}
