import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { parseBookDays } from '../bookkeeping/parse-book-days.ts'
import type { JournalQuery } from './search-journals.ts'

/** As typed, or as an address has it: what is empty or missing is not asked for. */
export interface AskedJournals {
  book: string
  from: string
  until: string
  amount_from?: string | null | undefined
  amount_until?: string | null | undefined
  counterparty?: string | null | undefined
  account?: string | null | undefined
  corrected?: string | null | undefined
}

const yenOf = (written: string | null | undefined): number | null | 'wrong' => {
  const digits = (written ?? '').normalize('NFKC').replaceAll(/[,円\s]/g, '')
  if (digits === '') return null
  return /^\d{1,13}$/.test(digits) ? Number(digits) : 'wrong'
}

/** BAD_USER_INPUT beside each field. */
export function parseJournalQuery(asked: AskedJournals): Outcome<JournalQuery> {
  const days = parseBookDays(asked)
  const [from, until] = [yenOf(asked.amount_from), yenOf(asked.amount_until)]
  const problems = {
    ...(!days.ok && days.fields),
    ...(from === 'wrong' && { amount_from: '金額を数字で入力してください' }),
    ...(until === 'wrong' && { amount_until: '金額を数字で入力してください' }),
    ...(typeof from === 'number' &&
      typeof until === 'number' &&
      from > until && { amount_until: '下限以上の金額を入力してください' }),
  }
  if (!days.ok || from === 'wrong' || until === 'wrong' || Object.keys(problems).length > 0) return badInput(problems)
  return success({
    ...days.value,
    amountFrom: from,
    amountUntil: until,
    counterparty: asked.counterparty?.trim() || null,
    account: asked.account || null,
    corrected: asked.corrected === 'true',
  })
}
