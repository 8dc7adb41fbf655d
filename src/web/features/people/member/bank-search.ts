import { searchPrefix } from '../../../../domain/treasury/bank-search.ts'

/** How long typing has to rest before the search goes out. */
export const searchDelayMilliseconds = 1000

export interface BankChoice {
  code: string
  name: string
}

/**
 * What is sent as name_kana: hiragana, small kana written large. Null while it is too short to ask.
 * `bankCode`: the bank whose branches are searched, or null for a search of banks.
 */
export function nameKanaOf(typed: string, bankCode: string | null): string | null {
  return searchPrefix(typed, bankCode)
}

/** What stands below the field while nothing has been chosen. */
export function searchMessage(state: { asked: boolean; searching: boolean; count: number }): string {
  if (!state.asked) return ''
  if (state.searching) return '検索しています'
  return state.count === 0
    ? '見つかりませんでした。ひらがなの読みを確かめてください。'
    : `${state.count}件見つかりました。上下の矢印キーで選べます。`
}

/** Which option the arrow keys lead to; the ends meet. -1 is none. */
export function nextOption(active: number, count: number, key: string): number {
  if (count === 0) return -1
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  return active
}
