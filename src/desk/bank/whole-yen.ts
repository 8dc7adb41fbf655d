export const largestAmount = 999_999_999_999

/** Whole yen as a number or digits with or without commas, 1 to the largest amount; undefined where it is none. */
export function wholeYen(value: unknown): number | undefined {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim().replaceAll(',', '') : ''
  if (!/^\d+$/.test(text)) return undefined
  const amount = Number(text)
  return amount >= 1 && amount <= largestAmount ? amount : undefined
}
