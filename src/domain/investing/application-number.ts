import { parseId, type Id } from '../id.ts'

/** How members and operators call an application: the fund, then the application in four digits or more, `12-0107`. */
export function applicationNumber(fundId: Id<'fund'>, investmentId: Id<'investment'>): string {
  return `${fundId}-${String(investmentId).padStart(4, '0')}`
}

/** What stands behind such a number, as somebody typed it; null for anything else. */
export function parseApplicationNumber(text: string): { fundId: Id<'fund'>; investmentId: Id<'investment'> } | null {
  const parts = /^([1-9]\d{0,8})-(\d{4,12})$/.exec(
    text
      .normalize('NFKC')
      .trim()
      .replace(/[‐‑–—―−ー]/g, '-'),
  )
  const [fundId, investmentId] = [parseId<'fund'>(parts?.[1] ?? ''), parseId<'investment'>(Number(parts?.[2]))]
  return fundId && investmentId ? { fundId, investmentId } : null
}

/**
 * What is wrong with a number that somebody typed for an application; null where it is the application's own. The application is found by the second part
 * alone, so the fund in front is compared: 16-0001 is not 1-0001.
 */
export function applicationNumberFault(typed: string, own: string): string | null {
  const parsed = parseApplicationNumber(typed)
  if (parsed === null) return '12-0107 の形で入力してください。'
  const number = applicationNumber(parsed.fundId, parsed.investmentId)
  return number === own
    ? null
    : `${number} の申込はありません。「-」の前はファンドの番号です（「-」の後ろが同じ申込は ${own} です）。`
}
