/** Characters of the largest answer, about; 300 funds with everything about them are 1.5 million. */
export const largestAnswer = 8_000_000

/** Roughly how many characters a value has as JSON, counted no further than just above `most`: whether it may be written at all. */
export function measureAnswer(value: unknown, most = largestAnswer): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 6
  let size = 2
  if (Array.isArray(value)) {
    for (const each of value) {
      size += measureAnswer(each, most - size) + 1
      if (size > most) return size
    }
    return size
  }
  for (const [name, each] of Object.entries(value)) {
    size += name.length + 4 + measureAnswer(each, most - size)
    if (size > most) return size
  }
  return size
}
