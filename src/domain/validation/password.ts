import { countCharacters } from './normalise.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const SAFE_LENGTH = 8
/** Keyboards and counting, forwards; backwards is tried too. */
const SEQUENCES = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]
/** A shorter part of a name or address is found in many good passwords by chance. */
const PERSONAL_PART_LENGTH = 4

/** What a guesser may know of the member. */
export type PasswordOwner = {
  readonly email?: string
  readonly sei?: string
  readonly mei?: string
  readonly sei_kana?: string
  readonly mei_kana?: string
  /** YYYY-MM-DD */
  readonly birthday?: string
  readonly tel?: string
}

/** Under 8 characters, much used, repeated, a row of keys, or made of what is known of its owner. */
export function isGuessablePassword(password: string, owner: PasswordOwner = {}): boolean {
  const folded = password.normalize('NFKC').toLowerCase()
  return (
    countCharacters(password) < SAFE_LENGTH ||
    isCommon(folded) ||
    isRepeated(folded) ||
    isSequence(folded) ||
    personalParts(owner).some((part) => folded.includes(part))
  )
}

export type PasswordStrength = { readonly score: 0 | 1 | 2 | 3; readonly label: '' | '弱い' | '普通' | '強い' }

/** For the meter beside the field: by length, once the password is none of the guessable ones. */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  if (password === '') return { score: 0, label: '' }
  if (isGuessablePassword(password, owner)) return { score: 1, label: '弱い' }
  return countCharacters(password) < 12 ? { score: 2, label: '普通' } : { score: 3, label: '強い' }
}

/** Much used as it is, or behind a few digits and marks added to its end. */
function isCommon(folded: string): boolean {
  const withoutTail = folded.replace(/[\d!?.@#$%&*_-]+$/, '')
  const plain = withoutTail.replace(/[@430157$!]/g, (mark) => LOOK_ALIKES[mark] ?? mark)
  return [folded, withoutTail, plain].some((form) => COMMON_PASSWORDS.has(form))
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '1': 'i',
  '5': 's',
  '7': 't',
  $: 's',
  '!': 'i',
}

/** One to four characters, over and over: aaaaaaaa, abababab, 12341234. */
function isRepeated(folded: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(folded) || new Set(folded).size <= 2
}

function isSequence(folded: string): boolean {
  return SEQUENCES.some((row) => row.includes(folded) || [...row].reverse().join('').includes(folded))
}

function personalParts({ email, birthday, tel, ...names }: PasswordOwner): string[] {
  const local = email?.split('@')[0] ?? ''
  const digits = birthday?.replace(/\D/g, '') ?? ''
  const words = [local, ...local.split(/[._+-]/), names.sei, names.mei, names.sei_kana, names.mei_kana]
  const long = words.filter((word) => word !== undefined && word.length >= PERSONAL_PART_LENGTH)
  const kanji = [names.sei, names.mei].filter((name) => name !== undefined && name.length >= 2)
  const dates = digits.length === 8 ? [digits, digits.slice(2), digits.slice(4) + digits.slice(0, 4)] : []
  const phones = tel !== undefined && tel.length >= 8 ? [tel, tel.slice(-8)] : []
  return [...long, ...kanji, ...dates, ...phones]
    .filter((part) => part !== undefined)
    .map((part) => part.normalize('NFKC').toLowerCase())
}
