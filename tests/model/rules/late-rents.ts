import type { Line } from './earnings.ts'
import { addMonths, dayText } from './japan-time.ts'
import { at, type Model } from './model.ts'

/** From the second month after an operation's recorded end on the month of a rent is said: one that nobody says would let the contract's cap run longer. */
export const lacksMonth = ({ funds }: Model, { parts }: Line, cameAt: number): boolean =>
  parts.some(({ fund, kind }) => {
    const { operationEnd } = at(funds, fund)
    const monthBefore = addMonths(`${dayText(cameAt).slice(0, 7)}-01`, -1).slice(0, 7)
    return kind === 'rent' && operationEnd !== null && monthBefore > operationEnd.slice(0, 7)
  })
