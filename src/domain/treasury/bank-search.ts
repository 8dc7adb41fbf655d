import { bankSearchKey } from '../kana.ts'

/** A bank of few branches with short names: one letter is enough there. */
const SHORT_BRANCH_NAMES_BANK = '0044'

/** How many letters a search needs: two, or one for the branches of bank 0044. */
export function minimumSearchLength(bankCode: string | null): number {
  return bankCode === SHORT_BRANCH_NAMES_BANK ? 1 : 2
}

/** Null where the query is too short to ask; else the key that a reading's key must begin with. `bankCode` is null for a search of banks. */
export function searchPrefix(query: string, bankCode: string | null): string | null {
  const key = bankSearchKey(query)
  return [...key].length < minimumSearchLength(bankCode) ? null : key
}

/** Readings that lead to a branch, as examples beside the search field, of the banks that most members have. A test asks the list of all banks. */
export const BRANCH_EXAMPLES: Readonly<Record<string, string>> = {
  '0001': 'ほんてん',
  '0005': 'しんじゅく',
  '0009': 'ほんてん',
  '0010': 'しんじゅく',
  '0033': 'ほんてん',
  '0036': 'ほんてん',
  '0038': 'ほんてん',
  '9900': 'ぜろいちはち',
}
