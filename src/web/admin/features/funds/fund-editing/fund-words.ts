export const methodWords = { firstCome: '先着', lottery: '抽選' } as const
