/** How members and operators call an application: the fund, then the application in four digits or more, `12-0107`. */
export function applicationNumber(fundId: number, investmentId: number): string {
  return `${fundId}-${String(investmentId).padStart(4, '0')}`
}

/** What stands behind such a number, as somebody typed it; null for anything else. */
export function parseApplicationNumber(text: string): { fundId: number; investmentId: number } | null {
  const parts = /^([1-9]\d{0,8})-(\d{4,12})$/.exec(
    text
      .normalize('NFKC')
      .trim()
      .replace(/[‐‑–—―−ー]/g, '-'),
  )
  const [fundId, investmentId] = [Number(parts?.[1]), Number(parts?.[2])]
  return parts && investmentId > 0 ? { fundId, investmentId } : null
}
