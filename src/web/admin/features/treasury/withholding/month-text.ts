/** Of `2026-11`: `2026年11月`. */
export const monthText = (month: string): string => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`
