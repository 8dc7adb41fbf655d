import { parseId, type Id } from './id.ts'

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
