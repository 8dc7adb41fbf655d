import type { FundState } from './fund-queries.ts'

export const stateWords: Readonly<Record<FundState, string>> = {
  draft: '下書き',
  upcoming: '募集前',
  offering: '募集期間中',
  closed: '募集終了',
  operating: '運用中',
  ended: '運用終了',
  failed: '不成立',
  discarded: '削除済み',
}

export const methodWords = { firstCome: '先着', lottery: '抽選' } as const
