/** '2026-04' as `2026年4月`. */
export function monthName(month: string): string {
  return `${month.slice(0, 4)}年${Number(month.slice(5, 7))}月`
}
