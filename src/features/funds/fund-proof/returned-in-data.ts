import { kindInWords } from '../../../domain/funds/fund-corrections.ts'
import type { ReturnedIncome } from '../fund/load-returned-income.ts'

/** What a closing took as income that went back, each with the day on which it had come. */
export const returnedInData = (
  returned: readonly ReturnedIncome[],
  closing: Pick<ReturnedIncome, 'number' | 'isLate'>,
): object[] =>
  returned
    .filter(({ number, isLate }) => number === closing.number && isLate === closing.isLate)
    .map(({ day, kind, amount, broughtOn }) => ({
      on: day,
      kind,
      name: kindInWords({ kind }),
      yen: amount,
      brought_on: broughtOn,
    }))
