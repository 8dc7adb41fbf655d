/** What a check of a vendor came to. */
export const VENDOR_CHECK_RESULTS = { good: '適切', to_mend: '改善を求める' } as const
export type VendorCheckResult = keyof typeof VENDOR_CHECK_RESULTS

/** A yearly check enters the day's work so many days ahead. */
export const VENDOR_CHECK_AHEAD = 30
