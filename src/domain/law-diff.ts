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
      steps.push({ kind: 'same', value: next })
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

function changedLetters(from: string, to: string): { removed: DiffPart[]; added: DiffPart[] } | null {
  const [old, next] = [[...from], [...to]]
  if (old.length > mostLetters || next.length > mostLetters) return null
  const steps = stepsBetween(old, next, (letter) => letter)
  const shared = steps.filter(({ kind }) => kind === 'same').length
  if (shared < leastShared * Math.max(old.length, next.length)) return null
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

/** Lines that went beside lines that came: the first with the first, as far as they are alike. */
function changedLines(removed: readonly string[], added: readonly string[]): DiffLine[] {
  const pairs = Array.from({ length: Math.max(removed.length, added.length) }, (_each, place) => {
    const [old, next] = [removed[place], added[place]]
    const letters = old !== undefined && next !== undefined ? changedLetters(old, next) : null
    return [
      ...(old === undefined
        ? []
        : [letters === null ? whole('removed', old) : { kind: 'removed' as const, parts: letters.removed }]),
      ...(next === undefined
        ? []
        : [letters === null ? whole('added', next) : { kind: 'added' as const, parts: letters.added }]),
    ]
  })
  return pairs.flat()
}

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
  for (const { kind, value } of stepsBetween(lines(from), lines(to), comparableLaw)) {
    if (kind === 'removed') removed.push(value)
    else if (kind === 'added') added.push(value)
    else {
      flush()
      result.push({ kind, parts: [{ text: value, isChanged: false }] })
    }
  }
  flush()
  return result
}
