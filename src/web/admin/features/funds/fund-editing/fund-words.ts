import { fundLifecycle } from '../../../../../domain/lifecycles/fund.ts'
import type { FundState } from './fund-queries.ts'

export const stateWords: Readonly<Record<FundState, string>> = fundLifecycle.states

export const methodWords = { firstCome: '先着', lottery: '抽選' } as const
