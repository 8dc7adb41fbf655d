import { listText, rankMessage } from '../../../../domain/investing/lottery.ts'
import { yen } from '../../../../domain/money.ts'
import type { PublishedDraw } from './check-draw.ts'
import type { LotteryFund } from './lottery-queries.ts'

export const scriptName = 'recompute-lottery.mjs'
export const listFileName = (fundId: string) => `lottery-${fundId}-list.txt`
export const fundFileName = (fundId: string) => `lottery-${fundId}.json`

/** The list letter for letter as its mark was made from it. Throws RangeError on half a yen. */
export function listFile({ entries }: Pick<PublishedDraw, 'entries'>): string {
  return listText(entries.map(({ investId, amount }) => ({ investId, amount: yen(amount) })))
}

/** What the stand-alone script reads: the fund as the API answers it, without what the draw does not use. */
export function fundFile({ id, name, end_at, price_estate, subordination_amount, lottery_proof }: LotteryFund): string {
  return `${JSON.stringify({ id, name, end_at, price_estate, subordination_amount, lottery_proof }, null, 2)}\n`
}

export interface ToolLine {
  what: string
  command: string
}

/** The same sums with the tools of any computer, one line each, for the application with this number. */
export function toolLines(fundId: string, published: PublishedDraw, investId: string): ToolLine[] {
  const message = rankMessage(published.listHash ?? '', published.beacon ?? '', investId)
  return [
    { what: 'コミット値', command: `printf '%s' ${published.seed} | xxd -r -p | sha256sum` },
    { what: '名簿のハッシュ値', command: `sha256sum ${listFileName(fundId)}` },
    {
      what: `番号${investId}の抽選値`,
      command: `printf '%s' '${message}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:${published.seed}`,
    },
    { what: 'すべての順番と当選', command: `node ${scriptName} ${fundFileName(fundId)}` },
  ]
}
