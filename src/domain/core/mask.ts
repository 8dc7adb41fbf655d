/** What is hidden of a value; its length is hidden too. */
const hidden = '****'

/** `ya****@example.jp`: enough to recognise an address that somebody reads out, not enough to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, Math.max(at, 0))
  return `${name.slice(0, Math.min(2, name.length - 1))}${hidden}${email.slice(Math.max(at, 0))}`
}

/** `090****1234` */
export const maskTelephone = (tel: string): string => `${tel.slice(0, 3)}${hidden}${tel.slice(-4)}`

/** `****567` */
export const maskAccountNumber = (number: string): string => `${hidden}${number.slice(-3)}`

/** `東京都****`: the prefecture, or the first three characters where none can be made out. */
export function maskAddress(address: string): string {
  const prefecture = /^(?:東京都|北海道|京都府|大阪府|[^\d\s]{2,3}県)/.exec(address)?.[0]
  return `${prefecture ?? address.slice(0, 3)}${hidden}`
}

/** `1983年****` of `1983-11-02` */
export const maskBirthday = (birthday: string): string => `${birthday.slice(0, 4)}年${hidden}`
