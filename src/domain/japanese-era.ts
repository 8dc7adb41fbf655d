import { parseJapanDate, yearOf, type JapanDate } from './calendar.ts'

/** First days of the eras, newest first (Meiji counted from the calendar reform's use of 1868). */
const ERAS = [
  { name: '令和', from: '2019-05-01' },
  { name: '平成', from: '1989-01-08' },
  { name: '昭和', from: '1926-12-25' },
  { name: '大正', from: '1912-07-30' },
  { name: '明治', from: '1868-01-01' },
] as const

/** "昭和60年", "令和元年"; null before Meiji. */
export function japaneseEraYear(date: JapanDate): string | null {
  const era = ERAS.find(({ from }) => date >= from)
  if (!era) return null
  const number = yearOf(date) - Number(era.from.slice(0, 4)) + 1
  return `${era.name}${number === 1 ? '元' : number}年`
}

/**
 * The echo beside a birth year: "1985年（昭和60年）". A year in which the era changed names both,
 * "1989年（昭和64年・平成元年）"; a year that is no such number comes back as it is.
 */
export function formatYearWithEra(year: number): string {
  const first = parseJapanDate(`${year}-01-01`)
  const last = parseJapanDate(`${year}-12-31`)
  if (first === null || last === null) return `${year}年`
  const eras = [...new Set([japaneseEraYear(first), japaneseEraYear(last)])].filter((era) => era !== null)
  return eras.length > 0 ? `${year}年（${eras.join('・')}）` : `${year}年`
}

/** "1985年（昭和60年）4月1日" */
export function formatDateWithEra(date: JapanDate): string {
  const era = japaneseEraYear(date)
  return `${yearOf(date)}年${era === null ? '' : `（${era}）`}${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`
}
