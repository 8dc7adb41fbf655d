const full = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンヲヰヱ'
const half = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝｵｲｴ'
const small = 'ァィゥェォッャュョヮヵヶ'
const large = 'アイウエオツヤユヨワカケ'

const replacements = new Map<string, string>([
  ...[...full].map((letter, index): [string, string] => [letter, half[index] ?? '']),
  ...[...small].map((letter, index): [string, string] => [letter, half[full.indexOf(large[index] ?? '')] ?? '']),
  ['\u3099', 'ﾞ'],
  ['\u309A', 'ﾟ'],
  ['ー', '-'],
  ['－', '-'],
  ['−', '-'],
  ['‐', '-'],
  ['・', '.'],
  ['、', ','],
])

/** A name as banks write it: half-width, upper case, large kana only. What has no such form stays as it is. */
export function toBankName(text: string): string {
  const katakana = text
    .normalize('NFKC')
    .replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
  return [...katakana.normalize('NFD')]
    .map((letter) => replacements.get(letter) ?? letter)
    .join('')
    .toUpperCase()
    .normalize('NFC')
}

/** Whether every character may stand in a name that banks send to each other. */
export function isBankName(text: string): boolean {
  return /^[0-9A-Z\uFF66-\uFF6F\uFF71-\uFF9F ()./,-]+$/.test(text)
}
