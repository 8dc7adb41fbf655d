import { toReadingKey } from './reading-key.ts'

/** A bank or branch as the banks' own list has it: its name without 銀行 or 支店, and the reading of that. */
interface Named {
  readonly name: string
  readonly hira: string
}

/** What people write behind a name that the list leaves out, and what they write in full that the list shortens. */
const endings = {
  bank: [
    ['', 'ぎんこう', '銀行'],
    ['しんきん', 'しんようきんこ'],
    ['しんくみ', 'しんようくみあい'],
    ['ろうきん', 'ろうどうきんこ'],
    ['のうきよう', 'のうぎようきようどうくみあい'],
    ['信金', '信用金庫'],
    ['信組', '信用組合'],
    ['労金', '労働金庫'],
    ['農協', '農業協同組合'],
  ],
  branch: [
    ['', 'してん', '支店'],
    ['出張所', 'しゆつちようじよ'],
    ['', 'しゆつちようじよ', '出張所'],
  ],
} as const

export type Kind = keyof typeof endings

/** How the list reads letters: ＵＦＪ is ゆ－えふじえい. */
const letters: Readonly<Record<string, string>> = {
  Ａ: 'え－',
  Ｂ: 'び－',
  Ｃ: 'し－',
  Ｄ: 'でい－',
  Ｅ: 'い－',
  Ｆ: 'えふ',
  Ｇ: 'じ－',
  Ｈ: 'えいち',
  Ｉ: 'あい',
  Ｊ: 'じえい',
  Ｋ: 'けい',
  Ｌ: 'える',
  Ｍ: 'えむ',
  Ｎ: 'えぬ',
  Ｏ: 'お－',
  Ｐ: 'ぴ－',
  Ｑ: 'きゆ－',
  Ｒ: 'あ－る',
  Ｓ: 'えす',
  Ｔ: 'てい－',
  Ｕ: 'ゆ－',
  Ｖ: 'ぶい',
  Ｗ: 'だぶりゆ－',
  Ｘ: 'えつくす',
  Ｙ: 'わい',
  Ｚ: 'ぜつと',
}

/** The form in which readings are compared: of a bank's, letters are read out; branches have some whose letters are no sounds. */
export function spokenKey(text: string, kind: Kind): string {
  if (kind === 'branch') return toReadingKey(text)
  return toReadingKey(text)
    .replace(/[Ａ-Ｚ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('じえ－', 'じえい')
}

/** The beginnings by which a bank or branch is found. */
export interface Spellings {
  /** To be compared with `spokenKey`. */
  readonly spoken: readonly string[]
  /** To be compared with `toReadingKey`: the letters of a name are no sounds there. */
  readonly written: readonly string[]
}

/** Every way in which people write it: by reading or name, as the list has it and in full (みずほぎんこう, 京都信用金庫). */
export function spellingsOf({ name, hira }: Named, kind: Kind): Spellings {
  const inFull = (text: string): string[] => [
    text,
    ...endings[kind].flatMap(([short, ...long]) =>
      text.endsWith(short) ? long.map((end) => text.slice(0, text.length - short.length) + end) : [],
    ),
  ]
  return { spoken: inFull(spokenKey(hira, kind)), written: inFull(toReadingKey(name)) }
}
