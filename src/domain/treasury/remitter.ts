import { companyKeys } from './company-names.ts'
import { payerKey, PUNCTUATION, wordsOf } from './known-payers.ts'
import { bareKey, isUnmarked, latinKey, withoutMacrons } from './payer-spellings.ts'

/** Every name that the bank's remarks may say. The function forms_of_remitter of the database makes the same. */
export interface RemitterForms {
  /** All of them as one name, in either order. */
  whole: ReadonlySet<string>
  /** Whole names among their words, in either order, and long pieces of what is written without blanks. */
  names: ReadonlySet<string>
  /** With every piece that may be a person's full name. */
  people: ReadonlySet<string>
  /** What is written in Latin letters, by its sound. */
  latin: ReadonlySet<string>
  /** Where a bank that cuts names off may have ended; null of what is too short to say whose it is. */
  start: string | null
  isUnmarked: boolean
}

/** As whom somebody remits: under his whole name, with it among other words, or with the beginning of it. */
export type Likeness = 'whole' | 'within' | 'cut'

/** A remark is short; what is longer is no list of names. */
const mostWords = 12
const mostLetters = 60
/** From how many letters on a person's full name is looked for within a longer one: a family name alone has fewer. */
const leastOfPerson = 4
/** From how many letters on a beginning is believed to be a name cut off. */
const leastOfStart = 6
/** From how many letters on a name in Latin letters is compared by its sound. */
const leastOfLatin = 5

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)
/** From how many letters on a name is believed to stand within a longer word. */
const leastWithin = (text: string): number => (hasHan(text) ? 4 : 5)

const wordsIn = (text: string): string[] =>
  wordsOf(text)
    .split(PUNCTUATION)
    .filter((word) => word !== '')

/** 振込 and フリコミ are the bank's own words. */
function withoutBanksWord(remarks: string): string {
  const text = remarks.normalize('NFKC')
  return text.replace(/^\s*(?:振込|フリコミ)\s*/, '') || text
}

/** The words, each run of them, and each run with its last words first. */
function* runsOf(words: readonly string[]): Generator<{ words: string[]; isWhole: boolean }> {
  for (let from = 0; from < words.length; from += 1)
    for (let until = from + 1; until <= words.length; until += 1)
      for (let middle = from; middle < until; middle += 1)
        yield {
          words: [...words.slice(middle, until), ...words.slice(from, middle)],
          isWhole: until - from === words.length,
        }
}

/** A word that may be two names without a blank, with the second one first: レイヒガシヤマ. In Latin letters and kana a name has two letters at least. */
function turned(word: string): string[] {
  const [least, short] = hasHan(word) ? [3, 1] : [5, 2]
  const letters = [...word]
  if (letters.length < least) return []
  return letters.flatMap((_letter, cut) =>
    cut < short || cut > letters.length - short ? [] : [[...letters.slice(cut), ...letters.slice(0, cut)].join('')],
  )
}

/** Every run of a text's letters that has enough of them. */
function piecesOf(whole: string, isLong: (piece: string) => boolean): string[] {
  const letters = [...whole].slice(0, mostLetters)
  const pieces: string[] = []
  for (let from = 0; from < letters.length; from += 1)
    for (let until = from + leastOfPerson; until <= letters.length; until += 1) {
      const piece = letters.slice(from, until).join('')
      if (isLong(piece)) pieces.push(piece)
    }
  return pieces
}

function latinForms(words: readonly string[]): string[] {
  const isLatin = (word: string): boolean => /^[A-Z]+$/.test(word)
  const written = words.map(withoutMacrons)
  const runs = [...runsOf(written)].filter((run) => run.words.every(isLatin)).map((run) => run.words.join(' '))
  return [...runs, ...written.filter(isLatin).flatMap(turned)].map(latinKey).filter((key) => key.length >= leastOfLatin)
}

export function formsOfRemitter(remarks: string): RemitterForms {
  const text = withoutBanksWord(remarks)
  const words = wordsIn(text).slice(0, mostWords)
  const key = words.join('')
  const whole = new Set(words.length === 1 ? turned(key) : [])
  const names = new Set([
    ...words.flatMap(turned),
    ...[...companyKeys(text, true)].filter((name) => name.length >= 2),
    ...piecesOf(key, (piece) => [...piece].length >= leastWithin(piece)),
  ])
  for (const run of runsOf(words)) {
    const name = run.words.join('')
    if (name.length < 2) continue
    names.add(name)
    if (run.isWhole) whole.add(name)
  }
  return {
    whole,
    names,
    people: new Set([...names, ...piecesOf(key, () => true)]),
    latin: new Set(latinForms(words)),
    start: key.length >= leastOfStart ? key : null,
    isUnmarked: isUnmarked(key),
  }
}

/** Whether a bank may have cut the name off there: after more than a family name, and not before its half. */
function isCutOff({ start, isUnmarked: isBare }: RemitterForms, kana: string): boolean {
  const [first = '', second] = wordsIn(kana)
  const key = payerKey(kana)
  return (
    start !== null &&
    (key.startsWith(start) || (isBare && bareKey(kana).startsWith(start))) &&
    start.length < key.length &&
    start.length * 2 >= key.length &&
    (second === undefined || start.length > first.length)
  )
}

/** As whom the remarks name somebody of this name and these kana; null where they do not. The function remits_as of the database says the same. */
export function remitsAs(
  forms: RemitterForms,
  { name, kana }: { name: string | null; kana: string | null },
  isPerson: boolean,
): Likeness | null {
  const isAmong = (some: ReadonlySet<string>): boolean =>
    [name, kana].some((spelling) => spelling !== null && some.has(payerKey(spelling))) ||
    (forms.isUnmarked && kana !== null && some.has(bareKey(kana)))
  if (isAmong(forms.whole) || (kana !== null && forms.latin.has(latinKey(kana)))) return 'whole'
  if (isAmong(isPerson ? forms.people : forms.names)) return 'within'
  return kana !== null && isCutOff(forms, kana) ? 'cut' : null
}

/** Whether the name is a whole word of the remarks, or some of them: no part of a longer one. */
export function isAmongWords(remarks: string, name: string): boolean {
  const key = payerKey(name)
  return [...runsOf(wordsIn(withoutBanksWord(remarks)).slice(0, mostWords))].some((run) => run.words.join('') === key)
}
