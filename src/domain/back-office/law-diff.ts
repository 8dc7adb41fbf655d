/** What counts of a text of law: no blanks or breaks, and one width of each sign. Who only sets it anew changes nothing. */
export const comparableLaw = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, '')

/** Without heading and number, by which a renumbered article is found again. */
export function bodyOfArticle(text: string): string {
  const lines = text.split('\n')
  const body = /^[（(]/.test(lines[0] ?? '') ? lines.slice(1) : lines
  return comparableLaw(body.join('\n')).replace(
    /^第[一二三四五六七八九十百千]+条(?:の[一二三四五六七八九十百千]+)*/u,
    '',
  )
}

export interface DiffPart {
  text: string
  isChanged: boolean
}
export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  parts: DiffPart[]
}

interface Step<Of> {
  kind: DiffLine['kind']
  value: Of
  /** What it was called on the other side, where both are the same. */
  old?: Of
}

/** The longest common sequence, as steps from one to the other: what is taken away stands before what comes in its place. */
function stepsBetween<Of>(from: readonly Of[], to: readonly Of[], keyOf: (value: Of) => string): Step<Of>[] {
  const [one, other] = [from.map(keyOf), to.map(keyOf)]
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const steps: Step<Of>[] = []
  let [row, column] = [0, 0]
  while (row < from.length || column < to.length) {
    const [old, next] = [from[row], to[column]]
    if (old !== undefined && next !== undefined && one[row] === other[column]) {
      steps.push({ kind: 'same', value: next, old })
      row += 1
      column += 1
    } else if (old !== undefined && (next === undefined || at(row + 1, column) >= at(row, column + 1))) {
      steps.push({ kind: 'removed', value: old })
      row += 1
    } else if (next !== undefined) {
      steps.push({ kind: 'added', value: next })
      column += 1
    }
  }
  return steps
}

/** Longer lines are shown whole: comparing their letters would take too long for a page. */
const mostLetters = 1_500
/** Lines that share less than this part of their letters are another line each, not a changed one. */
const leastShared = 0.4

function changedLetters(from: string, to: string, least: number): { removed: DiffPart[]; added: DiffPart[] } | null {
  const [old, next] = [[...from], [...to]]
  if (old.length > mostLetters || next.length > mostLetters) return null
  const steps = stepsBetween(old, next, (letter) => letter)
  const shared = steps.filter(({ kind }) => kind === 'same').length
  if (shared < least * Math.max(old.length, next.length)) return null
  const partsOf = (own: 'removed' | 'added'): DiffPart[] =>
    steps
      .filter(({ kind }) => kind === 'same' || kind === own)
      .reduce<DiffPart[]>((parts, { kind, value }) => {
        const last = parts.at(-1)
        if (last?.isChanged === (kind === own)) last.text += value
        else parts.push({ text: value, isChanged: kind === own })
        return parts
      }, [])
  return { removed: partsOf('removed'), added: partsOf('added') }
}

const whole = (kind: 'removed' | 'added', text: string): DiffLine => ({ kind, parts: [{ text, isChanged: true }] })

/** A line and what stands in its place, together where they are alike enough. */
function changedPair(old: string | undefined, next: string | undefined, least: number): DiffLine[] {
  const letters = old !== undefined && next !== undefined ? changedLetters(old, next, least) : null
  if (letters !== null)
    return [
      { kind: 'removed', parts: letters.removed },
      { kind: 'added', parts: letters.added },
    ]
  return [...(old === undefined ? [] : [whole('removed', old)]), ...(next === undefined ? [] : [whole('added', next)])]
}

/** Lines that went beside lines that came: the first with the first. */
const changedLines = (removed: readonly string[], added: readonly string[]): DiffLine[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_each, place) =>
    changedPair(removed[place], added[place], leastShared),
  ).flat()

const itemNumber =
  /^\s*(?:[一二三四五六七八九十百]+|[イロハニホヘトチリヌルヲワカヨタレソ]|[0-9０-９]+)(?:の[一二三四五六七八九十]+)*　/u

/** An item that only got another number, as one was put in before it, is the same item. */
const itemBody = (line: string): string => comparableLaw(line.replace(itemNumber, ''))

/** Two texts of a law, line by line; in a line that changed, what of it did. */
export function diffLaw(from: string, to: string): DiffLine[] {
  const lines = (text: string) => (text === '' ? [] : text.split('\n'))
  const result: DiffLine[] = []
  let [removed, added]: [string[], string[]] = [[], []]
  const flush = () => {
    result.push(...changedLines(removed, added))
    removed = []
    added = []
  }
  for (const { kind, value, old = value } of stepsBetween(lines(from), lines(to), itemBody)) {
    if (kind === 'removed') removed.push(value)
    else if (kind === 'added') added.push(value)
    else {
      flush()
      if (comparableLaw(old) === comparableLaw(value)) result.push({ kind, parts: [{ text: value, isChanged: false }] })
      else result.push(...changedPair(old, value, 0))
    }
  }
  flush()
  return result
}
