import { setImmediate as nextRound } from 'node:timers/promises'

/** Characters of the largest answer; 300 funds with everything about them are 1.5 million. */
const largestAnswer = 8_000_000
/** Milliseconds of work after which everything else of the process gets its turn. */
const longestSlice = 10

/**
 * A large answer as JSON, the elements of its lists one after the other; the event loop goes round every ten milliseconds.
 * @returns null where it would be longer than `most` characters.
 */
export async function writeAnswer(answer: unknown, most = largestAnswer): Promise<string | null> {
  const parts: string[] = []
  let length = 0
  let sliceEnd = performance.now() + longestSlice
  for (const part of partsOf(answer)) {
    parts.push(part)
    length += part.length
    if (length > most) return null
    if (performance.now() < sliceEnd) continue
    await nextRound()
    sliceEnd = performance.now() + longestSlice
  }
  return parts.join('')
}

/** Objects field by field and lists element by element; what is inside an element at once, since that is what the runtime is quick at. */
function* partsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    yield '['
    for (const [place, element] of value.entries()) yield `${place === 0 ? '' : ','}${JSON.stringify(element)}`
    yield ']'
  } else if (typeof value === 'object' && value !== null) {
    yield '{'
    let isFirst = true
    for (const [name, each] of Object.entries(value)) {
      if (each === undefined) continue
      yield `${isFirst ? '' : ','}${JSON.stringify(name)}:`
      isFirst = false
      yield* partsOf(each)
    }
    yield '}'
  } else yield JSON.stringify(value)
}
