import type { JapanDate } from '../calendar.ts'
import { foldPersonName } from '../kana.ts'

/** Two accounts with the same key are held for an operator: one account per person. Names are compared as banks write them. */
export function samePersonKey(person: {
  readonly seiKana: string
  readonly meiKana: string
  readonly birthday: JapanDate
  readonly tel: string
}): string {
  const name = foldPersonName(`${person.seiKana}${person.meiKana}`)
  return [name, person.birthday, person.tel.normalize('NFKC').replace(/\D/g, '')].join('|')
}
