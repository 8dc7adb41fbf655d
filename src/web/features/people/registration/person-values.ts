import { parseJapanDate, ageOn, type JapanDate } from '../../../../domain/calendar.ts'
import { formatDateWithEra, formatYearWithEra } from '../../../../domain/japanese-era.ts'
import {
  normaliseDate,
  normaliseTel,
  normaliseText,
  normaliseTypedKana,
  normaliseZipcode,
} from '../../../../domain/validation/normalise.ts'
import type { FormFields } from '../../../app/forms/use-form.ts'

/** What the form holds of a person; the birthday as `year-month-day` in the parts as typed. */
export interface PersonValues {
  sei: string
  mei: string
  sei_kana: string
  mei_kana: string
  birthday: string
  zipcode: string
  address: string
  tel: string
}

export type PersonForm = FormFields<keyof PersonValues>

/** How each text is put right when its field is left. */
export const normalisePerson = {
  sei: normaliseText,
  mei: normaliseText,
  sei_kana: normaliseTypedKana,
  mei_kana: normaliseTypedKana,
  zipcode: normaliseZipcode,
  address: normaliseText,
  tel: normaliseTel,
} as const

export type BirthdayParts = readonly [year: string, month: string, day: string]

export function splitBirthday(birthday: string): BirthdayParts {
  const [year = '', month = '', day = ''] = birthday.split('-')
  return [year, month, day]
}

/** An untouched birthday stays empty, so that it counts as missing rather than as three dashes. */
export function joinBirthday(parts: BirthdayParts): string {
  const digits = parts.map((part) => part.normalize('NFKC').replace(/[^0-9]/g, ''))
  return digits.every((part) => part === '') ? '' : digits.join('-')
}

/** Beside the birthday: `1985年（昭和60年）4月12日、40歳`; only the year's era while the rest is missing; else null. */
export function birthdayEcho(birthday: string, today: JapanDate): string | null {
  const date = parseJapanDate(normaliseDate(birthday))
  if (date !== null) return date > today ? null : `${formatDateWithEra(date)}、${ageOn(date, today)}歳`
  const [year, month, day] = splitBirthday(birthday)
  const isYear = /^(18|19|20)\d\d$/.test(year) && Number(year) <= Number(today.slice(0, 4))
  return isYear && (month === '' || day === '') ? formatYearWithEra(Number(year)) : null
}
