import { toRfc3339 } from '../../domain/calendar.ts'
import { classNames } from './class-names.ts'
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatManYen,
  formatShortDate,
  formatShortDateTime,
  formatYearDay,
  formatYen,
  isSameYear,
} from './format.ts'
import styles from './money.module.css'

/** `500,000円`, never broken over a line end. */
export function Money({
  yen,
  unit = 'yen',
  className,
}: {
  yen: number
  unit?: 'yen' | 'manYen'
  className?: string | undefined
}) {
  return (
    <span className={classNames('no-break', styles.money, className)}>
      {unit === 'yen' ? formatYen(yen) : formatManYen(yen)}
    </span>
  )
}

/** The one big amount of a block: figures in indigo, the unit small beside it. */
export function BigMoney({ yen }: { yen: number }) {
  return (
    <span className={styles.big}>
      {formatYen(yen).slice(0, -1)}
      <small>円</small>
    </span>
  )
}

const formats = {
  dateTime: formatDateTime,
  date: formatDate,
  shortDateTime: formatShortDateTime,
  shortDate: formatShortDate,
  day: formatDay,
  yearDay: formatYearDay,
}

/** An instant or a day, readable to people and machines. */
export function DateTime({
  value,
  format = 'dateTime',
  className,
}: {
  value: string | Date
  format?: keyof typeof formats
  className?: string
}) {
  return (
    <time className={classNames('no-break', className)} dateTime={value instanceof Date ? toRfc3339(value) : value}>
      {formats[format](value)}
    </time>
  )
}

/** `2026年4月1日（水）19:00〜4月10日（金）23:59`: the year is said again where it is another. */
export function Period({ start, end }: { start: string; end: string }) {
  return (
    <>
      <DateTime value={start} />〜<wbr />
      <DateTime value={end} format={isSameYear(start, end) ? 'shortDateTime' : 'dateTime'} />
    </>
  )
}
