/** What a card, and what a member, says of a person. */
export interface PersonFacts {
  name: string
  address: string
  /** 'YYYY-MM-DD' */
  birthday: string
}

export type IdentityDifference = 'name_mismatch' | 'birthday_mismatch' | 'address_mismatch'

/**
 * Where the card differs from what the member registered. Only the writing is made the same: widths, spaces, dashes, the words of a block number.
 * A character in another form (髙 and 高) is a difference: who changes it to what the card says is checked again at once.
 */
export function identityDifferences(registered: PersonFacts, card: PersonFacts): IdentityDifference[] {
  return [
    ...(plain(registered.name) === plain(card.name) ? [] : (['name_mismatch'] as const)),
    ...(registered.birthday === card.birthday ? [] : (['birthday_mismatch'] as const)),
    ...(isSameAddress(registered.address, card.address) ? [] : (['address_mismatch'] as const)),
  ]
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '')

/** The building may stand on one side alone: the municipality's register often leaves it out. */
function isSameAddress(registered: string, card: string): boolean {
  const [one, other] = [addressKey(registered), addressKey(card)]
  if (one === other) return true
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  // Only after a whole number: 1-2-3 is no beginning of 1-2-34, and what ends before its number is no address.
  return /\d$/.test(shorter) && longer.startsWith(shorter) && !/^[-\d]/.test(longer.slice(shorter.length))
}

function addressKey(address: string): string {
  return plain(address)
    .replaceAll(/[〇一二三四五六七八九十]+(?=丁目)/g, (number) => String(numberOf(number)))
    .replaceAll(/(?<=\d)(?:丁目|番地の?|番|号|の)(?=\d)/g, '-')
    .replaceAll(/(?<=\d)(?:丁目|番地|番|号)(?!室)/g, '')
    .replaceAll(/(?<=\d)[‐‑‒–—―−ー－-](?=\d)/g, '-')
}

/** 十二 is 12: blocks go no higher than ninety-nine. */
function numberOf(kanji: string): number {
  const digit = (text: string | undefined, none: number) =>
    text === undefined || text === '' ? none : '〇一二三四五六七八九'.indexOf(text)
  const [tens, ones] = kanji.includes('十') ? kanji.split('十') : ['〇', kanji]
  return digit(tens, 1) * 10 + digit(ones, 0)
}
